// SPDX-License-Identifier: MIT

/// How samples of uncompressed sound lie in memory: from and to numbers of -1 to 1, interleaved.
struct SampleLayout: Sendable {
    private enum Kind { case float, integer, unsigned }
    let rate: Double
    let channels: Int
    let bytesPerSample: Int
    let isInterleaved: Bool
    private let kind: Kind
    private let isBigEndian: Bool

    /// nil: compressed, or of a size that no device plays.
    init?(_ format: AudioStreamBasicDescription) {
        let flags = format.mFormatFlags
        guard format.mFormatID == kAudioFormatLinearPCM, (1...64).contains(format.mChannelsPerFrame),
            format.mSampleRate >= 1, format.mSampleRate <= 1_000_000
        else { return nil }
        isInterleaved = flags & kAudioFormatFlagIsNonInterleaved == 0
        let apart = isInterleaved ? format.mChannelsPerFrame : 1
        channels = Int(format.mChannelsPerFrame)
        rate = format.mSampleRate
        bytesPerSample = Int(format.mBytesPerFrame > 0 ? format.mBytesPerFrame / apart : format.mBitsPerChannel / 8)
        isBigEndian = flags & kAudioFormatFlagIsBigEndian != 0
        let isSigned = flags & kAudioFormatFlagIsSignedInteger != 0
        kind = flags & kAudioFormatFlagIsFloat != 0 ? .float : isSigned ? .integer : .unsigned
        guard (kind == .float ? [4, 8] : [1, 2, 3, 4]).contains(bytesPerSample) else { return nil }
    }

    /// Signed 16 bits, as files are handed over.
    init(rate: Double, channels: Int, isFloat: Bool) {
        (self.rate, self.channels, isInterleaved, isBigEndian) = (rate, channels, true, false)
        (bytesPerSample, kind) = isFloat ? (4, .float) : (2, .integer)
    }

    /// Of all channels; of one where they lie apart.
    var bytesPerFrame: Int { isInterleaved ? bytesPerSample * channels : bytesPerSample }

    var description: AudioStreamBasicDescription {
        var flags = kAudioFormatFlagIsPacked
        switch kind {
        case .float: flags |= kAudioFormatFlagIsFloat
        case .integer: flags |= kAudioFormatFlagIsSignedInteger
        case .unsigned: break
        }
        if isBigEndian { flags |= kAudioFormatFlagIsBigEndian }
        if !isInterleaved { flags |= kAudioFormatFlagIsNonInterleaved }
        return AudioStreamBasicDescription(
            mSampleRate: rate, mFormatID: kAudioFormatLinearPCM, mFormatFlags: flags,
            mBytesPerPacket: UInt32(bytesPerFrame), mFramesPerPacket: 1, mBytesPerFrame: UInt32(bytesPerFrame),
            mChannelsPerFrame: UInt32(channels), mBitsPerChannel: UInt32(bytesPerSample * 8), mReserved: 0)
    }

    // MARK: Samples

    /// An unfinished sample at the end is left out.
    func samples(_ bytes: UnsafeRawBufferPointer) -> [Float] {
        (0..<bytes.count / bytesPerSample).map { sample(bytes, $0 * bytesPerSample) }
    }

    func bytes(_ samples: [Float]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(samples.count * bytesPerSample)
        for sample in samples { append(sample, to: &bytes) }
        return bytes
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
        case .integer, .unsigned:
            let unused = UInt64(64 - 8 * bytesPerSample)
            let middle = kind == .unsigned ? UInt64(1) << 63 : 0
            return Float(Double(Int64(bitPattern: word << unused &- middle)) / 0x1p63)
        }
    }

    private func append(_ sample: Float, to bytes: inout [UInt8]) {
        let word: UInt64
        switch kind {
        case .float: word = bytesPerSample == 8 ? Double(sample).bitPattern : UInt64(sample.bitPattern)
        case .integer, .unsigned:
            let top = Double(UInt64(1) << UInt64(8 * bytesPerSample - 1))
            let value = Int64(max(-top, min(top - 1, (Double(sample.isNaN ? 0 : sample) * top).rounded())))
            word = UInt64(bitPattern: kind == .unsigned ? value + Int64(top) : value)
        }
        for index in 0..<bytesPerSample {
            let shift = 8 * (isBigEndian ? bytesPerSample - 1 - index : index)
            bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
        }
    }
}
