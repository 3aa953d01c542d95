// SPDX-License-Identifier: MIT
import CoreData

@objc(Person)
final class Person: NSManagedObject {
    @NSManaged var name: String
    @NSManaged var note: String
    @NSManaged var age: Int32
    @NSManaged var score: Double
    @NSManaged var created: Date
    @NSManaged var active: Bool
    @NSManaged var card: Card?
}

/// What each person has one of.
@objc(Card)
final class Card: NSManagedObject {
    @NSManaged var number: Int32
    @NSManaged var owner: Person?
}

enum Model {
    static let shared: NSManagedObjectModel = {
        let person = entity("Person")
        let card = entity("Card")
        let toCard = relationship("card", to: card)
        let toOwner = relationship("owner", to: person)
        (toCard.inverseRelationship, toOwner.inverseRelationship) = (toOwner, toCard)
        person.properties = [
            attribute("name", .stringAttributeType), attribute("note", .stringAttributeType),
            attribute("age", .integer32AttributeType), attribute("score", .doubleAttributeType),
            attribute("created", .dateAttributeType), attribute("active", .booleanAttributeType), toCard,
        ]
        card.properties = [attribute("number", .integer32AttributeType), toOwner]
        let model = NSManagedObjectModel()
        model.entities = [person, card]
        return model
    }()

    private static func entity(_ name: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = name
        return entity
    }

    private static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.isOptional = true
        return attribute
    }

    private static func relationship(_ name: String, to target: NSEntityDescription) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = target
        relationship.minCount = 0
        relationship.maxCount = 1
        relationship.deleteRule = .nullifyDeleteRule
        relationship.isOptional = true
        return relationship
    }
}
