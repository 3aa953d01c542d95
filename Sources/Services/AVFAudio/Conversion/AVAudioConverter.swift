// SPDX-License-Identifier: MIT
import MediaEngine

public enum AVAudioConverterPrimeMethod: Int, Sendable { case pre = 0, normal, none }
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData = 0, noDataNow, endOfStream }
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData = 0, inputRanDry, endOfStream, error }
public typealias AVAudioConverterInputBlock =
    (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?

/// Between formats of uncompressed sound: rates, channels, kinds of sample.
open class AVAudioConverter: __ObjCObject {
    open private(set) var inputFormat: AVAudioFormat
    open private(set) var outputFormat: AVAudioFormat
    private var resampler: Resampler
    private var held: SoundBlock
    private var isAtEnd = false
    /// Frames of the result that the input so far is good for, less those that were given.
    private var owed = 0.0

    /// nil: one of the formats is compressed, which the device converts in files alone.
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        (inputFormat, outputFormat) = (fromFormat, toFormat)
        let channels = Int(fromFormat.channelCount)
        resampler = Resampler(step: fromFormat.sampleRate / max(1, toFormat.sampleRate), channels: channels)
        held = SoundBlock(silence: 0, channels: channels)
        super.init()
        for format in [fromFormat, toFormat] where format.commonFormat == .otherFormat {
            Unsupported.report("AVAudioConverter of \(format)")
            return nil
        }
        guard fromFormat.sampleRate > 0, toFormat.sampleRate > 0 else { return nil }
    }

    open func reset() {
        resampler.reset()
        held = SoundBlock(silence: 0, channels: held.channels.count)
        (isAtEnd, owed) = (false, 0)
    }

    /// For each channel of the result the one it comes from; -1: silence. Empty: as they are.
    open var channelMap: [NSNumber] = []
    /// Several channels become one by their mean; false: the first alone counts.
    open var downmix = false
    /// The device's one quality is the best.
    open var sampleRateConverterQuality = 127
    open var sampleRateConverterAlgorithm: String?
    open var primeMethod = AVAudioConverterPrimeMethod.normal
    open var dither = false { didSet { if dither { Unsupported.report("AVAudioConverter.dither") } } }
    open var magicCookie: Data?
    open var bitRate = 0

    // MARK: Converting

    /// Of one rate alone.
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        guard inputFormat.sampleRate == outputFormat.sampleRate,
            outputBuffer.frameCapacity >= inputBuffer.frameLength
        else { throw NSError(domain: NSOSStatusErrorDomain, code: Int(kAudio_ParamError)) }
        let block = SoundBlock(
            interleaved: inputBuffer.interleavedFloats(), channels: Int(inputBuffer.format.channelCount))
        outputBuffer.store(mapped(block).interleaved)
    }

    /// Fills a buffer; asks the block for input as it needs it.
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: NSErrorPointer,
        withInputFrom inputBlock: @escaping AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        guard let output = outputBuffer as? AVAudioPCMBuffer else {
            outError?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(kAudio_ParamError))
            return .error
        }
        var isDry = false
        let step = resampler.step
        let wanted = Double(output.frameCapacity) + reach
        while owed < wanted, !isAtEnd, !isDry {
            let missing = (wanted - owed) * step
            var status = AVAudioConverterInputStatus.haveData
            let made = inputBlock(AVAudioPacketCount(max(1, missing.rounded(.up))), &status)
            if let buffer = made as? AVAudioPCMBuffer, status == .haveData, buffer.frameLength > 0 {
                held.append(SoundBlock(interleaved: buffer.interleavedFloats(), channels: held.channels.count))
                owed += Double(buffer.frameLength) / step
            } else {
                isAtEnd = status == .endOfStream
                isDry = !isAtEnd
            }
        }
        return give(output, isDry: isDry)
    }

    /// Before the end the kernel needs sound beyond the last frame; frames of the result.
    private var reach: Double { resampler.step == 1 ? 0 : 40 * max(1, resampler.step) / resampler.step }

    private func give(_ output: AVAudioPCMBuffer, isDry: Bool) -> AVAudioConverterOutputStatus {
        let frames = Int(min(Double(output.frameCapacity), isAtEnd ? owed.rounded() : (owed - reach).rounded(.down)))
        guard frames > 0 else {
            output.frameLength = 0
            return isAtEnd ? .endOfStream : .inputRanDry
        }
        let block = resampler.produce(frames) { count in
            let part = held.part(0..<min(count, held.frames))
            held.removeFirst(part.frames)
            return part
        }
        owed -= Double(frames)
        output.store(mapped(block).interleaved)
        return isDry && frames < Int(output.frameCapacity) ? .inputRanDry : .haveData
    }

    private func mapped(_ block: SoundBlock) -> SoundBlock {
        let channels = Int(outputFormat.channelCount)
        guard channelMap.isEmpty else {
            let silent = [Float](repeating: 0, count: block.frames)
            return SoundBlock(
                channels: channelMap.map { number in
                    block.channels.indices.contains(number.intValue) ? block.channels[number.intValue] : silent
                })
        }
        if channels == 1, !downmix { return SoundBlock(channels: [block.channels[0]]) }
        return block.mapped(to: channels)
    }
}
