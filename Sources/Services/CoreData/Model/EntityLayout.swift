// SPDX-License-Identifier: MIT
import FoundationCompat

/// Where objects of an entity keep values: an index for each property. A subentity's layout starts with its ancestor's.
// Sendable: made when its model is frozen, immutable from then on.
final class EntityLayout: @unchecked Sendable {
    let properties: [NSPropertyDescription]
    let byName: [String: NSPropertyDescription]
    let indexes: [String: Int]
    /// What stands at each index, without a cast.
    let slots: [Slot]
    /// Indexes of attributes that a store keeps.
    let storedAttributes: [Int]
    /// Indexes of relationships that a store keeps.
    let toOnes: [Int]
    let toManys: [Int]
    /// What new objects have.
    let defaults: [Any?]

    enum Slot {
        case attribute(NSAttributeDescription)
        case relationship(NSRelationshipDescription)
        case fetched(NSFetchedPropertyDescription)
        case other

        var attribute: NSAttributeDescription? { if case .attribute(let found) = self { found } else { nil } }
        var relationship: NSRelationshipDescription? { if case .relationship(let found) = self { found } else { nil } }
    }

    init(_ entity: NSEntityDescription) {
        var ordered: [NSPropertyDescription] = []
        var places: [String: Int] = [:]
        for property in entity.properties {
            // A subentity may declare an inherited property anew.
            if let place = places[property.name] {
                ordered[place] = property
            } else {
                places[property.name] = ordered.count
                ordered.append(property)
            }
        }
        properties = ordered
        indexes = places
        byName = places.mapValues { ordered[$0] }
        let slots = ordered.map(Self.slot)
        self.slots = slots
        let stored = ordered.indices.filter { !ordered[$0].isTransient }
        storedAttributes = stored.filter { slots[$0].attribute != nil }
        toOnes = stored.filter { slots[$0].relationship?.isToMany == false }
        toManys = stored.filter { slots[$0].relationship?.isToMany == true }
        defaults = slots.map { slot in
            guard let attribute = slot.attribute, let value = attribute.defaultValue else { return nil }
            return AttributeValue.canonical(value, attribute.attributeType)
        }
    }

    private static func slot(_ property: NSPropertyDescription) -> Slot {
        switch property {
        case let property as NSAttributeDescription: .attribute(property)
        case let property as NSRelationshipDescription: .relationship(property)
        case let property as NSFetchedPropertyDescription: .fetched(property)
        default: .other
        }
    }
}
