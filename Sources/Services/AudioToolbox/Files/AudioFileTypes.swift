// SPDX-License-Identifier: MIT
import MediaEngine

public typealias AudioFileID = OpaquePointer
public typealias AudioFileTypeID = UInt32
public typealias AudioFilePropertyID = UInt32

public enum AudioFilePermissions: Int8, Sendable {
    case readPermission = 1
    case writePermission, readWritePermission
}

public struct AudioFileFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let eraseFile = Self(rawValue: 1)
    public static let dontPageAlignAudioData = Self(rawValue: 2)
}

public let kAudioFileAIFFType: AudioFileTypeID = fourCharacterCode("AIFF")
public let kAudioFileAIFCType: AudioFileTypeID = fourCharacterCode("AIFC")
public let kAudioFileWAVEType: AudioFileTypeID = fourCharacterCode("WAVE")
public let kAudioFileCAFType: AudioFileTypeID = fourCharacterCode("caff")
public let kAudioFileMP3Type: AudioFileTypeID = fourCharacterCode("MPG3")
public let kAudioFileAAC_ADTSType: AudioFileTypeID = fourCharacterCode("adts")
public let kAudioFileMPEG4Type: AudioFileTypeID = fourCharacterCode("mp4f")
public let kAudioFileM4AType: AudioFileTypeID = fourCharacterCode("m4af")
public let kAudioFileFLACType: AudioFileTypeID = fourCharacterCode("flac")

public let kAudioFilePropertyFileFormat: AudioFilePropertyID = fourCharacterCode("ffmt")
public let kAudioFilePropertyDataFormat: AudioFilePropertyID = fourCharacterCode("dfmt")
public let kAudioFilePropertyIsOptimized: AudioFilePropertyID = fourCharacterCode("optm")
public let kAudioFilePropertyMagicCookieData: AudioFilePropertyID = fourCharacterCode("mgic")
public let kAudioFilePropertyAudioDataByteCount: AudioFilePropertyID = fourCharacterCode("bcnt")
public let kAudioFilePropertyAudioDataPacketCount: AudioFilePropertyID = fourCharacterCode("pcnt")
public let kAudioFilePropertyMaximumPacketSize: AudioFilePropertyID = fourCharacterCode("psze")
public let kAudioFilePropertyPacketSizeUpperBound: AudioFilePropertyID = fourCharacterCode("pkub")
public let kAudioFilePropertyEstimatedDuration: AudioFilePropertyID = fourCharacterCode("edur")
public let kAudioFilePropertyBitRate: AudioFilePropertyID = fourCharacterCode("brat")
public let kAudioFilePropertyChannelLayout: AudioFilePropertyID = fourCharacterCode("cmap")

public let kAudioFileUnspecifiedError = OSStatus(bitPattern: fourCharacterCode("wht?"))
public let kAudioFileUnsupportedFileTypeError = OSStatus(bitPattern: fourCharacterCode("typ?"))
public let kAudioFileUnsupportedDataFormatError = OSStatus(bitPattern: fourCharacterCode("fmt?"))
public let kAudioFileUnsupportedPropertyError = OSStatus(bitPattern: fourCharacterCode("pty?"))
public let kAudioFileBadPropertySizeError = OSStatus(bitPattern: fourCharacterCode("!siz"))
public let kAudioFilePermissionsError = OSStatus(bitPattern: fourCharacterCode("prm?"))
public let kAudioFileNotOptimizedError = OSStatus(bitPattern: fourCharacterCode("optm"))
public let kAudioFileInvalidFileError = OSStatus(bitPattern: fourCharacterCode("dta?"))
public let kAudioFileEndOfFileError: OSStatus = -39
public let kAudioFilePositionError: OSStatus = -40
public let kAudioFileFileNotFoundError: OSStatus = -43

extension MediaFailure {
    /// As functions of C tell of it.
    var status: OSStatus {
        switch self {
        case .missing: kAudioFileFileNotFoundError
        case .cannotWrite: kAudioFilePermissionsError
        default: kAudioFileUnsupportedFileTypeError
        }
    }
}
