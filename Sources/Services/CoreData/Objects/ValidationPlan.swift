// SPDX-License-Identifier: MIT
import FoundationCompat

/// What saving has to check of objects of one class, found out once: most properties of most classes need nothing.
struct ValidationPlan: Sendable {
    enum Check: Sendable {
        /// Any value, or none, is good.
        case nothing
        /// A value is good.
        case presence
        case everything
    }

    let cls: ObjectIdentifier
    /// By the index of the property.
    let checks: [Check]

    init(_ layout: EntityLayout, _ cls: NSManagedObject.Type) {
        self.cls = ObjectIdentifier(cls)
        let isOwn = cls != NSManagedObject.self && objcOverrides(cls, NSManagedObject.self, like: OwnValidation.self)
        checks = layout.properties.map { property in
            if property is NSFetchedPropertyDescription { return .nothing }
            if isOwn || !property.validationPredicates.isEmpty || Self.hasValidator(cls, property.name) {
                return .everything
            }
            if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
                return relationship.minCount > 0 || relationship.maxCount > 0 ? .everything : .nothing
            }
            return property.isOptional || property is NSDerivedAttributeDescription ? .nothing : .presence
        }
    }

    static func selector(of key: String) -> Selector {
        Selector("validate" + key.prefix(1).uppercased() + key.dropFirst() + ":error:")
    }

    private static func hasValidator(_ cls: NSManagedObject.Type, _ key: String) -> Bool {
        objcLookup(cls, selector(of: key)) != nil
    }
}

/// Overrides what a class overrides that wants to hear of every value.
private final class OwnValidation: NSManagedObject {
    override func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {}
}

extension EntityLayout {
    func checks(of cls: NSManagedObject.Type) -> ValidationPlan {
        checks.withLock { last in
            if let last, last.cls == ObjectIdentifier(cls) { return last }
            let plan = ValidationPlan(self, cls)
            last = plan
            return plan
        }
    }
}
