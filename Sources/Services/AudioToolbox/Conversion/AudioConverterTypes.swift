// SPDX-License-Identifier: MIT

public typealias AudioConverterRef = OpaquePointer
public typealias AudioConverterPropertyID = UInt32

/// Gives a converter what it asks for: so many packets, in memory that stays until the next call; more or fewer are taken as well.
/// No packets and no error: the sound has ended. An error: there is nothing for now.
///
/// On iOS a pointer to a C function, which no type of Swift may stand in.
public typealias AudioConverterComplexInputDataProc = (
    AudioConverterRef, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<AudioBufferList>,
    UnsafeMutablePointer<UnsafeMutablePointer<AudioStreamPacketDescription>?>?, UnsafeMutableRawPointer?
) -> OSStatus

/// Frames that the kernel of a change of rate weighs in.
public struct AudioConverterPrimeInfo: Hashable, Sendable {
    /// Before the first.
    public var leadingFrames: UInt32 = 0
    /// Beyond the last.
    public var trailingFrames: UInt32 = 0
    public init() {}
    public init(leadingFrames: UInt32, trailingFrames: UInt32) {
        (self.leadingFrames, self.trailingFrames) = (leadingFrames, trailingFrames)
    }
}

public let kAudioConverterPropertyMinimumInputBufferSize: AudioConverterPropertyID = fourCharacterCode("mibs")
public let kAudioConverterPropertyMinimumOutputBufferSize: AudioConverterPropertyID = fourCharacterCode("mobs")
public let kAudioConverterPropertyMaximumInputPacketSize: AudioConverterPropertyID = fourCharacterCode("xips")
public let kAudioConverterPropertyMaximumOutputPacketSize: AudioConverterPropertyID = fourCharacterCode("xops")
public let kAudioConverterPropertyCalculateInputBufferSize: AudioConverterPropertyID = fourCharacterCode("cibs")
public let kAudioConverterPropertyCalculateOutputBufferSize: AudioConverterPropertyID = fourCharacterCode("cobs")
public let kAudioConverterSampleRateConverterComplexity: AudioConverterPropertyID = fourCharacterCode("srca")
public let kAudioConverterSampleRateConverterQuality: AudioConverterPropertyID = fourCharacterCode("srcq")
public let kAudioConverterSampleRateConverterInitialPhase: AudioConverterPropertyID = fourCharacterCode("srcp")
public let kAudioConverterCodecQuality: AudioConverterPropertyID = fourCharacterCode("cdqu")
public let kAudioConverterPrimeMethod: AudioConverterPropertyID = fourCharacterCode("prmm")
public let kAudioConverterPrimeInfo: AudioConverterPropertyID = fourCharacterCode("prim")
public let kAudioConverterChannelMap: AudioConverterPropertyID = fourCharacterCode("chmp")
public let kAudioConverterDecompressionMagicCookie: AudioConverterPropertyID = fourCharacterCode("dmgc")
public let kAudioConverterCompressionMagicCookie: AudioConverterPropertyID = fourCharacterCode("cmgc")
public let kAudioConverterEncodeBitRate: AudioConverterPropertyID = fourCharacterCode("brat")
public let kAudioConverterEncodeAdjustableSampleRate: AudioConverterPropertyID = fourCharacterCode("ajsr")
public let kAudioConverterInputChannelLayout: AudioConverterPropertyID = fourCharacterCode("icl ")
public let kAudioConverterOutputChannelLayout: AudioConverterPropertyID = fourCharacterCode("ocl ")
public let kAudioConverterApplicableEncodeBitRates: AudioConverterPropertyID = fourCharacterCode("aebr")
public let kAudioConverterAvailableEncodeBitRates: AudioConverterPropertyID = fourCharacterCode("vebr")
public let kAudioConverterApplicableEncodeSampleRates: AudioConverterPropertyID = fourCharacterCode("aesr")
public let kAudioConverterAvailableEncodeSampleRates: AudioConverterPropertyID = fourCharacterCode("vesr")
public let kAudioConverterAvailableEncodeChannelLayoutTags: AudioConverterPropertyID = fourCharacterCode("aecl")
public let kAudioConverterCurrentOutputStreamDescription: AudioConverterPropertyID = fourCharacterCode("acod")
public let kAudioConverterCurrentInputStreamDescription: AudioConverterPropertyID = fourCharacterCode("acid")
public let kAudioConverterPropertySettings: AudioConverterPropertyID = fourCharacterCode("acps")
public let kAudioConverterPropertyBitDepthHint: AudioConverterPropertyID = fourCharacterCode("acbd")
public let kAudioConverterPropertyFormatList: AudioConverterPropertyID = fourCharacterCode("flst")

public let kAudioConverterQuality_Max: UInt32 = 0x7F
public let kAudioConverterQuality_High: UInt32 = 0x60
public let kAudioConverterQuality_Medium: UInt32 = 0x40
public let kAudioConverterQuality_Low: UInt32 = 0x20
public let kAudioConverterQuality_Min: UInt32 = 0
public let kAudioConverterSampleRateConverterComplexity_Linear: UInt32 = fourCharacterCode("line")
public let kAudioConverterSampleRateConverterComplexity_Normal: UInt32 = fourCharacterCode("norm")
public let kAudioConverterSampleRateConverterComplexity_Mastering: UInt32 = fourCharacterCode("bats")
public let kConverterPrimeMethod_Pre: UInt32 = 0
public let kConverterPrimeMethod_Normal: UInt32 = 1
public let kConverterPrimeMethod_None: UInt32 = 2

public let kAudioConverterErr_FormatNotSupported = OSStatus(bitPattern: fourCharacterCode("fmt?"))
public let kAudioConverterErr_OperationNotSupported: OSStatus = 0x6F70_3F3F
public let kAudioConverterErr_PropertyNotSupported = OSStatus(bitPattern: fourCharacterCode("prop"))
public let kAudioConverterErr_InvalidInputSize = OSStatus(bitPattern: fourCharacterCode("insz"))
public let kAudioConverterErr_InvalidOutputSize = OSStatus(bitPattern: fourCharacterCode("otsz"))
public let kAudioConverterErr_UnspecifiedError = OSStatus(bitPattern: fourCharacterCode("what"))
public let kAudioConverterErr_BadPropertySizeError = OSStatus(bitPattern: fourCharacterCode("!siz"))
public let kAudioConverterErr_RequiresPacketDescriptionsError = OSStatus(bitPattern: fourCharacterCode("!pkd"))
public let kAudioConverterErr_InputSampleRateOutOfRange = OSStatus(bitPattern: fourCharacterCode("!isr"))
public let kAudioConverterErr_OutputSampleRateOutOfRange = OSStatus(bitPattern: fourCharacterCode("!osr"))
public let kAudioConverterErr_HardwareInUse = OSStatus(bitPattern: fourCharacterCode("hwiu"))
public let kAudioConverterErr_NoHardwarePermission = OSStatus(bitPattern: fourCharacterCode("perm"))

public let kAppleSoftwareAudioCodecManufacturer: UInt32 = fourCharacterCode("appl")
public let kAppleHardwareAudioCodecManufacturer: UInt32 = fourCharacterCode("aphw")
public let kAudioEncoderComponentType: UInt32 = fourCharacterCode("aenc")
public let kAudioDecoderComponentType: UInt32 = fourCharacterCode("adec")
