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
    private let rates: RateConverter

    /// nil: one of the formats is compressed, which the device converts in files alone.
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        (inputFormat, outputFormat) = (fromFormat, toFormat)
        rates = RateConverter(
            from: max(1, fromFormat.sampleRate), to: max(1, toFormat.sampleRate),
            channels: Int(fromFormat.channelCount))
        super.init()
        for format in [fromFormat, toFormat] where format.commonFormat == .otherFormat {
            Unsupported.report("AVAudioConverter of \(format)")
            return nil
        }
        guard fromFormat.sampleRate > 0, toFormat.sampleRate > 0 else { return nil }
    }

    open func reset() { rates.reset() }

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
        let capacity = Int(output.frameCapacity)
        var isDry = false
        while !isDry {
            let missing = rates.missing(for: capacity)
            guard missing > 0 else { break }
            var status = AVAudioConverterInputStatus.haveData
            let made = inputBlock(AVAudioPacketCount(missing), &status)
            if let buffer = made as? AVAudioPCMBuffer, status == .haveData, buffer.frameLength > 0 {
                let channels = Int(inputFormat.channelCount)
                rates.append(SoundBlock(interleaved: buffer.interleavedFloats(), channels: channels))
            } else if status == .endOfStream {
                rates.end()
            } else {
                isDry = true
            }
        }
        return give(output, isDry: isDry)
    }

    private func give(_ output: AVAudioPCMBuffer, isDry: Bool) -> AVAudioConverterOutputStatus {
        let block = rates.take(Int(output.frameCapacity))
        guard block.frames > 0 else {
            output.frameLength = 0
            return isDry ? .inputRanDry : .endOfStream
        }
        output.store(mapped(block))
        return isDry && block.frames < Int(output.frameCapacity) ? .inputRanDry : .haveData
    }

    private func mapped(_ block: SoundBlock) -> SoundBlock {
        let channels = Int(outputFormat.channelCount)
        guard channelMap.isEmpty else { return block.picked(channelMap.map(\.intValue)) }
        return downmix ? block.mapped(to: channels) : block.converted(to: channels)
    }
}
