// SPDX-License-Identifier: MIT

extension AVPlayerItem {
    public var interstitialTimeRanges: [NSValue] { [] }
    /// What a radio station says of what is heard now; nil: nothing. Tags in files and in the
    /// pieces of play lists are not read.
    public var timedMetadata: [AVMetadataItem]? { heardTags?.items }
    /// The item that a looper or an interstitial event made this one of.
    public var template: AVPlayerItem? { nil }
    /// Nothing here needs a person's leave; what is protected does not play.
    public var isAuthorizationRequiredForPlayback: Bool { false }
    public var isApplicationAuthorizedForPlayback: Bool { true }
    public var isContentAuthorizedForPlayback: Bool { !asset.hasProtectedContent }
    public func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
        currentMediaSelection.selectedMediaOption(in: mediaSelectionGroup)
    }

    public static let failedToPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
    public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
    public static let newAccessLogEntryNotification = NSNotification.Name.AVPlayerItemNewAccessLogEntry
    public static let newErrorLogEntryNotification = NSNotification.Name.AVPlayerItemNewErrorLogEntry
    public static let mediaSelectionDidChangeNotification = NSNotification.Name(
        "AVPlayerItemMediaSelectionDidChangeNotification")
    public static let recommendedTimeOffsetFromLiveDidChangeNotification = NSNotification.Name(
        "AVPlayerItemRecommendedTimeOffsetFromLiveDidChangeNotification")
    public static let timeJumpedOriginatingParticipantKey = "AVPlayerItemTimeJumpedOriginatingParticipantKey"
}

public struct AVAudioSpatializationFormats: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let monoAndStereo = Self(rawValue: 3)
    public static let multichannel = Self(rawValue: 4)
    public static let monoStereoAndMultichannel = Self(rawValue: 7)
}
public struct AVVideoApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = Self(rawValue: "CleanApertureDimensions")
    public static let productionAperture = Self(rawValue: "ProductionApertureDimensions")
    public static let encodedPixels = Self(rawValue: "EncodedPixelDimensions")
}

/// What of several languages a player chooses by itself.
open class AVPlayerMediaSelectionCriteria: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    open private(set) var preferredLanguages: [String]?
    open private(set) var preferredMediaCharacteristics: [AVMediaCharacteristic]?
    open private(set) var principalMediaCharacteristics: [AVMediaCharacteristic]?
    public convenience init(
        preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?
    ) {
        self.init(
            principalMediaCharacteristics: nil, preferredLanguages: preferredLanguages,
            preferredMediaCharacteristics: preferredMediaCharacteristics)
    }
    public init(
        principalMediaCharacteristics: [AVMediaCharacteristic]?, preferredLanguages: [String]?,
        preferredMediaCharacteristics: [AVMediaCharacteristic]?
    ) {
        self.principalMediaCharacteristics = principalMediaCharacteristics
        self.preferredLanguages = preferredLanguages
        self.preferredMediaCharacteristics = preferredMediaCharacteristics
        super.init()
    }
}
