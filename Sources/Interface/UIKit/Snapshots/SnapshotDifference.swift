// SPDX-License-Identifier: MIT

/// The batch update that leads from one snapshot to another: what table and collection views take.
///
/// Deletions and the sources of moves count in the old snapshot, insertions and targets in the new one. Items of deleted
/// or inserted sections are not listed one by one.
package struct SnapshotDifference {
    /// In the old snapshot.
    package var deletedSections = IndexSet()
    /// In the new snapshot.
    package var insertedSections = IndexSet()
    /// `from` in the old snapshot, `to` in the new one.
    package var movedSections: [(from: Int, to: Int)] = []
    /// In the old snapshot.
    package var deleted: [IndexPath] = []
    /// In the new snapshot.
    package var inserted: [IndexPath] = []
    /// `from` in the old snapshot, `to` in the new one.
    package var moved: [(from: IndexPath, to: IndexPath)] = []
    /// In the old snapshot.
    package var reloadedSections = IndexSet()
    /// In the old snapshot; none of a section that is reloaded.
    package var reloaded: [IndexPath] = []
    /// In the new snapshot.
    package var reconfigured: [IndexPath] = []

    /// Whether no cell is made, moved or made anew; reconfigured items do not count.
    package var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deleted.isEmpty
            && inserted.isEmpty && moved.isEmpty && reloadedSections.isEmpty && reloaded.isEmpty
    }

    /// - Complexity: O(n log n) in the items of both.
    package init<Section: Hashable, Item: Hashable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
        let oldIndex = Dictionary(uniqueKeysWithValues: oldSections.enumerated().map { ($1, $0) })
        let newIndex = Dictionary(uniqueKeysWithValues: newSections.enumerated().map { ($1, $0) })
        deletedSections = IndexSet(oldSections.indices.filter { newIndex[oldSections[$0]] == nil })
        insertedSections = IndexSet(newSections.indices.filter { oldIndex[newSections[$0]] == nil })
        let kept = newSections.compactMap { oldIndex[$0] }
        let resting = Self.longestIncreasing(kept)
        movedSections = kept.filter { !resting.contains($0) }.map { ($0, newIndex[oldSections[$0]] ?? 0) }
        compareItems(old, new, oldIndex: oldIndex, newIndex: newIndex)
        reloadedSections = IndexSet(new.reloadedSectionIdentifiers.compactMap { oldIndex[$0] })
        for item in new.reloadedItemIdentifiers {
            guard let place = old.position(of: item), !reloadedSections.contains(place.section) else { continue }
            reloaded.append(IndexPath(row: place.index, section: place.section))
        }
        reconfigured = new.reconfiguredItemIdentifiers.compactMap { item in
            new.position(of: item).map { IndexPath(row: $0.index, section: $0.section) }
        }
    }

    private mutating func compareItems<Section: Hashable, Item: Hashable>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
        oldIndex: [Section: Int], newIndex: [Section: Int]
    ) {
        let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
        var places: [Item: IndexPath] = [:]
        for (section, identifier) in oldSections.enumerated() {
            let stays = newIndex[identifier] != nil
            for (row, item) in old.items(inSectionAt: section).enumerated() {
                let path = IndexPath(row: row, section: section)
                if stays { places[item] = path }
                if stays, !new.contains(item) { deleted.append(path) }
            }
        }
        var taken: Set<IndexPath> = []
        for (section, identifier) in newSections.enumerated() {
            let items = new.items(inSectionAt: section)
            guard let before = oldIndex[identifier] else {
                // Items that come into a new section leave their old ones.
                for item in items { if let path = places[item], taken.insert(path).inserted { deleted.append(path) } }
                continue
            }
            let resting = Self.longestIncreasing(
                items.compactMap { item in places[item].flatMap { $0.section == before ? $0.row : nil } })
            for (row, item) in items.enumerated() {
                let path = IndexPath(row: row, section: section)
                guard let from = places[item] else {
                    inserted.append(path)
                    continue
                }
                taken.insert(from)
                if from.section != before || !resting.contains(from.row) { moved.append((from, path)) }
            }
        }
    }

    /// A longest increasing subsequence: what may stay where it is while the others move.
    static func longestIncreasing(_ values: [Int]) -> Set<Int> {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result: Set<Int> = []
        var current = tails.last ?? -1
        while current >= 0 {
            result.insert(values[current])
            current = previous[current]
        }
        return result
    }
}
