// SPDX-License-Identifier: MIT
import MediaEngine

/// How samples lie in memory whose frames all take the same bytes: from and to numbers of -1 to 1.
struct SampleLayout: Sendable {
    private enum Kind { case float, integer, unsigned, companded(Companding) }
    let rate: Double
    let channels: Int
    let bytesPerSample: Int
    let isInterleaved: Bool
    /// All fields set.
    let description: AudioStreamBasicDescription
    private let kind: Kind
    private let isBigEndian: Bool
    /// What 1 is among whole numbers.
    private let fullScale: Double

    /// nil: of packets, or of a size that no device plays.
    init?(_ format: AudioStreamBasicDescription) {
        let flags = format.mFormatFlags
        guard (1...64).contains(format.mChannelsPerFrame), format.mSampleRate >= 1, format.mSampleRate <= 1_000_000
        else { return nil }
        let isSigned = flags & kAudioFormatFlagIsSignedInteger != 0
        switch format.mFormatID {
        case kAudioFormatLinearPCM:
            kind = flags & kAudioFormatFlagIsFloat != 0 ? .float : isSigned ? .integer : .unsigned
        case kAudioFormatULaw: kind = .companded(.µ)
        case kAudioFormatALaw: kind = .companded(.a)
        default: return nil
        }
        isInterleaved = flags & kAudioFormatFlagIsNonInterleaved == 0
        isBigEndian = flags & kAudioFormatFlagIsBigEndian != 0
        channels = Int(format.mChannelsPerFrame)
        rate = format.mSampleRate
        let apart = isInterleaved ? format.mChannelsPerFrame : 1
        let bytes = format.mBytesPerFrame > 0 ? format.mBytesPerFrame / apart : format.mBitsPerChannel / 8
        bytesPerSample = Int(bytes)
        let sizes =
            switch kind {
            case .float: [4, 8]
            case .integer, .unsigned: [1, 2, 3, 4]
            case .companded: [1]
            }
        guard sizes.contains(bytesPerSample), format.mBitsPerChannel <= bytes * 8 else { return nil }
        fullScale = Self.fullScale(format, bits: bytes * 8)
        var complete = format
        complete.mFramesPerPacket = 1
        complete.mBytesPerFrame = bytes * apart
        complete.mBytesPerPacket = bytes * apart
        if complete.mBitsPerChannel == 0 { complete.mBitsPerChannel = bytes * 8 }
        description = complete
    }

    /// - Parameter bits: of a sample with all that is unused of it.
    private static func fullScale(_ format: AudioStreamBasicDescription, bits: UInt32) -> Double {
        let fraction =
            (format.mFormatFlags & kLinearPCMFormatFlagsSampleFractionMask)
            >> kLinearPCMFormatFlagsSampleFractionShift
        if fraction > 0 { return Double(UInt64(1) << UInt64(fraction)) }
        let isHigh = format.mFormatFlags & kAudioFormatFlagIsAlignedHigh != 0
        let used = format.mBitsPerChannel == 0 || isHigh ? bits : format.mBitsPerChannel
        return Double(UInt64(1) << UInt64(used - 1))
    }

    /// As files of sounds that have no such layout are handed over: of 16 bits, or floats.
    init(rate: Double, channels: Int, isFloat: Bool) {
        (self.rate, self.channels, isInterleaved, isBigEndian) = (rate, channels, true, false)
        (bytesPerSample, kind, fullScale) = isFloat ? (4, .float, 1) : (2, .integer, 32768)
        let flag = isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger
        let bytes = UInt32(bytesPerSample * channels)
        description = AudioStreamBasicDescription(
            mSampleRate: rate, mFormatID: kAudioFormatLinearPCM, mFormatFlags: kAudioFormatFlagIsPacked | flag,
            mBytesPerPacket: bytes, mFramesPerPacket: 1, mBytesPerFrame: bytes, mChannelsPerFrame: UInt32(channels),
            mBitsPerChannel: UInt32(bytesPerSample * 8), mReserved: 0)
    }

    /// As the file itself has them; where it has packets, 16 bits or floats.
    init(of source: any SoundSource) {
        var format = AudioStreamBasicDescription()
        format.mSampleRate = source.rate
        format.mFormatID = source.formatID
        format.mFormatFlags = source.formatFlags
        format.mChannelsPerFrame = UInt32(source.channels)
        format.mBitsPerChannel = UInt32(source.bitsPerChannel)
        format.mBytesPerFrame = format.mBitsPerChannel / 8 * format.mChannelsPerFrame
        self =
            SampleLayout(format)
            ?? SampleLayout(rate: source.rate, channels: source.channels, isFloat: source.bitsPerChannel > 16)
    }

    /// Of all channels; of one where they lie apart.
    var bytesPerFrame: Int { isInterleaved ? bytesPerSample * channels : bytesPerSample }
    /// Pieces of memory that hold a frame.
    var buffers: Int { isInterleaved ? 1 : channels }
    /// Whether samples are whole numbers or floats, of as many bytes as they need.
    var isUncompressed: Bool { description.mFormatID == kAudioFormatLinearPCM }

    // MARK: Samples

    /// An unfinished sample at the end is left out.
    func samples(_ bytes: UnsafeRawBufferPointer) -> [Float] {
        let count = bytes.count / bytesPerSample
        if isNativeFloat {
            return [Float](unsafeUninitializedCapacity: count) { target, used in
                UnsafeMutableRawBufferPointer(target).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: bytes[..<(count * 4)]))
                used = count
            }
        }
        return (0..<count).map { sample(bytes, $0 * bytesPerSample) }
    }

    func bytes(_ samples: [Float]) -> [UInt8] {
        if isNativeFloat { return samples.withUnsafeBytes(Array.init) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(samples.count * bytesPerSample)
        for sample in samples { append(sample, to: &bytes) }
        return bytes
    }

    private var isNativeFloat: Bool {
        if case .float = kind { bytesPerSample == 4 && !isBigEndian } else { false }
    }

    private func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt64 {
        var word: UInt64 = 0
        for index in 0..<bytesPerSample {
            let shift = 8 * (isBigEndian ? bytesPerSample - 1 - index : index)
            word |= UInt64(bytes[place + index]) << UInt64(shift)
        }
        return word
    }

    private func sample(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> Float {
        let word = word(bytes, place)
        switch kind {
        case .float:
            return bytesPerSample == 8
                ? Float(Double(bitPattern: word)) : Float(bitPattern: UInt32(truncatingIfNeeded: word))
        case .integer:
            let unused = UInt64(64 - 8 * bytesPerSample)
            return Float(Double(Int64(bitPattern: word << unused) >> Int64(unused)) / fullScale)
        case .unsigned: return Float(Double(word) / fullScale - 1)
        case .companded(let code): return Float(code.decoded(UInt8(truncatingIfNeeded: word))) / 32768
        }
    }

    private func append(_ sample: Float, to bytes: inout [UInt8]) {
        let word: UInt64
        switch kind {
        case .float: word = bytesPerSample == 8 ? Double(sample).bitPattern : UInt64(sample.bitPattern)
        case .integer: word = UInt64(bitPattern: whole(sample))
        case .unsigned: word = UInt64(bitPattern: whole(sample) + Int64(fullScale))
        case .companded(let code):
            let value = max(-32768, min(32767, (Double(sample.isNaN ? 0 : sample) * 32768).rounded()))
            word = UInt64(code.encoded(Int16(value)))
        }
        for index in 0..<bytesPerSample {
            let shift = 8 * (isBigEndian ? bytesPerSample - 1 - index : index)
            bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
        }
    }

    /// Cut to what the bits hold: numbers with whole parts reach beyond 1.
    private func whole(_ sample: Float) -> Int64 {
        let hasWholePart = description.mFormatFlags & kLinearPCMFormatFlagsSampleFractionMask != 0
        let top = hasWholePart ? Double(UInt64(1) << UInt64(8 * bytesPerSample - 1)) : fullScale
        return Int64(max(-top, min(top - 1, (Double(sample.isNaN ? 0 : sample) * fullScale).rounded())))
    }
}

// MARK: - Lists of buffers

extension SampleLayout {
    /// Frames that all of a list's buffers have bytes for; nil: it has too few buffers.
    func frames(in list: UnsafeMutableAudioBufferListPointer) -> Int? {
        guard list.count >= buffers, list.prefix(buffers).allSatisfy({ $0.mData != nil || $0.mDataByteSize == 0 })
        else {
            return nil
        }
        return list.prefix(buffers).map { Int($0.mDataByteSize) / bytesPerFrame }.min()
    }

    /// The first frames of a list that has as many.
    func block(_ list: UnsafeMutableAudioBufferListPointer, frames: Int) -> SoundBlock {
        let parts = list.prefix(buffers).map { buffer in
            samples(UnsafeRawBufferPointer(start: buffer.mData, count: frames * bytesPerFrame))
        }
        return isInterleaved ? SoundBlock(interleaved: parts[0], channels: channels) : SoundBlock(channels: parts)
    }

    /// Puts the block, of as many channels as the layout, at the start of a list that has room for it, and sets its sizes.
    func store(_ block: SoundBlock, in list: UnsafeMutableAudioBufferListPointer) {
        let parts = isInterleaved ? [block.interleaved] : block.channels
        for (index, samples) in parts.enumerated() {
            let stored = bytes(samples)
            stored.withUnsafeBytes { bytes in
                if let base = bytes.baseAddress { list[index].mData?.copyMemory(from: base, byteCount: bytes.count) }
            }
            list[index].mDataByteSize = UInt32(stored.count)
        }
    }
}
