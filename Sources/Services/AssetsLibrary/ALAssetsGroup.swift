// SPDX-License-Identifier: MIT
internal import Photos
internal import UIKit

/// Which assets of a group count.
// Sendable: never changes.
open class ALAssetsFilter: __ObjCObject, @unchecked Sendable {
    let kind: PHAssetMediaType?
    init(_ kind: PHAssetMediaType?) {
        self.kind = kind
        super.init()
    }
    open class func allPhotos() -> ALAssetsFilter! { ALAssetsFilter(.image) }
    open class func allVideos() -> ALAssetsFilter! { ALAssetsFilter(.video) }
    open class func allAssets() -> ALAssetsFilter! { ALAssetsFilter(nil) }
}

/// An album, or all that was saved on the device. The assets are those of the moment in which they are asked for, oldest
/// first.
open class ALAssetsGroup: __ObjCObject {
    private let collection: PHAssetCollection
    private var filter = ALAssetsFilter(nil)
    /// Given without ownership.
    private var poster: CGImage?

    init(_ collection: PHAssetCollection) {
        self.collection = collection
        super.init()
    }

    var title: String { collection.localizedTitle ?? "" }
    private var type: UInt32 {
        collection.assetCollectionType == .smartAlbum ? ALAssetsGroupSavedPhotos : ALAssetsGroupAlbum
    }
    var address: URL? { AssetAddress.address(of: collection, type) }

    private var assets: [PHAsset] {
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: true)]
        let found = PHAsset.fetchAssets(in: collection, options: options)
        return (0..<found.count).map(found.object(at:)).filter { asset in
            asset.mediaType != .audio && (filter.kind.map { $0 == asset.mediaType } ?? true)
        }
    }

    open func value(forProperty property: String!) -> Any! {
        switch property {
        case ALAssetsGroupPropertyName: title
        case ALAssetsGroupPropertyType: NSNumber(value: type)
        case ALAssetsGroupPropertyPersistentID: AssetAddress.identifier(collection)
        case ALAssetsGroupPropertyURL: address
        default: ALErrorInvalidProperty
        }
    }

    /// Of the newest asset; nil in an empty group.
    open func posterImage() -> Unmanaged<CGImage>! {
        poster = assets.last.flatMap { AssetPictures.square($0) }
        return poster.map(Unmanaged.passUnretained)
    }

    /// Of those that the filter lets through.
    open func numberOfAssets() -> Int { assets.count }

    open func setAssetsFilter(_ filter: ALAssetsFilter!) { self.filter = filter ?? ALAssetsFilter(nil) }

    // MARK: Assets

    /// Returns when all have been given; nil is the last.
    open func enumerateAssets(_ enumerationBlock: ALAssetsGroupEnumerationResultsBlock!) {
        enumerateAssets(options: [], using: enumerationBlock)
    }

    open func enumerateAssets(
        options: NSEnumerationOptions, using enumerationBlock: ALAssetsGroupEnumerationResultsBlock!
    ) { give(assets, at: nil, options, enumerationBlock) }

    /// Raises where an index is beyond the group.
    open func enumerateAssets(
        at indexSet: IndexSet!, options: NSEnumerationOptions,
        using enumerationBlock: ALAssetsGroupEnumerationResultsBlock!
    ) {
        let assets = assets
        if let last = indexSet?.last, last >= assets.count {
            NSException.raise(
                .rangeException,
                "*** -[ALAssetsGroup enumerateAssetsAtIndexes:options:usingBlock:]: index \(last) beyond bounds "
                    + "(\(assets.count) assets)")
        }
        give(assets, at: indexSet ?? IndexSet(), options, enumerationBlock)
    }

    private func give(
        _ assets: [PHAsset], at indexes: IndexSet?, _ options: NSEnumerationOptions,
        _ block: ALAssetsGroupEnumerationResultsBlock?
    ) {
        var stop = ObjCBool(false)
        let chosen = indexes.map(Array.init) ?? Array(assets.indices)
        for index in options.contains(.reverse) ? chosen.reversed() : chosen {
            block?(ALAsset(assets[index]), index, &stop)
            guard !stop.boolValue else { return }
        }
        block?(nil, NSNotFound, &stop)
    }

    // MARK: Changing

    /// Albums, not what was saved on the device.
    open var isEditable: Bool { collection.canPerform(.addContent) }

    /// - Returns: false where the group is not editable, or the change was refused.
    @discardableResult
    open func add(_ asset: ALAsset!) -> Bool {
        guard isEditable, let asset else { return false }
        do {
            try PHPhotoLibrary.shared().performChangesAndWait { [collection] in
                PHAssetCollectionChangeRequest(for: collection)?.addAssets([asset.asset] as NSArray)
            }
            return true
        } catch {
            Unsupported.report("ALAssetsGroup.add(_:): \(error.localizedDescription)")
            return false
        }
    }
}
