// SPDX-License-Identifier: MIT

/// How fast a film plays, as a person chooses it.
@preconcurrency @MainActor
open class AVPlaybackSpeed: __ObjCObject {
    /// 1: as it was recorded.
    open private(set) var rate: Float
    open private(set) var localizedName: String
    /// As "1.5×".
    open var localizedNumericName: String { Self.numeric(rate) }

    public init(rate: Float, localizedName: String) {
        self.rate = rate
        self.localizedName = localizedName
        super.init()
    }

    /// The same objects each time: a half, one, one and a quarter, one and a half, and two.
    open class var systemDefaultSpeeds: [AVPlaybackSpeed] { standard }

    private static let standard = [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: numeric($0)) }

    private static func numeric(_ rate: Float) -> String {
        "\(NumberFormatter.localizedString(from: NSNumber(value: rate), number: .decimal))×"
    }
}
