// SPDX-License-Identifier: MIT
public import FoundationCompat

/// An attribute: a value of one kind.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    open var attributeType = NSAttributeType.undefinedAttributeType { willSet { checkMutable() } }

    open var type: AttributeType {
        get { AttributeType(attributeType) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    /// The class of the values; for transformable attributes the one the model names.
    open var attributeValueClassName: String? {
        get { givenValueClassName ?? attributeType.valueClassName }
        set {
            checkMutable()
            givenValueClassName = newValue
        }
    }
    private var givenValueClassName: String?

    /// What new objects have; nil: nothing.
    open var defaultValue: Any? { willSet { checkMutable() } }
    /// Turns values of a transformable attribute into data; nil: secure archiving.
    open var valueTransformerName: String? { willSet { checkMutable() } }
    /// Large data may lie in a file beside the store.
    open var allowsExternalBinaryDataStorage = false { willSet { checkMutable() } }
    open var preservesValueInHistoryOnDeletion = false { willSet { checkMutable() } }
    open var allowsCloudEncryption = false { willSet { checkMutable() } }

    override var hashText: String {
        super.hashText + "|\(attributeType.rawValue)|\(valueTransformerName ?? "")|\(allowsExternalBinaryDataStorage)"
    }

    override func emptyCopy() -> NSPropertyDescription { NSAttributeDescription() }

    override func copied() -> NSPropertyDescription {
        let copy = super.copied()
        guard let copy = copy as? NSAttributeDescription else { return copy }
        copy.attributeType = attributeType
        copy.givenValueClassName = givenValueClassName
        copy.defaultValue = defaultValue
        copy.valueTransformerName = valueTransformerName
        copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
        copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
        copy.allowsCloudEncryption = allowsCloudEncryption
        return copy
    }
}

/// An attribute computed from other properties when its object is saved.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
    /// What computes the value; evaluated with the object.
    open var derivationExpression: __NSExpression? { willSet { checkMutable() } }

    override var hashText: String { super.hashText + "|\(derivationExpression?.description ?? "")" }
    override func emptyCopy() -> NSPropertyDescription { NSDerivedAttributeDescription() }

    override func copied() -> NSPropertyDescription {
        let copy = super.copied()
        (copy as? NSDerivedAttributeDescription)?.derivationExpression = derivationExpression
        return copy
    }
}

/// An attribute of several parts, held as a dictionary.
open class NSCompositeAttributeDescription: NSAttributeDescription, @unchecked Sendable {
    open var elements: [NSAttributeDescription] = [] { willSet { checkMutable() } }

    public override init() {
        super.init()
        attributeType = .compositeAttributeType
    }

    override var hashText: String { super.hashText + elements.map(\.hashText).joined() }
    override func emptyCopy() -> NSPropertyDescription { NSCompositeAttributeDescription() }

    override func copied() -> NSPropertyDescription {
        let copy = super.copied()
        (copy as? NSCompositeAttributeDescription)?.elements = elements.compactMap {
            $0.copied() as? NSAttributeDescription
        }
        return copy
    }
}
