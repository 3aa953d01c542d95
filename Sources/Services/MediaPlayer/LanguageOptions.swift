// SPDX-License-Identifier: MIT

public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable {
    case audible = 0
    case legible
}

public let MPLanguageOptionCharacteristicIsMainProgramContent = "public.main-program-content"
public let MPLanguageOptionCharacteristicIsAuxiliaryContent = "public.auxiliary-content"
public let MPLanguageOptionCharacteristicContainsOnlyForcedSubtitles = "public.subtitles.forced-only"
public let MPLanguageOptionCharacteristicTranscribesSpokenDialog = "public.accessibility.transcribes-spoken-dialog"
public let MPLanguageOptionCharacteristicDescribesMusicAndSound = "public.accessibility.describes-music-and-sound"
public let MPLanguageOptionCharacteristicEasyToRead = "public.easy-to-read"
public let MPLanguageOptionCharacteristicDescribesVideo = "public.accessibility.describes-video"
public let MPLanguageOptionCharacteristicLanguageTranslation = "public.translation"
public let MPLanguageOptionCharacteristicDubbedTranslation = "public.translation.dubbed"
public let MPLanguageOptionCharacteristicVoiceOverTranslation = "public.translation.voice-over"

/// A language that what plays can be heard or read in.
public final class MPNowPlayingInfoLanguageOption: __ObjCObject, Sendable {
    public let languageOptionType: MPNowPlayingInfoLanguageOptionType
    /// As "de" or "pt-BR"; nil: the one that the device chooses.
    public let languageTag: String?
    public let languageOptionCharacteristics: [String]?
    public let displayName: String?
    public let identifier: String?

    public init(
        type languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String,
        characteristics languageOptionCharacteristics: [String]?, displayName: String, identifier: String
    ) {
        (self.languageOptionType, self.languageTag) = (languageOptionType, languageTag.isEmpty ? nil : languageTag)
        self.languageOptionCharacteristics = languageOptionCharacteristics
        (self.displayName, self.identifier) = (displayName, identifier)
        super.init()
    }
    public func isAutomaticAudibleLanguageOption() -> Bool { languageOptionType == .audible && languageTag == nil }
    public func isAutomaticLegibleLanguageOption() -> Bool { languageOptionType == .legible && languageTag == nil }
}

/// Languages of which one at a time can be chosen.
public final class MPNowPlayingInfoLanguageOptionGroup: __ObjCObject, Sendable {
    public let languageOptions: [MPNowPlayingInfoLanguageOption]
    public let defaultLanguageOption: MPNowPlayingInfoLanguageOption?
    public let allowEmptySelection: Bool
    public init(
        languageOptions: [MPNowPlayingInfoLanguageOption], defaultLanguageOption: MPNowPlayingInfoLanguageOption?,
        allowEmptySelection: Bool
    ) {
        self.languageOptions = languageOptions
        self.defaultLanguageOption = defaultLanguageOption
        self.allowEmptySelection = allowEmptySelection
        super.init()
    }
}

/// Where an advertisement lies in what plays.
public final class MPAdTimeRange: __ObjCObject, NSCopying, @unchecked Sendable {
    // Sendable: the main thread alone changes it, as the documentation asks of apps.
    public var timeRange: CMTimeRange
    public init(_ timeRange: CMTimeRange) {
        self.timeRange = timeRange
        super.init()
    }
    public func copy(with zone: NSZone? = nil) -> Any { MPAdTimeRange(timeRange) }
}

extension AVMediaSelectionOption {
    /// The option as the lock screen shows it; nil: of what is neither heard nor read.
    public func makeNowPlayingInfoLanguageOption() -> MPNowPlayingInfoLanguageOption? {
        let type: MPNowPlayingInfoLanguageOptionType
        switch mediaType {
        case .audio: type = .audible
        case .subtitle, .closedCaption, .text: type = .legible
        default: return nil
        }
        return MPNowPlayingInfoLanguageOption(
            type: type, languageTag: extendedLanguageTag ?? "", characteristics: nil, displayName: displayName,
            identifier: displayName)
    }
}
extension AVMediaSelectionGroup {
    public func makeNowPlayingInfoLanguageOptionGroup() -> MPNowPlayingInfoLanguageOptionGroup {
        MPNowPlayingInfoLanguageOptionGroup(
            languageOptions: options.compactMap { $0.makeNowPlayingInfoLanguageOption() },
            defaultLanguageOption: defaultOption?.makeNowPlayingInfoLanguageOption(),
            allowEmptySelection: allowsEmptySelection)
    }
}
