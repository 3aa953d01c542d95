// SPDX-License-Identifier: MIT

open class SFSpeechRecognitionRequest: __ObjCObject {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
    open var contextualStrings: [String] = []
    open var interactionIdentifier: String?
    public override init() { super.init() }
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    open private(set) var url: URL
    public init(url: URL) {
        self.url = url
        super.init()
    }
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    open var nativeAudioFormat: AVAudioFormat {
        guard
            let format = AVAudioFormat(
                commonFormat: .pcmFormatFloat32, sampleRate: 16_000, channels: 1, interleaved: false)
        else { preconditionFailure("AVAudioFormat: one channel of 16,000 floats a second") }
        return format
    }
    /// Nobody listens.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
    open func endAudio() {}
}

/// Sendable: immutable.
open class SFTranscription: __ObjCObject, @unchecked Sendable {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}
/// Sendable: immutable.
open class SFTranscriptionSegment: __ObjCObject, @unchecked Sendable {
    open var substring: String { "" }
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
    open var alternativeSubstrings: [String] { [] }
}
/// Sendable: immutable.
open class SFSpeechRecognitionResult: __ObjCObject, @unchecked Sendable {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
}
