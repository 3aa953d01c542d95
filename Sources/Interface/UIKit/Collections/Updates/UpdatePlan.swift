// SPDX-License-Identifier: MIT

/// Which item after a batch of updates is which one before.
///
/// 1. Sections that are neither deleted nor moved keep their order in the places that are neither inserted nor targets.
/// 2. The same for the items of each section that stays.
/// 3. A reloaded item or section is one that goes and another that comes.
struct UpdatePlan {
    let old: [Int]
    let new: [Int]
    private var newOfOldSection: [Int?]
    private var oldOfNewSection: [Int?]
    private var reloadedSections: IndexSet = []
    private var reloaded: Set<IndexPath> = []
    private var moves: [IndexPath: IndexPath] = [:]
    private var reverseMoves: [IndexPath: IndexPath] = [:]
    /// By old section; sections that are not in here keep their items' numbers.
    private var items: [Int: ItemMap] = [:]
    private var oldSectionOfMap: [Int: Int] = [:]

    /// Numbers of items before and after; nil: gone, or new.
    struct ItemMap {
        var new: [Int?]
        var old: [Int?]
    }

    // MARK: Questions

    func newSection(_ section: Int) -> Int? {
        newOfOldSection.indices.contains(section) ? newOfOldSection[section] : nil
    }
    func oldSection(_ section: Int) -> Int? {
        oldOfNewSection.indices.contains(section) ? oldOfNewSection[section] : nil
    }

    /// Where the item is afterwards; nil when it goes, also to be reloaded.
    func newPath(_ path: IndexPath) -> IndexPath? {
        guard path.count == 2, !reloaded.contains(path), !reloadedSections.contains(path[0]) else { return nil }
        return place(ofReloaded: path)
    }

    /// Like `newPath`, for reloaded items too.
    func place(ofReloaded path: IndexPath) -> IndexPath? {
        if let target = moves[path] { return target }
        guard let section = newSection(path[0]) else { return nil }
        guard let map = items[path[0]] else { return IndexPath(item: path[1], section: section) }
        return map.new[path[1]].map { IndexPath(item: $0, section: section) }
    }

    /// What the item was before; nil for new and reloaded ones.
    func oldPath(_ path: IndexPath) -> IndexPath? {
        guard path.count == 2 else { return nil }
        let before: IndexPath?
        if let source = reverseMoves[path] {
            before = source
        } else {
            guard let section = oldSection(path[0]) else { return nil }
            if let map = items[section] {
                before = map.old[path[1]].map { IndexPath(item: $0, section: section) }
            } else {
                before = IndexPath(item: path[1], section: section)
            }
        }
        guard let before, !reloaded.contains(before), !reloadedSections.contains(before[0]) else { return nil }
        return before
    }

    func newKey(_ key: ElementKey) -> ElementKey? {
        var result = key
        if key.category == .cell {
            guard let path = newPath(key.path) else { return nil }
            result.path = path
            return result
        }
        // Elements of the whole layout have a number only, the others follow their section.
        guard key.path.count >= 2 else { return key }
        guard !reloadedSections.contains(key.path[0]), let section = newSection(key.path[0]) else { return nil }
        result.path[0] = section
        return result
    }

    func oldKey(_ key: ElementKey) -> ElementKey? {
        var result = key
        if key.category == .cell {
            guard let path = oldPath(key.path) else { return nil }
            result.path = path
            return result
        }
        guard key.path.count >= 2 else { return key }
        guard let section = oldSection(key.path[0]), !reloadedSections.contains(section) else { return nil }
        result.path[0] = section
        return result
    }

    // MARK: Making

    /// Raises UIKit's exceptions when the batch does not fit the numbers.
    @MainActor
    init(_ batch: UpdateBatch, after: [Int], view: UICollectionView?) {
        (old, new) = (batch.before, after)
        UpdateChecks(batch: batch, after: after).checkRanges()
        (newOfOldSection, oldOfNewSection) = ([], [])
        (newOfOldSection, oldOfNewSection) = Self.match(
            old.count, new.count, gone: batch.deletedSections, come: batch.insertedSections, moves: batch.sectionMoves)
        reloadedSections = batch.reloadedSections
        reloaded = Set(batch.reloaded)
        for move in batch.moves {
            moves[move.from] = move.to
            reverseMoves[move.to] = move.from
        }
        matchItems(batch)
    }

    /// Steps 1 and 2: what stays fills what is free, in order.
    private static func match(
        _ oldCount: Int, _ newCount: Int, gone: IndexSet, come: IndexSet, moves: [(from: Int, to: Int)]
    ) -> ([Int?], [Int?]) {
        var new = [Int?](repeating: nil, count: oldCount)
        var old = [Int?](repeating: nil, count: newCount)
        var taken = come
        var left = gone
        for move in moves where move.from < oldCount && move.to < newCount {
            new[move.from] = move.to
            old[move.to] = move.from
            taken.insert(move.to)
            left.insert(move.from)
        }
        var place = 0
        for index in 0..<oldCount where !left.contains(index) {
            while place < newCount, taken.contains(place) { place += 1 }
            guard place < newCount else { break }
            new[index] = place
            old[place] = index
            place += 1
        }
        return (new, old)
    }

    @MainActor
    private mutating func matchItems(_ batch: UpdateBatch) {
        var gone: [Int: IndexSet] = [:]
        var come: [Int: IndexSet] = [:]
        for path in batch.deleted { gone[path[0], default: []].insert(path[1]) }
        for path in batch.inserted { come[path[0], default: []].insert(path[1]) }
        for move in batch.moves {
            gone[move.from[0], default: []].insert(move.from[1])
            come[move.to[0], default: []].insert(move.to[1])
        }
        UpdateChecks(batch: batch, after: new).checkCounts(newOfOldSection)
        for (section, target) in newOfOldSection.enumerated() {
            guard let target, !reloadedSections.contains(section) else { continue }
            let (left, taken) = (gone[section] ?? [], come[target] ?? [])
            guard !left.isEmpty || !taken.isEmpty else { continue }
            let (new, old) = Self.match(old[section], self.new[target], gone: left, come: taken, moves: [])
            items[section] = ItemMap(new: new, old: old)
        }
    }
}
