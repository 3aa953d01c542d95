// SPDX-License-Identifier: MIT

/// A dictionary by object IDs: an object is known by the number of its table and that of its row, so nothing is asked of the
/// IDs themselves. Open addressing; at most half of the places are taken.
struct IDTable<Value> {
    private struct Place {
        /// Zero: free; -1: was taken.
        var family = 0
        var number: Int64 = 0
        var value: Value?
    }

    private var places: [Place] = []
    private(set) var count = 0
    private var used = 0

    /// Sixteen rows in a row lie side by side: whoever goes through a table finds the next ones in the processor's cache.
    private static func start(_ number: Int64, _ family: Int, _ mask: Int) -> Int {
        let both = UInt64(bitPattern: number >> 4) &+ UInt64(family) &* 0xD6E8_FEB8_6659_FD93
        let block = Int(truncatingIfNeeded: both &* 0x9E37_79B9_7F4A_7C15 >> 20)
        return (block << 4 | Int(truncatingIfNeeded: number & 15)) & mask
    }

    private func find(_ id: NSManagedObjectID) -> Int? {
        guard count > 0 else { return nil }
        let mask = places.count - 1
        let (number, family) = (id.number, id.scope.family)
        var index = Self.start(number, family, mask)
        while places[index].family != 0 {
            if places[index].number == number, places[index].family == family { return index }
            index = (index + 1) & mask
        }
        return nil
    }

    subscript(id: NSManagedObjectID) -> Value? {
        get { find(id).flatMap { places[$0].value } }
        set {
            if let newValue { set(newValue, id) } else { remove(id) }
        }
    }

    private mutating func set(_ value: Value, _ id: NSManagedObjectID) {
        if let known = find(id) {
            places[known].value = value
            return
        }
        if used * 2 >= places.count { grow() }
        insert(Place(family: id.scope.family, number: id.number, value: value))
        count += 1
        used += 1
    }

    private mutating func insert(_ place: Place) {
        let mask = places.count - 1
        var index = Self.start(place.number, place.family, mask)
        while places[index].family != 0 { index = (index + 1) & mask }
        places[index] = place
    }

    private mutating func remove(_ id: NSManagedObjectID) {
        guard let known = find(id) else { return }
        places[known] = Place(family: -1)
        count -= 1
    }

    private mutating func grow() {
        let old = places
        places = Array(repeating: Place(), count: max(16, (count + 1).nextPowerOfTwo * 4))
        used = count
        for place in old where place.family > 0 { insert(place) }
    }

    mutating func removeAll() { self = IDTable() }

    var values: [Value] { places.compactMap(\.value) }
}

extension Int {
    /// The least power of two that is not less.
    var nextPowerOfTwo: Int { self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount) }
}
