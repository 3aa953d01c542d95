// SPDX-License-Identifier: MIT
import MediaEngine

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let loops = Self(rawValue: 1 << 0)
    public static let interrupts = Self(rawValue: 1 << 1)
    public static let interruptsAtLoop = Self(rawValue: 1 << 2)
}

public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    case dataConsumed = 0, dataRendered, dataPlayedBack
}

/// Plays buffers and parts of files, one behind the other.
// Sendable: as its superclass.
open class AVAudioPlayerNode: AVAudioMixedNode, @unchecked Sendable {
    private var queue: [PlayerSegment] = []
    private var playing = false
    /// The node's frame at which its own time is zero, or will be.
    private var origin: AVAudioFramePosition = 0
    /// Frames of its own time.
    private var played: AVAudioFramePosition = 0
    private static let callbacks = DispatchQueue(label: "touchstone.audio.player")

    public override init() { super.init() }

    open override var numberOfInputs: Int { 0 }
    override var isWatched: Bool { super.isWatched || (playing && queue.contains { $0.handler != nil }) }
    open var isPlaying: Bool { GraphLock.locked { playing } }

    // MARK: Scheduling

    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {
        scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
    }

    /// - Parameter when: of the node's own time; nil: behind what is scheduled.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (() -> Void)? = nil
    ) {
        let block = SoundBlock(interleaved: buffer.interleavedFloats(), channels: Int(buffer.format.channelCount))
        add(
            PlayerSegment(block, rate: buffer.format.sampleRate, loops: options.contains(.loops)), when,
            completionHandler, options)
    }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) { scheduleBuffer(buffer) { completionHandler?(callbackType) } }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) { scheduleBuffer(buffer, at: when, options: options) { completionHandler?(callbackType) } }

    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {
        let count = AVAudioFrameCount(clamping: file.length)
        scheduleSegment(file, startingFrame: 0, frameCount: count, at: when, completionHandler: completionHandler)
    }

    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) { scheduleFile(file, at: when) { completionHandler?(callbackType) } }

    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
    ) {
        guard let source = file.source else {
            NSException.raise(.invalidArgumentException, "\(file.url.lastPathComponent) was opened for writing")
        }
        let start = max(0, startFrame)
        let end = min(source.frameCount, start + AVAudioFramePosition(numberFrames))
        add(PlayerSegment(source, start: start, end: max(start, end)), when, completionHandler, [])
    }

    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        scheduleSegment(file, startingFrame: startFrame, frameCount: numberFrames, at: when) {
            completionHandler?(callbackType)
        }
    }

    private func add(
        _ segment: PlayerSegment, _ when: AVAudioTime?, _ handler: (() -> Void)?,
        _ options: AVAudioPlayerNodeBufferOptions
    ) {
        change {
            segment.handler = handler
            segment.begin = when.flatMap(frame(of:))
            if options.contains(.interrupts) {
                finish(queue)
                queue = []
            }
            if options.contains(.interruptsAtLoop) { queue.last?.loops = false }
            queue.append(segment)
        }
        engine?.watchedDidChange()
    }

    /// Of the node's own time.
    private func frame(of time: AVAudioTime) -> AVAudioFramePosition? {
        let rate = outputFormat(forBus: 0).sampleRate
        if time.isSampleTimeValid, time.sampleRate > 0 {
            return AVAudioFramePosition((Double(time.sampleTime) * rate / time.sampleRate).rounded())
        }
        guard time.isHostTimeValid else { return nil }
        return nodeFrame(ofHost: time.hostTime) - origin
    }

    private func nodeFrame(ofHost time: UInt64) -> AVAudioFramePosition {
        let seconds = AVAudioTime.seconds(forHostTime: time) - AVAudioTime.seconds(forHostTime: AVAudioTime.now)
        return renderedFrames + AVAudioFramePosition((seconds * outputFormat(forBus: 0).sampleRate).rounded())
    }

    // MARK: Playing

    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
    open func play() { play(at: nil) }

    /// - Parameter when: of the engine's time; nil: now.
    open func play(at when: AVAudioTime?) {
        guard let engine, engine.isRunning else {
            NSException.raise(
                .init("com.apple.coreaudio.avfaudio"), "required condition is false: _engine->IsRunning()")
        }
        change {
            guard !playing else { return }
            playing = true
            var start = renderedFrames
            if let when {
                if when.isSampleTimeValid, when.sampleRate > 0 {
                    let rate = outputFormat(forBus: 0).sampleRate
                    start = AVAudioFramePosition((Double(when.sampleTime) * rate / when.sampleRate).rounded())
                } else if when.isHostTimeValid {
                    start = nodeFrame(ofHost: when.hostTime)
                }
            }
            origin = max(renderedFrames, start) - played
        }
        engine.watchedDidChange()
    }

    /// Keeps what is scheduled, and its own time.
    open func pause() { change { playing = false } }

    /// Drops what is scheduled; its own time begins anew.
    open func stop() {
        change { clear() }
        engine?.watchedDidChange()
    }

    override func clear() {
        finish(queue)
        (queue, playing, played) = ([], false, 0)
    }

    func engineDidStop() { clear() }

    private func finish(_ segments: [PlayerSegment]) {
        for segment in segments { tell(segment) }
    }

    private func tell(_ segment: PlayerSegment) {
        guard let told = segment.handler else { return }
        segment.handler = nil
        nonisolated(unsafe) let handler = told  // Called once, on the queue.
        Self.callbacks.async { handler() }
    }

    // MARK: Times

    /// nil while it does not play.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
        GraphLock.locked {
            guard playing, nodeTime.isSampleTimeValid else { return nil }
            return AVAudioTime(
                hostTime: nodeTime.hostTime, sampleTime: nodeTime.sampleTime - origin, atRate: nodeTime.sampleRate)
        }
    }

    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? {
        GraphLock.locked {
            guard playing, playerTime.isSampleTimeValid else { return nil }
            return AVAudioTime(sampleTime: playerTime.sampleTime + origin, atRate: playerTime.sampleRate)
        }
    }

    override func prepareToStart() {
        super.prepareToStart()
        (origin, played) = (0, 0)
    }

    // MARK: Rendering

    override func produce(_ frames: Int, _ cycle: RenderCycle) -> SoundBlock {
        let format = outputFormat(forBus: 0)
        let channels = Int(format.channelCount)
        var result = SoundBlock(silence: 0, channels: channels)
        guard playing else { return SoundBlock(silence: frames, channels: channels) }
        let wait = Int(max(0, min(Int64(frames), origin + played - renderedFrames)))
        result.append(SoundBlock(silence: wait, channels: channels))
        while result.frames < frames {
            let missing = frames - result.frames
            let now = played + Int64(result.frames - wait)
            guard let segment = queue.first else {
                result.append(SoundBlock(silence: missing, channels: channels))
                break
            }
            if let begin = segment.begin, begin > now {
                result.append(SoundBlock(silence: Int(min(Int64(missing), begin - now)), channels: channels))
                continue
            }
            segment.begin = nil
            let part = segment.read(missing, rate: format.sampleRate)
            result.append(part.mapped(to: channels))
            if segment.isDone {
                queue.removeFirst()
                tell(segment)
            }
        }
        played += Int64(frames - wait)
        return mixing.apply(to: result)
    }
}

/// A buffer or a part of a file that waits to be played.
final class PlayerSegment {
    private let source: any SoundSource
    private let start: Int64
    private let end: Int64
    private var position: Int64
    private var resampler: Resampler?
    private var left: Double
    var loops: Bool
    var begin: AVAudioFramePosition?
    var handler: (() -> Void)?

    init(_ source: any SoundSource, start: Int64, end: Int64, loops: Bool = false) {
        (self.source, self.start, self.end, position, self.loops) = (source, start, end, start, loops)
        left = Double(end - start)
    }

    convenience init(_ block: SoundBlock, rate: Double, loops: Bool) {
        let source = SoundInMemory(rate: rate, channels: block.channels.count, samples: block.interleaved)
        self.init(source, start: 0, end: source.frameCount, loops: loops)
    }

    var isDone: Bool { !loops && left < 0.5 || end <= start }

    /// At most so many frames at `rate`; fewer at the end.
    func read(_ count: Int, rate: Double) -> SoundBlock {
        guard end > start else { return SoundBlock(silence: 0, channels: source.channels) }
        let step = source.rate / rate
        let frames = loops ? count : min(count, Int((left / step).rounded()))
        guard frames > 0 else {
            left = 0
            return SoundBlock(silence: 0, channels: source.channels)
        }
        left -= Double(frames) * step
        guard step != 1 else { return next(frames) }
        let resampler = self.resampler ?? Resampler(step: step, channels: source.channels)
        self.resampler = resampler
        return resampler.produce(frames) { next($0) }
    }

    /// Frames of the source; from the beginning again where it loops.
    private func next(_ count: Int) -> SoundBlock {
        var result = SoundBlock(silence: 0, channels: source.channels)
        while result.frames < count, position < end {
            let wanted = Int(min(Int64(count - result.frames), end - position))
            do {
                let part = SoundBlock(interleaved: try source.read(wanted, at: position), channels: source.channels)
                guard part.frames > 0 else { break }
                result.append(part)
                position += Int64(part.frames)
            } catch {
                Unsupported.report("AVAudioPlayerNode: \(error.text)")
                break
            }
            if position >= end, loops { position = start }
        }
        return result
    }
}
