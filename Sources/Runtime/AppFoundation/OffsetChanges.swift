// SPDX-License-Identifier: MIT
import FoundationCompat

// Apple declares these in SwiftUI, for whose lists they are made; a file that imports it shows them to its whole module.

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Offsets beyond the end raise, as on iOS.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

extension MutableCollection {
    /// - Parameter destination: the offset, in the collection as it is, of the element before which the others go; `count`
    ///   is behind the last.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.map { elements[$0] }
        let others = elements.enumerated().filter { !source.contains($0.offset) }
        let order =
            others.filter { $0.offset < destination }.map(\.element) + moved
            + others.filter { $0.offset >= destination }.map(\.element)
        for (index, element) in zip(Array(indices), order) { self[index] = element }
    }
}
