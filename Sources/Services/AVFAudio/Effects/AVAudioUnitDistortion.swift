// SPDX-License-Identifier: MIT
import MediaEngine

public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush = 0
    case drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2
    case multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1
    case multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken, speechAlienChatter
    case speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves

    /// Our own measure of the names: Apple publishes no values.
    fileprivate var settings: Distortion.Settings {
        var settings = Distortion.Settings()
        switch self {
        case .drumsBitBrush: settings.reduce(0.06, bitsOff: 0.6, mix: 0.8)
        case .drumsBufferBeats: settings.echo(0.12, feedback: 0.6, mix: 0.8)
        case .drumsLoFi: settings.reduce(0.16, bitsOff: 0.5, mix: 0.9)
        case .multiBrokenSpeaker:
            settings.bend(squared: 6, cubed: 12, mix: 0.9)
            settings.reduce(0.04, bitsOff: 0.4, mix: 0.5)
        case .multiCellphoneConcert:
            settings.reduce(0.12, bitsOff: 0.55, mix: 1)
            settings.bend(squared: 0, cubed: 4, mix: 0.6)
        case .multiDecimated1: settings.reduce(0.1, bitsOff: 0.2, mix: 1)
        case .multiDecimated2: settings.reduce(0.25, bitsOff: 0.3, mix: 1)
        case .multiDecimated3: settings.reduce(0.5, bitsOff: 0.4, mix: 1)
        case .multiDecimated4: settings.reduce(1, bitsOff: 0.5, mix: 1)
        case .multiDistortedFunk:
            settings.bend(squared: 4, cubed: 3, mix: 0.8)
            settings.modulate(90, 180, mix: 0.2)
        case .multiDistortedCubed: settings.bend(squared: 0, cubed: 16, mix: 1)
        case .multiDistortedSquared: settings.bend(squared: 16, cubed: 0, mix: 1)
        case .multiEcho1: settings.echo(0.4, feedback: 0.5, mix: 0.6)
        case .multiEcho2: settings.echo(0.25, feedback: 0.6, mix: 0.7)
        case .multiEchoTight1: settings.echo(0.08, feedback: 0.5, mix: 0.7)
        case .multiEchoTight2: settings.echo(0.04, feedback: 0.6, mix: 0.8)
        case .multiEverythingIsBroken:
            settings.echo(0.15, feedback: 0.6, mix: 0.6)
            settings.reduce(0.3, bitsOff: 0.6, mix: 0.8)
            settings.bend(squared: 6, cubed: 8, mix: 0.8)
            settings.modulate(60, 240, mix: 0.4)
        case .speechAlienChatter:
            settings.modulate(240, 570, mix: 0.9)
            settings.echo(0.03, feedback: 0.4, mix: 0.5)
        case .speechCosmicInterference:
            settings.modulate(120, 1300, mix: 0.7)
            settings.reduce(0.2, bitsOff: 0.3, mix: 0.6)
        case .speechGoldenPi: settings.modulate(314, 508, mix: 0.8)
        case .speechRadioTower:
            settings.reduce(0.12, bitsOff: 0.6, mix: 0.8)
            settings.bend(squared: 2, cubed: 6, mix: 0.7)
        case .speechWaves: settings.modulate(2, 3.3, mix: 0.8)
        }
        return settings
    }
}

extension Distortion.Settings {
    fileprivate mutating func echo(_ seconds: Double, feedback: Float, mix: Float) {
        (delay, self.feedback, delayMix) = (seconds, feedback, mix)
    }
    fileprivate mutating func reduce(_ decimation: Float, bitsOff: Float, mix: Float) {
        (self.decimation, rounding, decimationMix) = (decimation, bitsOff, mix)
    }
    fileprivate mutating func bend(squared: Float, cubed: Float, mix: Float) {
        (self.squared, self.cubed, polynomialMix) = (squared, cubed, mix)
    }
    fileprivate mutating func modulate(_ first: Double, _ second: Double, mix: Float) {
        (ring, ringMix) = ((first, second), mix)
    }
}

/// Breaks the sound on purpose: echoes, few bits, a bent curve, the voices of robots.
// Sendable: as its superclass.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    private var gain: Float = -6
    private var wet: Float = 50
    private var settings = Distortion.Settings()
    private var distortion: (rate: Double, unit: Distortion)?
    public override init() { super.init() }

    /// Gain and mix stay.
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {
        change {
            settings = preset.settings
            distortion = nil
        }
    }
    /// Decibels; -80 to 20. Loud sound is bent softly whatever the preset.
    open var preGain: Float {
        get { GraphLock.locked { gain } }
        set { change { gain = max(-80, min(20, newValue)) } }
    }
    /// Percent.
    open var wetDryMix: Float {
        get { GraphLock.locked { wet } }
        set { change { wet = max(0, min(100, newValue)) } }
    }

    override func clear() { distortion = nil }

    override func process(_ block: inout SoundBlock, rate: Double) {
        if distortion?.rate != rate { distortion = (rate, Distortion(settings, rate: rate)) }
        distortion?.unit.process(&block, drive: pow(10, gain / 20), wet: wet / 100)
    }
}
