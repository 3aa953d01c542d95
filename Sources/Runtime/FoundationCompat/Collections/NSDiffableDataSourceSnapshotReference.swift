// SPDX-License-Identifier: MIT
import ObjCRuntime

/// Sections and items of a list by identifiers, as Objective-C has them; what a fetched results controller hands to its
/// delegate. UIKit's snapshots are made of it.
open class NSDiffableDataSourceSnapshotReference: __ObjCObject {
    private var order: [AnyHashable] = []
    private var items: [AnyHashable: [AnyHashable]] = [:]
    /// In the order of the calls; one named twice stands there twice.
    package private(set) var reloaded: [AnyHashable] = []

    public override init() { super.init() }

    open var numberOfSections: Int { order.count }
    open var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
    open var sectionIdentifiers: [Any] { order.map(\.base) }
    open var itemIdentifiers: [Any] { order.flatMap { items[$0] ?? [] }.map(\.base) }
    open var reloadedItemIdentifiers: [Any] { reloaded.map(\.base) }

    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        (items[key(sectionIdentifier)] ?? []).map(\.base)
    }

    open func numberOfItems(inSection sectionIdentifier: Any) -> Int { items[key(sectionIdentifier)]?.count ?? 0 }

    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        for section in sectionIdentifiers.map(key) where items[section] == nil {
            order.append(section)
            items[section] = []
        }
    }

    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        items[key(sectionIdentifier), default: []] += identifiers.map(key)
    }

    /// Into the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        guard let last = order.last else {
            NSException.raise(
                .internalInconsistencyException, "There are currently no sections in the data source to append items to"
            )
        }
        items[last, default: []] += identifiers.map(key)
    }

    // MARK: Looking up

    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        order.flatMap { items[$0] ?? [] }.firstIndex(of: key(itemIdentifier)) ?? NSNotFound
    }

    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        order.firstIndex(of: key(sectionIdentifier)) ?? NSNotFound
    }

    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        section(of: key(itemIdentifier))?.base
    }

    private func section(of item: AnyHashable) -> AnyHashable? { order.first { items[$0]?.contains(item) ?? false } }

    // MARK: Items

    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        insert(identifiers.map(key), beside: key(itemIdentifier), after: false)
    }

    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        insert(identifiers.map(key), beside: key(itemIdentifier), after: true)
    }

    private func insert(_ new: [AnyHashable], beside item: AnyHashable, after: Bool) {
        guard let section = section(of: item), let place = items[section]?.firstIndex(of: item) else {
            NSException.raise(.invalidArgumentException, "Invalid item identifier specified: \(item.base)")
        }
        items[section]?.insert(contentsOf: new, at: place + (after ? 1 : 0))
    }

    open func deleteItems(withIdentifiers identifiers: [Any]) {
        let gone = Set(identifiers.map(key))
        for section in order { items[section]?.removeAll { gone.contains($0) } }
    }

    open func deleteAllItems() {
        order = []
        items = [:]
    }

    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        deleteItems(withIdentifiers: [fromIdentifier])
        insertItems(withIdentifiers: [fromIdentifier], beforeItemWithIdentifier: toIdentifier)
    }

    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        deleteItems(withIdentifiers: [fromIdentifier])
        insertItems(withIdentifiers: [fromIdentifier], afterItemWithIdentifier: toIdentifier)
    }

    open func reloadItems(withIdentifiers identifiers: [Any]) { reloaded += identifiers.map(key) }

    /// Their cells are configured again and stay.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) { reconfigured += identifiers.map(key) }
    /// In the order of the calls; one named twice stands there twice.
    package private(set) var reconfigured: [AnyHashable] = []
    open var reconfiguredItemIdentifiers: [Any] { reconfigured.map(\.base) }

    // MARK: Sections

    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
    ) { insert(sectionIdentifiers.map(key), besideSection: key(toSectionIdentifier), after: false) }

    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
    ) { insert(sectionIdentifiers.map(key), besideSection: key(toSectionIdentifier), after: true) }

    private func insert(_ new: [AnyHashable], besideSection section: AnyHashable, after: Bool) {
        guard let place = order.firstIndex(of: section) else {
            NSException.raise(.invalidArgumentException, "Invalid section identifier specified: \(section.base)")
        }
        order.insert(contentsOf: new, at: place + (after ? 1 : 0))
        for section in new where items[section] == nil { items[section] = [] }
    }

    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        let gone = Set(sectionIdentifiers.map(key))
        order.removeAll { gone.contains($0) }
        for section in gone { items[section] = nil }
    }

    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
    ) { move(key(fromSectionIdentifier), besideSection: key(toSectionIdentifier), after: false) }

    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
    ) { move(key(fromSectionIdentifier), besideSection: key(toSectionIdentifier), after: true) }

    private func move(_ section: AnyHashable, besideSection other: AnyHashable, after: Bool) {
        order.removeAll { $0 == section }
        insert([section], besideSection: other, after: after)
    }

    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        reloadedSections += sectionIdentifiers.map(key)
    }
    /// In the order of the calls; one named twice stands there twice.
    package private(set) var reloadedSections: [AnyHashable] = []
    open var reloadedSectionIdentifiers: [Any] { reloadedSections.map(\.base) }

    private func key(_ identifier: Any) -> AnyHashable {
        if let key = identifier as? AnyHashable { return key }
        NSException.raise(.invalidArgumentException, "\(identifier) cannot identify: it is not hashable")
    }
}
