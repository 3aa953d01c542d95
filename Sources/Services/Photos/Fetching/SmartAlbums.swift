// SPDX-License-Identifier: MIT
internal import PhotoStore

/// The albums that the system fills.
enum SmartAlbums {
    /// In the order in which fetches list them.
    private static let titles: [(subtype: PHAssetCollectionSubtype, title: String)] = [
        (.smartAlbumUserLibrary, "Recents"), (.smartAlbumFavorites, "Favorites"), (.smartAlbumVideos, "Videos"),
        (.smartAlbumSelfPortraits, "Selfies"), (.smartAlbumLivePhotos, "Live Photos"),
        (.smartAlbumDepthEffect, "Portrait"), (.smartAlbumPanoramas, "Panoramas"),
        (.smartAlbumTimelapses, "Time-lapse"), (.smartAlbumSlomoVideos, "Slo-mo"),
        (.smartAlbumCinematic, "Cinematic"), (.smartAlbumBursts, "Bursts"), (.smartAlbumScreenshots, "Screenshots"),
        (.smartAlbumAnimated, "Animated"), (.smartAlbumLongExposures, "Long Exposure"), (.smartAlbumRAW, "RAW"),
        (.smartAlbumUnableToUpload, "Unable to Upload"), (.smartAlbumAllHidden, "Hidden"),
        (.smartAlbumRecentlyAdded, "Recently Saved"), (.smartAlbumSpatial, "Spatial"),
    ]

    static func all() -> [PHAssetCollection] {
        titles.map { PHAssetCollection(smart: $0.subtype, title: $0.title) }
    }

    /// The same on every device.
    static func identifier(_ subtype: PHAssetCollectionSubtype) -> String {
        "00000000-0000-0000-0000-" + String(format: "%012d", subtype.rawValue % 1_000_000)
    }

    static func photos(_ subtype: PHAssetCollectionSubtype, in snapshot: PhotoSnapshot) -> [PhotoRecord] {
        let photos = snapshot.photos
        switch subtype {
        case .smartAlbumUserLibrary, .smartAlbumGeneric, .any: return photos
        case .smartAlbumFavorites: return photos.filter(\.isFavorite)
        case .smartAlbumVideos: return photos.filter { $0.kind == .video }
        case .smartAlbumAllHidden: return photos.filter(\.isHidden)
        case .smartAlbumRecentlyAdded: return recent(photos)
        case .smartAlbumLivePhotos: return photos.filter { $0.pairedVideo != nil }
        case .smartAlbumAnimated: return photos.filter { PHAsset($0).playbackStyle == .imageAnimated }
        case .smartAlbumPanoramas: return photos.filter(has(.photoPanorama))
        case .smartAlbumScreenshots: return photos.filter(has(.photoScreenshot))
        case .smartAlbumDepthEffect: return photos.filter(has(.photoDepthEffect))
        case .smartAlbumTimelapses: return photos.filter(has(.videoTimelapse))
        case .smartAlbumSlomoVideos: return photos.filter(has(.videoHighFrameRate))
        case .smartAlbumCinematic: return photos.filter(has(.videoCinematic))
        case .smartAlbumSpatial: return photos.filter(has(.spatialMedia))
        case .smartAlbumBursts, .smartAlbumSelfPortraits, .smartAlbumLongExposures, .smartAlbumUnableToUpload,
            .smartAlbumRAW, .albumRegular, .albumSyncedEvent, .albumSyncedFaces, .albumSyncedAlbum, .albumImported,
            .albumMyPhotoStream, .albumCloudShared:
            return []
        }
    }

    private static func has(_ subtype: PHAssetMediaSubtype) -> (PhotoRecord) -> Bool {
        { $0.subtypes & subtype.rawValue != 0 }
    }

    /// Those of the last month.
    private static func recent(_ photos: [PhotoRecord]) -> [PhotoRecord] {
        let month = 30.0 * 24 * 3600
        let start = Date().timeIntervalSinceReferenceDate - month
        return photos.filter { $0.added >= start }
    }
}
