// SPDX-License-Identifier: MIT
import Photos
import UIKit

/// A picture that is loaded when it shows.
struct Photo {
    let name: String
    /// Calls back, perhaps more than once, first with what is at hand.
    let load: (_ size: CGSize, _ show: @escaping (UIImage?) -> Void) -> Void
}

struct Album {
    let title: String
    let photos: [Photo]

    var header: String { "\(title) - \(photos.count)" }

    /// All pictures, then the person's own albums.
    static func all() -> [Album] {
        let recents = PHAssetCollection.fetchAssetCollections(
            with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
        let own = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
        return [recents, own].flatMap { result in (0..<result.count).map { Album(result.object(at: $0)) } }
            .filter { !$0.photos.isEmpty }
    }

    init(title: String, photos: [Photo]) {
        self.title = title
        self.photos = photos
    }

    private init(_ collection: PHAssetCollection) {
        let options = PHFetchOptions()
        options.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)
        let assets = PHAsset.fetchAssets(in: collection, options: options)
        title = collection.localizedTitle ?? "Untitled"
        photos = (0..<assets.count).map { Photo(assets.object(at: $0)) }
    }
}

extension Photo {
    init(_ asset: PHAsset) {
        name = asset.localIdentifier
        load = { size, show in
            let scale = UIScreen.main.scale
            PHImageManager.default().requestImage(
                for: asset, targetSize: CGSize(width: size.width * scale, height: size.height * scale),
                contentMode: .aspectFill, options: nil
            ) { image, _ in show(image) }
        }
    }

    /// Puts pictures into a new album of the person's library.
    static func makeAlbum(named title: String, of photos: [Photo], completion: @escaping (Error?) -> Void) {
        PHPhotoLibrary.shared().performChanges {
            let request = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: title)
            request.addAssets(PHAsset.fetchAssets(withLocalIdentifiers: photos.map(\.name), options: nil))
        } completionHandler: { _, error in
            DispatchQueue.main.async { completion(error) }
        }
    }
}
