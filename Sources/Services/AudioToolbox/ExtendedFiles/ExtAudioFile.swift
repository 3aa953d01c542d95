// SPDX-License-Identifier: MIT
import MediaEngine

// MARK: Making

/// For reading.
public func ExtAudioFileOpenURL(_ inURL: CFURL, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>) -> OSStatus {
    outExtAudioFile.pointee = nil
    do { outExtAudioFile.pointee = ExtendedAudioFile(owning: try OpenAudioFile(reading: inURL as URL)).handle } catch {
        return error.status
    }
    return noErr
}

/// - Parameters:
///   - inStreamDesc: of the file. Compressed kinds are encoded when the file is disposed of.
///   - inFlags: a file that is there is only replaced with `eraseFile`.
public func ExtAudioFileCreateWithURL(
    _ inURL: CFURL, _ inFileType: AudioFileTypeID, _ inStreamDesc: UnsafePointer<AudioStreamBasicDescription>,
    _ inChannelLayout: UnsafePointer<AudioChannelLayout>?, _ inFlags: UInt32,
    _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus {
    outExtAudioFile.pointee = nil
    let url = inURL as URL
    if !AudioFileFlags(rawValue: inFlags).contains(.eraseFile), FileManager.default.fileExists(atPath: url.path) {
        return kAudioFilePermissionsError
    }
    let made: ExtendedAudioFile
    do throws(MediaFailure) {
        guard let new = try ExtendedAudioFile(making: url, inFileType, inStreamDesc.pointee) else {
            Unsupported.report("ExtAudioFileCreateWithURL: sound of this kind in a file of this type")
            return kAudioFileUnsupportedDataFormatError
        }
        made = new
    } catch { return error.status }
    let layout = inChannelLayout.map {
        made.setLayout(
            kExtAudioFileProperty_FileChannelLayout,
            UnsafeRawBufferPointer(
                start: $0, count: MemoryLayout<AudioChannelLayout>.size))
    }
    guard layout ?? noErr == noErr else {
        _ = made.close()  // The layout's error is told.
        return layout ?? noErr
    }
    outExtAudioFile.pointee = made.handle
    return noErr
}

/// The file stays the caller's, who closes it after this was disposed of.
public func ExtAudioFileWrapAudioFileID(
    _ inFileID: AudioFileID, _ inForWriting: Bool, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus {
    outExtAudioFile.pointee = nil
    guard inForWriting == OpenAudioFile.of(inFileID).isWritten else { return kAudioFilePermissionsError }
    outExtAudioFile.pointee = ExtendedAudioFile(borrowing: inFileID, isWritten: inForWriting).handle
    return noErr
}

/// Closes the file, unless it was wrapped.
/// - Returns: an error where the disk, or the encoder, has not taken all that was written.
@discardableResult
public func ExtAudioFileDispose(_ inExtAudioFile: ExtAudioFileRef) -> OSStatus {
    Unmanaged<ExtendedAudioFile>.fromOpaque(UnsafeRawPointer(inExtAudioFile)).takeRetainedValue().close()
}

// MARK: Reading

/// - Parameters:
///   - ioNumberFrames: of the client's format: wanted, then those that were read: 0 at the end.
///   - ioData: room for them; its sizes become those of what was read.
public func ExtAudioFileRead(
    _ inExtAudioFile: ExtAudioFileRef, _ ioNumberFrames: UnsafeMutablePointer<UInt32>,
    _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus {
    let file = ExtendedAudioFile.of(inExtAudioFile)
    guard !file.isWritten else { return kExtAudioFileError_InvalidOperationOrder }
    guard let layout = file.clientLayout, let converter = file.converter else {
        Unsupported.report("ExtAudioFileRead: packets of a compressed file, without a client format")
        return kExtAudioFileError_InvalidDataFormat
    }
    let list = UnsafeMutableAudioBufferListPointer(ioData)
    guard let room = layout.frames(in: list) else { return kAudio_ParamError }
    let block: SoundBlock
    do { block = try file.read(min(room, Int(ioNumberFrames.pointee)), converter) } catch { return error.status }
    layout.store(block, in: list)
    ioNumberFrames.pointee = UInt32(block.frames)
    return noErr
}

/// - Parameter inFrameOffset: of the file's own rate; behind the end nothing is read.
public func ExtAudioFileSeek(_ inExtAudioFile: ExtAudioFileRef, _ inFrameOffset: Int64) -> OSStatus {
    let file = ExtendedAudioFile.of(inExtAudioFile)
    guard !file.isWritten, inFrameOffset >= 0 else { return kExtAudioFileError_InvalidSeek }
    file.seek(inFrameOffset)
    return noErr
}

/// - Parameter outFrameOffset: the next frame, of the file's own rate.
public func ExtAudioFileTell(_ inExtAudioFile: ExtAudioFileRef, _ outFrameOffset: UnsafeMutablePointer<Int64>)
    -> OSStatus
{
    outFrameOffset.pointee = ExtendedAudioFile.of(inExtAudioFile).position
    return noErr
}

// MARK: Writing

/// - Parameter inNumberFrames: of the client's format.
public func ExtAudioFileWrite(
    _ inExtAudioFile: ExtAudioFileRef, _ inNumberFrames: UInt32, _ ioData: UnsafePointer<AudioBufferList>
) -> OSStatus {
    let file = ExtendedAudioFile.of(inExtAudioFile)
    guard file.isWritten, let layout = file.clientLayout, let converter = file.converter else {
        return kExtAudioFileError_InvalidOperationOrder
    }
    let list = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: ioData))  // Only read.
    guard let frames = layout.frames(in: list), frames >= inNumberFrames else { return kAudio_ParamError }
    return file.write(layout.block(list, frames: Int(inNumberFrames)), converter)
}

/// As `ExtAudioFileWrite`, at once: sound here is rendered by no thread that must not wait.
/// - Parameter ioData: nil, with no frames: makes ready for the first call.
public func ExtAudioFileWriteAsync(
    _ inExtAudioFile: ExtAudioFileRef, _ inNumberFrames: UInt32, _ ioData: UnsafePointer<AudioBufferList>?
) -> OSStatus {
    guard let ioData else { return inNumberFrames == 0 ? noErr : kAudio_ParamError }
    return ExtAudioFileWrite(inExtAudioFile, inNumberFrames, ioData)
}

extension ExtendedAudioFile {
    /// nil: no such file is made of such sound.
    fileprivate convenience init?(making url: URL, _ type: AudioFileTypeID, _ format: AudioStreamBasicDescription)
        throws(MediaFailure)
    {
        if format.mFormatID == kAudioFormatLinearPCM {
            guard let file = try OpenAudioFile(making: url, type: type, format) else { return nil }
            self.init(owning: file)
            return
        }
        guard let container = Self.encoders[format.mFormatID]?[type], (1...8).contains(format.mChannelsPerFrame),
            format.mSampleRate >= 1
        else { return nil }
        let encoder = try CompressedSoundWriter(
            path: url.path, formatID: format.mFormatID, container: container, rate: format.mSampleRate,
            channels: Int(format.mChannelsPerFrame))
        self.init(owning: OpenAudioFile(encoding: encoder, type: type, format), encoder: encoder)
    }

    /// Of the kinds that iOS encodes, those that ffmpeg does, with its names of the containers.
    private static let encoders: [AudioFormatID: [AudioFileTypeID: String]] = [
        kAudioFormatMPEG4AAC: [kAudioFileM4AType: "ipod", kAudioFileMPEG4Type: "mp4", kAudioFileAAC_ADTSType: "adts"],
        kAudioFormatAppleLossless: [kAudioFileM4AType: "ipod", kAudioFileMPEG4Type: "mp4", kAudioFileCAFType: "caf"],
        kAudioFormatFLAC: [kAudioFileFLACType: "flac"],
        kAudioFormatAppleIMA4: [kAudioFileCAFType: "caf", kAudioFileAIFCType: "aiff"],
        kAudioFormatULaw: [kAudioFileCAFType: "caf", kAudioFileAIFCType: "aiff", kAudioFileWAVEType: "wav"],
        kAudioFormatALaw: [kAudioFileCAFType: "caf", kAudioFileAIFCType: "aiff", kAudioFileWAVEType: "wav"],
    ]
}
