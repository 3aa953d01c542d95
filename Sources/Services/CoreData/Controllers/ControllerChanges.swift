// SPDX-License-Identifier: MIT
import FoundationCompat

/// The way from old results to new ones: sections first, then objects, each by deletions, insertions, moves, updates.
struct ControllerChanges {
    struct SectionChange {
        let section: ControllerSection
        let index: Int
        let type: NSFetchedResultsChangeType
    }

    struct ObjectChange {
        let object: NSManagedObject
        let old: IndexPath?
        let type: NSFetchedResultsChangeType
        let new: IndexPath?
    }

    private(set) var sections: [SectionChange] = []
    private(set) var objects: [ObjectChange] = []
    let difference: CollectionDifference<NSManagedObjectID>

    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    init(_ old: ControllerResults, _ new: ControllerResults, _ touched: Set<ObjectIdentifier>) {
        difference = new.objects.map(\.objectID).difference(from: old.objects.map(\.objectID))
        compareSections(old, new)
        let before = Set(old.objects.map(ObjectIdentifier.init))
        let after = Set(new.objects.map(ObjectIdentifier.init))
        for object in old.objects where !after.contains(ObjectIdentifier(object)) {
            objects.append(ObjectChange(object: object, old: old.indexPath(of: object), type: .delete, new: nil))
        }
        for object in new.objects where !before.contains(ObjectIdentifier(object)) {
            objects.append(ObjectChange(object: object, old: nil, type: .insert, new: new.indexPath(of: object)))
        }
        compareKept(old, new, before.intersection(after), touched)
    }

    private mutating func compareSections(_ old: ControllerResults, _ new: ControllerResults) {
        let before = Set(old.sections.map(\.name))
        let after = Set(new.sections.map(\.name))
        for (index, section) in old.sections.enumerated() where !after.contains(section.name) {
            sections.append(SectionChange(section: section, index: index, type: .delete))
        }
        for (index, section) in new.sections.enumerated() where !before.contains(section.name) {
            sections.append(SectionChange(section: section, index: index, type: .insert))
        }
    }

    /// Objects that stay: the fewest that must move do; others that changed are updates.
    private mutating func compareKept(
        _ old: ControllerResults, _ new: ControllerResults, _ kept: Set<ObjectIdentifier>,
        _ touched: Set<ObjectIdentifier>
    ) {
        let objects = new.objects.filter { kept.contains(ObjectIdentifier($0)) }
        var places: [ObjectIdentifier: Int] = [:]
        for (index, object) in old.objects.enumerated() { places[ObjectIdentifier(object)] = index }
        let steady = Set(LongestRise.indexes(objects.map { places[ObjectIdentifier($0)] ?? 0 }))
        var moves: [ObjectChange] = []
        var updates: [ObjectChange] = []
        for (index, object) in objects.enumerated() {
            let (from, to) = (old.indexPath(of: object), new.indexPath(of: object))
            let sectionStays = from.map { old.sections[$0[0]].name } == to.map { new.sections[$0[0]].name }
            if !steady.contains(index) || !sectionStays {
                moves.append(ObjectChange(object: object, old: from, type: .move, new: to))
            } else if touched.contains(ObjectIdentifier(object)) {
                updates.append(ObjectChange(object: object, old: from, type: .update, new: to))
            }
        }
        self.objects += moves + updates
    }
}

/// The longest increasing subsequence, by patience sorting.
enum LongestRise {
    /// Indexes of its members.
    static func indexes(_ numbers: [Int]) -> [Int] {
        var tails: [Int] = []
        var previous: [Int?] = []
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous.append(low > 0 ? tails[low - 1] : nil)
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result: [Int] = []
        var next = tails.last
        while let index = next {
            result.append(index)
            next = previous[index]
        }
        return result.reversed()
    }
}
