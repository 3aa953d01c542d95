// SPDX-License-Identifier: MIT
internal import Photos
import Synchronization

/// Tells a library's users of changes, in addresses.
// Sendable: what changes lies behind the lock.
final class LibraryWatch: NSObject, PHPhotoLibraryChangeObserver, @unchecked Sendable {
    private struct Seen: @unchecked Sendable {  // Fetched objects never change.
        var assets: PHFetchResult<PHAsset>
        var albums: PHFetchResult<PHAssetCollection>
    }
    private weak var library: ALAssetsLibrary?
    private let seen = Mutex<Seen?>(nil)

    init(_ library: ALAssetsLibrary) {
        self.library = library
        super.init()
        // Who has not been asked yet is not asked by a look at the library.
        if ALAssetsLibrary.authorizationStatus() == .authorized { seen.withLock { $0 = Self.look() } }
        PHPhotoLibrary.shared().register(self)
    }

    private static func look() -> Seen {
        Seen(
            assets: PHAsset.fetchAssets(with: nil),
            albums: PHAssetCollection.fetchAssetCollections(with: .album, subtype: .albumRegular, options: nil))
    }

    func photoLibraryDidChange(_ changeInstance: PHChange) {
        let facts = seen.withLock { seen -> [String: Set<URL>]? in
            let before = seen
            seen = before.map { Self.after($0, changeInstance) } ?? Self.look()
            return before.map { Self.facts($0, changeInstance) }
        }
        DispatchQueue.main.async { [weak library] in
            guard let library else { return }
            NotificationCenter.default.post(
                name: .ALAssetsLibraryChanged, object: library, userInfo: facts)
        }
    }

    /// As this change left it. A new look would see changes that are still to be told, and never tell of them.
    private static func after(_ before: Seen, _ change: PHChange) -> Seen {
        Seen(
            assets: change.changeDetails(for: before.assets)?.fetchResultAfterChanges ?? before.assets,
            albums: change.changeDetails(for: before.albums)?.fetchResultAfterChanges ?? before.albums)
    }

    private static func facts(_ before: Seen, _ change: PHChange) -> [String: Set<URL>] {
        var facts: [String: Set<URL>] = [:]
        func note(_ key: String, _ addresses: [URL?]) {
            let addresses = addresses.compactMap { $0 }
            if !addresses.isEmpty { facts[key, default: []].formUnion(addresses) }
        }
        if let assets = change.changeDetails(for: before.assets) {
            let changed = assets.insertedObjects + assets.changedObjects + assets.removedObjects
            note(ALAssetLibraryUpdatedAssetsKey, changed.map { AssetAddress.address(of: $0) })
            if !assets.insertedObjects.isEmpty || !assets.removedObjects.isEmpty {
                let saved = ALAssetsLibrary.groups(ALAssetsGroupType(ALAssetsGroupSavedPhotos))
                note(ALAssetLibraryUpdatedAssetGroupsKey, saved.map(\.address))
            }
        }
        if let albums = change.changeDetails(for: before.albums) {
            let groups = { (found: [PHAssetCollection]) in found.map { ALAssetsGroup($0).address } }
            note(ALAssetLibraryInsertedAssetGroupsKey, groups(albums.insertedObjects))
            note(ALAssetLibraryUpdatedAssetGroupsKey, groups(albums.changedObjects))
            note(ALAssetLibraryDeletedAssetGroupsKey, groups(albums.removedObjects))
        }
        return facts
    }
}
