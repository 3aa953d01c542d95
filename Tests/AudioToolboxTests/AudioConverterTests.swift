// SPDX-License-Identifier: MIT
import AudioToolbox
import MediaEngine
import Testing

/// Truth: arithmetic, sums of sines by Fourier's formula, and ffmpeg's tables of G.711.
@Suite("AudioConverter") struct AudioConverterTests {
    /// Disposed of with the value.
    private final class Converter {
        let reference: AudioConverterRef
        init(_ source: AudioStreamBasicDescription, _ target: AudioStreamBasicDescription) throws {
            var (source, target) = (source, target)
            var made: AudioConverterRef?
            try #require(AudioConverterNew(&source, &target, &made) == noErr)
            reference = try #require(made)
        }
        deinit { AudioConverterDispose(reference) }

        /// All of a buffer at once, interleaved.
        func convert<In: BitwiseCopyable, Out: BitwiseCopyable>(_ samples: [In], room: Int) throws -> [Out] {
            var size = UInt32(room * MemoryLayout<Out>.stride)
            var bytes = [UInt8](repeating: 0, count: Int(size))
            let status = AudioConverterConvertBuffer(
                reference, UInt32(samples.count * MemoryLayout<In>.stride), samples, &size, &bytes)
            try #require(status == noErr)
            return bytes.prefix(Int(size)).withUnsafeBytes { $0.bindMemory(to: Out.self).map { $0 } }
        }
    }

    /// What a callback gives, some frames at a time.
    private final class Source {
        let samples: [Float]
        let pieces: [Int]
        var (place, calls) = (0, 0)
        /// The error that comes once after so many calls.
        var stops: (call: Int, status: OSStatus)?
        private var memory: Buffers?

        init(_ samples: [Float], pieces: [Int]) { (self.samples, self.pieces) = (samples, pieces) }

        func give(_ packets: UnsafeMutablePointer<UInt32>, _ list: UnsafeMutablePointer<AudioBufferList>) -> OSStatus {
            calls += 1
            if let stops, stops.call == calls {
                packets.pointee = 0
                return stops.status
            }
            let count = min(pieces[calls % pieces.count], samples.count - place)
            let part = Buffers([Array(samples[place..<place + count])])
            place += count
            memory = part
            packets.pointee = UInt32(count)
            UnsafeMutableAudioBufferListPointer(list)[0] = part.list[0]
            return noErr
        }

        static func callback(
            _ converter: AudioConverterRef, _ packets: UnsafeMutablePointer<UInt32>,
            _ list: UnsafeMutablePointer<AudioBufferList>,
            _ descriptions: UnsafeMutablePointer<UnsafeMutablePointer<AudioStreamPacketDescription>?>?,
            _ data: UnsafeMutableRawPointer?
        ) -> OSStatus {
            guard let data else { return kAudio_ParamError }
            return Unmanaged<Source>.fromOpaque(data).takeUnretainedValue().give(packets, list)
        }
    }

    private func fill(_ converter: Converter, _ source: Source, _ frames: Int) -> (OSStatus, [Float]) {
        let target = Buffers(1, bytes: frames * 4)
        var packets = UInt32(frames)
        let status = AudioConverterFillComplexBuffer(
            converter.reference, Source.callback, Unmanaged.passUnretained(source).toOpaque(), &packets,
            target.list.unsafeMutablePointer, nil)
        let samples = target.samples(as: Float.self)
        #expect(samples.count == Int(packets))
        return (status, samples)
    }

    @Test("Numbers of every size become others: full scale is 1, cut where they end")
    func numbers() throws {
        let float = format(8000, 1, 32, packedFloats)
        let toFloat = try Converter(format(8000, 1, 16, packedIntegers), float)
        #expect(try toFloat.convert([Int16.min, 0, 16_384, .max], room: 4) == [-1, 0, 0.5, Float(32_767.0 / 32_768)])
        let toShort = try Converter(float, format(8000, 1, 16, packedIntegers))
        #expect(
            try toShort.convert([-2, -1, 0.25, 1, 2] as [Float], room: 5) == [.min, .min, 8192, .max, .max] as [Int16])
        let toBytes = try Converter(float, format(8000, 1, 8, kAudioFormatFlagIsPacked))
        #expect(try toBytes.convert([-1, 0, 1] as [Float], room: 3) == [0, 128, 255] as [UInt8])
        let highFirst = packedIntegers | kAudioFormatFlagIsBigEndian
        let toThreeBytes = try Converter(float, format(8000, 1, 24, highFirst))
        #expect(try toThreeBytes.convert([0.5, -0.5] as [Float], room: 6) == [0x40, 0, 0, 0xC0, 0, 0] as [UInt8])
        let toDouble = try Converter(format(8000, 1, 24, highFirst), format(8000, 1, 64, packedFloats))
        #expect(try toDouble.convert([0x40, 0, 0, 0xFF, 0xFF, 0xFF] as [UInt8], room: 2) == [0.5, -0x1p-23])
    }

    @Test("Fixed numbers have as many bits behind the point as their format says: 8.24 reaches beyond 1")
    func fixed() throws {
        let flags = packedIntegers | 24 << kLinearPCMFormatFlagsSampleFractionShift
        let (float, fixed) = (format(8000, 1, 32, packedFloats), format(8000, 1, 32, flags))
        #expect(
            try Converter(fixed, float).convert([1 << 24, -(1 << 23), 3 << 24] as [Int32], room: 3) == [1, -0.5, 3]
                as [Float])
        #expect(try Converter(float, fixed).convert([1, -2.5] as [Float], room: 2) == [1 << 24, -5 << 23] as [Int32])
    }

    @Test("One channel is heard in both of two, the first of two in one; a map says otherwise, and -1 is silence")
    func channels() throws {
        let (mono, stereo) = (format(8000, 1, 32, packedFloats), format(8000, 2, 32, packedFloats))
        #expect(try Converter(mono, stereo).convert([1, 2] as [Float], room: 4) == [1, 1, 2, 2] as [Float])
        #expect(try Converter(stereo, mono).convert([1, 2, 3, 4] as [Float], room: 2) == [1, 3] as [Float])
        let mapped = try Converter(stereo, stereo)
        var map: [Int32] = [1, -1]
        #expect(
            AudioConverterSetProperty(mapped.reference, kAudioConverterChannelMap, 4, &map)
                == kAudioConverterErr_BadPropertySizeError)
        #expect(AudioConverterSetProperty(mapped.reference, kAudioConverterChannelMap, 8, &map) == noErr)
        #expect(try mapped.convert([1, 2, 3, 4] as [Float], room: 4) == [2, 0, 4, 0] as [Float])
        var (read, size): ([Int32], UInt32) = ([0, 0], 8)
        #expect(AudioConverterGetProperty(mapped.reference, kAudioConverterChannelMap, &size, &read) == noErr)
        #expect(read == map && size == 8)
    }

    @Test("Channels that lie apart go together, and back")
    func apart() throws {
        let apart = format(8000, 2, 32, packedFloats | kAudioFormatFlagIsNonInterleaved)
        let together = format(8000, 2, 16, packedIntegers)
        let (left, right): ([Float], [Float]) = ([0.5, -0.5, 0.25], [0, 1, -1])
        let (source, middle, target) = (
            Buffers([left, right]), Buffers(1, bytes: 12, channels: 2), Buffers(2, bytes: 12)
        )
        let there = try Converter(apart, together)
        #expect(
            AudioConverterConvertComplexBuffer(
                there.reference, 3, source.list.unsafePointer, middle.list.unsafeMutablePointer) == noErr)
        #expect(middle.samples(as: Int16.self) == [16_384, 0, -16_384, .max, 8192, .min])
        let back = try Converter(together, apart)
        #expect(
            AudioConverterConvertComplexBuffer(
                back.reference, 3, middle.list.unsafePointer, target.list.unsafeMutablePointer) == noErr)
        #expect(target.samples(0, as: Float.self) == left)
        #expect(target.samples(1, as: Float.self) == [0, Float(32_767.0 / 32_768), -1])
        #expect(
            AudioConverterConvertComplexBuffer(
                back.reference, 4, middle.list.unsafePointer, target.list.unsafeMutablePointer)
                == kAudioConverterErr_InvalidInputSize)
    }

    @Test("What cannot be done at once is refused: another rate, half a frame, too little room, packets")
    func refusals() throws {
        let (mono, stereo) = (format(8000, 1, 16, packedIntegers), format(8000, 2, 16, packedIntegers))
        var (bytes, size): ([UInt8], UInt32) = ([UInt8](repeating: 0, count: 64), 64)
        func convert(_ converter: Converter, _ count: UInt32) -> OSStatus {
            AudioConverterConvertBuffer(converter.reference, count, [UInt8](repeating: 0, count: 64), &size, &bytes)
        }
        #expect(
            convert(try Converter(mono, format(44_100, 1, 16, packedIntegers)), 8)
                == kAudioConverterErr_OperationNotSupported)
        #expect(convert(try Converter(stereo, mono), 6) == kAudioConverterErr_InvalidInputSize)
        size = 14
        #expect(convert(try Converter(mono, stereo), 8) == kAudioConverterErr_InvalidOutputSize)
        var (source, target) = (mono, AudioStreamBasicDescription())
        (target.mFormatID, target.mSampleRate, target.mChannelsPerFrame) = (kAudioFormatMPEG4AAC, 8000, 1)
        var made: AudioConverterRef?
        #expect(AudioConverterNew(&source, &target, &made) == kAudioConverterErr_FormatNotSupported && made == nil)
    }

    @Test(
        "Another rate keeps a tone's frequency, loudness, place and length, whatever the pieces",
        arguments: [
            (48_000.0, 44_100.0), (44_100, 48_000), (8000, 44_100), (44_100, 16_000), (44_100, 44_100),
        ])
    func rates(_ from: Double, _ to: Double) throws {
        let sent = tone(1000, frames: Int(from / 2), rate: from)
        func result(_ pieces: [Int], _ frames: Int) throws -> [Float] {
            let converter = try Converter(format(from, 1, 32, packedFloats), format(to, 1, 32, packedFloats))
            let source = Source(sent, pieces: pieces)
            var all: [Float] = []
            while true {
                let (status, part) = fill(converter, source, frames)
                #expect(status == noErr)
                guard !part.isEmpty else { return all }
                all += part
            }
        }
        let whole = try result([4096], 4096)
        #expect(whole.count == Int(to / 2))
        let ideal = tone(1000, frames: whole.count, rate: to)
        // At both ends the kernel meets the silence beyond.
        let edge = 100
        let worst = zip(whole, ideal).dropFirst(edge).dropLast(edge).map { abs($0 - $1) }.max() ?? 1
        // Within the ripple of the kernel.
        #expect(worst < 0.001)
        let pieces = try result([1, 700, 33, 2048], 517)
        #expect(pieces.count == whole.count && (zip(pieces, whole).map { abs($0 - $1) }.max() ?? 1) < 1e-6)
        if from == to { #expect(whole == sent) }
    }

    @Test("An error of the callback is told, with what was there before; the stream goes on after it, and ends once")
    func running() throws {
        let sent = tone(440, frames: 1000, rate: 8000)
        let float = format(8000, 1, 32, packedFloats)
        let converter = try Converter(float, float)
        let source = Source(sent, pieces: [300])
        source.stops = (2, 1234)
        #expect(fill(converter, source, 500) == (1234, Array(sent[..<300])))
        #expect(fill(converter, source, 500) == (noErr, Array(sent[300..<800])))
        #expect(fill(converter, source, 500) == (noErr, Array(sent[800...])))
        #expect(fill(converter, source, 500) == (noErr, []))
        let calls = source.calls
        #expect(fill(converter, source, 500) == (noErr, []) && source.calls == calls)
        // From the beginning again.
        AudioConverterReset(converter.reference)
        source.place = 0
        #expect(fill(converter, source, 500) == (noErr, Array(sent[..<500])))
    }

    @Test("Sizes of buffers belong together, and what is set is read again")
    func properties() throws {
        let owner = try Converter(format(48_000, 2, 16, packedIntegers), format(24_000, 1, 32, packedFloats))
        defer { withExtendedLifetime(owner) {} }
        let converter = owner.reference
        func number(_ name: AudioConverterPropertyID, _ given: UInt32 = 0) -> UInt32? {
            var (value, size) = (given, UInt32(4))
            return AudioConverterGetProperty(converter, name, &size, &value) == noErr ? value : nil
        }
        #expect(number(kAudioConverterPropertyMaximumInputPacketSize) == 4)
        #expect(number(kAudioConverterPropertyMaximumOutputPacketSize) == 4)
        #expect(number(kAudioConverterPropertyCalculateOutputBufferSize, 4000) == 2000)
        // A hundred frames take two hundred, and those that the kernel reaches beyond them.
        let input = try #require(number(kAudioConverterPropertyCalculateInputBufferSize, 400))
        var (prime, size) = (AudioConverterPrimeInfo(), UInt32(8))
        #expect(AudioConverterGetProperty(converter, kAudioConverterPrimeInfo, &size, &prime) == noErr)
        #expect(prime.leadingFrames == 0 && input == (200 + prime.trailingFrames) * 4 && prime.trailingFrames > 0)
        var quality = kAudioConverterQuality_Low
        #expect(AudioConverterSetProperty(converter, kAudioConverterSampleRateConverterQuality, 4, &quality) == noErr)
        #expect(number(kAudioConverterSampleRateConverterQuality) == quality)
        var isWritable = DarwinBoolean(false)
        #expect(AudioConverterGetPropertyInfo(converter, kAudioConverterCodecQuality, &size, &isWritable) == noErr)
        #expect(isWritable.boolValue && size == 4)
        #expect(
            AudioConverterGetPropertyInfo(converter, kAudioConverterCurrentInputStreamDescription, &size, &isWritable)
                == noErr)
        #expect(!isWritable.boolValue && size == 40)
        #expect(number(kAudioConverterEncodeBitRate) == nil)
        #expect(
            AudioConverterSetProperty(converter, kAudioConverterEncodeBitRate, 4, &quality)
                == kAudioConverterErr_PropertyNotSupported)
    }

    @Test(
        "The two codes of telephones: all 256 numbers are ffmpeg's, and each code comes back",
        .enabled(if: FFmpeg.isThere))
    func companding() throws {
        for (kind, name) in [(kAudioFormatULaw, "mulaw"), (kAudioFormatALaw, "alaw")] {
            let codes = (0...255).map { UInt8($0) }
            let (code, linear) = (format(8000, 1, 8, 0, of: kind), format(8000, 1, 16, packedIntegers))
            let decoded: [Int16] = try Converter(code, linear).convert(codes, room: 256)
            let file = TemporaryFile("raw")
            try Data(codes).write(to: file.url)
            let truth = try FFmpeg.output(["-f", name, "-ar", "8000", "-ac", "1", "-i", file.url.path, "-f", "s16le"])
            #expect(truth.withUnsafeBytes { $0.bindMemory(to: Int16.self).map { $0 } } == decoded)
            let again: [UInt8] = try Converter(linear, code).convert(decoded, room: 256)
            // Of the two zeros of µ-law the positive one.
            #expect(zip(again, codes).filter { $0 != $1 }.map(\.1) == (kind == kAudioFormatULaw ? [0x7F] : []))
        }
    }

    @Test("Every number gets a code whose number is at most half a step away")
    func quantizing() throws {
        for kind in [kAudioFormatULaw, kAudioFormatALaw] {
            let (code, linear) = (format(8000, 1, 8, 0, of: kind), format(8000, 1, 16, packedIntegers))
            let all = (Int(Int16.min)...Int(Int16.max)).map { Int16($0) }
            let codes: [UInt8] = try Converter(linear, code).convert(all, room: all.count)
            let decoded: [Int16] = try Converter(code, linear).convert(codes, room: all.count)
            // G.711: steps of 8 (µ) or 16 (A) in the first segment, twice as large in each after; half of one at most, and
            // the last code stands for all beyond it.
            let worst = zip(all, decoded).map { number, found in
                let magnitude = abs(Int(number)) + (kind == kAudioFormatULaw ? 132 : 0)
                let segment = max(0, (Int.bitWidth - magnitude.leadingZeroBitCount) - 8)
                let half = kind == kAudioFormatULaw ? 4 << segment : 8 << max(0, segment - 1)
                return abs(Int(number) - Int(found)) - half
            }.max()
            #expect(worst ?? 1 <= (kind == kAudioFormatULaw ? 132 : 0))
        }
    }
}
