// SPDX-License-Identifier: MIT
internal import PhotoStore

/// An album or a folder.
// Sendable: never changes.
open class PHCollection: PHObject, @unchecked Sendable {
    let title: String?

    /// None of the library.
    public convenience init() { self.init(localIdentifier: "", title: nil) }

    init(localIdentifier: String, title: String?) {
        self.title = title
        super.init(localIdentifier: localIdentifier)
    }

    open var localizedTitle: String? { title }
    open var canContainAssets: Bool { false }
    open var canContainCollections: Bool { false }
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
}

/// A person's album, one that the system fills, or a moment.
// Sendable: never changes.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    enum Content {
        case album(AlbumRecord)
        case smart(PHAssetCollectionSubtype)
        /// Those of one day.
        case moment([PhotoRecord])
        /// Made by the app, kept nowhere.
        case transient([PhotoRecord])
    }
    let content: Content

    /// Without photos.
    public convenience init() { self.init(moment: []) }

    init(_ album: AlbumRecord) {
        content = .album(album)
        super.init(localIdentifier: album.identifier + "/L0/040", title: album.title)
    }

    init(smart subtype: PHAssetCollectionSubtype, title: String) {
        content = .smart(subtype)
        super.init(localIdentifier: SmartAlbums.identifier(subtype) + "/L0/040", title: title)
    }

    /// - Parameter photos: at least one, by creation date.
    init(moment photos: [PhotoRecord]) {
        content = .moment(photos)
        super.init(localIdentifier: (photos.first?.identifier ?? "") + "/L0/060", title: nil)
    }

    init(transient photos: [PhotoRecord], title: String?) {
        content = .transient(photos)
        super.init(localIdentifier: UUID().uuidString + "/L0/040", title: title)
    }

    open var assetCollectionType: PHAssetCollectionType {
        switch content {
        case .album, .transient: .album
        case .smart: .smartAlbum
        case .moment: .moment
        }
    }
    open var assetCollectionSubtype: PHAssetCollectionSubtype {
        switch content {
        case .album, .transient: .albumRegular
        case .smart(let subtype): subtype
        case .moment: .any
        }
    }
    /// `NSNotFound` for albums that the system fills.
    open var estimatedAssetCount: Int {
        switch content {
        case .album(let album): album.members.count
        case .moment(let photos), .transient(let photos): photos.count
        case .smart: NSNotFound
        }
    }
    /// Of the first and last photo, except of albums that the system fills.
    open var startDate: Date? { dates.min().map(Date.init(timeIntervalSinceReferenceDate:)) }
    open var endDate: Date? { dates.max().map(Date.init(timeIntervalSinceReferenceDate:)) }
    private var dates: [Double] {
        switch content {
        case .album(let album): PhotoAccess.snapshot().photos(of: album).map(\.created)
        case .moment(let photos), .transient(let photos): photos.map(\.created)
        case .smart: []
        }
    }
    open var approximateLocation: CLLocation? {
        guard case .moment(let photos) = content else { return nil }
        return photos.lazy.compactMap { PHAsset($0).location }.first
    }
    open var localizedLocationNames: [String] { [] }

    open override var canContainAssets: Bool { true }
    open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
        switch content {
        case .album: true
        case .smart(let subtype):
            anOperation == .deleteContent || (anOperation == .addContent && subtype == .smartAlbumFavorites)
        case .moment: anOperation == .deleteContent
        case .transient: false
        }
    }

    func photos(in snapshot: PhotoSnapshot) -> [PhotoRecord] {
        switch content {
        case .album(let album):
            snapshot.album(album.identifier).map(snapshot.photos(of:)) ?? []
        case .smart(let subtype): SmartAlbums.photos(subtype, in: snapshot)
        case .moment(let photos), .transient(let photos): photos.compactMap { snapshot.photo($0.identifier) }
        }
    }

    override func differs(from other: PHObject) -> Bool {
        guard let other = other as? PHAssetCollection else { return true }
        if case .album(let mine) = content, case .album(let its) = other.content { return mine != its }
        return false
    }
}

/// A folder of albums.
// Sendable: never changes.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    let folder: AlbumRecord?
    /// Of one that the app made, kept nowhere.
    let transient: [PHCollection]

    /// Without collections.
    public convenience init() { self.init(transient: [], title: nil) }

    init(_ folder: AlbumRecord) {
        (self.folder, transient) = (folder, [])
        super.init(localIdentifier: folder.identifier + "/L0/020", title: folder.title)
    }

    init(transient: [PHCollection], title: String?) {
        (folder, self.transient) = (nil, transient)
        super.init(localIdentifier: UUID().uuidString + "/L0/020", title: title)
    }

    open var collectionListType: PHCollectionListType { .folder }
    open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var localizedLocationNames: [String] { [] }
    open override var canContainCollections: Bool { true }
    open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { folder != nil }

    override func differs(from other: PHObject) -> Bool { (other as? PHCollectionList)?.folder != folder }
}
