// SPDX-License-Identifier: MIT

public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized, limited
}

public enum PHAssetMediaType: Int, Sendable {
    case unknown = 0
    case image, video, audio
}

public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = Self(rawValue: 1 << 0)
    public static let photoHDR = Self(rawValue: 1 << 1)
    public static let photoScreenshot = Self(rawValue: 1 << 2)
    public static let photoLive = Self(rawValue: 1 << 3)
    public static let photoDepthEffect = Self(rawValue: 1 << 4)
    public static let spatialMedia = Self(rawValue: 1 << 10)
    public static let videoStreamed = Self(rawValue: 1 << 16)
    public static let videoHighFrameRate = Self(rawValue: 1 << 17)
    public static let videoTimelapse = Self(rawValue: 1 << 18)
    public static let videoScreenRecording = Self(rawValue: 1 << 19)
    public static let videoCinematic = Self(rawValue: 1 << 21)
}

public enum PHAssetPlaybackStyle: Int, Sendable {
    case unsupported = 0
    case image, imageAnimated, livePhoto, video, videoLooping
}

public struct PHAssetBurstSelectionType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoPick = Self(rawValue: 1 << 0)
    public static let userPick = Self(rawValue: 1 << 1)
}

public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let typeUserLibrary = Self(rawValue: 1 << 0)
    public static let typeCloudShared = Self(rawValue: 1 << 1)
    public static let typeiTunesSynced = Self(rawValue: 1 << 2)
}

public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

public enum PHCollectionEditOperation: Int, Sendable {
    case deleteContent = 1
    case removeContent, addContent, createContent, rearrangeContent, delete, rename
}

public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }

public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100
    case albumCloudShared
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
    case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic
    case smartAlbumSpatial
    case any = 0x7FFF_FFFF_FFFF_FFFF
}

public enum PHCollectionListType: Int, Sendable { case momentList = 1, folder, smartFolder }

public enum PHCollectionListSubtype: Int, Sendable {
    case momentListCluster = 1
    case momentListYear
    case regularFolder = 100
    case smartFolderEvents = 200
    case smartFolderFaces
    case any = 0x7FFF_FFFF_FFFF_FFFF
}

public enum PHObjectType: Int, Sendable { case asset = 1, assetCollection, collectionList }
