// SPDX-License-Identifier: MIT
public import FoundationCompat

/// One property of an entity: what attributes, relationships, fetched properties and expressions have in common.
// Sendable: models are built on one thread and immutable once a coordinator uses them.
open class NSPropertyDescription: __ObjCObject, NSCopying, @unchecked Sendable {
    /// The entity that declares the property; inherited properties keep that of the ancestor. For a property that no entity
    /// has, iOS gives a null that is told to be none, all of whose members are nil: here an entity without a name.
    open var entity: NSEntityDescription { owner ?? NSEntityDescription() }
    final weak var owner: NSEntityDescription?
    open var name = "" {
        willSet { checkMutable() }
        didSet { owner?.propertiesDidChange() }
    }
    open var isOptional = true { willSet { checkMutable() } }
    open var isTransient = false {
        willSet { checkMutable() }
        didSet { owner?.propertiesDidChange() }
    }
    open var userInfo: [AnyHashable: Any]? { willSet { checkMutable() } }
    open var isIndexed = false { willSet { checkMutable() } }
    open var isIndexedBySpotlight = false { willSet { checkMutable() } }
    open var isStoredInExternalRecord = false { willSet { checkMutable() } }
    open var versionHashModifier: String? { willSet { checkMutable() } }
    /// The name the property had in the version before; nil: the same.
    open var renamingIdentifier: String? {
        get { givenRenamingIdentifier ?? name }
        set {
            checkMutable()
            givenRenamingIdentifier = newValue
        }
    }
    private var givenRenamingIdentifier: String?

    public override init() { super.init() }

    /// Predicates that a value must hold against, with a text or error code for each that it does not.
    open private(set) var validationPredicates: [NSPredicate] = []
    open private(set) var validationWarnings: [Any] = []

    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        checkMutable()
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }

    /// Predicates with the code of the error that each means.
    func setValidation(_ predicates: [NSPredicate], codes: [Int]) {
        validationPredicates = predicates
        validationWarnings = codes.map { NSNumber(value: $0) }
    }

    /// 32 bytes that change when the property's storage does.
    open var versionHash: Data { VersionHash.of(hashText) }

    /// What makes the property's storage what it is.
    var hashText: String {
        "\(name)|\(isOptional)|\(isTransient)|\(versionHashModifier ?? "")"
    }

    func checkMutable() { owner?.checkMutable() }

    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    /// A copy that no entity has yet.
    func copied() -> NSPropertyDescription {
        let copy = emptyCopy()
        copy.name = name
        copy.isOptional = isOptional
        copy.isTransient = isTransient
        copy.userInfo = userInfo
        copy.isIndexed = isIndexed
        copy.isIndexedBySpotlight = isIndexedBySpotlight
        copy.isStoredInExternalRecord = isStoredInExternalRecord
        copy.versionHashModifier = versionHashModifier
        copy.givenRenamingIdentifier = givenRenamingIdentifier
        copy.validationPredicates = validationPredicates
        copy.validationWarnings = validationWarnings
        return copy
    }

    func emptyCopy() -> NSPropertyDescription { NSPropertyDescription() }

    open override var description: String {
        "(<\(__NSStringFromClass(type(of: self))): \(addressText(self))>), name \(name), isOptional \(isOptional ? 1 : 0), "
            + "isTransient \(isTransient ? 1 : 0), entity \(owner?.name ?? "(null)"), renamingIdentifier "
            + "\(renamingIdentifier ?? name), validation predicates (\n), warnings (\n), versionHashModifier "
            + "\(versionHashModifier ?? "(null)")\n userInfo {\n}"
    }
}
