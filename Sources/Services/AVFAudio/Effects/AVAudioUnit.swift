// SPDX-License-Identifier: MIT
import MediaEngine

/// A node that changes sound as a unit of the audio toolbox would. The device has the units of this framework alone.
// Sendable: as its superclass.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    override init() { super.init() }
    open var audioComponentDescription: AudioComponentDescription { AudioComponentDescription() }
    open var name: String { objcClassName(type(of: self)) }
    open var manufacturerName: String { "Touchstone" }
    open var version: Int { 1 }

    /// There are no units of others to be found.
    @preconcurrency
    open class func instantiate(
        with audioComponentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions = [],
        completionHandler: @escaping @Sendable (AVAudioUnit?, (any Error)?) -> Void
    ) {
        Unsupported.report("AVAudioUnit.instantiate(with:options:)")
        let notFound = -3000
        let error = NSError(domain: NSOSStatusErrorDomain, code: notFound)
        DispatchQueue.main.async { completionHandler(nil, error) }
    }

    open func loadPreset(at url: URL) throws {
        Unsupported.report("AVAudioUnit.loadPreset(at:)")
        throw NSError(domain: NSOSStatusErrorDomain, code: Int(kAudio_ParamError))
    }
}

/// Changes sound as it passes.
// Sendable: as its superclass.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    private var passes = false
    override init() { super.init() }

    public init(audioComponentDescription: AudioComponentDescription) {
        super.init()
        Unsupported.report("AVAudioUnitEffect(audioComponentDescription:)")
        passes = true
    }

    /// Lets sound through as it is.
    open var bypass: Bool {
        get { GraphLock.locked { passes } }
        set { change { passes = newValue } }
    }

    override func produce(_ frames: Int, _ cycle: RenderCycle) -> SoundBlock {
        var block = input(frames, cycle)
        if !passes { process(&block, rate: outputFormat(forBus: 0).sampleRate) }
        return block
    }

    func process(_ block: inout SoundBlock, rate: Double) {}
}

/// Changes how fast sound passes.
// Sendable: as its superclass.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    private var passes = false
    override init() { super.init() }

    public init(audioComponentDescription: AudioComponentDescription) {
        super.init()
        Unsupported.report("AVAudioUnitTimeEffect(audioComponentDescription:)")
        passes = true
    }

    open var bypass: Bool {
        get { GraphLock.locked { passes } }
        set { change { passes = newValue } }
    }

    override func produce(_ frames: Int, _ cycle: RenderCycle) -> SoundBlock {
        passes ? input(frames, cycle) : stretched(frames) { self.input($0, cycle) }
    }

    func stretched(_ frames: Int, _ pull: (Int) -> SoundBlock) -> SoundBlock { pull(frames) }
}

/// Speed and pitch together, as of a tape.
// Sendable: as its superclass.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    private var speed: Float = 1
    private var resampler: Resampler?
    public override init() { super.init() }

    /// 0.25 to 4.
    open var rate: Float {
        get { GraphLock.locked { speed } }
        set { change { speed = max(0.25, min(4, newValue)) } }
    }

    override func clear() { resampler = nil }

    override func stretched(_ frames: Int, _ pull: (Int) -> SoundBlock) -> SoundBlock {
        if speed == 1, resampler == nil { return pull(frames) }
        let resampler =
            self.resampler
            ?? Resampler(step: Double(speed), channels: Int(outputFormat(forBus: 0).channelCount))
        resampler.step = Double(speed)
        self.resampler = resampler
        return resampler.produce(frames, pull: pull)
    }
}

/// Speed and pitch, each on its own.
// Sendable: as its superclass.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    private var speed: Float = 1
    private var cents: Float = 0
    private var stretch: TimeStretch?
    private var resampler: Resampler?
    public override init() { super.init() }

    /// 1/32 to 32.
    open var rate: Float {
        get { GraphLock.locked { speed } }
        set { change { speed = max(1.0 / 32, min(32, newValue)) } }
    }
    /// Hundredths of a semitone; -2400 to 2400.
    open var pitch: Float {
        get { GraphLock.locked { cents } }
        set { change { cents = max(-2400, min(2400, newValue)) } }
    }
    /// 3 to 32; segments overlap by three quarters whatever is set.
    open var overlap: Float = 8 {
        didSet { if overlap != oldValue { Unsupported.report("AVAudioUnitTimePitch.overlap") } }
    }

    override func clear() { (stretch, resampler) = (nil, nil) }

    override func stretched(_ frames: Int, _ pull: (Int) -> SoundBlock) -> SoundBlock {
        if speed == 1, cents == 0, stretch == nil { return pull(frames) }
        let channels = Int(outputFormat(forBus: 0).channelCount)
        // Made longer by the pitch, then read faster by it.
        let ratio = pow(2, Double(cents) / 1200)
        let stretch = self.stretch ?? TimeStretch(speed: 1, channels: channels)
        let resampler = self.resampler ?? Resampler(step: 1, channels: channels)
        stretch.speed = Double(speed) / ratio
        resampler.step = ratio
        (self.stretch, self.resampler) = (stretch, resampler)
        return resampler.produce(frames) { stretch.produce($0, pull: pull) }
    }
}
