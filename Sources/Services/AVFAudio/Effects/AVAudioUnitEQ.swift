// SPDX-License-Identifier: MIT
import MediaEngine

public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric = 0
    case lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}

/// One band of an equaliser.
// Sendable: what changes does so under the graphs' lock.
open class AVAudioUnitEQFilterParameters: __ObjCObject, @unchecked Sendable {
    struct Settings: Equatable {
        var type = AVAudioUnitEQFilterType.parametric
        var frequency: Float = 1000
        var bandwidth: Float = 0.5
        var gain: Float = 0
        var passes = true
    }
    var settings = Settings()
    weak var owner: AVAudioUnitEQ?

    private func change(_ body: () -> Void) { if let owner { owner.change(body) } else { GraphLock.locked(body) } }

    open var filterType: AVAudioUnitEQFilterType {
        get { settings.type }
        set { change { settings.type = newValue } }
    }
    /// Hz; 20 to half of the rate.
    open var frequency: Float {
        get { settings.frequency }
        set { change { settings.frequency = max(20, newValue) } }
    }
    /// Octaves; 0.05 to 5.
    open var bandwidth: Float {
        get { settings.bandwidth }
        set { change { settings.bandwidth = max(0.05, min(5, newValue)) } }
    }
    /// Decibels; -96 to 24.
    open var gain: Float {
        get { settings.gain }
        set { change { settings.gain = max(-96, min(24, newValue)) } }
    }
    /// Has no effect until this is false.
    open var bypass: Bool {
        get { settings.passes }
        set { change { settings.passes = newValue } }
    }
}

/// An equaliser of any number of bands.
// Sendable: as its superclass.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    open private(set) var bands: [AVAudioUnitEQFilterParameters]
    private var whole: Float = 0
    private var filters: [(settings: AVAudioUnitEQFilterParameters.Settings, rate: Double, filter: Biquad)?]

    public init(numberOfBands: Int = 1) {
        bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
        filters = Array(repeating: nil, count: bands.count)
        super.init()
        for band in bands { band.owner = self }
    }

    /// Decibels; -96 to 24.
    open var globalGain: Float {
        get { GraphLock.locked { whole } }
        set { change { whole = max(-96, min(24, newValue)) } }
    }

    override func clear() { filters = Array(repeating: nil, count: bands.count) }

    override func process(_ block: inout SoundBlock, rate: Double) {
        for (index, band) in bands.enumerated() where !band.settings.passes {
            if filters[index]?.settings != band.settings || filters[index]?.rate != rate {
                var filter = Self.filter(band.settings, rate)
                if let old = filters[index] { filter.takeOver(old.filter) }
                filters[index] = (band.settings, rate, filter)
            }
            filters[index]?.filter.process(&block)
        }
        guard whole != 0 else { return }
        let silent = SoundBlock(silence: block.frames, channels: block.channels.count)
        let gain = pow(10, whole / 20)
        let source = block
        block = silent
        block.add(source, gains: [gain])
    }

    private static func filter(_ band: AVAudioUnitEQFilterParameters.Settings, _ rate: Double) -> Biquad {
        let (frequency, gain, bandwidth) = (Double(band.frequency), Double(band.gain), Double(band.bandwidth))
        func made(_ kind: Biquad.Kind, _ bandwidth: Double? = nil) -> Biquad {
            Biquad(kind, frequency: frequency, rate: rate, gain: gain, bandwidth: bandwidth)
        }
        return switch band.type {
        case .parametric: made(.peak, bandwidth)
        case .lowPass: made(.lowPass)
        case .highPass: made(.highPass)
        case .resonantLowPass: made(.lowPass, bandwidth)
        case .resonantHighPass: made(.highPass, bandwidth)
        case .bandPass: made(.bandPass, bandwidth)
        case .bandStop: made(.notch, bandwidth)
        case .lowShelf: made(.lowShelf)
        case .highShelf: made(.highShelf)
        case .resonantLowShelf: made(.lowShelf, bandwidth)
        case .resonantHighShelf: made(.highShelf, bandwidth)
        }
    }
}
