// SPDX-License-Identifier: MIT

/// The display shows nothing brighter than white, so that films come without a high dynamic range.
extension AVPlayer {
    public class var availableHDRModes: HDRMode { [] }

    public struct HDRMode: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let hlg = Self(rawValue: 1)
        public static let hdr10 = Self(rawValue: 2)
        public static let dolbyVision = Self(rawValue: 4)
    }

    public static let eligibleForHDRPlaybackDidChangeNotification = NSNotification.Name(
        "AVPlayerEligibleForHDRPlaybackDidChangeNotification")
}
