// SPDX-License-Identifier: MIT
import MediaEngine
import Synchronization

/// What an `AudioFileID` stands for. Sound whose packets are frames is handed over as it is in the file, other sound uncompressed,
/// so that a queue plays what is read from any of them; on iOS the packets of a compressed file are the file's own. A file that is
/// made with `AudioFileCreateWithURL` holds uncompressed sound as well.
final class OpenAudioFile: Sendable {
    // Sendable: only touched under the lock.
    private struct State: @unchecked Sendable {
        var source: (any SoundSource)?
        var writer: (any SoundFileMaking)?
    }
    private let state: Mutex<State>
    /// How its sound is handed over.
    let layout: SampleLayout
    /// What is in the file.
    let format: AudioStreamBasicDescription
    let type: AudioFileTypeID

    init(reading url: URL) throws(MediaFailure) {
        let source = try SoundFiles.open(url)
        layout = SampleLayout(of: source)
        format = Self.format(of: source, layout)
        type = Self.types[url.pathExtension.lowercased()] ?? kAudioFileCAFType
        nonisolated(unsafe) let own = source  // Nobody else has it.
        state = Mutex(State(source: own))
    }

    /// nil: no such file is made of such sound.
    init?(making url: URL, type: AudioFileTypeID, _ format: AudioStreamBasicDescription) throws(MediaFailure) {
        guard let container = Self.containers[type], let layout = SampleLayout(format), layout.isInterleaved,
            layout.isUncompressed, Self.takesOrder(of: layout.description, type)
        else { return nil }
        (self.layout, self.type, self.format) = (layout, type, layout.description)
        let bits = min(32, layout.bytesPerSample * 8)
        let isFloat = format.mFormatFlags & kAudioFormatFlagIsFloat != 0
        nonisolated(unsafe) let writer = try SoundFileWriter(  // Nobody else has it.
            path: url.path, container: container, rate: layout.rate, channels: layout.channels, bits: bits,
            isFloat: isFloat)
        state = Mutex(State(writer: writer))
    }

    private static let types: [String: AudioFileTypeID] = [
        "wav": kAudioFileWAVEType, "aif": kAudioFileAIFFType, "aiff": kAudioFileAIFFType,
        "aifc": kAudioFileAIFCType, "mp3": kAudioFileMP3Type, "m4a": kAudioFileM4AType, "mp4": kAudioFileMPEG4Type,
        "aac": kAudioFileAAC_ADTSType, "flac": kAudioFileFLACType,
    ]
    private static let containers: [AudioFileTypeID: SoundFileWriter.Container] = [
        kAudioFileWAVEType: .wave, kAudioFileAIFFType: .aiff, kAudioFileAIFCType: .aiff, kAudioFileCAFType: .caf,
    ]

    /// Of a compressed kind, which is made when the file is closed.
    init(encoding writer: CompressedSoundWriter, type: AudioFileTypeID, _ format: AudioStreamBasicDescription) {
        layout = SampleLayout(
            rate: format.mSampleRate, channels: Int(format.mChannelsPerFrame), isFloat: true)
        (self.type, self.format) = (type, format)
        nonisolated(unsafe) let writer = writer  // Touched under the lock; its rate of bits before the file is closed.
        state = Mutex(State(writer: writer))
    }

    /// WAVE has the lowest byte first, AIFF the highest; CAF says which, and is written with the lowest first.
    private static func takesOrder(of format: AudioStreamBasicDescription, _ type: AudioFileTypeID) -> Bool {
        let isBigEndian = format.mFormatFlags & kAudioFormatFlagIsBigEndian != 0
        guard format.mBitsPerChannel > 8 else { return true }
        return switch type {
        case kAudioFileWAVEType: !isBigEndian
        case kAudioFileAIFFType: isBigEndian
        default: true
        }
    }

    private static func format(of source: any SoundSource, _ layout: SampleLayout) -> AudioStreamBasicDescription {
        guard layout.description.mFormatID != source.formatID else { return layout.description }
        var format = AudioStreamBasicDescription()
        format.mSampleRate = source.rate
        format.mFormatID = source.formatID
        format.mChannelsPerFrame = UInt32(source.channels)
        switch source.formatID {
        case kAudioFormatMPEG4AAC: format.mFramesPerPacket = 1024
        // By ISO 11172-3, and 13818-3 for the lower rates.
        case kAudioFormatMPEGLayer3: format.mFramesPerPacket = source.rate < 32_000 ? 576 : 1152
        case kAudioFormatAppleLossless: format.mFramesPerPacket = 4096
        case kAudioFormatAppleIMA4:
            (format.mFramesPerPacket, format.mBytesPerPacket) = (64, 34 * format.mChannelsPerFrame)
        default: break
        }
        return format
    }

    var isWritten: Bool { state.withLock { $0.writer != nil } }

    /// Frames.
    var count: Int64 { state.withLock { $0.source?.frameCount ?? $0.writer?.frameCount ?? 0 } }

    /// Interleaved; fewer than asked for at the end.
    func read(_ count: Int, at frame: Int64) throws(MediaFailure) -> [Float] {
        let result: Result<[Float], MediaFailure> = state.withLock { state in
            do throws(MediaFailure) { return .success(try state.source?.read(count, at: frame) ?? []) } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Behind what was written.
    /// - Returns: a code where the place is another, or the disk does not take it.
    func append(_ samples: [Float], at frame: Int64) -> OSStatus {
        state.withLock { state in
            guard let writer = state.writer else { return kAudioFilePermissionsError }
            guard frame == writer.frameCount else { return kAudioFilePositionError }
            do throws(MediaFailure) { try writer.write(samples) } catch { return error.status }
            return noErr
        }
    }

    func close() -> OSStatus {
        state.withLock { state in
            do throws(MediaFailure) { try state.writer?.close() } catch { return error.status }
            return noErr
        }
    }

    // MARK: Handles

    var handle: AudioFileID { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }

    static func of(_ handle: AudioFileID) -> OpenAudioFile {
        Unmanaged<OpenAudioFile>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
    }
}

/// - Parameter inPermissions: reading alone; what is written is made with `AudioFileCreateWithURL`.
public func AudioFileOpenURL(
    _ inFileRef: CFURL, _ inPermissions: AudioFilePermissions, _ inFileTypeHint: AudioFileTypeID,
    _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus {
    outAudioFile.pointee = nil
    guard inPermissions == .readPermission else {
        Unsupported.report("AudioFileOpenURL: writing into a file that is there")
        return kAudioFilePermissionsError
    }
    do { outAudioFile.pointee = try OpenAudioFile(reading: inFileRef as URL).handle } catch { return error.status }
    return noErr
}

public func AudioFileCreateWithURL(
    _ inFileRef: CFURL, _ inFileType: AudioFileTypeID, _ inFormat: UnsafePointer<AudioStreamBasicDescription>,
    _ inFlags: AudioFileFlags, _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus {
    outAudioFile.pointee = nil
    let url = inFileRef as URL
    if !inFlags.contains(.eraseFile), FileManager.default.fileExists(atPath: url.path) {
        return kAudioFilePermissionsError
    }
    do throws(MediaFailure) {
        guard let file = try OpenAudioFile(making: url, type: inFileType, inFormat.pointee) else {
            Unsupported.report("AudioFileCreateWithURL: anything but uncompressed sound in WAVE, AIFF or CAF")
            return kAudioFileUnsupportedDataFormatError
        }
        outAudioFile.pointee = file.handle
    } catch { return error.status }
    return noErr
}

/// - Returns: an error where the disk has not taken all that was written.
@discardableResult
public func AudioFileClose(_ inAudioFile: AudioFileID) -> OSStatus {
    Unmanaged<OpenAudioFile>.fromOpaque(UnsafeRawPointer(inAudioFile)).takeRetainedValue().close()
}

// MARK: Reading

/// - Parameter ioNumPackets: wanted, then those that were there: 0 at the end, with `kAudioFileEndOfFileError`.
public func AudioFileReadPacketData(
    _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ ioNumBytes: UnsafeMutablePointer<UInt32>,
    _ outPacketDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>?, _ inStartingPacket: Int64,
    _ ioNumPackets: UnsafeMutablePointer<UInt32>, _ outBuffer: UnsafeMutableRawPointer?
) -> OSStatus {
    let file = OpenAudioFile.of(inAudioFile)
    let size = file.layout.bytesPerFrame
    let wanted = min(Int(ioNumPackets.pointee), Int(ioNumBytes.pointee) / size)
    let bytes: [UInt8]
    do { bytes = file.layout.bytes(try file.read(wanted, at: inStartingPacket)) } catch { return error.status }
    bytes.withUnsafeBytes { if let base = $0.baseAddress { outBuffer?.copyMemory(from: base, byteCount: $0.count) } }
    ioNumBytes.pointee = UInt32(bytes.count)
    ioNumPackets.pointee = UInt32(bytes.count / size)
    for index in 0..<(outPacketDescriptions == nil ? 0 : bytes.count / size) {
        outPacketDescriptions?[index] = AudioStreamPacketDescription(
            mStartOffset: Int64(index * size), mVariableFramesInPacket: 0, mDataByteSize: UInt32(size))
    }
    return bytes.isEmpty && wanted > 0 ? kAudioFileEndOfFileError : noErr
}

/// As `AudioFileReadPacketData`, but for the bytes, which are only given back: the buffer is as large as the packets ask for.
public func AudioFileReadPackets(
    _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ outNumBytes: UnsafeMutablePointer<UInt32>,
    _ outPacketDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>?, _ inStartingPacket: Int64,
    _ ioNumPackets: UnsafeMutablePointer<UInt32>, _ outBuffer: UnsafeMutableRawPointer?
) -> OSStatus {
    outNumBytes.pointee = ioNumPackets.pointee * UInt32(OpenAudioFile.of(inAudioFile).layout.bytesPerFrame)
    return AudioFileReadPacketData(
        inAudioFile, inUseCache, outNumBytes, outPacketDescriptions, inStartingPacket, ioNumPackets, outBuffer)
}

public func AudioFileReadBytes(
    _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inStartingByte: Int64, _ ioNumBytes: UnsafeMutablePointer<UInt32>,
    _ outBuffer: UnsafeMutableRawPointer
) -> OSStatus {
    let file = OpenAudioFile.of(inAudioFile)
    let size = Int64(file.layout.bytesPerFrame)
    guard inStartingByte >= 0 else { return kAudioFilePositionError }
    let (first, skipped) = inStartingByte.quotientAndRemainder(dividingBy: size)
    let frames = (Int(skipped) + Int(ioNumBytes.pointee) + Int(size) - 1) / Int(size)
    let bytes: [UInt8]
    do { bytes = file.layout.bytes(try file.read(frames, at: first)) } catch { return error.status }
    let wanted = bytes.dropFirst(Int(skipped)).prefix(Int(ioNumBytes.pointee))
    wanted.withUnsafeBytes { if let base = $0.baseAddress { outBuffer.copyMemory(from: base, byteCount: $0.count) } }
    let isShort = wanted.count < Int(ioNumBytes.pointee)
    ioNumBytes.pointee = UInt32(wanted.count)
    return isShort ? kAudioFileEndOfFileError : noErr
}

// MARK: Writing

/// Behind what was written before.
public func AudioFileWritePackets(
    _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inNumBytes: UInt32,
    _ inPacketDescriptions: UnsafePointer<AudioStreamPacketDescription>?, _ inStartingPacket: Int64,
    _ ioNumPackets: UnsafeMutablePointer<UInt32>, _ inBuffer: UnsafeRawPointer
) -> OSStatus {
    let file = OpenAudioFile.of(inAudioFile)
    let size = file.layout.bytesPerFrame
    let count = min(Int(ioNumPackets.pointee), Int(inNumBytes) / size)
    let samples = file.layout.samples(UnsafeRawBufferPointer(start: inBuffer, count: count * size))
    let status = file.append(samples, at: inStartingPacket)
    ioNumPackets.pointee = status == noErr ? UInt32(count) : 0
    return status
}

/// Behind what was written before, whole frames.
public func AudioFileWriteBytes(
    _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inStartingByte: Int64, _ ioNumBytes: UnsafeMutablePointer<UInt32>,
    _ inBuffer: UnsafeRawPointer
) -> OSStatus {
    let size = Int64(OpenAudioFile.of(inAudioFile).layout.bytesPerFrame)
    guard inStartingByte % size == 0 else { return kAudioFilePositionError }
    var packets = ioNumBytes.pointee / UInt32(size)
    let status = AudioFileWritePackets(
        inAudioFile, inUseCache, ioNumBytes.pointee, nil, inStartingByte / size, &packets, inBuffer)
    ioNumBytes.pointee = packets * UInt32(size)
    return status
}

// MARK: Properties

public func AudioFileGetPropertyInfo(
    _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID, _ outDataSize: UnsafeMutablePointer<UInt32>?,
    _ isWritable: UnsafeMutablePointer<UInt32>?
) -> OSStatus {
    guard let value = property(inPropertyID, of: OpenAudioFile.of(inAudioFile)) else {
        return kAudioFileUnsupportedPropertyError
    }
    outDataSize?.pointee = UInt32(value.count)
    isWritable?.pointee = 0
    return noErr
}

public func AudioFileGetProperty(
    _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID, _ ioDataSize: UnsafeMutablePointer<UInt32>,
    _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus {
    guard let value = property(inPropertyID, of: OpenAudioFile.of(inAudioFile)) else {
        return kAudioFileUnsupportedPropertyError
    }
    return copyProperty(value, ioDataSize, outPropertyData, tooSmall: kAudioFileBadPropertySizeError)
}

/// No property of such files can be changed.
public func AudioFileSetProperty(
    _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID, _ inDataSize: UInt32,
    _ inPropertyData: UnsafeRawPointer
) -> OSStatus { kAudioFileUnsupportedPropertyError }

private func property(_ name: AudioFilePropertyID, of file: OpenAudioFile) -> [UInt8]? {
    let size = UInt32(file.layout.bytesPerFrame)
    switch name {
    case kAudioFilePropertyFileFormat: return rawBytes(file.type)
    case kAudioFilePropertyDataFormat: return rawBytes(file.layout.description)
    case kAudioFilePropertyIsOptimized: return rawBytes(UInt32(1))
    case kAudioFilePropertyAudioDataByteCount: return rawBytes(file.count * Int64(size))
    case kAudioFilePropertyAudioDataPacketCount: return rawBytes(file.count)
    case kAudioFilePropertyMaximumPacketSize, kAudioFilePropertyPacketSizeUpperBound: return rawBytes(size)
    case kAudioFilePropertyEstimatedDuration: return rawBytes(Double(file.count) / file.layout.rate)
    case kAudioFilePropertyBitRate: return rawBytes(UInt32(file.layout.rate) * size * 8)
    default: return nil
    }
}

/// Of a plain value.
func rawBytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

func copyProperty(
    _ value: [UInt8], _ ioDataSize: UnsafeMutablePointer<UInt32>, _ target: UnsafeMutableRawPointer, tooSmall: OSStatus
) -> OSStatus {
    guard Int(ioDataSize.pointee) >= value.count else { return tooSmall }
    value.withUnsafeBytes { if let base = $0.baseAddress { target.copyMemory(from: base, byteCount: $0.count) } }
    ioDataSize.pointee = UInt32(value.count)
    return noErr
}
