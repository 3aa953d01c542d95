// SPDX-License-Identifier: MIT

/// The changes that the app has announced, until they are made.
@MainActor
final class UpdateBatch {
    let before: [Int]
    /// Where everything in and around sight was.
    var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var isOpen = true
    var depth = 0
    /// A reload made the changes pointless.
    var isAbandoned = false
    var completions: [(Bool) -> Void] = []

    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var reloadedSections = IndexSet()
    private(set) var sectionMoves: [(from: Int, to: Int)] = []
    private(set) var deleted: [IndexPath] = []
    private(set) var inserted: [IndexPath] = []
    private(set) var reloaded: [IndexPath] = []
    private(set) var moves: [(from: IndexPath, to: IndexPath)] = []

    init(before: [Int]) { self.before = before }

    func insert(sections: IndexSet) { insertedSections.formUnion(sections) }
    func delete(sections: IndexSet) { deletedSections.formUnion(sections) }
    func reload(sections: IndexSet) { reloadedSections.formUnion(sections) }
    func move(_ section: Int, to new: Int) { sectionMoves.append((section, new)) }
    func insert(_ paths: [IndexPath]) { inserted += paths }
    func delete(_ paths: [IndexPath]) { deleted += paths }
    func reload(_ paths: [IndexPath]) { reloaded += paths }
    func move(_ path: IndexPath, to new: IndexPath) { moves.append((path, new)) }

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && sectionMoves.isEmpty
            && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moves.isEmpty
    }

    /// In the order a layout gets them: deletions from the back, then insertions, reloads, moves.
    func updateItems(_ plan: UpdatePlan) -> [UICollectionViewUpdateItem] {
        var items: [UICollectionViewUpdateItem] = []
        func add(_ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?) {
            items.append(UICollectionViewUpdateItem(action, before: before, after: after))
        }
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        for path in deleted.sorted(by: >) { add(.delete, path, nil) }
        for index in deletedSections.reversed() { add(.delete, section(index), nil) }
        for index in insertedSections { add(.insert, nil, section(index)) }
        for path in inserted.sorted() { add(.insert, nil, path) }
        for path in reloaded.sorted() { add(.reload, path, plan.place(ofReloaded: path)) }
        for index in reloadedSections { add(.reload, section(index), plan.newSection(index).map(section)) }
        for move in sectionMoves { add(.move, section(move.from), section(move.to)) }
        for move in moves { add(.move, move.from, move.to) }
        return items
    }
}
