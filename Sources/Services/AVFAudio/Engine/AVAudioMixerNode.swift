// SPDX-License-Identifier: MIT
import MediaEngine

/// How a node is heard in the mixer behind it.
public protocol AVAudioStereoMixing: NSObjectProtocol {
    /// -1: left, 1: right.
    var pan: Float { get set }
}

public struct AVAudio3DPoint: Equatable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
}

public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint {
    AVAudio3DPoint(x: x, y: y, z: z)
}

public enum AVAudio3DMixingRenderingAlgorithm: Int, Sendable {
    case equalPowerPanning = 0
    case sphericalHead, HRTF, soundField
    case stereoPassThrough = 5
    case HRTFHQ, auto
}

/// Sound in space, which the device does not render.
public protocol AVAudio3DMixing: NSObjectProtocol {
    var rate: Float { get set }
    var reverbBlend: Float { get set }
    var obstruction: Float { get set }
    var occlusion: Float { get set }
    var position: AVAudio3DPoint { get set }
    var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm { get set }
}

public protocol AVAudioMixing: AVAudioStereoMixing, AVAudio3DMixing {
    /// 0 to 1.
    var volume: Float { get set }
}

/// What the protocols ask for, in one place.
struct MixingSettings {
    var volume: Float = 1
    var pan: Float = 0
    var rate: Float = 1
    var reverbBlend: Float = 0
    var obstruction: Float = 0
    var occlusion: Float = 0
    var position = AVAudio3DPoint()
    var algorithm = AVAudio3DMixingRenderingAlgorithm.equalPowerPanning

    /// Of the left and right channel; of others the first.
    var gains: [Float] { [volume * min(1, 1 - pan), volume * min(1, 1 + pan)] }

    func apply(to block: SoundBlock) -> SoundBlock {
        guard volume != 1 || pan != 0 else { return block }
        // Sound of one channel is somewhere only between two.
        let source = pan != 0 && block.channels.count == 1 ? block.mapped(to: 2) : block
        var result = SoundBlock(silence: source.frames, channels: source.channels.count)
        result.add(source, gains: source.channels.count == 1 ? [volume] : gains)
        return result
    }
}

/// A node that a mixer can place.
// Sendable: as its superclass.
open class AVAudioMixedNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    var mixing = MixingSettings()
    override init() { super.init() }

    open var volume: Float {
        get { GraphLock.locked { mixing.volume } }
        set { change { mixing.volume = max(0, newValue) } }
    }
    open var pan: Float {
        get { GraphLock.locked { mixing.pan } }
        set { change { mixing.pan = max(-1, min(1, newValue)) } }
    }
    open var rate: Float {
        get { mixing.rate }
        set { in3D("rate") { mixing.rate = newValue } }
    }
    open var reverbBlend: Float {
        get { mixing.reverbBlend }
        set { in3D("reverbBlend") { mixing.reverbBlend = newValue } }
    }
    open var obstruction: Float {
        get { mixing.obstruction }
        set { in3D("obstruction") { mixing.obstruction = newValue } }
    }
    open var occlusion: Float {
        get { mixing.occlusion }
        set { in3D("occlusion") { mixing.occlusion = newValue } }
    }
    open var position: AVAudio3DPoint {
        get { mixing.position }
        set { in3D("position") { mixing.position = newValue } }
    }
    open var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm {
        get { mixing.algorithm }
        set { in3D("renderingAlgorithm") { mixing.algorithm = newValue } }
    }
}

extension AVAudioNode {
    /// A setting of sound in space, which is kept and not heard.
    func in3D(_ name: String, _ body: () -> Void) {
        Unsupported.report("AVAudio3DMixing.\(name)")
        change(body)
    }
}

/// Adds up any number of sounds, of any rates.
// Sendable: as its superclass.
open class AVAudioMixerNode: AVAudioMixedNode, @unchecked Sendable {
    private var loudness: Float = 1

    public override init() { super.init() }

    /// 0 to 1.
    open var outputVolume: Float {
        get { GraphLock.locked { loudness } }
        set { change { loudness = max(0, newValue) } }
    }
    open override var numberOfInputs: Int { GraphLock.locked { (inputs.keys.max() ?? 0) + 1 } }
    open var nextAvailableInputBus: AVAudioNodeBus {
        GraphLock.locked { (0...).first { inputs[$0] == nil } ?? 0 }
    }

    override func produce(_ frames: Int, _ cycle: RenderCycle) -> SoundBlock {
        let format = outputFormat(forBus: 0)
        var sum = SoundBlock(silence: frames, channels: Int(format.channelCount))
        for (_, input) in inputs.sorted(by: { $0.key < $1.key }) {
            sum.add(input.pull(frames, rate: format.sampleRate, cycle), gains: [loudness])
        }
        return mixing.apply(to: sum)
    }
}

extension AVAudioNode {
    /// Nodes that do not choose their format take that of what comes in, except mixers, which convert.
    func inputDidConnect(_ format: AVAudioFormat) {
        guard !(self is AVAudioMixerNode), !(self is AVAudioOutputNode), chosenFormat == nil else { return }
        chosenFormat = format
    }
}

/// A place in space, whose sounds the device mixes as if all were in the middle.
// Sendable: as its superclass.
open class AVAudioEnvironmentNode: AVAudioMixerNode, @unchecked Sendable {
    public override init() { super.init() }
    open var listenerPosition = AVAudio3DPoint() { didSet { Unsupported.report("AVAudioEnvironmentNode") } }
}
