// SPDX-License-Identifier: MIT
import MediaEngine
import QuartzCore

extension NSNotification.Name {
    public static let AVAudioEngineConfigurationChange = NSNotification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}

/// Renders a graph of nodes: to the device's loudspeaker, or into buffers.
// Sendable: what changes does so under the graphs' lock.
open class AVAudioEngine: __ObjCObject, @unchecked Sendable {
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    private var voice: EngineVoice?
    private var running = false
    private var cycles = 0
    private var output: AVAudioOutputNode?
    private var microphone: AVAudioInputNode?
    private var mixer: AVAudioMixerNode?
    var manual: ManualRendering?
    /// Whether it only stands since the app is behind others, where it may not be heard.
    private var isHeld = false

    public override init() { super.init() }

    deinit {
        // The last reference may be the loudspeaker's own, which holds its lock then.
        if let voice { DispatchQueue.global().async { Loudspeaker.shared.remove(voice) } }
        // Nodes may go on in another engine.
        GraphLock.locked {
            for node in attachedNodes { node.leaveGraph() }
        }
    }

    /// Between two cycles, once what has sounded by now is rendered.
    func change(_ body: () -> Void) {
        if voice != nil { Loudspeaker.shared.change { GraphLock.locked(body) } } else { GraphLock.locked(body) }
    }

    /// Renders what has sounded by now.
    func catchUp() { if voice != nil { Loudspeaker.shared.change {} } }
    func watchedDidChange() { if voice != nil { Loudspeaker.shared.watchedDidChange() } }
    var isWatched: Bool { attachedNodes.contains(where: \.isWatched) }

    // MARK: Nodes

    open var outputNode: AVAudioOutputNode {
        GraphLock.locked {
            let node = output ?? AVAudioOutputNode()
            output = node
            attach(node)
            return node
        }
    }
    open var inputNode: AVAudioInputNode {
        GraphLock.locked {
            let node = microphone ?? AVAudioInputNode()
            microphone = node
            attach(node)
            return node
        }
    }
    /// Made, and connected to the output, when it is first asked for.
    open var mainMixerNode: AVAudioMixerNode {
        GraphLock.locked {
            if let mixer { return mixer }
            let node = AVAudioMixerNode()
            mixer = node
            attach(node)
            connect(node, to: outputNode, format: nil)
            return node
        }
    }

    open func attach(_ node: AVAudioNode) {
        GraphLock.locked {
            attachedNodes.insert(node)
            node.attachedEngine = self
        }
    }

    open func detach(_ node: AVAudioNode) {
        change {
            guard attachedNodes.remove(node) != nil else { return }
            removeListeners(of: node)
            node.leaveGraph()
        }
    }

    // MARK: Connections

    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        connect(
            node1, to: node2, fromBus: 0, toBus: (node2 as? AVAudioMixerNode)?.nextAvailableInputBus ?? 0,
            format: format)
    }

    /// - Parameter format: of the source's output; nil: as it is.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) { connect(node1, to: [AVAudioConnectionPoint(node: node2, bus: bus2)], fromBus: bus1, format: format) }

    open func connect(
        _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {
        change {
            for node in [sourceNode] + destNodes.compactMap(\.node) where node.attachedEngine !== self {
                NSException.raise(
                    .init("com.apple.coreaudio.avfaudio"),
                    "required condition is false: _nodes.count(node) > 0: attach \(node) to the engine first")
            }
            removeListeners(of: sourceNode)
            if let format { sourceNode.chosenFormat = format }
            for point in destNodes {
                guard let node = point.node else { continue }
                node.setInput(NodeInput(sourceNode, sourceBus, format), bus: point.bus)
                node.inputDidConnect(format ?? sourceNode.outputFormat(forBus: sourceBus))
            }
        }
    }

    private func removeListeners(of source: AVAudioNode) {
        for node in attachedNodes {
            for (bus, input) in node.inputs where input.source === source { node.setInput(nil, bus: bus) }
        }
    }

    open func disconnectNodeInput(_ node: AVAudioNode) {
        change {
            for bus in node.inputs.keys { node.setInput(nil, bus: bus) }
        }
    }
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        change { node.setInput(nil, bus: bus) }
    }
    open func disconnectNodeOutput(_ node: AVAudioNode) { change { removeListeners(of: node) } }
    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) { change { removeListeners(of: node) } }

    open func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus) -> AVAudioConnectionPoint? {
        GraphLock.locked { node.inputs[bus].map { AVAudioConnectionPoint(node: $0.source, bus: $0.sourceBus) } }
    }

    open func outputConnectionPoints(
        for node: AVAudioNode, outputBus bus: AVAudioNodeBus
    ) -> [AVAudioConnectionPoint] {
        GraphLock.locked {
            attachedNodes.flatMap { other in
                other.inputs.filter { $0.value.source === node && $0.value.sourceBus == bus }
                    .map { AVAudioConnectionPoint(node: other, bus: $0.key) }
            }
        }
    }

    open func connectMIDI(
        _ sourceNode: AVAudioNode, to destinationNode: AVAudioNode, format: AVAudioFormat?, block: Any? = nil
    ) { Unsupported.report("AVAudioEngine.connectMIDI(_:to:format:block:)") }
    open func disconnectMIDI(_ sourceNode: AVAudioNode, from destinationNode: AVAudioNode) {}

    // MARK: Running

    open var isRunning: Bool { GraphLock.locked { running } }
    /// The device's engines cost nothing while nothing sounds.
    open var isAutoShutdownEnabled = false
    open func prepare() { checkGraph() }

    private func checkGraph() {
        GraphLock.locked {
            guard output == nil, microphone == nil, manual == nil else { return }
            NSException.raise(
                .init("com.apple.coreaudio.avfaudio"),
                "required condition is false: inputNode != nullptr || outputNode != nullptr")
        }
    }

    open func start() throws {
        checkGraph()
        let isNew = GraphLock.locked {
            guard !running else { return false }
            running = true
            if voice == nil { for node in attachedNodes { node.prepareToStart() } }
            return manual == nil
        }
        guard isNew, voice == nil else { return }
        Interruptibles.add(self)
        let made = EngineVoice(self)
        GraphLock.locked { voice = made }
        Loudspeaker.shared.add(made)
    }

    /// Goes on with `start()` where it was.
    open func pause() { change { running = false } }

    open func stop() {
        let old = GraphLock.locked { voice }
        if let old { Loudspeaker.shared.remove(old) }
        GraphLock.locked {
            voice = nil
            running = false
            for case let player as AVAudioPlayerNode in attachedNodes { player.engineDidStop() }
        }
    }

    open func reset() { change { for node in attachedNodes { node.clear() } } }

    // MARK: Rendering

    /// What comes out of the graph.
    /// - Parameter rate: frames a second that are wanted.
    func render(_ frames: Int, rate: Double, channels: Int, hostTime: UInt64) -> SoundBlock {
        GraphLock.locked {
            guard running else { return SoundBlock(silence: frames, channels: channels) }
            cycles += 1
            let cycle = RenderCycle(number: cycles, hostTime: hostTime)
            var result = SoundBlock(silence: frames, channels: channels)
            if let output {
                result = output.rendered(frames, cycle).mapped(to: channels)
            }
            // Whoever listens to no one's sound but is looked at.
            for node in attachedNodes where node.isWatched && !node.isRendered(in: cycle) {
                _ = node.rendered(frames, cycle)
            }
            return result
        }
    }
}

/// An engine at the loudspeaker.
// Sendable: without state of its own.
private final class EngineVoice: Voice, @unchecked Sendable {
    private weak var engine: AVAudioEngine?
    init(_ engine: AVAudioEngine) { self.engine = engine }

    var isWatched: Bool { engine.map { engine in GraphLock.locked { engine.isWatched } } ?? false }

    func render(into samples: UnsafeMutablePointer<Float>, count: Int, time: Double) {
        guard let engine else { return }
        let host = AVAudioTime.hostTime(forSeconds: time)
        let block = engine.render(count, rate: Loudspeaker.rate, channels: 2, hostTime: host)
        for frame in 0..<count {
            samples[frame * 2] += block.channels[0][frame]
            samples[frame * 2 + 1] += block.channels[1][frame]
        }
    }
}

extension AVAudioEngine: Interruptible {
    /// Stands until the app starts it again.
    package func beginInterruption() { if isRunning { pause() } }
    /// Stands meanwhile where it may not be heard, and goes on by itself.
    package func appWentBehind(mayGoOn: Bool) {
        guard !mayGoOn, isRunning else { return }
        isHeld = true
        if let voice = GraphLock.locked({ voice }) { Loudspeaker.shared.remove(voice) }
    }
    /// Sounds again, from where it stood; an engine that the app has stopped meanwhile stays silent.
    package func appCameBack() {
        guard isHeld else { return }
        isHeld = false
        if let voice = GraphLock.locked({ voice }) { Loudspeaker.shared.add(voice) }
    }
}
