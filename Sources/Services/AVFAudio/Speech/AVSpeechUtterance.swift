// SPDX-License-Identifier: MIT

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// A text to be spoken, and how.
open class AVSpeechUtterance: __ObjCObject, NSCopying {
    open private(set) var speechString: String
    open private(set) var attributedSpeechString: NSAttributedString
    /// nil: the voice of the person's language.
    open var voice: AVSpeechSynthesisVoice?
    /// 0 to 1; see `AVSpeechUtteranceDefaultSpeechRate`.
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    /// 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// 0 to 1.
    open var volume: Float = 1
    open var prefersAssistiveTechnologySettings = false
    /// Seconds.
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0

    /// Says nothing.
    public convenience override init() { self.init(string: "") }

    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
        super.init()
    }

    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVSpeechUtterance(attributedString: attributedSpeechString)
        copy.voice = voice
        copy.rate = rate
        copy.pitchMultiplier = pitchMultiplier
        copy.volume = volume
        copy.preUtteranceDelay = preUtteranceDelay
        copy.postUtteranceDelay = postUtteranceDelay
        return copy
    }
}

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced = 2
    case premium = 3
}

public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    case unspecified = 0
    case male = 1
    case female = 2
}

/// A voice of the device: one for each language that the synthesiser speaks.
open class AVSpeechSynthesisVoice: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    open private(set) var language: String
    open private(set) var identifier: String
    open private(set) var name: String
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    open var audioFileSettings: [String: Any] { [:] }

    /// The system's own.
    public convenience override init() { self.init(code: Self.currentLanguageCode()) }

    private init(code: String) {
        language = code
        identifier = "com.apple.ttsbundle.compact.\(code)"
        name = Locale(identifier: "en").localizedString(forLanguageCode: String(code.prefix(2))) ?? code
        super.init()
    }

    private static let languages = [
        "ar-SA", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-AU", "en-GB", "en-IE", "en-US", "en-ZA", "es-ES", "es-MX",
        "fi-FI", "fr-CA", "fr-FR", "he-IL", "hi-IN", "hu-HU", "id-ID", "it-IT", "ja-JP", "ko-KR", "nb-NO", "nl-BE",
        "nl-NL", "pl-PL", "pt-BR", "pt-PT", "ro-RO", "ru-RU", "sk-SK", "sv-SE", "th-TH", "tr-TR", "zh-CN", "zh-HK",
        "zh-TW",
    ]

    /// nil: the person's language. A language without a region gets its first voice.
    public convenience init?(language languageCode: String?) {
        let wanted = languageCode ?? Self.currentLanguageCode()
        guard
            let code = Self.languages.first(where: { $0 == wanted })
                ?? Self.languages.first(where: { $0.hasPrefix(wanted.prefix(2) + "-") })
        else { return nil }
        self.init(code: code)
    }

    public convenience init?(identifier: String) {
        let prefix = "com.apple.ttsbundle.compact."
        guard identifier.hasPrefix(prefix), Self.languages.contains(String(identifier.dropFirst(prefix.count))) else {
            return nil
        }
        self.init(code: String(identifier.dropFirst(prefix.count)))
    }

    open class func speechVoices() -> [AVSpeechSynthesisVoice] { languages.map { AVSpeechSynthesisVoice(code: $0) } }
    /// As BCP 47 writes it.
    open class func currentLanguageCode() -> String {
        let code = Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
        return code.count >= 5 ? String(code.prefix(5)) : "en-US"
    }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? AVSpeechSynthesisVoice)?.identifier == identifier
    }
    open override var hash: Int { identifier.hashValue }
}
