// SPDX-License-Identifier: MIT
import MediaEngine

/// What an `AudioConverterRef` stands for: one layout of samples becomes another, with its own rate, channels and numbers.
///
/// Not for two threads at once, as on iOS.
final class SoundConverter {
    let source: SampleLayout
    let target: SampleLayout
    private let rates: RateConverter
    /// For each channel of the result the one it comes from; what is none is silent. nil: see `SoundBlock.converted(to:)`.
    var channelMap: [Int]?
    /// What was set, as apps read it back: one quality and one way of beginning serve them all.
    var settings: [AudioConverterPropertyID: [UInt8]] = [
        kAudioConverterSampleRateConverterQuality: rawBytes(kAudioConverterQuality_Max),
        kAudioConverterSampleRateConverterComplexity: rawBytes(kAudioConverterSampleRateConverterComplexity_Mastering),
        kAudioConverterCodecQuality: rawBytes(kAudioConverterQuality_Max),
        kAudioConverterPrimeMethod: rawBytes(kConverterPrimeMethod_Normal),
    ]
    /// Of the file that the result is encoded for; nil: it is encoded for none.
    weak var encoder: CompressedSoundWriter?

    init(from source: SampleLayout, to target: SampleLayout) {
        (self.source, self.target) = (source, target)
        rates = RateConverter(from: source.rate, to: target.rate, channels: source.channels)
    }

    var changesRate: Bool { source.rate != target.rate }
    /// Frames of the source that `frames` of the result take, with those beyond the last that are weighed in.
    func sourceFrames(for frames: Int) -> Int { Int((Double(frames) * rates.step).rounded(.up)) + rates.reach }
    /// Frames of the result that come of `frames` of the source in the end.
    func targetFrames(of frames: Int) -> Int { Int((Double(frames) / rates.step).rounded(.up)) }
    var reach: Int { rates.reach }

    // MARK: A stream

    /// As at the beginning of one.
    func reset() { rates.reset() }
    func append(_ block: SoundBlock) { rates.append(block) }
    func end() { rates.end() }
    /// Frames of the source that have to come before `count` of the result can be given; 0 once it has ended.
    func missing(for count: Int) -> Int { rates.missing(for: count) }
    var available: Int { rates.available }
    /// Frames of the source that are heard in the result so far.
    var sourceFramesGiven: Int64 { Int64((Double(rates.given) * rates.step).rounded()) }

    /// At most `count` frames, with the result's channels.
    func take(_ count: Int) -> SoundBlock { mapped(rates.take(count)) }

    /// Of the source's channels the result's; at one rate alone this is all there is to do.
    func mapped(_ block: SoundBlock) -> SoundBlock {
        channelMap.map(block.picked) ?? block.converted(to: target.channels)
    }

    // MARK: Handles

    var handle: AudioConverterRef { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

    static func of(_ handle: AudioConverterRef) -> SoundConverter {
        Unmanaged<SoundConverter>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
    }
}
