// SPDX-License-Identifier: MIT
import MediaEngine

/// A place in spoken sound.
open class AVSpeechSynthesisMarker: __ObjCObject, NSCopying, @unchecked Sendable {
    // Sendable: one thread sets it up before it is handed over.
    public enum Mark: Int, Sendable { case phoneme = 0, word, sentence, paragraph, bookmark }
    open var mark: Mark
    /// Bytes of sound before it.
    open var byteSampleOffset: UInt
    /// In UTF-16 code units of the text.
    open var textRange: NSRange
    open var bookmarkName = ""
    open var phoneme = ""

    public init(markerType type: Mark, forTextRange range: NSRange, atByteSampleOffset byteSampleOffset: UInt) {
        (mark, textRange, self.byteSampleOffset) = (type, range, byteSampleOffset)
        super.init()
    }
    public convenience init(wordRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .word, forTextRange: range, atByteSampleOffset: UInt(max(0, byteSampleOffset)))
    }
    public convenience init(sentenceRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .sentence, forTextRange: range, atByteSampleOffset: UInt(max(0, byteSampleOffset)))
    }
    public convenience init(paragraphRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .paragraph, forTextRange: range, atByteSampleOffset: UInt(max(0, byteSampleOffset)))
    }
    public convenience init(phonemeString phoneme: String, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .phoneme, forTextRange: NSRange(), atByteSampleOffset: UInt(max(0, byteSampleOffset)))
        self.phoneme = phoneme
    }
    public convenience init(bookmarkName mark: String, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .bookmark, forTextRange: NSRange(), atByteSampleOffset: UInt(max(0, byteSampleOffset)))
        bookmarkName = mark
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVSpeechSynthesisMarker(
            markerType: mark, forTextRange: textRange, atByteSampleOffset: byteSampleOffset)
        (copy.bookmarkName, copy.phoneme) = (bookmarkName, phoneme)
        return copy
    }
}

/// A voice that an extension brings.
open class AVSpeechSynthesisProviderVoice: __ObjCObject, @unchecked Sendable {
    // Sendable: one thread sets it up before it is handed over.
    open private(set) var name: String
    open private(set) var identifier: String
    open private(set) var primaryLanguages: [String]
    open private(set) var supportedLanguages: [String]
    /// Bytes.
    open var voiceSize: Int64 = 0
    open var version = "1.0"
    open var gender = AVSpeechSynthesisVoiceGender.unspecified
    /// Years; 0: unknown.
    open var age = 0
    public init(name: String, identifier: String, primaryLanguages: [String], supportedLanguages: [String]) {
        (self.name, self.identifier) = (name, identifier)
        (self.primaryLanguages, self.supportedLanguages) = (primaryLanguages, supportedLanguages)
        super.init()
    }
    /// The device loads no extensions with voices.
    open class func updateSpeechVoices() { Unsupported.report("AVSpeechSynthesisProviderVoice.updateSpeechVoices()") }
}

/// What an extension with voices would be asked for.
open class AVSpeechSynthesisProviderRequest: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    open private(set) var ssmlRepresentation: String
    open private(set) var voice: AVSpeechSynthesisProviderVoice
    public init(ssmlRepresentation text: String, voice: AVSpeechSynthesisProviderVoice) {
        (ssmlRepresentation, self.voice) = (text, voice)
        super.init()
    }
}

extension AVSpeechSynthesisVoice {
    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let isNoveltyVoice = Self(rawValue: 1)
        public static let isPersonalVoice = Self(rawValue: 2)
    }
    public var voiceTraits: Traits { [] }
}

extension AVSpeechSynthesizer {
    public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
        case notDetermined = 0
        case denied, unsupported, authorized
    }
    /// Nobody has taught the device their voice, and nobody can.
    public class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }
    @preconcurrency
    public class func requestPersonalVoiceAuthorization(
        completionHandler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void
    ) { DispatchQueue.global().async { completionHandler(.unsupported) } }
    public static let availableVoicesDidChangeNotification = NSNotification.Name(
        "AVSpeechSynthesisAvailableVoicesDidChangeNotification")

    public typealias BufferCallback = (AVAudioBuffer) -> Void
    public typealias MarkerCallback = ([AVSpeechSynthesisMarker]) -> Void
    private static let bufferFrames = 4096

    /// Makes the sound of a text without speaking it. The last buffer is empty; without the package espeak-ng it is the
    /// only one, and that is reported.
    public func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback) {
        write(utterance, toBufferCallback: bufferCallback, toMarkerCallback: { _ in })
    }
    public func write(
        _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback,
        toMarkerCallback markerCallback: @escaping MarkerCallback
    ) {
        let sound = EspeakSound.make(utterance.speechString, utterance: utterance, evenUnheard: true)
        let format = AVAudioFormat(standardFormatWithSampleRate: sound?.rate ?? 22_050, channels: 1)
        guard let format, let last = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 1) else { return }
        if let sound { markerCallback(markers(of: utterance.speechString, in: sound)) }
        var place: Int64 = 0
        while let sound, place < sound.frameCount {
            let count = Int(min(Int64(Self.bufferFrames), sound.frameCount - place))
            guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(count)),
                let samples = try? sound.read(count, at: place),  // Read whole before: it does not fail halfway.
                let target = buffer.floatChannelData?[0]
            else { break }
            for index in 0..<count { target[index] = samples[index * sound.channels] }
            buffer.frameLength = AVAudioFrameCount(count)
            bufferCallback(buffer)
            place += Int64(count)
        }
        bufferCallback(last)
    }

    /// Words, at the places that their letters' share of the sound gives them.
    private func markers(of text: String, in sound: any SoundSource) -> [AVSpeechSynthesisMarker] {
        let length = max(1, text.utf16.count)
        return Self.words(of: text).map { range in
            let frame = Double(range.location) / Double(length) * Double(sound.frameCount)
            return AVSpeechSynthesisMarker(
                wordRange: range, atByteSampleOffset: Int(frame) * MemoryLayout<Float>.size)
        }
    }
}

extension AVSpeechUtterance {
    /// nil: it is no SSML document, whose outermost element is `speak`. Breaks and voices in it are left out.
    public convenience init?(ssmlRepresentation string: String) {
        guard let text = SSML.text(of: string) else { return nil }
        self.init(string: text)
    }
}

/// The words of W3C's Speech Synthesis Markup Language.
private enum SSML {
    private static let entities = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&amp;": "&"]

    /// nil: elements that do not close each other, or others around them than `speak`.
    static func text(of document: String) -> String? {
        var (text, open, root) = ("", [String](), String?.none)
        var rest = document[...]
        while let start = rest.firstIndex(of: "<") {
            text += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ">") else { return nil }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("?") || tag.hasPrefix("!") { continue }
            text += " "
            if tag.hasPrefix("/") {
                guard open.popLast() == tag.dropFirst().trimmingCharacters(in: .whitespaces) else { return nil }
            } else if !tag.hasSuffix("/") {
                let name = String(tag.prefix { !$0.isWhitespace })
                if open.isEmpty, root != nil { return nil }
                root = root ?? name
                open.append(name)
            }
        }
        guard root == "speak", open.isEmpty else { return nil }
        // The ampersand last: what it makes is no entity.
        for entity in ["&lt;", "&gt;", "&quot;", "&apos;", "&amp;"] {
            text = text.replacingOccurrences(of: entity, with: entities[entity] ?? "")
        }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
