// SPDX-License-Identifier: MIT
internal import PhotoStore

/// Which objects a fetch wants, and in which order.
open class PHFetchOptions: __ObjCObject, NSCopying {
    /// On the keys of assets and collections (`creationDate`, `mediaType`, `favorite`, `localizedTitle`, ...).
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    /// Empty: those of the person's library.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// Zero: no limit.
    open var fetchLimit = 0
    open var wantsIncrementalChangeDetails = true

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHFetchOptions()
        (copy.predicate, copy.sortDescriptors) = (predicate, sortDescriptors)
        (copy.includeHiddenAssets, copy.includeAllBurstAssets) = (includeHiddenAssets, includeAllBurstAssets)
        (copy.includeAssetSourceTypes, copy.fetchLimit) = (includeAssetSourceTypes, fetchLimit)
        copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
        return copy
    }

    // MARK: What the options do

    /// - Parameter order: where the options name none.
    static func apply(
        _ options: PHFetchOptions?, to photos: [PhotoRecord], order: (([PhotoRecord]) -> [PhotoRecord])? = nil,
        showsHidden: Bool = false
    ) -> [PhotoRecord] {
        var found = photos
        if !showsHidden, options?.includeHiddenAssets != true, found.contains(where: \.isHidden) {
            found = found.filter { !$0.isHidden }
        }
        if let predicate = options?.predicate { found = found.filter { predicate.evaluate(with: PHAsset($0)) } }
        if let descriptors = options?.sortDescriptors, !descriptors.isEmpty {
            found = PhotoOrder(descriptors).sorted(found)
        } else if let order {
            found = order(found)
        }
        guard let limit = options?.fetchLimit, limit > 0 else { return found }
        return Array(found.prefix(limit))
    }

    static func apply<Object: PHObject>(_ options: PHFetchOptions?, to objects: [Object]) -> [Object] {
        var found = objects
        if let predicate = options?.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if let descriptors = options?.sortDescriptors, !descriptors.isEmpty {
            // Sorting in Foundation's words keeps the order of those that are alike.
            found = (found as NSArray).sortedArray(using: descriptors).compactMap { $0 as? Object }
        }
        guard let limit = options?.fetchLimit, limit > 0 else { return found }
        return Array(found.prefix(limit))
    }
}

/// Sorts records by what descriptors say of assets, without making assets where the keys are the usual ones.
private struct PhotoOrder {
    private let descriptors: [NSSortDescriptor]
    init(_ descriptors: [NSSortDescriptor]) { self.descriptors = descriptors }

    private static let usual: [String: @Sendable (PhotoRecord) -> Double] = [
        "creationDate": { $0.created }, "modificationDate": { $0.modified }, "duration": { $0.duration },
        "pixelWidth": { Double($0.width) }, "pixelHeight": { Double($0.height) },
        "mediaType": { Double($0.kind.rawValue) }, "favorite": { $0.isFavorite ? 1 : 0 },
        "isFavorite": { $0.isFavorite ? 1 : 0 },
    ]

    func sorted(_ photos: [PhotoRecord]) -> [PhotoRecord] {
        let keys = descriptors.map { descriptor in descriptor.key.flatMap { Self.usual[$0] } }
        let known = keys.compactMap { $0 }
        guard known.count == descriptors.count else {
            let assets = photos.map(PHAsset.init) as NSArray
            return assets.sortedArray(using: descriptors).compactMap { ($0 as? PHAsset)?.record }
        }
        let signs = descriptors.map { $0.ascending ? 1.0 : -1.0 }
        return photos.enumerated().sorted { left, right in
            for (key, sign) in zip(known, signs) {
                let (first, second) = (key(left.element) * sign, key(right.element) * sign)
                if first != second { return first < second }
            }
            return left.offset < right.offset
        }.map(\.element)
    }
}
