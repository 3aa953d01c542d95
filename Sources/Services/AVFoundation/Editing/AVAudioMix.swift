// SPDX-License-Identifier: MIT

/// How loud each track of sound is as time goes on.
open class AVAudioMix: __ObjCObject, NSCopying, @unchecked Sendable {
    // Sendable: only mutable ones change, which their owner keeps to one thread.
    fileprivate var parameters: [AVAudioMixInputParameters] = []
    open var inputParameters: [AVAudioMixInputParameters] { parameters }
    public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVMutableAudioMix()
        copy.parameters = parameters
        return copy
    }
}
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    // Sendable: as its superclass.
    open override var inputParameters: [AVAudioMixInputParameters] {
        get { parameters }
        set { parameters = newValue }
    }
}

/// The loudness of one track.
open class AVAudioMixInputParameters: __ObjCObject, @unchecked Sendable {
    // Sendable: only mutable ones change, which their owner keeps to one thread.
    fileprivate var track: CMPersistentTrackID = kCMPersistentTrackID_Invalid
    fileprivate var volumes: [Ramp<Float>] = []
    open var trackID: CMPersistentTrackID { track }
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { nil }

    /// 1 before the first change.
    func volume(at time: CMTime) -> Float {
        guard let ramp = volumes.filter({ $0.range.start <= time }).max(by: { $0.range.start < $1.range.start }) else {
            return 1
        }
        return ramp.from + (ramp.to - ramp.from) * Float(ramp.part(at: time))
    }
}
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    // Sendable: as its superclass.
    public override init() { super.init() }
    public convenience init(track: AVAssetTrack?) {
        self.init()
        self.track = track?.trackID ?? kCMPersistentTrackID_Invalid
    }
    open override var trackID: CMPersistentTrackID {
        get { track }
        set { track = newValue }
    }
    open func setVolume(_ volume: Float, at time: CMTime) {
        volumes.append(Ramp(range: CMTimeRange(start: time, duration: .zero), from: volume, to: volume))
    }
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
        volumes.append(Ramp(range: timeRange, from: startVolume, to: endVolume))
    }
}
