// SPDX-License-Identifier: MIT
import MediaEngine

/// Where the graph meets the device.
// Sendable: as its superclass.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    open var presentationLatency: TimeInterval { 0 }
    open private(set) var isVoiceProcessingEnabled = false
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
        if enabled { Unsupported.report("AVAudioIONode.setVoiceProcessingEnabled(_:)") }
        isVoiceProcessingEnabled = enabled
    }
}

/// The loudspeaker.
// Sendable: as its superclass.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {
    override init() { super.init() }
    open override var numberOfOutputs: Int { 1 }
}

/// The microphone; silent while the person has not allowed it.
// Sendable: as its superclass.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing, @unchecked Sendable {
    var mixing = MixingSettings()
    private let microphone = Microphone()
    private var supply: ((AVAudioFrameCount) -> UnsafePointer<AudioBufferList>?)?
    private var supplied: AVAudioFormat?
    open var isVoiceProcessingBypassed = false
    open var isVoiceProcessingAGCEnabled = true
    open var isVoiceProcessingInputMuted = false

    override init() { super.init() }

    /// Of one channel, at the rate that the session prefers, which the microphone can follow.
    override var defaultFormat: AVAudioFormat {
        let rate = AVAudioSession.sharedInstance().sampleRate
        return AVAudioFormat(standardFormatWithSampleRate: rate, channels: 1) ?? Self.standardFormat
    }
    open override func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { outputFormat(forBus: bus) }

    /// For manual rendering: the block gives what goes in, in `format`; nil when it has nothing.
    open func setManualRenderingInputPCMFormat(
        _ format: AVAudioFormat, inputBlock block: @escaping (AVAudioFrameCount) -> UnsafePointer<AudioBufferList>?
    ) -> Bool {
        guard engine?.isInManualRenderingMode == true else { return false }
        change {
            (supply, supplied, chosenFormat) = (block, format, format)
        }
        return true
    }

    override func produce(_ frames: Int, _ cycle: RenderCycle) -> SoundBlock { mixing.apply(to: heard(frames)) }

    private func heard(_ frames: Int) -> SoundBlock {
        let format = outputFormat(forBus: 0)
        let channels = Int(format.channelCount)
        if let supply, let supplied {
            guard let list = supply(AVAudioFrameCount(frames)),
                let buffer = AVAudioPCMBuffer(pcmFormat: supplied, frameCapacity: AVAudioFrameCount(frames))
            else { return SoundBlock(silence: frames, channels: channels) }
            buffer.take(list)
            var block = SoundBlock(interleaved: buffer.interleavedFloats(), channels: channels)
            block.append(SoundBlock(silence: frames - block.frames, channels: channels))
            return block
        }
        guard AVAudioApplication.shared.isHearing else {
            return SoundBlock(silence: frames, channels: channels)
        }
        let seconds = Double(renderedFrames) / format.sampleRate
        let samples = microphone.samples(at: seconds, count: frames, rate: format.sampleRate, channels: channels)
        return SoundBlock(interleaved: samples, channels: channels)
    }
}

extension AVAudioPCMBuffer {
    /// Copies memory of the same format; as many frames as there are and fit.
    func take(_ source: UnsafePointer<AudioBufferList>) {
        let other = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: source))
        let bytesPerFrame = max(1, format.streamDescription.pointee.mBytesPerFrame)
        let capacity = frameCapacity * bytesPerFrame
        frameLength = min(frameCapacity, (other.first?.mDataByteSize ?? 0) / bytesPerFrame)
        for (index, buffer) in other.enumerated() where index < list.count {
            guard let from = buffer.mData, let to = list[index].mData else { continue }
            to.copyMemory(from: from, byteCount: Int(min(buffer.mDataByteSize, capacity)))
        }
    }
}
