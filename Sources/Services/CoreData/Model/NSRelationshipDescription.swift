// SPDX-License-Identifier: MIT
public import FoundationCompat

/// What happens to the objects a deleted object refers to.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule = 0
    case nullifyDeleteRule
    case cascadeDeleteRule
    case denyDeleteRule

    /// By the names that model files use.
    init?(modelName: String) {
        switch modelName {
        case "No Action": self = .noActionDeleteRule
        case "Nullify": self = .nullifyDeleteRule
        case "Cascade": self = .cascadeDeleteRule
        case "Deny": self = .denyDeleteRule
        default: return nil
        }
    }
}

/// A relationship: one or many objects of another entity.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    open weak var destinationEntity: NSEntityDescription? {
        willSet { checkMutable() }
        didSet { owner?.propertiesDidChange() }
    }
    /// The relationship of the destination that leads back; both sides are kept consistent.
    open weak var inverseRelationship: NSRelationshipDescription? { willSet { checkMutable() } }
    /// Zero: any number. One: a to-one relationship.
    open var maxCount = 0 { willSet { checkMutable() } }
    open var minCount = 0 { willSet { checkMutable() } }
    open var deleteRule = NSDeleteRule.nullifyDeleteRule { willSet { checkMutable() } }
    open var isOrdered = false { willSet { checkMutable() } }
    open var isToMany: Bool { maxCount != 1 }

    override var hashText: String {
        super.hashText + "|\(isToMany)|\(isOrdered)|\(destinationEntity?.name ?? "")|\(inverseRelationship?.name ?? "")"
            + "|\(minCount)|\(maxCount)|\(deleteRule.rawValue)"
    }

    override func emptyCopy() -> NSPropertyDescription { NSRelationshipDescription() }

    override func copied() -> NSPropertyDescription {
        let copy = super.copied()
        guard let copy = copy as? NSRelationshipDescription else { return copy }
        copy.destinationEntity = destinationEntity
        copy.inverseRelationship = inverseRelationship
        copy.maxCount = maxCount
        copy.minCount = minCount
        copy.deleteRule = deleteRule
        copy.isOrdered = isOrdered
        return copy
    }
}

/// A property whose value is the result of a fetch, made when it is first asked for.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    /// May use the variables `$FETCH_SOURCE` and `$FETCHED_PROPERTY`.
    open var fetchRequest: NSFetchRequest<NSFetchRequestResult>? { willSet { checkMutable() } }

    override func emptyCopy() -> NSPropertyDescription { NSFetchedPropertyDescription() }

    override func copied() -> NSPropertyDescription {
        let copy = super.copied()
        (copy as? NSFetchedPropertyDescription)?.fetchRequest = fetchRequest
        return copy
    }
}

/// A computed column of a fetch of dictionaries.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    open var expression: __NSExpression?
    open var expressionResultType = NSAttributeType.undefinedAttributeType

    open var resultType: NSAttributeDescription.AttributeType {
        get { .init(expressionResultType) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    override func emptyCopy() -> NSPropertyDescription { NSExpressionDescription() }

    override func copied() -> NSPropertyDescription {
        let copy = super.copied()
        guard let copy = copy as? NSExpressionDescription else { return copy }
        copy.expression = expression
        copy.expressionResultType = expressionResultType
        return copy
    }
}
