// SPDX-License-Identifier: MIT
import MediaEngine

public enum AVAudioEngineManualRenderingMode: Int, Sendable { case offline = 0, realtime }

public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
    case error = -1
    case success, insufficientDataFromInputNode, cannotDoInCurrentContext
}

public struct AVAudioEngineManualRenderingError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case invalidMode = -80800
        case initialized = -80801
        case notRunning = -80802
    }
    public let code: Code
    public static var invalidMode: Code { .invalidMode }
    public static var initialized: Code { .initialized }
    public static var notRunning: Code { .notRunning }
}

public typealias AVAudioEngineManualRenderingBlock =
    (AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>, UnsafeMutablePointer<OSStatus>?) ->
    AVAudioEngineManualRenderingStatus

struct ManualRendering {
    let mode: AVAudioEngineManualRenderingMode
    let format: AVAudioFormat
    let mostFrames: AVAudioFrameCount
    var sampleTime: AVAudioFramePosition = 0
}

extension AVAudioEngine {
    /// From now on the app takes the sound, as fast as it likes. The engine must not run.
    public func enableManualRenderingMode(
        _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat,
        maximumFrameCount: AVAudioFrameCount
    ) throws {
        guard !isRunning else { throw AVAudioEngineManualRenderingError(code: .initialized) }
        GraphLock.locked {
            manual = ManualRendering(mode: mode, format: pcmFormat, mostFrames: maximumFrameCount)
            outputNode.chosenFormat = pcmFormat
            for node in attachedNodes { node.prepareToStart() }
        }
    }

    public func disableManualRenderingMode() {
        guard !isRunning else { return }
        GraphLock.locked {
            manual = nil
            outputNode.chosenFormat = nil
        }
    }

    public var isInManualRenderingMode: Bool { GraphLock.locked { manual != nil } }
    public var manualRenderingMode: AVAudioEngineManualRenderingMode { GraphLock.locked { manual?.mode ?? .offline } }
    public var manualRenderingFormat: AVAudioFormat { GraphLock.locked { manual?.format ?? AVAudioFormat() } }
    public var manualRenderingMaximumFrameCount: AVAudioFrameCount { GraphLock.locked { manual?.mostFrames ?? 0 } }
    /// Frames rendered so far.
    public var manualRenderingSampleTime: AVAudioFramePosition { GraphLock.locked { manual?.sampleTime ?? 0 } }

    /// Renders the next frames into a buffer of the manual rendering format.
    @discardableResult
    public func renderOffline(
        _ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer
    ) throws -> AVAudioEngineManualRenderingStatus {
        guard isRunning else { throw AVAudioEngineManualRenderingError(code: .notRunning) }
        guard let manual = GraphLock.locked({ manual }) else {
            throw AVAudioEngineManualRenderingError(code: .invalidMode)
        }
        let count = Int(min(numberOfFrames, min(manual.mostFrames, buffer.frameCapacity)))
        let seconds = Double(manual.sampleTime) / manual.format.sampleRate
        let block = render(
            count, rate: manual.format.sampleRate, channels: Int(manual.format.channelCount),
            hostTime: AVAudioTime.hostTime(forSeconds: seconds))
        buffer.store(block)
        GraphLock.locked { self.manual?.sampleTime += AVAudioFramePosition(count) }
        return .success
    }

    /// Renders into lists of buffers; for loops of the app's own.
    public var manualRenderingBlock: AVAudioEngineManualRenderingBlock {
        { [weak self] frames, list, _ in
            guard let self, let format = GraphLock.locked({ self.manual?.format }),
                let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frames)
            else { return .error }
            do { try renderOffline(frames, to: buffer) } catch { return .error }
            let target = UnsafeMutableAudioBufferListPointer(list)
            for (index, source) in buffer.list.enumerated() where index < target.count {
                guard let from = source.mData, let to = target[index].mData else { continue }
                let bytes = min(Int(source.mDataByteSize), Int(target[index].mDataByteSize))
                to.copyMemory(from: from, byteCount: bytes)
            }
            return .success
        }
    }
}
