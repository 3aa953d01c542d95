// SPDX-License-Identifier: MIT
import MediaEngine
import Synchronization

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// Graphs are changed and rendered under one lock, which may be taken again by its holder.
enum GraphLock {
    private static let lock = NSRecursiveLock()

    static func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}

/// One call of a graph for sound.
struct RenderCycle {
    let number: Int
    let hostTime: UInt64
}

/// The end of a connection at a node's input.
final class NodeInput {
    let source: AVAudioNode
    let sourceBus: AVAudioNodeBus
    let format: AVAudioFormat?
    var resampler: Resampler?

    init(_ source: AVAudioNode, _ sourceBus: AVAudioNodeBus, _ format: AVAudioFormat?) {
        (self.source, self.sourceBus, self.format) = (source, sourceBus, format)
    }

    /// - Parameter rate: of the node that asks.
    func pull(_ frames: Int, rate: Double, _ cycle: RenderCycle) -> SoundBlock {
        let output = source.outputFormat(forBus: sourceBus)
        guard output.sampleRate != rate, output.sampleRate > 0 else { return source.rendered(frames, cycle) }
        let step = output.sampleRate / rate
        let resampler = self.resampler ?? Resampler(step: step, channels: Int(output.channelCount))
        resampler.step = step
        self.resampler = resampler
        return resampler.produce(frames) { source.rendered($0, cycle) }
    }
}

/// Makes, changes or takes up sound in an engine's graph.
// Sendable: what changes does so under the graphs' lock.
open class AVAudioNode: __ObjCObject, @unchecked Sendable {
    weak var attachedEngine: AVAudioEngine?
    var inputs: [AVAudioNodeBus: NodeInput] = [:]
    /// As connections chose it.
    var chosenFormat: AVAudioFormat?
    private var tap: NodeTap?
    /// Inputs that are connected to the node.
    var listeners = 0
    /// What the last cycle gave, for nodes with several listeners.
    private var memory: (cycle: Int, block: SoundBlock)?
    /// Frames rendered since the engine started.
    private(set) var renderedFrames: AVAudioFramePosition = 0
    private var lastCycle: RenderCycle?

    override init() { super.init() }

    open var engine: AVAudioEngine? { GraphLock.locked { attachedEngine } }
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    /// Seconds.
    open var latency: TimeInterval { 0 }
    open var outputPresentationLatency: TimeInterval { 0 }
    open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
    open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }

    /// Changes a setting of the node between two cycles.
    func change(_ body: () -> Void) {
        if let engine = attachedEngine { engine.change(body) } else { GraphLock.locked(body) }
    }

    // MARK: Connections

    func setInput(_ input: NodeInput?, bus: AVAudioNodeBus) {
        inputs[bus]?.source.listeners -= 1
        inputs[bus] = input
        input?.source.listeners += 1
    }

    func leaveGraph() {
        for bus in inputs.keys { setInput(nil, bus: bus) }
        attachedEngine = nil
    }

    // MARK: Formats

    /// Two channels at the device's rate.
    static let standardFormat: AVAudioFormat = {
        guard let format = AVAudioFormat(standardFormatWithSampleRate: Loudspeaker.rate, channels: 2) else {
            preconditionFailure("the device's format is one of two channels")
        }
        return format
    }()

    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
        GraphLock.locked { chosenFormat ?? defaultFormat }
    }
    var defaultFormat: AVAudioFormat { Self.standardFormat }

    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
        GraphLock.locked {
            guard let input = inputs[bus] else { return outputFormat(forBus: 0) }
            return input.format ?? input.source.outputFormat(forBus: input.sourceBus)
        }
    }

    // MARK: Taps

    /// Gives what the node makes to a block, on a queue of the system's.
    /// - Parameters:
    ///   - bufferSize: frames; kept between a tenth and four tenths of a second, as iOS does.
    ///   - format: nil, or the bus's own.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {
        change {
            guard tap == nil else {
                NSException.raise(
                    .init("com.apple.coreaudio.avfaudio"), "required condition is false: nullptr == Tap()")
            }
            let own = outputFormat(forBus: bus)
            let wanted = format ?? own
            guard wanted.sampleRate == own.sampleRate else {
                NSException.raise(
                    .init("com.apple.coreaudio.avfaudio"),
                    "required condition is false: format.sampleRate == hwFormat.sampleRate")
            }
            let rate = own.sampleRate
            let frames = min(max(Int(bufferSize), Int(rate / 10)), Int(rate * 4 / 10))
            tap = NodeTap(wanted, frames: frames, block: tapBlock)
        }
        attachedEngine?.watchedDidChange()
    }

    open func removeTap(onBus bus: AVAudioNodeBus) {
        change { tap = nil }
        attachedEngine?.watchedDidChange()
    }

    /// Whether somebody looks at what the node does, though nobody may hear it.
    var isWatched: Bool { tap != nil }

    // MARK: Rendering

    /// Forgets what it remembers of the sound before.
    open func reset() { change { clear() } }
    func clear() {}

    /// When the node was last asked; nil while the engine does not run.
    open var lastRenderTime: AVAudioTime? {
        attachedEngine?.catchUp()
        return GraphLock.locked {
            guard attachedEngine?.isRunning == true else { return nil }
            return AVAudioTime(
                hostTime: lastCycle?.hostTime ?? AVAudioTime.now, sampleTime: renderedFrames,
                atRate: outputFormat(forBus: 0).sampleRate)
        }
    }

    func prepareToStart() {
        renderedFrames = 0
        (memory, lastCycle) = (nil, nil)
        for input in inputs.values { input.resampler?.reset() }
    }

    /// The node's sound of this cycle, in its output format's channels.
    final func rendered(_ frames: Int, _ cycle: RenderCycle) -> SoundBlock {
        if listeners > 1, let memory, memory.cycle == cycle.number, memory.block.frames == frames {
            return memory.block
        }
        let block = produce(frames, cycle).mapped(to: Int(outputFormat(forBus: 0).channelCount))
        tap?.take(block, at: renderedFrames, cycle)
        renderedFrames += AVAudioFramePosition(frames)
        (memory, lastCycle) = ((cycle.number, block), cycle)
        return block
    }

    /// Whether somebody has asked for the node's sound in this cycle. Time effects ask several times.
    final func isRendered(in cycle: RenderCycle) -> Bool { lastCycle?.number == cycle.number }

    /// Makes the sound: what comes in, where a node does not say otherwise.
    func produce(_ frames: Int, _ cycle: RenderCycle) -> SoundBlock { input(frames, cycle) }

    final func input(_ frames: Int, _ cycle: RenderCycle) -> SoundBlock {
        let format = outputFormat(forBus: 0)
        guard let input = inputs[0] else { return SoundBlock(silence: frames, channels: Int(format.channelCount)) }
        return input.pull(frames, rate: format.sampleRate, cycle).mapped(to: Int(format.channelCount))
    }
}

/// Collects frames until a buffer is full.
private final class NodeTap {
    private let format: AVAudioFormat
    private let frames: Int
    private let block: AVAudioNodeTapBlock
    private var held: SoundBlock
    private var start: AVAudioFramePosition?
    private let queue = DispatchQueue(label: "touchstone.audio.tap")

    init(_ format: AVAudioFormat, frames: Int, block: @escaping AVAudioNodeTapBlock) {
        (self.format, self.frames, self.block) = (format, frames, block)
        held = SoundBlock(silence: 0, channels: Int(format.channelCount))
    }

    func take(_ new: SoundBlock, at position: AVAudioFramePosition, _ cycle: RenderCycle) {
        var first = start ?? position
        held.append(new.mapped(to: held.channels.count))
        while held.frames >= frames {
            deliver(held.part(0..<frames), at: first, cycle)
            held.removeFirst(frames)
            first += AVAudioFramePosition(frames)
        }
        start = first
    }

    private func deliver(_ part: SoundBlock, at position: AVAudioFramePosition, _ cycle: RenderCycle) {
        guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(frames)) else { return }
        buffer.store(part.interleaved)
        let time = AVAudioTime(hostTime: cycle.hostTime, sampleTime: position, atRate: format.sampleRate)
        nonisolated(unsafe) let (block, made) = (block, buffer)  // The queue calls one block at a time.
        queue.async { block(made, time) }
    }
}

/// One end of a connection.
// Sendable: never changes.
open class AVAudioConnectionPoint: __ObjCObject, @unchecked Sendable {
    open private(set) weak var node: AVAudioNode?
    open private(set) var bus: AVAudioNodeBus

    public init(node: AVAudioNode, bus: AVAudioNodeBus) {
        (self.node, self.bus) = (node, bus)
        super.init()
    }
}
