// SPDX-License-Identifier: MIT

/// The items of one section as a forest: items have children, and those of collapsed items are not shown.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    fileprivate struct Node {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    public private(set) var rootItems: [ItemIdentifierType] = []
    private var nodes: [ItemIdentifierType: Node] = [:]

    public init() {}

    // MARK: Reading

    /// All, parents before their children.
    public var items: [ItemIdentifierType] { list { _ in true } }
    /// Those that no collapsed parent hides.
    public var visibleItems: [ItemIdentifierType] { list { nodes[$0]?.isExpanded ?? false } }
    public var expandedItems: [ItemIdentifierType] { items.filter { isExpanded($0) } }

    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let node = nodes[item] else { return false }
        var parent = node.parent
        while let current = parent {
            guard isExpanded(current) else { return false }
            parent = nodes[current]?.parent
        }
        return true
    }

    /// 0 for the roots.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0
        var current = parent(of: item)
        while let ancestor = current {
            level += 1
            current = parent(of: ancestor)
        }
        return level
    }

    /// The part below `parent`.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var result = Self()
        if includingParent { result.append([parent]) }
        copy(childrenOf: parent, into: &result, under: includingParent ? parent : nil)
        if includingParent, isExpanded(parent) { result.expand([parent]) }
        return result
    }

    public func visualDescription() -> String {
        items.map { item in
            let mark = nodes[item]?.children.isEmpty == false ? (isExpanded(item) ? "- " : "+ ") : "* "
            return String(repeating: "  ", count: level(of: item)) + mark + "\(item)"
        }.joined(separator: "\n")
    }

    private func list(descend: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var stack = Array(rootItems.reversed())
        while let item = stack.popLast() {
            result.append(item)
            if descend(item), let children = nodes[item]?.children { stack.append(contentsOf: children.reversed()) }
        }
        return result
    }

    private func copy(childrenOf item: ItemIdentifierType, into other: inout Self, under parent: ItemIdentifierType?) {
        let children = nodes[item]?.children ?? []
        other.append(children, to: parent)
        other.expand(children.filter { isExpanded($0) })
        for child in children { copy(childrenOf: child, into: &other, under: child) }
    }

    // MARK: Changing

    /// - Parameter parent: nil: the items become roots.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        check(items)
        if let parent { require(parent) }
        for item in items { nodes[item] = Node(parent: parent) }
        editChildren(of: parent) { $0.append(contentsOf: items) }
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, beside: item, after: false)
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, beside: item, after: true)
    }

    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        insert(snapshot.rootItems, before: item)
        graft(snapshot)
    }

    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        insert(snapshot.rootItems, after: item)
        graft(snapshot)
    }

    /// Deletes the descendants too.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let node = nodes[item] else { continue }
            delete(node.children)
            nodes[item] = nil
            editChildren(of: node.parent) { children in children.removeAll { $0 == item } }
        }
    }

    public mutating func deleteAll() { self = Self() }
    public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = true } }
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { nodes[item]?.isExpanded = false }
    }

    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        require(parent)
        delete(nodes[parent]?.children ?? [])
        append(snapshot.rootItems, to: parent)
        graft(snapshot)
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool) {
        check(items)
        require(item)
        let parent = nodes[item]?.parent
        for item in items { nodes[item] = Node(parent: parent) }
        editChildren(of: parent) { children in
            let index = (children.firstIndex(of: item) ?? children.count) + (after ? 1 : 0)
            children.insert(contentsOf: items, at: min(index, children.count))
        }
    }

    /// Adds what is below the roots of `other`, which are here already.
    private mutating func graft(_ other: Self) {
        for root in other.rootItems { other.copy(childrenOf: root, into: &self, under: root) }
        expand(other.rootItems.filter { other.isExpanded($0) })
    }

    private mutating func editChildren(of parent: ItemIdentifierType?, _ edit: (inout [ItemIdentifierType]) -> Void) {
        guard let parent else { return edit(&rootItems) }
        guard var node = nodes[parent] else { return }
        edit(&node.children)
        nodes[parent] = node
    }

    private func require(_ item: ItemIdentifierType) {
        guard nodes[item] == nil else { return }
        NSException.raise(
            .internalInconsistencyException, "Item identifier \(item) is not in the section snapshot. Append it first.")
    }

    private func check(_ items: [ItemIdentifierType]) {
        var seen: Set<ItemIdentifierType> = []
        for item in items where nodes[item] != nil || !seen.insert(item).inserted {
            NSException.raise(
                .internalInconsistencyException,
                "Supplied identifiers are not unique: \(item) is in the section snapshot already.")
        }
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
