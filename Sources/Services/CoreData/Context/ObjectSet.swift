// SPDX-License-Identifier: MIT
import FoundationCompat

/// Objects by identity, in the order they came.
struct ObjectSet {
    /// nil where an object was taken out.
    private var items: [NSManagedObject?] = []
    /// Open addressing by address: one more than the place in `items`; zero: free. Objects taken out keep their place until
    /// the table is made anew. Empty while the set is small.
    private var places: [UInt32] = []
    private(set) var count = 0

    /// Up to here a set is searched from its beginning.
    private static let small = 8

    var isEmpty: Bool { count == 0 }

    func contains(_ object: NSManagedObject) -> Bool { count > 0 && index(of: object) != nil }

    private static func hash(_ object: NSManagedObject) -> Int {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        return Int(truncatingIfNeeded: (address >> 4) &* 0x9E37_79B9_7F4A_7C15 >> 24)
    }

    private func index(of object: NSManagedObject) -> Int? {
        guard !places.isEmpty else { return items.firstIndex { $0 === object } }
        let mask = places.count - 1
        var place = Self.hash(object) & mask
        while places[place] != 0 {
            let index = Int(places[place]) - 1
            if items[index] === object { return index }
            place = (place + 1) & mask
        }
        return nil
    }

    @discardableResult
    mutating func insert(_ object: NSManagedObject) -> Bool {
        guard !contains(object) else { return false }
        if items.count > Self.small, items.count * 2 >= places.count { arrange() }
        items.append(object)
        count += 1
        if !places.isEmpty { place(object, items.count) }
        return true
    }

    private mutating func place(_ object: NSManagedObject, _ number: Int) {
        let mask = places.count - 1
        var place = Self.hash(object) & mask
        while places[place] != 0 { place = (place + 1) & mask }
        places[place] = UInt32(number)
    }

    /// Makes room, and closes the gaps.
    private mutating func arrange() {
        if count < items.count { items.removeAll { $0 == nil } }
        places = Array(repeating: 0, count: (count + 1).nextPowerOfTwo * 4)
        for (index, object) in items.enumerated() { if let object { place(object, index + 1) } }
    }

    @discardableResult
    mutating func remove(_ object: NSManagedObject) -> Bool {
        guard count > 0, let index = index(of: object) else { return false }
        count -= 1
        if count == 0 { removeAll() } else { items[index] = nil }
        return true
    }

    mutating func removeAll() { self = ObjectSet() }

    var first: NSManagedObject? { items.lazy.compactMap { $0 }.first }
    var objects: [NSManagedObject] { items.compactMap { $0 } }

    var set: Set<NSManagedObject> {
        // Every place that is taken costs a comparison, which goes through Foundation: there are few of them.
        var set = Set<NSManagedObject>(minimumCapacity: count * 4)
        for object in items { if let object { set.insert(object) } }
        return set
    }
}

/// Inserted, updated and deleted objects.
struct ChangedObjects {
    var inserted = ObjectSet()
    var updated = ObjectSet()
    var deleted = ObjectSet()
    var refreshed = ObjectSet()
    var invalidated = ObjectSet()

    var isEmpty: Bool {
        inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && invalidated.isEmpty
    }
}
