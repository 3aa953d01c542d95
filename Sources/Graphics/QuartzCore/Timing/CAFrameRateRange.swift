// SPDX-License-Identifier: MIT
/// Frames per second a client asks for.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// Zero leaves the choice to the system.
    public var preferred: Float

    public static let `default` = CAFrameRateRange()

    public init() { (minimum, maximum, preferred) = (0, 0, 0) }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred ?? 0)
    }
}
