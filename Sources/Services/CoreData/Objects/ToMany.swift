// SPDX-License-Identifier: MIT
import FoundationCompat

/// The objects of a to-many relationship, in order; which order, counts for ordered relationships alone.
final class ToMany {
    let isOrdered: Bool
    private(set) var objects: [NSManagedObject]
    private var places: [ObjectIdentifier: Int]
    /// What was handed out last, until the objects change.
    private var handedOut: Any?

    init(_ objects: [NSManagedObject], isOrdered: Bool) {
        self.isOrdered = isOrdered
        self.objects = []
        places = [:]
        for object in objects { append(object) }
    }

    func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

    @discardableResult
    func append(_ object: NSManagedObject) -> Bool {
        guard !contains(object) else { return false }
        places[ObjectIdentifier(object)] = objects.count
        objects.append(object)
        handedOut = nil
        return true
    }

    @discardableResult
    func remove(_ object: NSManagedObject) -> Bool {
        guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return false }
        handedOut = nil
        if isOrdered {
            objects.remove(at: place)
            for index in place..<objects.count { places[ObjectIdentifier(objects[index])] = index }
        } else {
            let last = objects.removeLast()
            guard last !== object else { return true }
            objects[place] = last
            places[ObjectIdentifier(last)] = place
        }
        return true
    }

    func replace(with new: [NSManagedObject]) {
        objects = []
        places = [:]
        handedOut = nil
        for object in new { append(object) }
    }

    /// `NSSet`, or `NSOrderedSet` of an ordered relationship.
    var collection: Any {
        if let handedOut { return handedOut }
        let made: Any = isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        handedOut = made
        return made
    }
}
