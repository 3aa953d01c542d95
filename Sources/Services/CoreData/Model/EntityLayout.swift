// SPDX-License-Identifier: MIT
import FoundationCompat
import Synchronization

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
    let transients: [Int]
    /// Indexes of all that a store keeps, and of all there are.
    let persistent: [Int]
    let all: [Int]
    /// Indexes of attributes that are computed when an object is saved.
    let derived: [Int]
    let hasRelationships: Bool
    /// What new objects have.
    let defaults: PropertyValues
    /// What faults have.
    let nothing: PropertyValues
    /// What saving an object of a class checks, by the class asked for last.
    let checks = Mutex<ValidationPlan?>(nil)
    /// The words of short names, which are the whole of such strings.
    private let words: [ShortName]

    private struct ShortName {
        let first: UInt64
        let second: UInt64
        let index: Int
    }

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
        words = places.compactMap { name, index in
            Self.words(of: name).map { ShortName(first: $0, second: $1, index: index) }
        }
        transients = ordered.indices.filter { ordered[$0].isTransient }
        derived = slots.indices.filter { slots[$0].attribute is NSDerivedAttributeDescription }
        hasRelationships = slots.contains { $0.relationship != nil }
        nothing = PropertyValues(cells: Array(repeating: .none, count: slots.count))
        let stored = ordered.indices.filter { !ordered[$0].isTransient }
        persistent = stored
        all = Array(ordered.indices)
        storedAttributes = stored.filter { slots[$0].attribute != nil }
        toOnes = stored.filter { slots[$0].relationship?.isToMany == false }
        toManys = stored.filter { slots[$0].relationship?.isToMany == true }
        defaults = PropertyValues(
            cells: slots.map { slot in
                guard let attribute = slot.attribute, let value = attribute.defaultValue else { return .none }
                return PropertyValue(value, attribute.attributeType) ?? .none
            })
    }

    /// The index of the property of this name; nil: there is none.
    func index(of name: String) -> Int? {
        if let (first, second) = Self.words(of: name) {
            for word in words where word.first == first && word.second == second { return word.index }
        }
        return indexes[name]
    }

    /// Strings of up to 15 bytes lie in their two words, of which the highest bits say so.
    private static func words(of name: String) -> (UInt64, UInt64)? {
        let words = unsafeBitCast(name, to: (UInt64, UInt64).self)
        return words.1 >> 60 == 0xE ? words : nil
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
