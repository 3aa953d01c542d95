// SPDX-License-Identifier: MIT
import MediaEngine

public typealias AVAudioSourceNodeRenderBlock =
    (
        UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
        UnsafeMutablePointer<AudioBufferList>
    )
    -> OSStatus
public typealias AVAudioSinkNodeReceiverBlock =
    (UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>) -> OSStatus

/// Makes sound by a block of the app's, which is called while the graph renders and must not change it.
// Sendable: as its superclass.
open class AVAudioSourceNode: AVAudioMixedNode, @unchecked Sendable {
    private let block: AVAudioSourceNodeRenderBlock
    private let format: AVAudioFormat?

    public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
        (self.block, format) = (block, nil)
        super.init()
    }

    public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
        (self.block, self.format) = (block, format)
        super.init()
        chosenFormat = format
    }

    open override var numberOfInputs: Int { 0 }

    override func produce(_ frames: Int, _ cycle: RenderCycle) -> SoundBlock {
        let made = format ?? outputFormat(forBus: 0)
        let channels = Int(made.channelCount)
        guard let buffer = AVAudioPCMBuffer(pcmFormat: made, frameCapacity: AVAudioFrameCount(frames)) else {
            return SoundBlock(silence: frames, channels: channels)
        }
        buffer.frameLength = AVAudioFrameCount(frames)
        var time = AudioTimeStamp()
        time.mSampleTime = Double(renderedFrames)
        var isSilent = ObjCBool(false)
        let status = block(&isSilent, &time, AVAudioFrameCount(frames), buffer.mutableAudioBufferList)
        guard status == 0, !isSilent.boolValue else { return SoundBlock(silence: frames, channels: channels) }
        return mixing.apply(to: SoundBlock(interleaved: buffer.interleavedFloats(), channels: channels))
    }
}

/// Gives what comes in to a block of the app's.
// Sendable: as its superclass.
open class AVAudioSinkNode: AVAudioNode, @unchecked Sendable {
    private let block: AVAudioSinkNodeReceiverBlock

    public init(receiverBlock block: @escaping AVAudioSinkNodeReceiverBlock) {
        self.block = block
        super.init()
    }

    open override var numberOfOutputs: Int { 0 }
    override var isWatched: Bool { true }

    override func produce(_ frames: Int, _ cycle: RenderCycle) -> SoundBlock {
        let heard = input(frames, cycle)
        guard
            let buffer = AVAudioPCMBuffer(pcmFormat: outputFormat(forBus: 0), frameCapacity: AVAudioFrameCount(frames))
        else { return heard }
        buffer.store(heard.interleaved)
        var time = AudioTimeStamp()
        time.mSampleTime = Double(renderedFrames)
        _ = block(&time, AVAudioFrameCount(frames), buffer.audioBufferList)
        return heard
    }
}
