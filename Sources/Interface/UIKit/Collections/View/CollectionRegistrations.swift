// SPDX-License-Identifier: MIT

extension UICollectionView {
    /// A kind of cell and how one is set up; registers itself when first used. To be made once, not for every cell.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = "UICollectionView.CellRegistration." + UUID().uuidString
        let nib: UINib?
        let handler: Handler

        public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
        public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
    }

    /// Like `CellRegistration`, for headers, footers and the like.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = "UICollectionView.SupplementaryRegistration." + UUID().uuidString
        let kind: String
        let nib: UINib?
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, nil, handler)
        }
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
        }
    }

    func configuredCell<Cell: UICollectionViewCell, Item>(
        _ registration: CellRegistration<Cell, Item>, _ path: IndexPath, _ item: Item?
    ) -> Cell {
        if registry.source(.cell, registration.identifier) == nil {
            let cls: AnyClass = Cell.self
            registry.set(registration.nib.map { .nib($0) } ?? .cls(cls), .cell, registration.identifier)
        }
        let view = dequeueCell(registration.identifier, path)
        guard let cell = view as? Cell else { Self.wrongClass(view, Cell.self) }
        if let item { registration.handler(cell, path, item) }
        return cell
    }

    func configuredSupplementary<Supplementary: UICollectionReusableView>(
        _ registration: SupplementaryRegistration<Supplementary>, _ path: IndexPath
    ) -> Supplementary {
        let kind = CollectionRegistry.Kind.supplementary(registration.kind)
        if registry.source(kind, registration.identifier) == nil {
            let cls: AnyClass = Supplementary.self
            registry.set(registration.nib.map { .nib($0) } ?? .cls(cls), kind, registration.identifier)
        }
        let view = dequeueSupplementary(registration.kind, registration.identifier, path)
        guard let supplementary = view as? Supplementary else { Self.wrongClass(view, Supplementary.self) }
        registration.handler(supplementary, registration.kind, path)
        return supplementary
    }

    private static func wrongClass(_ view: UIView, _ expected: AnyClass) -> Never {
        NSException.raise(
            .internalInconsistencyException,
            "the registration's nib holds a \(type(of: view)), which is not a \(expected)")
    }
}
