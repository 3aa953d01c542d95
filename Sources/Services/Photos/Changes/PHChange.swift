// SPDX-License-Identifier: MIT
internal import PhotoStore

/// What changed in the library, to be held against what was fetched before.
// Sendable: never changes.
open class PHChange: __ObjCObject, @unchecked Sendable {
    private let before: PhotoSnapshot
    private let after: PhotoSnapshot

    /// - Parameters: the whole library.
    convenience init(before: PhotoSnapshot, after: PhotoSnapshot) {
        self.init(visible: PhotoAccess.seen(before), after: PhotoAccess.seen(after))
    }

    /// - Parameters: the part that the app sees.
    init(visible before: PhotoSnapshot, after: PhotoSnapshot) {
        (self.before, self.after) = (before, after)
        super.init()
    }

    /// nil: the object is as it was.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
        let new = current(object)
        if let new, !new.differs(from: object) { return nil }
        return PHObjectChangeDetails(before: object, after: new as? T)
    }

    private func current(_ object: PHObject) -> PHObject? {
        switch object {
        case is PHAsset: return after.photo(object.identifier).map(PHAsset.init)
        case let list as PHCollectionList where list.folder == nil: return list
        case let album as PHAssetCollection:
            guard case .album = album.content else { return album }
            return after.album(object.identifier)?.collection
        default: return after.album(object.identifier)?.collection
        }
    }

    /// nil: the same would be found, unchanged.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
        guard let query = fetchResult.query else { return nil }
        let new = PHFetchResult<T>(items: query.run(after), query: query)
        let details = PHFetchResultChangeDetails(from: fetchResult, to: new, changedObjects: nil)
        return details.isEmpty ? nil : details
    }
}

/// What became of one object.
// Sendable: never changes.
open class PHObjectChangeDetails<ObjectType: PHObject>: __ObjCObject, @unchecked Sendable {
    open private(set) var objectBeforeChanges: ObjectType
    /// nil: it is gone.
    open private(set) var objectAfterChanges: ObjectType?

    init(before: ObjectType, after: ObjectType?) {
        (objectBeforeChanges, objectAfterChanges) = (before, after)
        super.init()
    }

    /// Whether the asset's picture is another, by an edit or by taking one back.
    open var assetContentChanged: Bool {
        guard let old = objectBeforeChanges as? PHAsset, let new = objectAfterChanges as? PHAsset else { return false }
        return old.record.edit != new.record.edit
    }
    open var objectWasDeleted: Bool { objectAfterChanges == nil }
}

/// What became of a fetch's result. Apply `removedIndexes` (of the old result) first, then `insertedIndexes` (of the new
/// one), then `changedIndexes` (of the new one), then the moves.
// Sendable: never changes.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: __ObjCObject, @unchecked Sendable {
    open private(set) var fetchResultBeforeChanges: PHFetchResult<ObjectType>
    open private(set) var fetchResultAfterChanges: PHFetchResult<ObjectType>
    private let difference: ListDifference
    private let reported: [ObjectType]?

    /// - Parameter changedObjects: objects that count as changed; nil: those that differ.
    public init(
        from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>,
        changedObjects: [ObjectType]?
    ) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (fromResult, toResult)
        difference = ListDifference(fromResult.items, toResult.items)
        reported = changedObjects
        super.init()
    }

    var isEmpty: Bool {
        difference.removed.isEmpty && difference.inserted.isEmpty && difference.changed.isEmpty
            && difference.moves.isEmpty
    }

    /// Whether the members below tell more than the two results.
    open var hasIncrementalChanges: Bool {
        fetchResultBeforeChanges.query?.options?.wantsIncrementalChangeDetails ?? true
    }
    open var removedIndexes: IndexSet? { hasIncrementalChanges ? difference.removed : nil }
    open var removedObjects: [ObjectType] { fetchResultBeforeChanges.objects(at: difference.removed) }
    open var insertedIndexes: IndexSet? { hasIncrementalChanges ? difference.inserted : nil }
    open var insertedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: difference.inserted) }
    open var changedIndexes: IndexSet? {
        guard hasIncrementalChanges else { return nil }
        guard let reported else { return difference.changed }
        return IndexSet(reported.map(fetchResultAfterChanges.index(of:)).filter { $0 != NSNotFound })
    }
    open var changedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: changedIndexes ?? []) }
    open var hasMoves: Bool { !difference.moves.isEmpty }

    /// From where, after removals and insertions, to where.
    open func enumerateMoves(_ handler: (Int, Int) -> Void) {
        for move in difference.moves { handler(move.from, move.to) }
    }
}

/// The steps from one list to another.
private struct ListDifference {
    var removed = IndexSet()
    var inserted = IndexSet()
    var changed = IndexSet()
    var moves: [(from: Int, to: Int)] = []

    init(_ old: FetchItems, _ new: FetchItems) {
        let oldNames = old.names
        let newNames = new.names
        let oldPlaces = Dictionary(oldNames.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let newPlaces = Dictionary(newNames.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        removed = IndexSet(oldNames.indices.filter { newPlaces[oldNames[$0]] == nil })
        for (index, name) in newNames.enumerated() {
            guard let place = oldPlaces[name] else {
                inserted.insert(index)
                continue
            }
            if new.differs(at: index, from: old, at: place) { changed.insert(index) }
        }
        findMoves(oldNames, newNames)
    }

    /// What is not where it belongs once others are gone and new ones have come.
    private mutating func findMoves(_ old: [String], _ new: [String]) {
        var list = old.indices.filter { !removed.contains($0) }.map { old[$0] }
        for index in inserted { list.insert(new[index], at: min(index, list.count)) }
        guard list != new else { return }
        for index in new.indices where list[index] != new[index] {
            guard let place = list[index...].firstIndex(of: new[index]) else { continue }
            list.insert(list.remove(at: place), at: index)
            moves.append((place, index))
        }
    }
}

extension FetchItems {
    fileprivate var names: [String] {
        switch self {
        case .photos(let photos): photos.map(\.identifier)
        case .objects(let objects): objects.map(\.localIdentifier)
        }
    }

    fileprivate func differs(at index: Int, from other: FetchItems, at place: Int) -> Bool {
        if case .photos(let mine) = self, case .photos(let its) = other { return mine[index] != its[place] }
        return object(at: index).differs(from: other.object(at: place))
    }
}
