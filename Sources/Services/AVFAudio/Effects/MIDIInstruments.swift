// SPDX-License-Identifier: MIT
import MediaEngine

/// An instrument that notes are played on. The device has none that sounds; using one reports so.
// Sendable: as its superclass.
open class AVAudioUnitMIDIInstrument: AVAudioUnit, AVAudioMixing, @unchecked Sendable {
    private var mixing = MixingSettings()
    override init() { super.init() }

    open var volume: Float {
        get { mixing.volume }
        set { change { mixing.volume = newValue } }
    }
    open var pan: Float {
        get { mixing.pan }
        set { change { mixing.pan = newValue } }
    }
    open var rate: Float = 1
    open var reverbBlend: Float = 0
    open var obstruction: Float = 0
    open var occlusion: Float = 0
    open var position = AVAudio3DPoint()
    open var renderingAlgorithm = AVAudio3DMixingRenderingAlgorithm.equalPowerPanning

    private func report(_ member: String) { Unsupported.report("AVAudioUnitMIDIInstrument.\(member)") }

    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {
        report("startNote(_:withVelocity:onChannel:)")
    }
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) { report("stopNote(_:onChannel:)") }
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {
        report("sendController(_:withValue:onChannel:)")
    }
    open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) { report("sendPitchBend(_:onChannel:)") }
    open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) { report("sendPressure(_:onChannel:)") }
    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {
        report("sendProgramChange(_:onChannel:)")
    }
    open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {
        report("sendProgramChange(_:bankMSB:bankLSB:onChannel:)")
    }
}

// Sendable: as its superclass.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument, @unchecked Sendable {
    public override init() { super.init() }
    /// Decibels.
    open var masterGain: Float = 0
    open var overallGain: Float = 0
    /// Percent.
    open var stereoPan: Float = 0
    /// Cents.
    open var globalTuning: Float = 0

    private func refuse(_ member: String) -> NSError {
        Unsupported.report("AVAudioUnitSampler.\(member)")
        return NSError(domain: NSOSStatusErrorDomain, code: Int(kAudio_UnimplementedError))
    }
    open func loadInstrument(at instrumentURL: URL) throws { throw refuse("loadInstrument(at:)") }
    open func loadAudioFiles(at audioFiles: [URL]) throws { throw refuse("loadAudioFiles(at:)") }
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
        throw refuse("loadSoundBankInstrument(at:program:bankMSB:bankLSB:)")
    }
}

/// Plays MIDI files on an engine's instruments, of which the device has none.
open class AVAudioSequencer: __ObjCObject {
    public init(audioEngine engine: AVAudioEngine) {
        super.init()
        Unsupported.report("AVAudioSequencer")
    }
    open func load(from fileURL: URL) throws {
        throw NSError(domain: NSOSStatusErrorDomain, code: Int(kAudio_UnimplementedError))
    }
    open func prepareToPlay() {}
    open func start() throws { throw NSError(domain: NSOSStatusErrorDomain, code: Int(kAudio_UnimplementedError)) }
    open func stop() {}
    open var isPlaying: Bool { false }
    open var currentPositionInSeconds: TimeInterval = 0
    open var currentPositionInBeats: TimeInterval = 0
    open var rate: Float = 1
}
