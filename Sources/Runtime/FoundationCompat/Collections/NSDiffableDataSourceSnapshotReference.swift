// SPDX-License-Identifier: MIT
import ObjCRuntime

/// Sections and items of a list by identifiers, as Objective-C has them; what a fetched results controller hands to its
/// delegate. UIKit's snapshots are made of it.
open class NSDiffableDataSourceSnapshotReference: __ObjCObject {
    private var order: [AnyHashable] = []
    private var items: [AnyHashable: [AnyHashable]] = [:]
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

    open func reloadItems(withIdentifiers identifiers: [Any]) { reloaded += identifiers.map(key) }

    private func key(_ identifier: Any) -> AnyHashable {
        if let key = identifier as? AnyHashable { return key }
        NSException.raise(.invalidArgumentException, "\(identifier) cannot identify: it is not hashable")
    }
}
