// SPDX-License-Identifier: MIT
internal import PhotoStore

/// What a fetch found, at the moment when it found it. Assets are made when they are asked for.
// Sendable: never changes.
open class PHFetchResult<ObjectType: AnyObject>: __ObjCObject, NSCopying, NSFastEnumeration, @unchecked Sendable {
    let items: FetchItems
    let query: FetchQuery?

    /// Of nothing, as apps begin with.
    public override init() {
        (items, query) = (.objects([]), nil)
        super.init()
    }

    init(_ query: FetchQuery) {
        (items, self.query) = (query.run(PhotoAccess.snapshot()), query)
        super.init()
    }

    init(items: FetchItems, query: FetchQuery?) {
        (self.items, self.query) = (items, query)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Objects

    open var count: Int { items.count }
    open var firstObject: ObjectType? { count > 0 ? object(at: 0) : nil }
    open var lastObject: ObjectType? { count > 0 ? object(at: count - 1) : nil }

    open func object(at index: Int) -> ObjectType {
        guard index >= 0, index < count else {
            NSException.raise(
                .rangeException, "*** -[PHFetchResult objectAtIndex:]: index \(index) beyond bounds (0..<\(count))")
        }
        guard let object = items.object(at: index) as? ObjectType else {
            NSException.raise(
                .internalInconsistencyException,
                "a fetch of \(type(of: items.object(at: index))) is not of \(ObjectType.self)")
        }
        return object
    }

    open subscript(idx: Int) -> ObjectType { object(at: idx) }

    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map(object(at:)) }
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

    /// `NSNotFound` for an object that was not found.
    open func index(of anObject: ObjectType) -> Int {
        guard let object = anObject as? PHObject else { return NSNotFound }
        return items.index(of: object.localIdentifier, in: 0..<count) ?? NSNotFound
    }

    open func index(of anObject: ObjectType, in range: NSRange) -> Int {
        guard let object = anObject as? PHObject, let range = Range(range) else { return NSNotFound }
        return items.index(of: object.localIdentifier, in: range) ?? NSNotFound
    }

    // MARK: Going through

    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        visit(Array(0..<count), block)
    }

    open func enumerateObjects(
        options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { visit(opts.contains(.reverse) ? (0..<count).reversed() : Array(0..<count), block) }

    open func enumerateObjects(
        at s: IndexSet, options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { visit(opts.contains(.reverse) ? s.reversed() : Array(s), block) }

    private func visit(_ indexes: [Int], _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for index in indexes where !stop.boolValue { block(object(at: index), index, &stop) }
    }

    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { items.count(of: mediaType) }

    /// Loops of Swift take `enumerateObjects` or indexes.
    open func countByEnumerating(
        with state: UnsafeMutablePointer<NSFastEnumerationState>,
        objects buffer: AutoreleasingUnsafeMutablePointer<AnyObject?>, count len: Int
    ) -> Int { 0 }
}

extension PHFetchResult: PHObjectSequence {
    var objectsOfLibrary: [PHObject] { (0..<count).map(items.object(at:)) }
}

/// What can be asked for all of its objects.
protocol PHObjectSequence { var objectsOfLibrary: [PHObject] { get } }

enum FetchItems {
    case photos([PhotoRecord])
    case objects([PHObject])

    var count: Int {
        switch self {
        case .photos(let photos): photos.count
        case .objects(let objects): objects.count
        }
    }

    func object(at index: Int) -> PHObject {
        switch self {
        case .photos(let photos): PHAsset(photos[index])
        case .objects(let objects): objects[index]
        }
    }

    func index(of localIdentifier: String, in range: Range<Int>) -> Int? {
        let range = range.clamped(to: 0..<count)
        switch self {
        case .photos(let photos):
            let identifier = PHObject.storeIdentifier(localIdentifier)
            return photos[range].firstIndex { $0.identifier == identifier }
        case .objects(let objects): return objects[range].firstIndex { $0.localIdentifier == localIdentifier }
        }
    }

    func count(of mediaType: PHAssetMediaType) -> Int {
        switch self {
        case .photos(let photos): photos.count { $0.kind.rawValue == mediaType.rawValue }
        case .objects: 0
        }
    }
}

/// How a result was found, to find it again when the library has changed.
// Sendable: options are a copy of its own that nobody changes.
final class FetchQuery: @unchecked Sendable {
    let options: PHFetchOptions?
    private let body: (PhotoSnapshot, PHFetchOptions?) -> FetchItems

    init(_ options: PHFetchOptions?, _ body: @escaping (PhotoSnapshot, PHFetchOptions?) -> FetchItems) {
        self.options = options.flatMap { $0.copy() as? PHFetchOptions }
        self.body = body
    }

    func run(_ snapshot: PhotoSnapshot) -> FetchItems { body(snapshot, options) }
}
