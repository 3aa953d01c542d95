// SPDX-License-Identifier: MIT
internal import PhotoStore

/// Changes of the order of a list.
struct ListEdit<Element: Equatable> {
    var elements: [Element]

    mutating func insert(_ new: [Element], at indexes: IndexSet) {
        for (element, index) in zip(new, indexes) { elements.insert(element, at: min(index, elements.count)) }
    }

    mutating func remove(at indexes: IndexSet) {
        for index in indexes.reversed() where index < elements.count { elements.remove(at: index) }
    }

    mutating func replace(at indexes: IndexSet, with new: [Element]) {
        for (element, index) in zip(new, indexes) where index < elements.count { elements[index] = element }
    }

    /// Takes elements out, then inserts them so that the first comes to be at `index`.
    mutating func move(at indexes: IndexSet, to index: Int) {
        let moved = indexes.filter { $0 < elements.count }.map { elements[$0] }
        remove(at: indexes)
        elements.insert(contentsOf: moved, at: min(index, elements.count))
    }
}

/// Makes an album, or changes or deletes some.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
    private let identifier: String
    private let isNew: Bool
    /// nil: stays as it is.
    private var newTitle: String?
    private let oldTitle: String
    private var edits: [(inout ListEdit<String>) -> Void] = []
    private let isFavorites: Bool

    /// nil: the system fills the album.
    public convenience init?(for assetCollection: PHAssetCollection) {
        self.init(assetCollection)
    }

    /// - Parameter assets: what the indexes of changes mean; the album's own order has them.
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
        self.init(assetCollection)
    }

    private init?(_ collection: PHAssetCollection) {
        (identifier, isNew, oldTitle) = (collection.identifier, false, collection.localizedTitle ?? "")
        isFavorites = collection.assetCollectionSubtype == .smartAlbumFavorites
        switch collection.content {
        case .album: break
        case .smart(.smartAlbumFavorites): break
        case .smart, .moment, .transient: return nil
        }
        super.init()
        let block = ChangeBlock.active("PHAssetCollectionChangeRequest")
        block.needsReading = true
        block.add(.albums) { [self] _, transaction in try apply(transaction) }
    }

    private init(title: String) {
        (identifier, isNew, oldTitle, isFavorites) = (UUID().uuidString, true, title, false)
        super.init()
        let block = ChangeBlock.active("PHAssetCollectionChangeRequest")
        block.needsReading = true
        block.add(.albums) { [self] _, transaction in try apply(transaction) }
    }

    open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        guard let request = PHAssetCollectionChangeRequest(title: title) as? Self else {
            NSException.raise(.invalidArgumentException, "subclasses of PHAssetCollectionChangeRequest cannot be made")
        }
        return request
    }

    /// Takes albums away; their photos stay.
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
        delete(libraryObjects(assetCollections), "PHAssetCollectionChangeRequest")
    }

    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
        PHObjectPlaceholder(localIdentifier: identifier + "/L0/040")
    }

    open var title: String {
        get { newTitle ?? oldTitle }
        set { newTitle = newValue }
    }

    // MARK: Assets

    /// Assets that are in the album already stay where they are.
    open func addAssets(_ assets: any NSFastEnumeration) {
        let new = libraryObjects(assets).map(\.identifier)
        edits.append { list in
            for asset in new where !list.elements.contains(asset) { list.elements.append(asset) }
        }
    }
    open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {
        let new = libraryObjects(assets).map(\.identifier)
        edits.append { $0.insert(new, at: indexes) }
    }
    open func removeAssets(_ assets: any NSFastEnumeration) {
        let old = Set(libraryObjects(assets).map(\.identifier))
        edits.append { $0.elements.removeAll(where: old.contains) }
    }
    open func removeAssets(at indexes: IndexSet) { edits.append { $0.remove(at: indexes) } }
    open func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration) {
        let new = libraryObjects(assets).map(\.identifier)
        edits.append { $0.replace(at: indexes, with: new) }
    }
    open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
        edits.append { $0.move(at: fromIndexes, to: toIndex) }
    }

    private func apply(_ transaction: PhotoTransaction) throws {
        guard !isFavorites else { return try applyToFavorites(transaction) }
        var album: AlbumRecord
        if let known = try transaction.albums().first(where: { $0.identifier == identifier }) {
            album = known
        } else {
            guard isNew else { throw PHPhotosError(.identifierNotFound) }
            let position = try transaction.albums().map(\.position).max() ?? 0
            album = AlbumRecord(
                identifier: identifier, title: oldTitle, isFolder: false, parent: nil, position: position + 1)
        }
        album.title = newTitle ?? album.title
        if !edits.isEmpty {
            let members = try transaction.photos(numbers: album.members)
            var list = ListEdit(elements: members.map(\.identifier))
            for edit in edits { edit(&list) }
            album.members = try list.elements.map { identifier in
                guard let record = try transaction.photo(identifier) else { throw PHPhotosError(.identifierNotFound) }
                return record.number
            }
        }
        try transaction.put(album)
    }

    /// Adding to Favorites and taking from it is a mark on each photo.
    private func applyToFavorites(_ transaction: PhotoTransaction) throws {
        let old = SmartAlbums.photos(.smartAlbumFavorites, in: try PhotoStore.shared.snapshot()).map(\.identifier)
        var list = ListEdit(elements: old)
        for edit in edits { edit(&list) }
        for identifier in Set(old).symmetricDifference(list.elements) {
            guard var record = try transaction.photo(identifier) else { throw PHPhotosError(.identifierNotFound) }
            record.isFavorite = list.elements.contains(identifier)
            try transaction.update(record)
        }
    }
}

private func delete(_ collections: [PHObject], _ request: String) {
    let block = ChangeBlock.active(request)
    block.needsReading = true
    block.add(.albums) { _, transaction in
        for album in try transaction.albums() where collections.contains(where: { $0.identifier == album.identifier }) {
            try transaction.delete(album)
        }
    }
}

/// Makes a folder, or changes or deletes some.
open class PHCollectionListChangeRequest: PHChangeRequest {
    /// nil: the top level.
    private let identifier: String?
    private let isNew: Bool
    private var newTitle: String?
    private let oldTitle: String
    private var edits: [(inout ListEdit<String>) -> Void] = []

    private init(_ identifier: String?, isNew: Bool, title: String) {
        (self.identifier, self.isNew, oldTitle) = (identifier, isNew, title)
        super.init()
        let block = ChangeBlock.active("PHCollectionListChangeRequest")
        block.needsReading = true
        block.add(.folders) { [self] _, transaction in try apply(transaction) }
    }

    /// nil: a folder that the app made for itself.
    public convenience init?(for collectionList: PHCollectionList) {
        guard let folder = collectionList.folder else { return nil }
        self.init(folder.identifier, isNew: false, title: folder.title)
    }
    public convenience init?(for collectionList: PHCollectionList, childCollections: PHFetchResult<PHCollection>) {
        self.init(for: collectionList)
    }
    public convenience init?(forTopLevelCollectionListUserCollections childCollections: PHFetchResult<PHCollection>) {
        self.init(nil, isNew: false, title: "")
    }

    open class func creationRequestForCollectionList(withTitle title: String) -> Self {
        let made = PHCollectionListChangeRequest(UUID().uuidString, isNew: true, title: title)
        guard let request = made as? Self else {
            NSException.raise(.invalidArgumentException, "subclasses of PHCollectionListChangeRequest cannot be made")
        }
        return request
    }

    /// Takes folders away with all that is in them; the photos stay.
    open class func deleteCollectionLists(_ collectionLists: any NSFastEnumeration) {
        delete(libraryObjects(collectionLists), "PHCollectionListChangeRequest")
    }

    open var placeholderForCreatedCollectionList: PHObjectPlaceholder {
        PHObjectPlaceholder(localIdentifier: (identifier ?? "") + "/L0/020")
    }

    open var title: String {
        get { newTitle ?? oldTitle }
        set { newTitle = newValue }
    }

    open func addChildCollections(_ collections: any NSFastEnumeration) {
        let new = libraryObjects(collections).map(\.identifier)
        edits.append { $0.elements += new }
    }
    open func insertChildCollections(_ collections: any NSFastEnumeration, at indexes: IndexSet) {
        let new = libraryObjects(collections).map(\.identifier)
        edits.append { $0.insert(new, at: indexes) }
    }
    open func removeChildCollections(_ collections: any NSFastEnumeration) {
        let old = Set(libraryObjects(collections).map(\.identifier))
        edits.append { $0.elements.removeAll(where: old.contains) }
    }
    open func removeChildCollections(at indexes: IndexSet) { edits.append { $0.remove(at: indexes) } }
    open func replaceChildCollections(at indexes: IndexSet, withChildCollections collections: any NSFastEnumeration) {
        let new = libraryObjects(collections).map(\.identifier)
        edits.append { $0.replace(at: indexes, with: new) }
    }
    open func moveChildCollections(at indexes: IndexSet, to toIndex: Int) {
        edits.append { $0.move(at: indexes, to: toIndex) }
    }

    private func apply(_ transaction: PhotoTransaction) throws {
        let albums = try transaction.albums()
        if let identifier {
            let position = (albums.map(\.position).max() ?? 0) + 1
            let known = albums.first { $0.identifier == identifier }
            guard isNew || known != nil else { throw PHPhotosError(.identifierNotFound) }
            var folder =
                known
                ?? AlbumRecord(
                    identifier: identifier, title: oldTitle, isFolder: true, parent: nil, position: position)
            folder.title = newTitle ?? folder.title
            try transaction.put(folder)
        }
        guard !edits.isEmpty else { return }
        let children = albums.filter { $0.parent == identifier }.sorted { $0.position < $1.position }
        var list = ListEdit(elements: children.map(\.identifier))
        for edit in edits { edit(&list) }
        for child in children where !list.elements.contains(child.identifier) && identifier != nil {
            var child = child
            child.parent = nil
            try transaction.put(child)
        }
        for (position, child) in list.elements.enumerated() {
            guard var album = try transaction.albums().first(where: { $0.identifier == child }) else {
                throw PHPhotosError(.identifierNotFound)
            }
            (album.parent, album.position) = (identifier, Int64(position))
            try transaction.put(album)
        }
    }
}
