// SPDX-License-Identifier: MIT
internal import PhotoStore

extension AlbumRecord {
    var collection: PHCollection { isFolder ? PHCollectionList(self) : PHAssetCollection(self) }
}

private func query<Object: PHObject>(
    _ options: PHFetchOptions?, _ body: @escaping (PhotoSnapshot) -> [Object]
) -> PHFetchResult<Object> {
    PHFetchResult(
        FetchQuery(options) { snapshot, options in .objects(PHFetchOptions.apply(options, to: body(snapshot))) })
}

extension PHCollection {
    /// Albums and folders in a folder.
    public class func fetchCollections(
        in collectionList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> {
        query(options) { snapshot in
            guard let folder = collectionList.folder else { return collectionList.transient }
            return snapshot.children(of: folder.identifier).map(\.collection)
        }
    }

    /// The person's albums and folders that are in no folder.
    public class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        query(options) { $0.children(of: nil).map(\.collection) }
    }
}

extension PHAssetCollection {
    public class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        query(options) { snapshot in
            let all: [PHAssetCollection] =
                switch type {
                case .album: snapshot.albums.filter { !$0.isFolder }.map(PHAssetCollection.init)
                case .smartAlbum: SmartAlbums.all()
                case .moment: Moments.all(of: snapshot)
                }
            return subtype == .any ? all : all.filter { $0.assetCollectionSubtype == subtype }
        }
    }

    public class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let wanted = Set(identifiers)
        return query(options) { snapshot in
            let albums = snapshot.albums.filter { !$0.isFolder }.map(PHAssetCollection.init)
            return (albums + SmartAlbums.all()).filter { wanted.contains($0.localIdentifier) }
        }
    }

    public class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        query(options) { snapshot in
            let all =
                switch type {
                case .album: snapshot.albums.filter { !$0.isFolder }.map(PHAssetCollection.init)
                case .smartAlbum: [PHAssetCollection]()
                case .moment: Moments.all(of: snapshot)
                }
            return all.filter { $0.photos(in: snapshot).contains { $0.identifier == asset.identifier } }
        }
    }

    @available(*, deprecated)
    public class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
        fetchAssetCollections(with: .moment, subtype: .any, options: options)
    }

    @available(*, deprecated)
    public class func fetchMoments(
        inMomentList momentList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        query(options) { _ in momentList.transient.compactMap { $0 as? PHAssetCollection } }
    }

    @available(*, deprecated)
    public class func fetchAssetCollections(
        withALAssetGroupURLs assetGroupURLs: [URL], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { query(options) { _ in [] } }

    /// An album that lives as long as the object.
    public class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        PHAssetCollection(transient: assets.map(\.record), title: title)
    }

    public class func transientAssetCollection(
        withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
    ) -> PHAssetCollection {
        transientAssetCollection(with: (0..<fetchResult.count).map(fetchResult.object(at:)), title: title)
    }
}

extension PHCollectionList {
    public class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        query(options) { snapshot in
            guard collectionListType == .folder, subtype == .any || subtype == .regularFolder else { return [] }
            return snapshot.albums.filter(\.isFolder).map(PHCollectionList.init)
        }
    }

    public class func fetchCollectionLists(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        let wanted = Set(identifiers.map(PHObject.storeIdentifier))
        return query(options) { snapshot in
            snapshot.albums.filter { $0.isFolder && wanted.contains($0.identifier) }.map(PHCollectionList.init)
        }
    }

    public class func fetchCollectionListsContaining(
        _ collection: PHCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        query(options) { snapshot in
            let parent = snapshot.album(collection.identifier)?.parent.flatMap(snapshot.album)
            return parent.map { [PHCollectionList($0)] } ?? []
        }
    }

    @available(*, deprecated)
    public class func fetchMomentLists(
        with momentListSubtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { query(options) { _ in [] } }

    @available(*, deprecated)
    public class func fetchMomentLists(
        with momentListSubtype: PHCollectionListSubtype, containingMoment moment: PHAssetCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { query(options) { _ in [] } }

    /// A folder that lives as long as the object.
    public class func transientCollectionList(with collections: [PHCollection], title: String?) -> PHCollectionList {
        PHCollectionList(transient: collections, title: title)
    }

    public class func transientCollectionList(
        withCollectionsFetchResult fetchResult: PHFetchResult<PHCollection>, title: String?
    ) -> PHCollectionList {
        transientCollectionList(with: (0..<fetchResult.count).map(fetchResult.object(at:)), title: title)
    }
}

/// Photos grouped by the day on which they were made.
private enum Moments {
    static func all(of snapshot: PhotoSnapshot) -> [PHAssetCollection] {
        let calendar = Calendar.current
        let days = Dictionary(grouping: snapshot.photos.filter { !$0.isHidden }) {
            calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: $0.created))
        }
        return days.sorted { $0.key < $1.key }.map { day in
            PHAssetCollection(moment: day.value.sorted { ($0.created, $0.number) < ($1.created, $1.number) })
        }
    }
}
