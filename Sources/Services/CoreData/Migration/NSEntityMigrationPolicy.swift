// SPDX-License-Identifier: MIT
public import FoundationCompat

public let NSMigrationManagerKey = "manager"
public let NSMigrationSourceObjectKey = "source"
public let NSMigrationDestinationObjectKey = "destination"
public let NSMigrationEntityMappingKey = "entityMapping"
public let NSMigrationPropertyMappingKey = "propertyMapping"
public let NSMigrationEntityPolicyKey = "entityPolicy"

/// What happens at each step of an entity's migration; subclasses override steps.
open class NSEntityMigrationPolicy: __ObjCObject {
    public override init() { super.init() }

    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

    /// Makes the destination object of one source object and sets its attributes.
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        guard let name = mapping.destinationEntityName else { return }
        let object = NSEntityDescription.insertNewObject(forEntityName: name, into: manager.destinationContext)
        for property in mapping.attributeMappings ?? [] {
            guard let key = property.name, let expression = property.valueExpression else { continue }
            let value = evaluate(expression, sInstance, object, mapping, property, manager)
            object.setValue(value, forKey: key)
        }
        manager.associate(sourceInstance: sInstance, withDestinationInstance: object, for: mapping)
    }

    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// Sets the relationships of one destination object.
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        let sources = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: [dInstance])
        guard let source = sources.first else { return }
        for property in mapping.relationshipMappings ?? [] {
            guard let key = property.name, let expression = property.valueExpression,
                let relationship = dInstance.entity.relationshipsByName[key]
            else { continue }
            let value = evaluate(expression, source, dInstance, mapping, property, manager)
            let objects = (value as? NSManagedObject).map { [$0] } ?? NSManagedObject.objects(in: value)
            guard relationship.isToMany else {
                dInstance.setValue(objects.first, forKey: key)
                continue
            }
            dInstance.setValue(
                relationship.isOrdered ? NSOrderedSet(array: objects) as Any : NSSet(array: objects), forKey: key)
        }
    }

    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    private func evaluate(
        _ expression: __NSExpression, _ source: NSManagedObject, _ destination: NSManagedObject,
        _ mapping: NSEntityMapping, _ property: NSPropertyMapping, _ manager: NSMigrationManager
    ) -> Any? {
        expression.evaluate(
            source,
            [
                NSMigrationManagerKey: manager, NSMigrationSourceObjectKey: source,
                NSMigrationDestinationObjectKey: destination, NSMigrationEntityMappingKey: mapping,
                NSMigrationPropertyMappingKey: property, NSMigrationEntityPolicyKey: self,
            ])
    }
}
