// SPDX-License-Identifier: MIT
import MediaEngine

public func ExtAudioFileGetPropertyInfo(
    _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID, _ outSize: UnsafeMutablePointer<UInt32>?,
    _ outWritable: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus {
    let file = ExtendedAudioFile.of(inExtAudioFile)
    guard let value = file.property(inPropertyID) else { return kExtAudioFileError_InvalidProperty }
    outSize?.pointee = UInt32(value.count)
    outWritable?.pointee = DarwinBoolean(settable.contains(inPropertyID))
    return noErr
}

public func ExtAudioFileGetProperty(
    _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID,
    _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus {
    let file = ExtendedAudioFile.of(inExtAudioFile)
    guard let value = file.property(inPropertyID) else { return kExtAudioFileError_InvalidProperty }
    return copyProperty(
        value, ioPropertyDataSize, outPropertyData, tooSmall: kExtAudioFileError_InvalidPropertySize)
}

/// - Parameter inPropertyData: of `ConverterConfig`: of no use, as the converter's settings hold at once.
public func ExtAudioFileSetProperty(
    _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID, _ inPropertyDataSize: UInt32,
    _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
    let file = ExtendedAudioFile.of(inExtAudioFile)
    let bytes = UnsafeRawBufferPointer(start: inPropertyData, count: Int(inPropertyDataSize))
    switch inPropertyID {
    case kExtAudioFileProperty_ClientDataFormat: return file.setClientFormat(bytes)
    case kExtAudioFileProperty_ClientChannelLayout, kExtAudioFileProperty_FileChannelLayout:
        return file.setLayout(inPropertyID, bytes)
    case kExtAudioFileProperty_CodecManufacturer, kExtAudioFileProperty_IOBufferSizeBytes:
        guard bytes.count == MemoryLayout<UInt32>.size else { return kExtAudioFileError_InvalidPropertySize }
        file.settings[inPropertyID] = Array(bytes)
        return noErr
    case kExtAudioFileProperty_ConverterConfig:
        return file.converter == nil ? kExtAudioFileError_InvalidOperationOrder : noErr
    default: return kExtAudioFileError_InvalidProperty
    }
}

private let settable = [
    kExtAudioFileProperty_ClientDataFormat, kExtAudioFileProperty_ClientChannelLayout,
    kExtAudioFileProperty_FileChannelLayout, kExtAudioFileProperty_CodecManufacturer,
    kExtAudioFileProperty_IOBufferSizeBytes,
]

extension ExtendedAudioFile {
    /// nil: it has no such property.
    fileprivate func property(_ name: ExtAudioFilePropertyID) -> [UInt8]? {
        switch name {
        case kExtAudioFileProperty_FileDataFormat: rawBytes(file.format)
        case kExtAudioFileProperty_ClientDataFormat: rawBytes(clientLayout?.description ?? file.format)
        case kExtAudioFileProperty_FileChannelLayout: settings[name] ?? Self.layout(of: file.layout.channels)
        case kExtAudioFileProperty_ClientChannelLayout:
            settings[name] ?? Self.layout(of: clientLayout?.channels ?? file.layout.channels)
        case kExtAudioFileProperty_AudioConverter: rawBytes(converter?.handle)
        case kExtAudioFileProperty_AudioFile: rawBytes(audioFile)
        case kExtAudioFileProperty_FileMaxPacketSize:
            rawBytes(isOfFrames ? UInt32(file.layout.bytesPerFrame) : file.format.mBytesPerPacket)
        case kExtAudioFileProperty_ClientMaxPacketSize: clientLayout.map { rawBytes(UInt32($0.bytesPerFrame)) }
        case kExtAudioFileProperty_FileLengthFrames: rawBytes(file.count)
        default: settings[name]
        }
    }

    /// As files without a layout of their own have it.
    private static func layout(of channels: Int) -> [UInt8] {
        var layout = AudioChannelLayout()
        layout.mChannelLayoutTag =
            switch channels {
            case 1: kAudioChannelLayoutTag_Mono
            case 2: kAudioChannelLayoutTag_Stereo
            default: kAudioChannelLayoutTag_DiscreteInOrder | UInt32(channels)
            }
        return rawBytes(layout)
    }

    fileprivate func setClientFormat(_ bytes: UnsafeRawBufferPointer) -> OSStatus {
        guard bytes.count == MemoryLayout<AudioStreamBasicDescription>.size else {
            return kExtAudioFileError_InvalidPropertySize
        }
        let format = bytes.loadUnaligned(as: AudioStreamBasicDescription.self)
        guard format.mFormatID == kAudioFormatLinearPCM else { return kExtAudioFileError_NonPCMClientFormat }
        guard let layout = SampleLayout(format) else { return kExtAudioFileError_InvalidDataFormat }
        return setClient(layout)
    }

    /// Files that are written keep none: what they have of one or two channels is plain, of more it is lost.
    func setLayout(_ name: ExtAudioFilePropertyID, _ bytes: UnsafeRawBufferPointer) -> OSStatus {
        let header = MemoryLayout<AudioChannelLayout>.offset(of: \.mChannelDescriptions) ?? 12
        guard bytes.count >= header else { return kExtAudioFileError_InvalidPropertySize }
        let tag = bytes.loadUnaligned(as: AudioChannelLayoutTag.self)
        let bitmap = bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
        let descriptions = bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)
        let channels =
            switch tag {
            case kAudioChannelLayoutTag_UseChannelDescriptions: descriptions
            case kAudioChannelLayoutTag_UseChannelBitmap: UInt32(bitmap.nonzeroBitCount)
            default: AudioChannelLayoutTag_GetNumberOfChannels(tag)
            }
        let isFile = name == kExtAudioFileProperty_FileChannelLayout
        let wanted = isFile ? file.layout.channels : clientLayout?.channels ?? file.layout.channels
        guard Int(channels) == wanted else { return kExtAudioFileError_InvalidChannelMap }
        if isFile, isWritten, wanted > 2 {
            Unsupported.report("ExtAudioFile: the layout of \(wanted) channels in a file")
        }
        settings[name] = Array(bytes)
        return noErr
    }
}
