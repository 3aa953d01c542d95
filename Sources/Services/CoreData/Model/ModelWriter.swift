// SPDX-License-Identifier: MIT
import FoundationCompat

/// A model as a compiled model file, so that a store can keep the one it was made with.
enum ModelWriter {
    private typealias Item = [String: Any]

    static func data(_ model: NSManagedObjectModel) throws -> Data {
        let list: [String: Any] = [
            "touchstoneModel": 1,
            "modelVersionIdentifier": model.versionIdentifiers.first?.base as? String ?? "",
            "entities": model.entities.map(entity),
        ]
        return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    private static func flag(_ value: Bool) -> String { value ? "YES" : "NO" }

    private static func entity(_ entity: NSEntityDescription) -> Item {
        let own = entity.ownProperties
        var item: Item = [
            "name": entity.name ?? "", "representedClassName": entity.managedObjectClassName ?? "",
            "isAbstract": flag(entity.isAbstract),
            "attributes": own.compactMap { $0 as? NSAttributeDescription }.map(attribute),
            "relationships": own.compactMap { $0 as? NSRelationshipDescription }.map(relationship),
            "uniquenessConstraints": entity.uniquenessConstraints.map { group in
                group.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
            },
        ]
        item["parentEntity"] = entity.superentity?.name
        item["versionHashModifier"] = entity.versionHashModifier
        if entity.renamingIdentifier != entity.name { item["elementID"] = entity.renamingIdentifier }
        return item
    }

    private static func property(_ property: NSPropertyDescription) -> Item {
        var item: Item = [
            "name": property.name, "optional": flag(property.isOptional), "transient": flag(property.isTransient),
        ]
        item["versionHashModifier"] = property.versionHashModifier
        if property.renamingIdentifier != property.name { item["elementID"] = property.renamingIdentifier }
        return item
    }

    private static func attribute(_ attribute: NSAttributeDescription) -> Item {
        var item = property(attribute)
        item["attributeType"] = attribute.attributeType.modelName
        item["valueTransformerName"] = attribute.valueTransformerName
        item["allowsExternalBinaryDataStorage"] = flag(attribute.allowsExternalBinaryDataStorage)
        if let derived = attribute as? NSDerivedAttributeDescription {
            item["derived"] = "YES"
            item["derivationExpression"] = derived.derivationExpression?.description
        }
        switch attribute.defaultValue {
        case let date as Date: item["defaultDateTimeInterval"] = "\(date.timeIntervalSinceReferenceDate)"
        case let value?: item["defaultValueString"] = "\(value)"
        case nil: break
        }
        return item
    }

    private static func relationship(_ relationship: NSRelationshipDescription) -> Item {
        var item = property(relationship)
        item["destinationEntity"] = relationship.destinationEntity?.name
        item["inverseName"] = relationship.inverseRelationship?.name
        item["inverseEntity"] = relationship.inverseRelationship?.owner?.name
        item["toMany"] = flag(relationship.isToMany)
        item["ordered"] = flag(relationship.isOrdered)
        item["minCount"] = "\(relationship.minCount)"
        item["maxCount"] = "\(relationship.maxCount)"
        item["deletionRule"] = ["No Action", "Nullify", "Cascade", "Deny"][Int(relationship.deleteRule.rawValue)]
        return item
    }
}
