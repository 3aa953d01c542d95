// SPDX-License-Identifier: MIT
internal import PhotoStore

/// A moment in the library's history.
// Sendable: never changes.
open class PHPersistentChangeToken: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let number: Int64
    public class var supportsSecureCoding: Bool { true }

    init(_ number: Int64) {
        self.number = number
        super.init()
    }
    public required init?(coder: NSCoder) {
        number = coder.decodeInt64(forKey: "number")
        super.init()
    }
    open func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? PHPersistentChangeToken)?.number == number }
    open override var hash: Int { number.hashValue }
}

/// What happened to objects of one kind.
// Sendable: never changes.
open class PHPersistentObjectChangeDetails: __ObjCObject, @unchecked Sendable {
    open private(set) var objectType: PHObjectType
    open private(set) var insertedLocalIdentifiers: Set<String>
    open private(set) var updatedLocalIdentifiers: Set<String>
    open private(set) var deletedLocalIdentifiers: Set<String>

    init(_ type: PHObjectType, _ entries: [PhotoHistoryEntry]) {
        objectType = type
        let suffix = [PHObjectType.asset: "/L0/001", .assetCollection: "/L0/040"][type] ?? "/L0/020"
        func identifiers(_ event: PhotoHistoryEntry.Event) -> Set<String> {
            Set(entries.filter { $0.event == event }.map { $0.identifier + suffix })
        }
        insertedLocalIdentifiers = identifiers(.inserted)
        updatedLocalIdentifiers = identifiers(.updated)
        deletedLocalIdentifiers = identifiers(.deleted)
        super.init()
    }
}

/// One step of the library's history.
// Sendable: never changes.
open class PHPersistentChange: __ObjCObject, @unchecked Sendable {
    private let entry: PhotoHistoryEntry
    open var changeToken: PHPersistentChangeToken { PHPersistentChangeToken(entry.number) }

    init(_ entry: PhotoHistoryEntry) {
        self.entry = entry
        super.init()
    }

    /// Empty sets: nothing of that kind changed.
    open func changeDetails(for objectType: PHObjectType) throws -> PHPersistentObjectChangeDetails {
        let kinds: [PHObjectType: PhotoHistoryEntry.Entity] = [
            .asset: .photo, .assetCollection: .album, .collectionList: .folder,
        ]
        return PHPersistentObjectChangeDetails(objectType, kinds[objectType] == entry.entity ? [entry] : [])
    }
}

// Sendable: never changes.
open class PHPersistentChangeFetchResult: __ObjCObject, Sequence, @unchecked Sendable {
    private let changes: [PHPersistentChange]

    init(_ changes: [PHPersistentChange]) {
        self.changes = changes
        super.init()
    }

    open func enumerateChanges(_ block: (PHPersistentChange, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for change in changes where !stop.boolValue { block(change, &stop) }
    }
    public func makeIterator() -> IndexingIterator<[PHPersistentChange]> { changes.makeIterator() }
}

extension PHPhotoLibrary {
    public var currentChangeToken: PHPersistentChangeToken {
        do { return PHPersistentChangeToken(try PhotoStore.shared.snapshot().lastChange) } catch {
            Unsupported.report("photo library: \(error)")
            return PHPersistentChangeToken(0)
        }
    }

    public func fetchPersistentChanges(since token: PHPersistentChangeToken) throws -> PHPersistentChangeFetchResult {
        let library = try PhotoStore.shared.snapshot()
        guard token.number <= library.lastChange else { throw PHPhotosError(.persistentChangeTokenExpired) }
        let entries = try PhotoStore.shared.history(after: token.number)
        return PHPersistentChangeFetchResult(entries.map(PHPersistentChange.init))
    }
}
