// SPDX-License-Identifier: MIT
import FoundationCompat

/// A mapping by names and renaming identifiers: what lightweight migration can do.
struct MappingInference {
    private let source: NSManagedObjectModel
    private let destination: NSManagedObjectModel

    init(_ source: NSManagedObjectModel, _ destination: NSManagedObjectModel) {
        self.source = source
        self.destination = destination
    }

    func run() throws -> NSMappingModel {
        let mapping = NSMappingModel()
        var used: Set<String> = []
        var mappings: [NSEntityMapping] = []
        for entity in destination.entities.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) {
            let before = sourceEntity(of: entity)
            if let name = before?.name { used.insert(name) }
            mappings.append(try map(before, entity))
        }
        for entity in source.entities where !used.contains(entity.name ?? "") {
            let removal = NSEntityMapping()
            removal.name = "IEM_Remove_\(entity.name ?? "")"
            removal.mappingType = .removeEntityMappingType
            removal.sourceEntityName = entity.name
            removal.sourceEntityVersionHash = entity.versionHash
            mappings.append(removal)
        }
        mapping.entityMappings = mappings
        return mapping
    }

    private func sourceEntity(of entity: NSEntityDescription) -> NSEntityDescription? {
        let identifier = entity.renamingIdentifier ?? ""
        return source.entities.first { $0.renamingIdentifier == identifier } ?? source.entitiesByName[identifier]
    }

    private func map(_ before: NSEntityDescription?, _ entity: NSEntityDescription) throws -> NSEntityMapping {
        let mapping = NSEntityMapping()
        mapping.destinationEntityName = entity.name
        mapping.destinationEntityVersionHash = entity.versionHash
        guard let before else {
            mapping.name = "IEM_Add_\(entity.name ?? "")"
            mapping.mappingType = .addEntityMappingType
            return mapping
        }
        let isCopy = before.versionHash == entity.versionHash
        mapping.name = (isCopy ? "IEM_Copy_" : "IEM_Transform_") + (entity.name ?? "")
        mapping.mappingType = isCopy ? .copyEntityMappingType : .transformEntityMappingType
        mapping.sourceEntityName = before.name
        mapping.sourceEntityVersionHash = before.versionHash
        mapping.attributeMappings = try attributes(before, entity)
        mapping.relationshipMappings = try relationships(before, entity)
        return mapping
    }

    private func property(_ property: NSPropertyDescription, in before: NSEntityDescription) -> NSPropertyDescription? {
        let identifier = property.renamingIdentifier ?? property.name
        return before.layout.properties.first { $0.renamingIdentifier == identifier }
            ?? before.layout.byName[identifier]
    }

    private func attributes(
        _ before: NSEntityDescription, _ entity: NSEntityDescription
    ) throws -> [NSPropertyMapping] {
        try entity.layout.storedAttributes.compactMap { index in
            guard let attribute = entity.layout.slots[index].attribute else { return nil }
            let mapping = NSPropertyMapping()
            mapping.name = attribute.name
            guard let old = property(attribute, in: before) as? NSAttributeDescription, !old.isTransient else {
                guard
                    attribute.isOptional || attribute.defaultValue != nil || attribute is NSDerivedAttributeDescription
                else {
                    throw failure(
                        entity, attribute,
                        "Validation error missing attribute values on mandatory destination attribute")
                }
                return mapping
            }
            guard old.attributeType == attribute.attributeType || attribute is NSDerivedAttributeDescription else {
                throw failure(entity, attribute, "Source and destination attribute types are incompatible")
            }
            mapping.valueExpression = __NSExpression(format: "$source.\(old.name)", argumentArray: [])
            return mapping
        }
    }

    private func relationships(
        _ before: NSEntityDescription, _ entity: NSEntityDescription
    ) throws -> [NSPropertyMapping] {
        entity.layout.slots.compactMap { slot in
            guard let relationship = slot.relationship, !relationship.isTransient else { return nil }
            let mapping = NSPropertyMapping()
            mapping.name = relationship.name
            guard let old = property(relationship, in: before) as? NSRelationshipDescription else { return mapping }
            mapping.valueExpression = __NSExpression(
                format: "FUNCTION($manager, \"\(NSMigrationManager.anyDestinationSelector)\", $source.\(old.name))",
                argumentArray: [])
            return mapping
        }
    }

    private func failure(_ entity: NSEntityDescription, _ property: NSPropertyDescription, _ reason: String) -> NSError
    {
        CoreDataError.make(
            NSInferredMappingModelError, reason: reason,
            ["entity": entity.name ?? "", "property": property.name, NSLocalizedDescriptionKey: reason])
    }
}
