// SPDX-License-Identifier: MIT
@_exported public import AVFAudio
@_exported public import CoreMedia
@_exported public import ImageIO
@_exported public import QuartzCore
@_exported public import UniformTypeIdentifiers

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    public static let timecode = AVMediaType(rawValue: "tmcd")
    public static let metadata = AVMediaType(rawValue: "meta")
    public static let muxed = AVMediaType(rawValue: "muxx")
    public static let metadataObject = AVMediaType(rawValue: "mobj")
    public static let depthData = AVMediaType(rawValue: "dpth")
}

public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
    public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
    public static let containsAlphaChannel = AVMediaCharacteristic(rawValue: "com.apple.quicktime.video.contains-alpha")
    public static let isMainProgramContent = AVMediaCharacteristic(rawValue: "public.main-program-content")
    public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(rawValue: "public.subtitles.forced-only")
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    public static let aifc = AVFileType(rawValue: "public.aifc-audio")
    public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let au = AVFileType(rawValue: "public.au-audio")
    public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
    public static let heic = AVFileType(rawValue: "public.heic")
    public static let heif = AVFileType(rawValue: "public.heif")
    public static let avci = AVFileType(rawValue: "public.avci")
    public static let tif = AVFileType(rawValue: "public.tiff")
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
    public static let isoUserData = AVMetadataFormat(rawValue: "org.mp4ra")
    public static let hlsMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.HLS")
    public static let unknown = AVMetadataFormat(rawValue: "")
}

public struct AVMetadataKeySpace: __BridgedName, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
    public static let isoUserData = AVMetadataKeySpace(rawValue: "uiso")
    public static let icy = AVMetadataKeySpace(rawValue: "icy")
    public static let hlsDateRange = AVMetadataKeySpace(rawValue: "lsdr")
}

public struct AVMetadataKey: __BridgedName, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
    public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
    public static let commonKeySource = AVMetadataKey(rawValue: "source")
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    public static let commonKeyRelation = AVMetadataKey(rawValue: "relation")
    public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyMake = AVMetadataKey(rawValue: "make")
    public static let commonKeyModel = AVMetadataKey(rawValue: "model")
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
    public static let commonKeyAccessibilityDescription = AVMetadataKey(rawValue: "accessibilityDescription")
    public static let iTunesMetadataKeySongName = AVMetadataKey(rawValue: "©nam")
    public static let iTunesMetadataKeyArtist = AVMetadataKey(rawValue: "©ART")
    public static let iTunesMetadataKeyAlbum = AVMetadataKey(rawValue: "©alb")
    public static let iTunesMetadataKeyCoverArt = AVMetadataKey(rawValue: "covr")
    public static let id3MetadataKeyTitleDescription = AVMetadataKey(rawValue: "TIT2")
    public static let icyMetadataKeyStreamTitle = AVMetadataKey(rawValue: "StreamTitle")
    public static let icyMetadataKeyStreamURL = AVMetadataKey(rawValue: "StreamUrl")
    public static let id3MetadataKeyAttachedPicture = AVMetadataKey(rawValue: "APIC")
}

public struct AVMetadataIdentifier: __BridgedName, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "common/creator")
    public static let commonIdentifierSubject = AVMetadataIdentifier(rawValue: "common/subject")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
    public static let commonIdentifierPublisher = AVMetadataIdentifier(rawValue: "common/publisher")
    public static let commonIdentifierContributor = AVMetadataIdentifier(rawValue: "common/contributor")
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "common/creationDate")
    public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier(rawValue: "common/lastModifiedDate")
    public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "common/type")
    public static let commonIdentifierFormat = AVMetadataIdentifier(rawValue: "common/format")
    public static let commonIdentifierIdentifier = AVMetadataIdentifier(rawValue: "common/identifier")
    public static let commonIdentifierSource = AVMetadataIdentifier(rawValue: "common/source")
    public static let commonIdentifierLanguage = AVMetadataIdentifier(rawValue: "common/language")
    public static let commonIdentifierRelation = AVMetadataIdentifier(rawValue: "common/relation")
    public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "common/location")
    public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "common/copyrights")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
    public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "common/author")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
    public static let commonIdentifierMake = AVMetadataIdentifier(rawValue: "common/make")
    public static let commonIdentifierModel = AVMetadataIdentifier(rawValue: "common/model")
    public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "common/software")
    public static let commonIdentifierAccessibilityDescription = AVMetadataIdentifier(
        rawValue: "common/accessibilityDescription")
    public static let iTunesMetadataSongName = AVMetadataIdentifier(rawValue: "itsk/%A9nam")
    public static let iTunesMetadataArtist = AVMetadataIdentifier(rawValue: "itsk/%A9ART")
    public static let iTunesMetadataAlbum = AVMetadataIdentifier(rawValue: "itsk/%A9alb")
    public static let iTunesMetadataCoverArt = AVMetadataIdentifier(rawValue: "itsk/covr")
    public static let iTunesMetadataUserGenre = AVMetadataIdentifier(rawValue: "itsk/%A9gen")
    public static let id3MetadataTitleDescription = AVMetadataIdentifier(rawValue: "id3/TIT2")
    public static let icyMetadataStreamTitle = AVMetadataIdentifier(rawValue: "icy/StreamTitle")
    public static let icyMetadataStreamURL = AVMetadataIdentifier(rawValue: "icy/StreamUrl")
    public static let id3MetadataAttachedPicture = AVMetadataIdentifier(rawValue: "id3/APIC")
    public static let quickTimeMetadataTitle = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.title")
    public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.location.ISO6709")
    public static let quickTimeMetadataDetectedFace = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.detected-face")
    public static let quickTimeMetadataVideoOrientation = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.video-orientation")
}
