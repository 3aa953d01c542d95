// SPDX-License-Identifier: MIT

public typealias ExtAudioFileRef = OpaquePointer
public typealias ExtAudioFilePropertyID = UInt32

public let kExtAudioFileProperty_FileDataFormat: ExtAudioFilePropertyID = fourCharacterCode("ffmt")
public let kExtAudioFileProperty_FileChannelLayout: ExtAudioFilePropertyID = fourCharacterCode("fclo")
public let kExtAudioFileProperty_ClientDataFormat: ExtAudioFilePropertyID = fourCharacterCode("cfmt")
public let kExtAudioFileProperty_ClientChannelLayout: ExtAudioFilePropertyID = fourCharacterCode("cclo")
public let kExtAudioFileProperty_CodecManufacturer: ExtAudioFilePropertyID = fourCharacterCode("cman")
public let kExtAudioFileProperty_AudioConverter: ExtAudioFilePropertyID = fourCharacterCode("acnv")
public let kExtAudioFileProperty_AudioFile: ExtAudioFilePropertyID = fourCharacterCode("afil")
public let kExtAudioFileProperty_FileMaxPacketSize: ExtAudioFilePropertyID = fourCharacterCode("fmps")
public let kExtAudioFileProperty_ClientMaxPacketSize: ExtAudioFilePropertyID = fourCharacterCode("cmps")
public let kExtAudioFileProperty_FileLengthFrames: ExtAudioFilePropertyID = fourCharacterCode("#frm")
public let kExtAudioFileProperty_ConverterConfig: ExtAudioFilePropertyID = fourCharacterCode("accf")
public let kExtAudioFileProperty_IOBufferSizeBytes: ExtAudioFilePropertyID = fourCharacterCode("iobs")
public let kExtAudioFileProperty_IOBuffer: ExtAudioFilePropertyID = fourCharacterCode("iobf")
public let kExtAudioFileProperty_PacketTable: ExtAudioFilePropertyID = fourCharacterCode("xpti")

public let kExtAudioFileError_CodecUnavailableInputConsumed: OSStatus = -66559
public let kExtAudioFileError_CodecUnavailableInputNotConsumed: OSStatus = -66560
public let kExtAudioFileError_InvalidProperty: OSStatus = -66561
public let kExtAudioFileError_InvalidPropertySize: OSStatus = -66562
public let kExtAudioFileError_NonPCMClientFormat: OSStatus = -66563
public let kExtAudioFileError_InvalidChannelMap: OSStatus = -66564
public let kExtAudioFileError_InvalidOperationOrder: OSStatus = -66565
public let kExtAudioFileError_InvalidDataFormat: OSStatus = -66566
public let kExtAudioFileError_MaxPacketSizeUnknown: OSStatus = -66567
public let kExtAudioFileError_InvalidSeek: OSStatus = -66568
public let kExtAudioFileError_AsyncWriteTooLarge: OSStatus = -66569
public let kExtAudioFileError_AsyncWriteBufferOverflow: OSStatus = -66570
