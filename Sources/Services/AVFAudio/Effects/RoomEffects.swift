// SPDX-License-Identifier: MIT
import MediaEngine

public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom = 0
    case mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2
    case mediumHall2, mediumHall3, largeHall2

    /// Seconds until the sound is 60 dB down, and how much duller it gets.
    fileprivate var room: (seconds: Double, damping: Float) {
        switch self {
        case .smallRoom: (0.5, 0.5)
        case .mediumRoom: (0.9, 0.4)
        case .largeRoom: (1.3, 0.4)
        case .mediumHall: (1.9, 0.3)
        case .largeHall: (2.8, 0.3)
        case .plate: (1.6, 0.1)
        case .mediumChamber: (1.4, 0.3)
        case .largeChamber: (2.1, 0.3)
        case .cathedral: (4.5, 0.25)
        case .largeRoom2: (1.5, 0.3)
        case .mediumHall2: (2.0, 0.25)
        case .mediumHall3: (2.2, 0.35)
        case .largeHall2: (3.2, 0.25)
        }
    }
}

/// A room around the sound. How long rooms sound is our own measure of their names.
// Sendable: as its superclass.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    private var wet: Float = 0
    private var preset = AVAudioUnitReverbPreset.mediumHall
    private var room: (rate: Double, reverberator: Reverberator)?
    public override init() { super.init() }

    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {
        change {
            self.preset = preset
            room = nil
        }
    }
    /// Percent of the room in what is heard.
    open var wetDryMix: Float {
        get { GraphLock.locked { wet } }
        set { change { wet = max(0, min(100, newValue)) } }
    }

    override func clear() { room = nil }

    override func process(_ block: inout SoundBlock, rate: Double) {
        if room?.rate != rate {
            room = (rate, Reverberator(rate: rate, seconds: preset.room.seconds, damping: preset.room.damping))
        }
        room?.reverberator.process(&block, wet: wet / 100)
    }
}

/// An echo.
// Sendable: as its superclass.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    private var settings = (time: 1.0, feedback: Float(50), cutoff: Float(15_000), wet: Float(100))
    private var echo = Echo()
    public override init() { super.init() }

    /// Seconds; 0 to 2.
    open var delayTime: TimeInterval {
        get { GraphLock.locked { settings.time } }
        set { change { settings.time = max(0, min(2, newValue)) } }
    }
    /// Percent; -100 to 100.
    open var feedback: Float {
        get { GraphLock.locked { settings.feedback } }
        set { change { settings.feedback = max(-100, min(100, newValue)) } }
    }
    /// Hz.
    open var lowPassCutoff: Float {
        get { GraphLock.locked { settings.cutoff } }
        set { change { settings.cutoff = max(10, newValue) } }
    }
    /// Percent of the echo in what is heard.
    open var wetDryMix: Float {
        get { GraphLock.locked { settings.wet } }
        set { change { settings.wet = max(0, min(100, newValue)) } }
    }

    override func clear() { echo = Echo() }

    override func process(_ block: inout SoundBlock, rate: Double) {
        echo.process(
            &block, delay: Int((settings.time * rate).rounded()), feedback: settings.feedback / 100,
            cutoff: Double(settings.cutoff), rate: rate, wet: settings.wet / 100)
    }
}
