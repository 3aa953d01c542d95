// SPDX-License-Identifier: MIT
import AudioToolbox
import MediaEngine
import Testing

/// Truth: libsndfile and ffmpeg, which read what is written and write what is read, and Apple's headers for orders and errors.
@Suite("ExtAudioFile") struct ExtAudioFileTests {
    private static let rate = 44_100.0
    private let left = tone(440, frames: 22_050, rate: Self.rate)
    private let right = tone(1000, frames: 22_050, rate: Self.rate)
    /// Half a step of 16 bits.
    private let half: Float = 1.0 / 65_536 + 1e-7

    private func create(_ url: URL, _ type: AudioFileTypeID, _ description: AudioStreamBasicDescription) throws
        -> ExtAudioFileRef
    {
        var (description, made): (AudioStreamBasicDescription, ExtAudioFileRef?) = (description, nil)
        let flags = AudioFileFlags.eraseFile.rawValue
        try #require(ExtAudioFileCreateWithURL(url as CFURL, type, &description, nil, flags, &made) == noErr)
        return try #require(made)
    }

    private func open(_ url: URL) throws -> ExtAudioFileRef {
        var made: ExtAudioFileRef?
        try #require(ExtAudioFileOpenURL(url as CFURL, &made) == noErr)
        return try #require(made)
    }

    private func setClient(_ file: ExtAudioFileRef, _ description: AudioStreamBasicDescription) throws {
        var description = description
        try #require(
            ExtAudioFileSetProperty(file, kExtAudioFileProperty_ClientDataFormat, 40, &description) == noErr)
    }

    private func property<Value>(_ file: ExtAudioFileRef, _ name: ExtAudioFilePropertyID, _ start: Value) throws
        -> Value
    {
        var (value, size) = (start, UInt32(MemoryLayout<Value>.size))
        let status = try withUnsafeMutableBytes(of: &value) { bytes in
            ExtAudioFileGetProperty(file, name, &size, try #require(bytes.baseAddress))
        }
        try #require(status == noErr)
        return value
    }

    private func length(_ file: ExtAudioFileRef) throws -> Int64 {
        try property(file, kExtAudioFileProperty_FileLengthFrames, Int64(-1))
    }

    private func fileFormat(_ file: ExtAudioFileRef) throws -> AudioStreamBasicDescription {
        try property(file, kExtAudioFileProperty_FileDataFormat, AudioStreamBasicDescription())
    }

    private func tell(_ file: ExtAudioFileRef) -> Int64 {
        var place: Int64 = -1
        return ExtAudioFileTell(file, &place) == noErr ? place : -1
    }

    private func write(_ file: ExtAudioFileRef, _ channels: [[Float]], piece: Int) {
        for start in stride(from: 0, to: channels[0].count, by: piece) {
            let part = Buffers(channels.map { Array($0[start..<min(start + piece, $0.count)]) })
            let frames = UInt32(min(piece, channels[0].count - start))
            #expect(ExtAudioFileWrite(file, frames, part.list.unsafePointer) == noErr)
        }
    }

    private func readAll(_ file: ExtAudioFileRef, channels: Int, piece: Int) -> [[Float]] {
        var all = [[Float]](repeating: [], count: channels)
        let room = Buffers(channels, bytes: piece * 4)
        while true {
            room.refill()
            var frames = UInt32(piece)
            #expect(ExtAudioFileRead(file, &frames, room.list.unsafeMutablePointer) == noErr)
            guard frames > 0 else { return all }
            for channel in 0..<channels { all[channel] += room.samples(channel) }
        }
    }

    private func distance(_ one: some Collection<Float>, _ other: some Collection<Float>) -> Float {
        zip(one, other).map { abs($0 - $1) }.max() ?? 1
    }

    private let apart = kAudioFormatFlagIsNonInterleaved | packedFloats

    @Test(
        "What is written as floats of two channels is in the file as its format says",
        arguments: [
            ("wav", kAudioFileWAVEType, 16, packedIntegers), ("wav", kAudioFileWAVEType, 32, packedFloats),
            ("aiff", kAudioFileAIFFType, 24, packedIntegers | kAudioFormatFlagIsBigEndian),
            ("caf", kAudioFileCAFType, 16, packedIntegers),
        ] as [(String, AudioFileTypeID, UInt32, AudioFormatFlags)])
    func writing(_ suffix: String, _ type: AudioFileTypeID, _ bits: UInt32, _ flags: AudioFormatFlags) throws {
        let target = TemporaryFile(suffix)
        let inFile = format(Self.rate, 2, bits, flags)
        let file = try create(target.url, type, inFile)
        try setClient(file, format(Self.rate, 2, 32, apart))
        write(file, [left, right], piece: 1000)
        #expect(try length(file) == 22_050 && tell(file) == 22_050)
        #expect(ExtAudioFileDispose(file) == noErr)
        let source = try #require(try LibSndFile.open(path: target.url.path))
        #expect(source.rate == Self.rate && source.channels == 2 && source.frameCount == 22_050)
        let samples = SoundBlock(interleaved: try source.read(30_000, at: 0), channels: 2).channels
        #expect(distance(samples[0], left) <= half && distance(samples[1], right) <= half)
        let again = try open(target.url)
        #expect(try fileFormat(again) == inFile)
        // Without a client format it is the file's.
        #expect(try property(again, kExtAudioFileProperty_ClientDataFormat, AudioStreamBasicDescription()) == inFile)
        ExtAudioFileDispose(again)
    }

    @Test(
        "Files that ffmpeg writes are told as they are", .enabled(if: FFmpeg.isThere),
        arguments: [
            ("wav", "pcm_u8", 8, kAudioFormatFlagIsPacked), ("wav", "pcm_s24le", 24, packedIntegers),
            ("wav", "pcm_f64le", 64, packedFloats),
            ("caf", "pcm_s16be", 16, packedIntegers | kAudioFormatFlagIsBigEndian),
            ("aiff", "pcm_f32be", 32, packedFloats | kAudioFormatFlagIsBigEndian),
            ("aiff", "pcm_s16le", 16, packedIntegers),
            ("wav", "pcm_mulaw", 8, 0), ("caf", "pcm_alaw", 8, 0),
        ] as [(String, String, UInt32, AudioFormatFlags)])
    func formats(_ suffix: String, _ codec: String, _ bits: UInt32, _ flags: AudioFormatFlags) throws {
        let made = TemporaryFile(suffix)
        _ = try FFmpeg.output([
            "-f", "lavfi", "-i", "sine=440:r=8000:d=0.5", "-ac", "2", "-c:a", codec, made.url.path, "-f", "null",
        ])
        let truth = try FFmpeg.output(["-i", made.url.path, "-f", "f32le"])
        let kind = ["pcm_mulaw": kAudioFormatULaw, "pcm_alaw": kAudioFormatALaw][codec] ?? kAudioFormatLinearPCM
        let file = try open(made.url)
        #expect(try fileFormat(file) == format(8000, 2, bits, flags, of: kind))
        #expect(try length(file) == 4000)
        try setClient(file, format(8000, 2, 32, packedFloats))
        let room = Buffers(1, bytes: 4000 * 8, channels: 2)
        var frames: UInt32 = 5000
        #expect(ExtAudioFileRead(file, &frames, room.list.unsafeMutablePointer) == noErr && frames == 4000)
        #expect(room.samples(as: Float.self) == truth.withUnsafeBytes { $0.bindMemory(to: Float.self).map { $0 } })
        ExtAudioFileDispose(file)
    }

    @Test("A client of another rate hears the same sound, and the file's frames count its places")
    func rates() throws {
        let target = TemporaryFile("wav")
        let file = try create(target.url, kAudioFileWAVEType, format(Self.rate, 1, 16, packedIntegers))
        try setClient(file, format(48_000, 1, 32, packedFloats))
        write(file, [tone(440, frames: 24_000, rate: 48_000)], piece: 777)
        // The last frames wait for those beyond them, until there are none.
        #expect(try length(file) < 22_050)
        #expect(ExtAudioFileDispose(file) == noErr)
        let reader = try open(target.url)
        #expect(try length(reader) == 22_050)
        let ideal = tone(440, frames: 11_025, rate: Self.rate / 2)
        try setClient(reader, format(Self.rate / 2, 1, 32, packedFloats))
        let half = readAll(reader, channels: 1, piece: 500)[0]
        #expect(half.count == 11_025 && tell(reader) == 22_050)
        #expect(distance(half[100..<10_900], ideal[100..<10_900]) < 0.002)
        #expect(ExtAudioFileSeek(reader, 10_000) == noErr && tell(reader) == 10_000)
        let rest = readAll(reader, channels: 1, piece: 4096)[0]
        #expect(rest.count == 6025 && distance(rest[100..<5900], half[5100..<10_900]) < 0.002)
        ExtAudioFileDispose(reader)
    }

    @Test("Reading begins where it is sent, ends with no frames, and reads on in another format where it is")
    func places() throws {
        let target = TemporaryFile("caf")
        let file = try create(target.url, kAudioFileCAFType, format(Self.rate, 1, 32, packedFloats))
        write(file, [left], piece: 22_050)
        ExtAudioFileDispose(file)
        let reader = try open(target.url)
        try setClient(reader, format(Self.rate, 1, 32, packedFloats))
        let room = Buffers(1, bytes: 400)
        var frames: UInt32 = 1000
        // No more than there is room for.
        #expect(ExtAudioFileRead(reader, &frames, room.list.unsafeMutablePointer) == noErr && frames == 100)
        #expect(room.samples() == Array(left[..<100]) && tell(reader) == 100)
        try setClient(reader, format(Self.rate, 1, 16, packedIntegers))
        frames = 10
        #expect(ExtAudioFileRead(reader, &frames, room.list.unsafeMutablePointer) == noErr && frames == 10)
        #expect(room.samples() == left[100..<110].map { Int16(($0 * 32_768).rounded()) } && tell(reader) == 110)
        #expect(ExtAudioFileSeek(reader, 22_045) == noErr)
        room.refill()
        frames = 10
        #expect(ExtAudioFileRead(reader, &frames, room.list.unsafeMutablePointer) == noErr && frames == 5)
        frames = 10
        #expect(ExtAudioFileRead(reader, &frames, room.list.unsafeMutablePointer) == noErr && frames == 0)
        #expect(ExtAudioFileSeek(reader, -1) == kExtAudioFileError_InvalidSeek)
        #expect(ExtAudioFileSeek(reader, 50_000) == noErr)
        room.refill()
        frames = 10
        #expect(ExtAudioFileRead(reader, &frames, room.list.unsafeMutablePointer) == noErr && frames == 0)
        ExtAudioFileDispose(reader)
    }

    @Test(
        "Compressed sound is encoded when the file is disposed of, as loud as bits allow", .enabled(if: FFmpeg.isThere))
    func compressed() throws {
        var aac = AudioStreamBasicDescription()
        (aac.mSampleRate, aac.mFormatID, aac.mChannelsPerFrame, aac.mFramesPerPacket) = (
            Self.rate, kAudioFormatMPEG4AAC, 2, 1024
        )
        let target = TemporaryFile("m4a")
        let file = try create(target.url, kAudioFileM4AType, aac)
        #expect(try fileFormat(file) == aac)
        // Samples are only taken once the client has said how it has them.
        let part = Buffers([left, right])
        #expect(ExtAudioFileWrite(file, 1, part.list.unsafePointer) == kExtAudioFileError_InvalidOperationOrder)
        try setClient(file, format(Self.rate, 2, 32, apart))
        let converter = try #require(try property(file, kExtAudioFileProperty_AudioConverter, AudioConverterRef?.none))
        var bits: UInt32 = 96_000
        #expect(AudioConverterSetProperty(converter, kAudioConverterEncodeBitRate, 4, &bits) == noErr)
        var none: UnsafeRawPointer?
        #expect(ExtAudioFileSetProperty(file, kExtAudioFileProperty_ConverterConfig, 8, &none) == noErr)
        #expect(ExtAudioFileWriteAsync(file, 0, nil) == noErr)
        #expect(ExtAudioFileWriteAsync(file, 22_050, part.list.unsafePointer) == noErr)
        #expect(ExtAudioFileDispose(file) == noErr)
        let said = try #require(try FFmpeg.probe(target.url.path))
        let stream = try #require((said["streams"] as? [[String: Any]])?.first)
        #expect(stream["codec_name"] as? String == "aac" && stream["channels"] as? Int == 2)
        #expect(stream["sample_rate"] as? String == "44100")
        let rate = try #require((stream["bit_rate"] as? String).flatMap(Double.init))
        #expect(rate < 112_000)
        let reader = try open(target.url)
        #expect(try fileFormat(reader) == aac)
        var frames: UInt32 = 10
        #expect(
            ExtAudioFileRead(reader, &frames, part.list.unsafeMutablePointer) == kExtAudioFileError_InvalidDataFormat)
        try setClient(reader, format(Self.rate, 2, 32, apart))
        let heard = readAll(reader, channels: 2, piece: 4096)
        #expect(abs(heard[0].count - 22_050) < 2048)
        // Lossy: the tones' loudness is that of the source.
        func loudness(_ samples: some Collection<Float>) -> Float {
            samples.reduce(0) { $0 + $1 * $1 } / Float(samples.count)
        }
        #expect(abs(loudness(heard[0][4096..<16_384]) / loudness(left) - 1) < 0.05)
        #expect(abs(loudness(heard[1][4096..<16_384]) / loudness(right) - 1) < 0.05)
        ExtAudioFileDispose(reader)
    }

    @Test("A wrapped file stays open, and its packets follow what was written through it")
    func wrapping() throws {
        let target = TemporaryFile("wav")
        var (description, made): (AudioStreamBasicDescription, AudioFileID?) = (
            format(8000, 1, 16, packedIntegers), nil
        )
        try #require(
            AudioFileCreateWithURL(target.url as CFURL, kAudioFileWAVEType, &description, .eraseFile, &made) == noErr)
        let audioFile = try #require(made)
        var wrapper: ExtAudioFileRef?
        #expect(ExtAudioFileWrapAudioFileID(audioFile, false, &wrapper) == kAudioFilePermissionsError && wrapper == nil)
        try #require(ExtAudioFileWrapAudioFileID(audioFile, true, &wrapper) == noErr)
        let file = try #require(wrapper)
        #expect(try property(file, kExtAudioFileProperty_AudioFile, AudioFileID?.none) == audioFile)
        try setClient(file, format(8000, 1, 32, packedFloats))
        write(file, [[0, 0.5]], piece: 2)
        #expect(ExtAudioFileDispose(file) == noErr)
        var packets: UInt32 = 1
        #expect(AudioFileWritePackets(audioFile, false, 2, nil, 2, &packets, [Int16(-16_384)]) == noErr)
        #expect(AudioFileClose(audioFile) == noErr)
        let source = try #require(try LibSndFile.open(path: target.url.path))
        #expect(try source.read(10, at: 0) == [0, 0.5, -0.5])
    }

    @Test("Wrong calls give the errors of the headers")
    func refusals() throws {
        var made: ExtAudioFileRef?
        #expect(
            ExtAudioFileOpenURL(URL(fileURLWithPath: "/nowhere/at.all") as CFURL, &made) == kAudioFileFileNotFoundError)
        let target = TemporaryFile("wav")
        var description = format(8000, 2, 16, packedIntegers)
        try #require(
            ExtAudioFileCreateWithURL(target.url as CFURL, kAudioFileWAVEType, &description, nil, 0, &made) == noErr)
        let file = try #require(made)
        var aac = format(8000, 2, 0, 0, of: kAudioFormatMPEG4AAC)
        #expect(
            ExtAudioFileSetProperty(file, kExtAudioFileProperty_ClientDataFormat, 40, &aac)
                == kExtAudioFileError_NonPCMClientFormat)
        #expect(
            ExtAudioFileSetProperty(file, kExtAudioFileProperty_ClientDataFormat, 8, &aac)
                == kExtAudioFileError_InvalidPropertySize)
        #expect(
            ExtAudioFileSetProperty(file, kExtAudioFileProperty_FileDataFormat, 40, &description)
                == kExtAudioFileError_InvalidProperty)
        var layout = AudioChannelLayout()
        layout.mChannelLayoutTag = kAudioChannelLayoutTag_Mono
        let size = UInt32(MemoryLayout<AudioChannelLayout>.size)
        #expect(
            ExtAudioFileSetProperty(file, kExtAudioFileProperty_FileChannelLayout, size, &layout)
                == kExtAudioFileError_InvalidChannelMap)
        #expect(
            try property(file, kExtAudioFileProperty_FileChannelLayout, layout).mChannelLayoutTag
                == kAudioChannelLayoutTag_Stereo)
        let room = Buffers(1, bytes: 8, channels: 2)
        var frames: UInt32 = 1
        #expect(
            ExtAudioFileRead(file, &frames, room.list.unsafeMutablePointer) == kExtAudioFileError_InvalidOperationOrder)
        #expect(ExtAudioFileWrite(file, 3, room.list.unsafePointer) == kAudio_ParamError)
        #expect(ExtAudioFileSeek(file, 0) == kExtAudioFileError_InvalidSeek)
        #expect(ExtAudioFileDispose(file) == noErr)
        // It is there now, and of no kind that is encoded.
        #expect(
            ExtAudioFileCreateWithURL(target.url as CFURL, kAudioFileWAVEType, &description, nil, 0, &made)
                == kAudioFilePermissionsError)
        let flags = AudioFileFlags.eraseFile.rawValue
        #expect(
            ExtAudioFileCreateWithURL(target.url as CFURL, kAudioFileWAVEType, &aac, nil, flags, &made)
                == kAudioFileUnsupportedDataFormatError)
        description.mFormatFlags |= kAudioFormatFlagIsBigEndian
        #expect(
            ExtAudioFileCreateWithURL(target.url as CFURL, kAudioFileWAVEType, &description, nil, flags, &made)
                == kAudioFileUnsupportedDataFormatError && made == nil)
    }
}
