// SPDX-License-Identifier: MIT

public let kAudioFormatLinearPCM: AudioFormatID = fourCharacterCode("lpcm")
public let kAudioFormatAC3: AudioFormatID = fourCharacterCode("ac-3")
public let kAudioFormatEnhancedAC3: AudioFormatID = fourCharacterCode("ec-3")
public let kAudioFormatAppleIMA4: AudioFormatID = fourCharacterCode("ima4")
public let kAudioFormatMPEG4AAC: AudioFormatID = fourCharacterCode("aac ")
public let kAudioFormatMPEG4CELP: AudioFormatID = fourCharacterCode("celp")
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = fourCharacterCode("aach")
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = fourCharacterCode("aacl")
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = fourCharacterCode("aace")
public let kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = fourCharacterCode("aacp")
public let kAudioFormatULaw: AudioFormatID = fourCharacterCode("ulaw")
public let kAudioFormatALaw: AudioFormatID = fourCharacterCode("alaw")
public let kAudioFormatMPEGLayer1: AudioFormatID = fourCharacterCode(".mp1")
public let kAudioFormatMPEGLayer2: AudioFormatID = fourCharacterCode(".mp2")
public let kAudioFormatMPEGLayer3: AudioFormatID = fourCharacterCode(".mp3")
public let kAudioFormatAppleLossless: AudioFormatID = fourCharacterCode("alac")
public let kAudioFormatAMR: AudioFormatID = fourCharacterCode("samr")
public let kAudioFormatiLBC: AudioFormatID = fourCharacterCode("ilbc")
public let kAudioFormatFLAC: AudioFormatID = fourCharacterCode("flac")
public let kAudioFormatOpus: AudioFormatID = fourCharacterCode("opus")
public let kAudioFormatMIDIStream: AudioFormatID = fourCharacterCode("midi")
public let kAudioFormatTimeCode: AudioFormatID = fourCharacterCode("time")

public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1 << 0
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 1 << 1
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 1 << 2
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 1 << 3
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 1 << 4
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 1 << 5
public let kAudioFormatFlagIsNonMixable: AudioFormatFlags = 1 << 6
public let kAudioFormatFlagsAreAllClear: AudioFormatFlags = 1 << 31
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
public let kAudioFormatFlagsCanonical: AudioFormatFlags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked

public let kLinearPCMFormatFlagIsFloat: AudioFormatFlags = kAudioFormatFlagIsFloat
public let kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags = kAudioFormatFlagIsBigEndian
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = kAudioFormatFlagIsSignedInteger
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = kAudioFormatFlagIsPacked
public let kLinearPCMFormatFlagIsAlignedHigh: AudioFormatFlags = kAudioFormatFlagIsAlignedHigh
public let kLinearPCMFormatFlagIsNonInterleaved: AudioFormatFlags = kAudioFormatFlagIsNonInterleaved

/// Whole numbers whose lowest bits, as many as these say, are behind the point: 24 in those of 8.24 bits.
public let kLinearPCMFormatFlagsSampleFractionShift: AudioFormatFlags = 7
public let kLinearPCMFormatFlagsSampleFractionMask: AudioFormatFlags = 0x3F << 7

public let kAudioChannelLayoutTag_UseChannelDescriptions: AudioChannelLayoutTag = 0
public let kAudioChannelLayoutTag_UseChannelBitmap: AudioChannelLayoutTag = 1 << 16
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2
public let kAudioChannelLayoutTag_StereoHeadphones: AudioChannelLayoutTag = 102 << 16 | 2
public let kAudioChannelLayoutTag_Quadraphonic: AudioChannelLayoutTag = 108 << 16 | 4
public let kAudioChannelLayoutTag_MPEG_5_1_A: AudioChannelLayoutTag = 121 << 16 | 6
public let kAudioChannelLayoutTag_DiscreteInOrder: AudioChannelLayoutTag = 147 << 16
public let kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag = 0xFFFF_0000

/// The low half of a tag is its number of channels.
public func AudioChannelLayoutTag_GetNumberOfChannels(_ inLayoutTag: AudioChannelLayoutTag) -> UInt32 {
    inLayoutTag & 0xFFFF
}

public let kAudioChannelLabel_Unknown: AudioChannelLabel = 0xFFFF_FFFF
public let kAudioChannelLabel_Left: AudioChannelLabel = 1
public let kAudioChannelLabel_Right: AudioChannelLabel = 2
public let kAudioChannelLabel_Center: AudioChannelLabel = 3
public let kAudioChannelLabel_Mono: AudioChannelLabel = 42

public struct AudioChannelDescription: Hashable, Sendable {
    public var mChannelLabel: AudioChannelLabel = 0
    public var mChannelFlags: UInt32 = 0
    public init() {}
    public init(mChannelLabel: AudioChannelLabel) { self.mChannelLabel = mChannelLabel }
}

/// Which channel is which. Only layouts that a tag names; descriptions of single channels are one.
public struct AudioChannelLayout: Sendable {
    public var mChannelLayoutTag: AudioChannelLayoutTag = 0
    public var mChannelBitmap: UInt32 = 0
    public var mNumberChannelDescriptions: UInt32 = 0
    public var mChannelDescriptions = AudioChannelDescription()
    public init() {}
}

public let kAudio_UnimplementedError: OSStatus = -4
public let kAudio_FileNotFoundError: OSStatus = -43
public let kAudio_FilePermissionError: OSStatus = -54
public let kAudio_TooManyFilesOpenError: OSStatus = -42
public let kAudio_BadFilePathError: OSStatus = OSStatus(bitPattern: fourCharacterCode("!pth"))
public let kAudio_ParamError: OSStatus = -50
public let kAudio_MemFullError: OSStatus = -108
