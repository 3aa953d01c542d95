// SPDX-License-Identifier: MIT
@_exported public import CoreAudioTypes
import CoreVideo

public typealias CMMediaType = FourCharCode
public typealias CMVideoCodecType = FourCharCode
public typealias CMPersistentTrackID = Int32
public typealias CMItemCount = CFIndex
public typealias CMItemIndex = CFIndex
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
public typealias CMMetadataFormatDescription = CMFormatDescription

public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

public let kCMMediaType_Video: CMMediaType = fourCharacterCode("vide")
public let kCMMediaType_Audio: CMMediaType = fourCharacterCode("soun")
public let kCMMediaType_Muxed: CMMediaType = fourCharacterCode("muxx")
public let kCMMediaType_Text: CMMediaType = fourCharacterCode("text")
public let kCMMediaType_ClosedCaption: CMMediaType = fourCharacterCode("clcp")
public let kCMMediaType_Subtitle: CMMediaType = fourCharacterCode("sbtl")
public let kCMMediaType_TimeCode: CMMediaType = fourCharacterCode("tmcd")
public let kCMMediaType_Metadata: CMMediaType = fourCharacterCode("meta")

public let kCMVideoCodecType_422YpCbCr8: CMVideoCodecType = fourCharacterCode("2vuy")
public let kCMVideoCodecType_Animation: CMVideoCodecType = fourCharacterCode("rle ")
public let kCMVideoCodecType_JPEG: CMVideoCodecType = fourCharacterCode("jpeg")
public let kCMVideoCodecType_H263: CMVideoCodecType = fourCharacterCode("h263")
public let kCMVideoCodecType_H264: CMVideoCodecType = fourCharacterCode("avc1")
public let kCMVideoCodecType_HEVC: CMVideoCodecType = fourCharacterCode("hvc1")
public let kCMVideoCodecType_HEVCWithAlpha: CMVideoCodecType = fourCharacterCode("muxa")
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = fourCharacterCode("mp4v")
public let kCMVideoCodecType_AppleProRes422: CMVideoCodecType = fourCharacterCode("apcn")
public let kCMVideoCodecType_AppleProRes4444: CMVideoCodecType = fourCharacterCode("ap4h")
public let kCMVideoCodecType_VP9: CMVideoCodecType = fourCharacterCode("vp09")
public let kCMVideoCodecType_AV1: CMVideoCodecType = fourCharacterCode("av01")

public let kCMPixelFormat_32ARGB: FourCharCode = 32
public let kCMPixelFormat_32BGRA: FourCharCode = fourCharacterCode("BGRA")
public let kCMPixelFormat_24RGB: FourCharCode = 24
public let kCMPixelFormat_8IndexedGray_WhiteIsZero: FourCharCode = 0x28

/// Pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32 = 0
    public var height: Int32 = 0
    public init() {}
    public init(width: Int32, height: Int32) {
        self.width = width
        self.height = height
    }
}

/// What a track or a sample holds: kind of media, codec, and the size of pictures or layout of sound. Never changes.
///
/// Sendable because nothing of it changes.
public final class CMFormatDescription: Hashable, @unchecked Sendable {
    /// Video, sound, text ...
    package let type: CMMediaType
    /// The codec.
    package let subType: FourCharCode
    /// Zero for what has no pictures.
    package let size: CMVideoDimensions
    /// nil for what is not sound.
    package let sound: AudioStreamBasicDescription?
    /// Property-list values, which nobody changes once they are here.
    package let details: [String: Any]
    /// Where `CMAudioFormatDescriptionGetStreamBasicDescription` points.
    private let soundMemory: UnsafeMutablePointer<AudioStreamBasicDescription>?

    /// - Parameter details: extensions, as property-list values.
    package init(
        type: CMMediaType, subType: FourCharCode, size: CMVideoDimensions = CMVideoDimensions(),
        sound: AudioStreamBasicDescription? = nil, details: [String: Any] = [:]
    ) {
        self.type = type
        self.subType = subType
        self.size = size
        self.sound = sound
        self.details = details
        soundMemory = sound.map { sound in
            let memory = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
            memory.initialize(to: sound)
            return memory
        }
    }

    deinit { soundMemory?.deallocate() }

    /// Lives as long as the description; nil for what is not sound.
    package var soundPointer: UnsafePointer<AudioStreamBasicDescription>? { soundMemory.map { UnsafePointer($0) } }

    public static func == (left: CMFormatDescription, right: CMFormatDescription) -> Bool {
        left === right
            || (left.type == right.type && left.subType == right.subType && left.size == right.size
                && left.sound == right.sound
                && NSDictionary(dictionary: left.details).isEqual(to: right.details))
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(subType)
        hasher.combine(size)
        hasher.combine(sound)
    }
}

public let kCMFormatDescriptionError_InvalidParameter: OSStatus = -12710
public let kCMFormatDescriptionError_AllocationFailed: OSStatus = -12711
public let kCMFormatDescriptionError_ValueNotAvailable: OSStatus = -12718

public var kCMFormatDescriptionExtension_FormatName: CFString { "FormatName" }
public var kCMFormatDescriptionExtension_SampleDescriptionExtensionAtoms: CFString {
    "SampleDescriptionExtensionAtoms"
}
public var kCMFormatDescriptionExtension_Depth: CFString { "Depth" }

public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.type }
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.subType }
public func CMFormatDescriptionEqual(_ desc1: CMFormatDescription?, otherFormatDescription desc2: CMFormatDescription?)
    -> Bool
{ desc1 == desc2 }
public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? {
    desc.details.isEmpty ? nil : NSDictionary(dictionary: desc.details)
}
public func CMFormatDescriptionGetExtension(_ desc: CMFormatDescription, extensionKey: CFString) -> CFTypeRef? {
    desc.details[extensionKey as String].map { $0 as AnyObject }
}

@discardableResult
public func CMFormatDescriptionCreate(
    allocator: CFAllocator?, mediaType: CMMediaType, mediaSubType: FourCharCode, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(
        type: mediaType, subType: mediaSubType, details: extensions as? [String: Any] ?? [:])
    return 0
}

// MARK: Pictures

@discardableResult
public func CMVideoFormatDescriptionCreate(
    allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(
        type: kCMMediaType_Video, subType: codecType, size: CMVideoDimensions(width: width, height: height),
        details: extensions as? [String: Any] ?? [:])
    return 0
}

@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(
        type: kCMMediaType_Video, subType: imageBuffer.format, size: imageBuffer.dimensions)
    return 0
}

public func CMVideoFormatDescriptionMatchesImageBuffer(_ desc: CMVideoFormatDescription, imageBuffer: CVImageBuffer)
    -> Bool
{ desc.subType == imageBuffer.format && desc.size == imageBuffer.dimensions }

/// Zero for what is no picture.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.size
}

public func CMVideoFormatDescriptionGetPresentationDimensions(
    _ videoDesc: CMVideoFormatDescription, usePixelAspectRatio: Bool, useCleanAperture: Bool
) -> CGSize { CGSize(width: Int(videoDesc.size.width), height: Int(videoDesc.size.height)) }

public func CMVideoFormatDescriptionGetCleanAperture(_ videoDesc: CMVideoFormatDescription, originIsAtTopLeft: Bool)
    -> CGRect
{ CGRect(x: 0, y: 0, width: Int(videoDesc.size.width), height: Int(videoDesc.size.height)) }

extension CVBuffer {
    fileprivate var dimensions: CMVideoDimensions { CMVideoDimensions(width: Int32(width), height: Int32(height)) }
}

// MARK: Sound

@discardableResult
public func CMAudioFormatDescriptionCreate(
    allocator: CFAllocator?, asbd: UnsafePointer<AudioStreamBasicDescription>, layoutSize: Int,
    layout: UnsafePointer<AudioChannelLayout>?, magicCookieSize: Int, magicCookie: UnsafeRawPointer?,
    extensions: CFDictionary?, formatDescriptionOut: UnsafeMutablePointer<CMAudioFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(
        type: kCMMediaType_Audio, subType: asbd.pointee.mFormatID, sound: asbd.pointee,
        details: extensions as? [String: Any] ?? [:])
    return 0
}

/// nil for what is no sound; lives as long as the description.
public func CMAudioFormatDescriptionGetStreamBasicDescription(_ desc: CMAudioFormatDescription) -> UnsafePointer<
    AudioStreamBasicDescription
>? { desc.soundPointer }

extension CMFormatDescription {
    public struct MediaType: RawRepresentable, Hashable, Sendable {
        public var rawValue: FourCharCode
        public init(rawValue: FourCharCode) { self.rawValue = rawValue }
        public static let video = Self(rawValue: kCMMediaType_Video)
        public static let audio = Self(rawValue: kCMMediaType_Audio)
        public static let muxed = Self(rawValue: kCMMediaType_Muxed)
        public static let text = Self(rawValue: kCMMediaType_Text)
        public static let closedCaption = Self(rawValue: kCMMediaType_ClosedCaption)
        public static let subtitle = Self(rawValue: kCMMediaType_Subtitle)
        public static let timeCode = Self(rawValue: kCMMediaType_TimeCode)
        public static let metadata = Self(rawValue: kCMMediaType_Metadata)
    }
    public struct MediaSubType: RawRepresentable, Hashable, Sendable {
        public var rawValue: FourCharCode
        public init(rawValue: FourCharCode) { self.rawValue = rawValue }
        public static let h264 = Self(rawValue: kCMVideoCodecType_H264)
        public static let hevc = Self(rawValue: kCMVideoCodecType_HEVC)
        public static let jpeg = Self(rawValue: kCMVideoCodecType_JPEG)
        public static let linearPCM = Self(rawValue: kAudioFormatLinearPCM)
        public static let mpeg4AAC = Self(rawValue: kAudioFormatMPEG4AAC)
        public static let mpegLayer3 = Self(rawValue: kAudioFormatMPEGLayer3)
    }
    public var mediaType: MediaType { MediaType(rawValue: type) }
    public var mediaSubType: MediaSubType { MediaSubType(rawValue: subType) }
    public var dimensions: CMVideoDimensions { size }
    public var audioStreamBasicDescription: AudioStreamBasicDescription? { sound }

    public convenience init(
        videoCodecType: MediaSubType, width: Int, height: Int, extensions: [String: Any] = [:]
    ) throws {
        self.init(
            type: kCMMediaType_Video, subType: videoCodecType.rawValue,
            size: CMVideoDimensions(width: Int32(clamping: width), height: Int32(clamping: height)),
            details: extensions)
    }
    public convenience init(imageBuffer: CVImageBuffer) throws {
        self.init(type: kCMMediaType_Video, subType: imageBuffer.format, size: imageBuffer.dimensions)
    }
    public convenience init(audioStreamBasicDescription: AudioStreamBasicDescription) throws {
        self.init(
            type: kCMMediaType_Audio, subType: audioStreamBasicDescription.mFormatID,
            sound: audioStreamBasicDescription)
    }
}
