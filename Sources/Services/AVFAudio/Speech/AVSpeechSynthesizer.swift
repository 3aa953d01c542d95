// SPDX-License-Identifier: MIT
import MediaEngine
import QuartzCore

public enum AVSpeechBoundary: Int, Sendable {
    case immediate = 0
    case word = 1
}

/// Speaks utterances one after another, with the package espeak-ng where it is installed. Without it the words pass in
/// the time they would take, with all messages, and nothing is heard; that is reported.
///
/// Used from the main thread, on which the delegate is told.
open class AVSpeechSynthesizer: __ObjCObject, @unchecked Sendable {
    // Sendable: only the main thread uses it.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    private var queue: [AVSpeechUtterance] = []
    private var current: Speech?
    private var turn = 0
    open private(set) var isPaused = false
    open var usesApplicationAudioSession = true
    open var mixToTelephonyUplink = false
    /// Where the words go; nil: to the loudspeaker, as always here.
    open var outputChannels: [AVAudioSessionChannelDescription]?

    /// The utterance that is being spoken.
    private struct Speech {
        let utterance: AVSpeechUtterance
        let words: [NSRange]
        /// Seconds for each character.
        let pace: Double
        let voice: PlayedSound?
        var nextWord = 0
    }

    /// Characters a second at the usual rate, of an adult who reads aloud.
    private static let usualPace = 15.0

    open var isSpeaking: Bool { current != nil }

    /// Spoken when all before it are.
    open func speak(_ utterance: AVSpeechUtterance) {
        queue.append(utterance)
        if current == nil { startNext() }
    }

    private func startNext() {
        guard !queue.isEmpty else { return current = nil }
        let utterance = queue.removeFirst()
        let text = utterance.speechString
        let pace = 1 / (Self.usualPace * Double(0.25 + utterance.rate * 1.5))
        let sound = EspeakSound.make(text, utterance: utterance)
        let length = Double(max(1, text.utf16.count))
        current = Speech(
            utterance: utterance, words: Self.words(of: text), pace: sound.map { $0.duration / length } ?? pace,
            voice: sound.map { PlayedSound($0) })
        turn += 1
        later(utterance.preUtteranceDelay) { synthesizer in synthesizer.begin() }
    }

    /// Where the words stand, in UTF-16 code units.
    static func words(of text: String) -> [NSRange] {
        var words: [NSRange] = []
        text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { _, range, _, _ in
            words.append(NSRange(range, in: text))
        }
        return words
    }

    private func begin() {
        guard let current else { return }
        if let delegate { optionalCall { delegate.speechSynthesizer(self, didStart: current.utterance) } }
        if let voice = current.voice {
            voice.begin(at: FrameClock.now, position: 0, speed: 1, loops: 0)
            voice.set(volume: current.utterance.volume, pan: 0)
            Loudspeaker.shared.add(voice)
        }
        speakWord()
    }

    private func speakWord() {
        guard var speech = current, !isPaused else { return }
        guard speech.nextWord < speech.words.count else {
            let rest = speech.utterance.speechString.utf16.count - (speech.words.last?.location ?? 0)
            return later(Double(rest) * speech.pace) { $0.finish() }
        }
        let word = speech.words[speech.nextWord]
        if let delegate {
            optionalCall {
                delegate.speechSynthesizer(
                    self, willSpeakRangeOfSpeechString: word, utterance: speech.utterance)
            }
        }
        speech.nextWord += 1
        current = speech
        guard speech.nextWord < speech.words.count else { return speakWord() }
        let distance = speech.words[speech.nextWord].location - word.location
        later(Double(distance) * speech.pace) { $0.speakWord() }
    }

    private func finish() {
        guard let speech = current else { return }
        if let voice = speech.voice { Loudspeaker.shared.remove(voice) }
        later(speech.utterance.postUtteranceDelay) { synthesizer in
            synthesizer.current = nil
            if let delegate = synthesizer.delegate {
                optionalCall { delegate.speechSynthesizer(synthesizer, didFinish: speech.utterance) }
            }
            if synthesizer.current == nil { synthesizer.startNext() }
        }
    }

    private func later(_ seconds: Double, _ body: @escaping (AVSpeechSynthesizer) -> Void) {
        let turn = turn
        nonisolated(unsafe) let body = body
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) { [weak self] in
            guard let self, self.turn == turn else { return }
            body(self)
        }
    }

    /// Gives up what is spoken and what waits.
    /// - Returns: whether something was spoken.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        queue = []
        guard let speech = current else { return false }
        if let voice = speech.voice { Loudspeaker.shared.remove(voice) }
        current = nil
        isPaused = false
        turn += 1
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate = self.delegate else { return }
            optionalCall { delegate.speechSynthesizer(self, didCancel: speech.utterance) }
        }
        return true
    }

    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let speech = current, !isPaused else { return false }
        isPaused = true
        turn += 1
        if let voice = speech.voice { Loudspeaker.shared.remove(voice) }
        if let delegate { optionalCall { delegate.speechSynthesizer(self, didPause: speech.utterance) } }
        return true
    }

    @discardableResult
    open func continueSpeaking() -> Bool {
        guard isPaused, let speech = current else { return false }
        isPaused = false
        if let voice = speech.voice, speech.nextWord < speech.words.count {
            let position = Double(speech.words[speech.nextWord].location) * speech.pace
            voice.begin(at: FrameClock.now, position: position, speed: 1, loops: 0)
            Loudspeaker.shared.add(voice)
        }
        if let delegate { optionalCall { delegate.speechSynthesizer(self, didContinue: speech.utterance) } }
        speakWord()
        return true
    }
}

/// Hears how speaking goes on.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// - Parameter characterRange: the word that comes next, in UTF-16 code units.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        byName(self, "speechSynthesizer:didStartSpeechUtterance:", [synthesizer, utterance])
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        byName(self, "speechSynthesizer:didFinishSpeechUtterance:", [synthesizer, utterance])
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
        byName(self, "speechSynthesizer:didPauseSpeechUtterance:", [synthesizer, utterance])
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
        byName(self, "speechSynthesizer:didContinueSpeechUtterance:", [synthesizer, utterance])
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        byName(self, "speechSynthesizer:didCancelSpeechUtterance:", [synthesizer, utterance])
    }
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {
        byName(
            self, "speechSynthesizer:willSpeakRangeOfSpeechString:utterance:",
            [synthesizer, characterRange, utterance])
    }
}

/// What espeak-ng makes of a text.
enum EspeakSound {
    private static let program: String? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return path.split(separator: ":").map { "\($0)/espeak-ng" }.first { access($0, X_OK) == 0 }
    }()

    /// nil, with a report, where the package is missing; nil where nobody hears.
    static func make(_ text: String, utterance: AVSpeechUtterance, evenUnheard: Bool = false) -> (any SoundSource)? {
        guard let program else {
            Unsupported.report("AVSpeechSynthesizer.speak(_:): nothing is heard without the package espeak-ng")
            return nil
        }
        guard evenUnheard || Loudspeaker.shared.isAudible else { return nil }
        let language = utterance.voice?.language ?? AVSpeechSynthesisVoice.currentLanguageCode()
        let words = String(Int(80 + utterance.rate * 190))
        let pitch = String(Int(max(0, min(99, utterance.pitchMultiplier * 50))))
        do {
            let child = try ChildProcess([
                program, "--stdout", "-v", language.lowercased(), "-s", words, "-p", pitch, "--", text,
            ])
            return try SoundFiles.open(Data(child.readToEnd()))
        } catch {
            Unsupported.report("AVSpeechSynthesizer.speak(_:): \(error)")
            return nil
        }
    }
}
