// SPDX-License-Identifier: MIT
public import FoundationCompat

public enum NSFetchIndexElementType: UInt, Sendable {
    case binary = 0
    case rTree
}

/// An index over properties of an entity, for faster fetches.
// Sendable: models are built on one thread and immutable once a coordinator uses them.
open class NSFetchIndexDescription: __ObjCObject, NSCopying, @unchecked Sendable {
    open var name: String
    open var elements: [NSFetchIndexElementDescription]
    open internal(set) weak var entity: NSEntityDescription?
    /// Rows the index holds; nil: all.
    open var partialIndexPredicate: NSPredicate?

    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
        super.init()
        for element in self.elements { element.indexDescription = self }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let parts = elements.compactMap { $0.copy() as? NSFetchIndexElementDescription }
        let copy = NSFetchIndexDescription(name: name, elements: parts)
        copy.partialIndexPredicate = partialIndexPredicate
        return copy
    }
}

// Sendable: models are built on one thread and immutable once a coordinator uses them.
open class NSFetchIndexElementDescription: __ObjCObject, NSCopying, @unchecked Sendable {
    open private(set) var property: NSPropertyDescription?
    open var collationType: NSFetchIndexElementType
    open var isAscending = true
    open internal(set) weak var indexDescription: NSFetchIndexDescription?
    open var propertyName: String? { property?.name }

    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        self.property = property
        self.collationType = collationType
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchIndexElementDescription(
            property: property ?? NSPropertyDescription(), collationType: collationType)
        copy.isAscending = isAscending
        return copy
    }
}
