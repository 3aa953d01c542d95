// SPDX-License-Identifier: MIT

/// A data source that knows its elements by what they show and not by where they are.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// What the framework's own views keep: scroll views their place, tables and collections what is seen first and chosen,
/// by model identity where the data source knows it.
extension UIView {
    private static let offsetKey = "kScrollViewContentOffsetKey"
    private static let firstKey = "kFirstVisibleElementKey"
    private static let selectedKey = "kSelectedElementsKey"

    func encodeOwnState(into coder: NSCoder) {
        guard let scroll = self as? UIScrollView else { return }
        coder.encode(
            "\(Double(scroll.contentOffset.x)) \(Double(scroll.contentOffset.y))" as NSString, forKey: Self.offsetKey)
        guard let association = elementAssociation else { return }
        func identifiers(_ paths: [IndexPath]) -> NSArray {
            paths.compactMap { association.modelIdentifierForElement(at: $0, in: self) } as NSArray
        }
        coder.encode(identifiers(visibleElements.prefix(1).map { $0 }), forKey: Self.firstKey)
        coder.encode(identifiers(selectedElements), forKey: Self.selectedKey)
    }

    func decodeOwnState(from coder: NSCoder) {
        guard let scroll = self as? UIScrollView else { return }
        if let text = coder.decodeObject(forKey: Self.offsetKey) as? String {
            let parts = text.split(separator: " ").compactMap { Double($0) }
            if parts.count == 2 { scroll.contentOffset = CGPoint(x: parts[0], y: parts[1]) }
        }
        guard let association = elementAssociation else { return }
        func paths(_ key: String) -> [IndexPath] {
            (coder.decodeObject(forKey: key) as? [String] ?? []).compactMap {
                association.indexPathForElement(withModelIdentifier: $0, in: self)
            }
        }
        if let first = paths(Self.firstKey).first { showFirst(first) }
        for path in paths(Self.selectedKey) { select(path) }
    }

    private var elementAssociation: (any UIDataSourceModelAssociation)? {
        switch self {
        case let table as UITableView: table.dataSource as? any UIDataSourceModelAssociation
        case let collection as UICollectionView: collection.dataSource as? any UIDataSourceModelAssociation
        default: nil
        }
    }

    private var visibleElements: [IndexPath] {
        switch self {
        case let table as UITableView: table.indexPathsForVisibleRows ?? []
        case let collection as UICollectionView: collection.indexPathsForVisibleItems.sorted()
        default: []
        }
    }

    private var selectedElements: [IndexPath] {
        switch self {
        case let table as UITableView: table.indexPathsForSelectedRows ?? []
        case let collection as UICollectionView: collection.indexPathsForSelectedItems ?? []
        default: []
        }
    }

    private func showFirst(_ path: IndexPath) {
        if let table = self as? UITableView { table.scrollToRow(at: path, at: .top, animated: false) }
        if let collection = self as? UICollectionView { collection.scrollToItem(at: path, at: .top, animated: false) }
    }

    private func select(_ path: IndexPath) {
        if let table = self as? UITableView { table.selectRow(at: path, animated: false, scrollPosition: .none) }
        if let collection = self as? UICollectionView {
            collection.selectItem(at: path, animated: false, scrollPosition: [])
        }
    }
}
