// SPDX-License-Identifier: MIT

/// How a mixer places the microphone's sound. Swift has one superclass: the same stands in `AVAudioMixedNode`.
extension AVAudioInputNode {
    public var volume: Float {
        get { GraphLock.locked { mixing.volume } }
        set { change { mixing.volume = max(0, newValue) } }
    }
    public var pan: Float {
        get { GraphLock.locked { mixing.pan } }
        set { change { mixing.pan = max(-1, min(1, newValue)) } }
    }
    public var rate: Float {
        get { mixing.rate }
        set { in3D("rate") { mixing.rate = newValue } }
    }
    public var reverbBlend: Float {
        get { mixing.reverbBlend }
        set { in3D("reverbBlend") { mixing.reverbBlend = newValue } }
    }
    public var obstruction: Float {
        get { mixing.obstruction }
        set { in3D("obstruction") { mixing.obstruction = newValue } }
    }
    public var occlusion: Float {
        get { mixing.occlusion }
        set { in3D("occlusion") { mixing.occlusion = newValue } }
    }
    public var position: AVAudio3DPoint {
        get { mixing.position }
        set { in3D("position") { mixing.position = newValue } }
    }
    public var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm {
        get { mixing.algorithm }
        set { in3D("renderingAlgorithm") { mixing.algorithm = newValue } }
    }
}
