// SPDX-License-Identifier: MIT
internal import PhotoStore

/// The order of fetches that name none: by creation date, the oldest first.
private func byDate(_ photos: [PhotoRecord]) -> [PhotoRecord] {
    photos.sorted { ($0.created, $0.number) < ($1.created, $1.number) }
}

extension PHAsset {
    private class func fetch(
        _ options: PHFetchOptions?, _ choose: @escaping (PhotoRecord) -> Bool
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult(
            FetchQuery(options) { snapshot, options in
                .photos(PHFetchOptions.apply(options, to: snapshot.photos.filter(choose), order: byDate))
            })
    }

    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        fetch(options) { _ in true }
    }

    public class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { fetch(options) { $0.kind.rawValue == mediaType.rawValue } }

    /// In the album's order where the options name none.
    public class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let showsHidden = assetCollection.assetCollectionSubtype == .smartAlbumAllHidden
        return PHFetchResult(
            FetchQuery(options) { snapshot, options in
                .photos(
                    PHFetchOptions.apply(
                        options, to: assetCollection.photos(in: snapshot), showsHidden: showsHidden))
            })
    }

    /// The order of the identifiers does not count.
    public class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let wanted = Set(identifiers.map(PHObject.storeIdentifier))
        return PHFetchResult(
            FetchQuery(options) { snapshot, options in
                let found = wanted.compactMap(snapshot.photo).sorted { $0.number < $1.number }
                return .photos(PHFetchOptions.apply(options, to: found, order: byDate, showsHidden: true))
            })
    }

    /// Some photos that stand for an album; nil where it is empty.
    public class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
        let result = PHFetchResult<PHAsset>(
            FetchQuery(options) { snapshot, options in
                .photos(PHFetchOptions.apply(options, to: Array(assetCollection.photos(in: snapshot).prefix(3))))
            })
        return result.count > 0 ? result : nil
    }

    /// The device takes no bursts.
    public class func fetchAssets(
        withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { fetch(options) { _ in false } }

    /// URLs of the older framework, `assets-library://asset/asset.JPG?id=...`.
    @available(*, deprecated)
    public class func fetchAssets(
        withALAssetURLs assetURLs: [URL], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let identifiers = assetURLs.compactMap { url in
            URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "id" }?.value
        }
        return fetchAssets(withLocalIdentifiers: identifiers, options: options)
    }
}
