// SPDX-License-Identifier: MIT
public import Foundation

public struct NSPointerFunctions {
    /// How a collection holds its elements.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory = Self([])
        public static let opaqueMemory = Self(rawValue: 2)
        public static let mallocMemory = Self(rawValue: 3)
        public static let weakMemory = Self(rawValue: 5)
        public static let objectPersonality = Self([])
        public static let opaquePersonality = Self(rawValue: 256)
        public static let objectPointerPersonality = Self(rawValue: 512)
        public static let cStringPersonality = Self(rawValue: 768)
        public static let structPersonality = Self(rawValue: 1024)
        public static let integerPersonality = Self(rawValue: 1280)
        public static let copyIn = Self(rawValue: 65536)

        private var memory: UInt { rawValue & 0xff }
        private var personality: UInt { rawValue & 0xff00 }
        var isWeak: Bool { memory == 5 }
        /// Whether the pointers are those of objects, which are kept or held weakly.
        var holdsObjects: Bool { [0, 5].contains(memory) && [0, 512].contains(personality) }
        var comparesPointers: Bool { contains(.objectPointerPersonality) }
    }
}

/// A reference that a collection holds strongly or weakly.
struct CollectionReference {
    private var strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: AnyObject, weak isWeak: Bool) {
        if isWeak { weak = object } else { strong = object }
    }

    var object: AnyObject? { strong ?? weak }
}

/// An element's identity or, unless compared by pointer, its `isEqual` and `hash`.
struct CollectionKey: Hashable {
    private let id: ObjectIdentifier
    private let equal: AnyHashable?

    init(_ object: AnyObject, byPointer: Bool) {
        id = ObjectIdentifier(object)
        // Objects with an equality of their own; others are equal only to themselves.
        equal = byPointer ? nil : object as? AnyHashable
    }

    static func == (left: Self, right: Self) -> Bool {
        if let first = left.equal, let second = right.equal { return first == second }
        return left.id == right.id
    }

    func hash(into hasher: inout Hasher) {
        if let equal { hasher.combine(equal) } else { hasher.combine(id) }
    }
}

/// A set that can hold its elements weakly; those that are gone are no longer members.
open class NSHashTable<ObjectType: AnyObject>: __ObjCObject, NSCopying {
    private var items: [ObjectIdentifier: CollectionReference] = [:]
    private let options: NSPointerFunctions.Options

    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { self.options = options }

    public convenience override init() { self.init(options: [], capacity: 0) }

    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    private func isEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
        if left === right { return true }
        guard !options.comparesPointers, !options.isWeak else { return false }
        return (left as? Foundation.NSObject)?.isEqual(right) ?? false
    }

    private func clean() { items = items.filter { $0.value.object != nil } }

    open var allObjects: [ObjectType] { items.values.compactMap { $0.object as? ObjectType } }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        if let same = items[ObjectIdentifier(object)]?.object as? ObjectType { return same }
        return options.isWeak ? nil : allObjects.first { isEqual($0, object) }
    }

    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    open func add(_ object: ObjectType?) {
        guard let object, member(object) == nil else { return }
        if items.count & 63 == 63 { clean() }
        items[ObjectIdentifier(object)] = CollectionReference(object, weak: options.isWeak)
    }

    open func remove(_ object: ObjectType?) {
        guard let found = member(object) else { return }
        items[ObjectIdentifier(found)] = nil
    }

    open func removeAllObjects() { items = [:] }

    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { add($0) } }
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { remove($0) } }
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSHashTable<ObjectType>(options: options)
        allObjects.forEach { copy.add($0) }
        return copy
    }
}
