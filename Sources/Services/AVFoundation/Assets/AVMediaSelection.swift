// SPDX-License-Identifier: MIT
import MediaEngine

/// Alternatives of which one is heard or read.
open class AVMediaSelectionGroup: __ObjCObject, NSCopying, @unchecked Sendable {
    // Sendable: constants alone.
    open private(set) var options: [AVMediaSelectionOption]
    open private(set) var defaultOption: AVMediaSelectionOption?
    open private(set) var allowsEmptySelection: Bool

    init(_ options: [AVMediaSelectionOption], allowsEmpty: Bool) {
        self.options = options
        defaultOption = options.first(where: \.choice.isDefault)
        allowsEmptySelection = allowsEmpty
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    static func groups(of choices: [MediaInfo.Choice]) -> [AVMediaCharacteristic: AVMediaSelectionGroup] {
        let options = choices.map(AVMediaSelectionOption.init)
        let sounds = options.filter { $0.mediaType == .audio }
        let captions = options.filter { $0.mediaType != .audio }
        var groups: [AVMediaCharacteristic: AVMediaSelectionGroup] = [:]
        // Something is heard always; captions may be off.
        if !sounds.isEmpty { groups[.audible] = AVMediaSelectionGroup(sounds, allowsEmpty: false) }
        if !captions.isEmpty { groups[.legible] = AVMediaSelectionGroup(captions, allowsEmpty: true) }
        return groups
    }

    /// The option that another list of properties describes.
    open func mediaSelectionOption(withPropertyList plist: Any) -> AVMediaSelectionOption? {
        options.first { NSDictionary(dictionary: $0.properties).isEqual(plist) }
    }

    // MARK: Filters

    open class func playableMediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption])
        -> [AVMediaSelectionOption]
    { mediaSelectionOptions.filter(\.isPlayable) }

    open class func mediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale)
        -> [AVMediaSelectionOption]
    { mediaSelectionOptions.filter { $0.matches(locale.identifier) } }

    /// Those in the languages, in the languages' order.
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMediaSelectionOption] {
        preferredLanguages.flatMap { language in mediaSelectionOptions.filter { $0.matches(language) } }
    }

    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        withMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
    ) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter { option in
            mediaCharacteristics.allSatisfy(option.hasMediaCharacteristic)
        }
    }

    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        withoutMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
    ) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter { option in
            !mediaCharacteristics.contains(where: option.hasMediaCharacteristic)
        }
    }
}

/// One of a group: a sound or captions, in a language.
open class AVMediaSelectionOption: __ObjCObject, NSCopying, @unchecked Sendable {
    // Sendable: constants alone.
    let choice: MediaInfo.Choice

    init(_ choice: MediaInfo.Choice) {
        self.choice = choice
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var mediaType: AVMediaType { AVMediaType(rawValue: fourCharacterText(choice.type)) }
    open var mediaSubTypes: [NSNumber] { [] }
    /// What the stream calls it, else the language's name in the device's language.
    open var displayName: String { displayName(with: .current) }
    open func displayName(with locale: Locale) -> String {
        if !choice.name.isEmpty { return choice.name }
        return extendedLanguageTag.flatMap { locale.localizedString(forIdentifier: $0) } ?? "Unknown language"
    }
    open var locale: Locale? { extendedLanguageTag.map { Locale(identifier: $0) } }
    open var extendedLanguageTag: String? { choice.language.map(Self.tag) }
    open var isPlayable: Bool { true }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [String] { [] }
    open func metadata(forFormat format: String) -> [AVMetadataItem] { [] }
    open func associatedMediaSelectionOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
        mediaSelectionGroup.options.first { option in extendedLanguageTag.map(option.matches) ?? false }
    }

    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        switch mediaCharacteristic {
        case .audible: mediaType == .audio
        case .legible: mediaType != .audio
        case .containsOnlyForcedSubtitles: choice.isForced
        default: choice.characteristics.contains(mediaCharacteristic.rawValue)
        }
    }

    var properties: [String: Any] {
        [
            "MediaSelectionOptionsName": displayName,
            "MediaSelectionOptionsExtendedLanguageTag": extendedLanguageTag ?? "",
            "MediaSelectionOptionsMediaType": mediaType.rawValue,
        ]
    }
    open func propertyList() -> Any { NSDictionary(dictionary: properties) }

    /// Whether it is in a language, of whatever region.
    func matches(_ language: String) -> Bool {
        guard let tag = extendedLanguageTag else { return false }
        func base(_ text: String) -> Substring { Self.tag(text).prefix { $0 != "-" && $0 != "_" } }
        return base(tag).lowercased() == base(language).lowercased()
    }

    /// The shortest tag of a language that a file names by three letters.
    static func tag(_ code: String) -> String {
        guard code.count == 3 else { return code }
        return Locale.LanguageCode(code).identifier(.alpha2) ?? code
    }

    open override var description: String { "<AVMediaSelectionOption: \(displayName), \(mediaType.rawValue)>" }
}

/// Which alternatives are chosen.
open class AVMediaSelection: __ObjCObject, NSCopying {
    open private(set) weak var asset: AVAsset?
    /// By groups; what is not in it is the group's default.
    fileprivate(set) var chosen: [ObjectIdentifier: AVMediaSelectionOption?]

    init(_ asset: AVAsset?, _ chosen: [ObjectIdentifier: AVMediaSelectionOption?]) {
        (self.asset, self.chosen) = (asset, chosen)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { AVMediaSelection(asset, chosen) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { AVMutableMediaSelection(asset, chosen) }

    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
        if let option = chosen[ObjectIdentifier(mediaSelectionGroup)] { return option }
        // Captions are off unless somebody wants them.
        guard !mediaSelectionGroup.allowsEmptySelection else { return nil }
        return mediaSelectionGroup.defaultOption ?? mediaSelectionGroup.options.first
    }
    open func mediaSelectionCriteriaCanBeAppliedAutomatically(to mediaSelectionGroup: AVMediaSelectionGroup) -> Bool {
        chosen[ObjectIdentifier(mediaSelectionGroup)] == nil
    }
}

open class AVMutableMediaSelection: AVMediaSelection {
    open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {
        chosen[ObjectIdentifier(mediaSelectionGroup)] = .some(mediaSelectionOption)
    }
}
