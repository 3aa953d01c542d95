// SPDX-License-Identifier: MIT
internal import CViewDescriptors

/// What reuse identifiers stand for, and the views that wait to be used again.
struct CollectionRegistry {
    enum Kind: Hashable {
        case cell
        case supplementary(String)
        case decoration(String)

        /// As exceptions name it.
        var name: String {
            switch self {
            case .cell: "UICollectionElementKindCell"
            case .supplementary(let kind), .decoration(let kind): kind
            }
        }
    }

    private struct Key: Hashable {
        let kind: Kind
        let identifier: String
    }

    private var sources: [Key: ElementSource] = [:]
    /// The cell that the data source is to set up again.
    weak var reconfigured: UICollectionViewCell?
    private var waiting: [Key: [UICollectionReusableView]] = [:]

    /// More would never be shown at once.
    private static let mostWaiting = 200

    mutating func set(_ source: ElementSource?, _ kind: Kind, _ identifier: String) {
        sources[Key(kind: kind, identifier: identifier)] = source
        waiting[Key(kind: kind, identifier: identifier)] = nil
    }

    func source(_ kind: Kind, _ identifier: String) -> ElementSource? {
        sources[Key(kind: kind, identifier: identifier)]
    }

    @MainActor
    mutating func keep(_ view: UICollectionReusableView, _ element: ElementKey) {
        guard let identifier = view.reuseName else { return }
        let kind: Kind =
            switch element.category {
            case .cell: .cell
            case .supplementaryView: .supplementary(element.kind ?? "")
            case .decorationView: .decoration(element.kind ?? "")
            }
        let key = Key(kind: kind, identifier: identifier)
        guard waiting[key, default: []].count < Self.mostWaiting else { return }
        waiting[key, default: []].append(view)
    }

    mutating func take(_ kind: Kind, _ identifier: String) -> UICollectionReusableView? {
        waiting[Key(kind: kind, identifier: identifier)]?.popLast()
    }
}

extension UICollectionView {
    func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
        if let cell = registry.reconfigured, cell.reuseName == identifier { return cell }
        let attributes = attributesForDequeue(.cell, nil, path)
        let view = dequeue(.cell, identifier, attributes)
        guard let cell = view as? UICollectionViewCell else {
            NSException.raise(
                .internalInconsistencyException,
                "the class or nib registered for the identifier \(identifier) is a \(type(of: view)), which is not a "
                    + "UICollectionViewCell")
        }
        return cell
    }

    func dequeueSupplementary(_ kind: String, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView {
        dequeue(.supplementary(kind), identifier, attributesForDequeue(.supplementaryView, kind, path))
    }

    func dequeueDecoration(_ kind: String, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        dequeue(.decoration(kind), kind, attributes)
    }

    /// The attributes the element is about to get, so that the data source sees the view at its size.
    private func attributesForDequeue(
        _ category: ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        if let asked = elements.asked, asked.category == category, asked.kind == kind, asked.indexPath == path {
            return asked
        }
        guard pass.isValid, !pass.isPreparing else { return nil }
        if category == .cell { return data.contains(path) ? layoutStorage.layoutAttributesForItem(at: path) : nil }
        return kind.flatMap { layoutStorage.layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
    }

    private func dequeue(
        _ kind: CollectionRegistry.Kind, _ identifier: String, _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionReusableView {
        let view: UICollectionReusableView
        if let waiting = registry.take(kind, identifier) {
            view = waiting
            if let cell = view as? UICollectionViewCell { (cell.isSelected, cell.isHighlighted) = (false, false) }
            view.prepareForReuse()
        } else {
            view = make(kind, identifier, attributes)
            view.reuseName = identifier
        }
        view.holder = self
        if let attributes { UIView.performWithoutAnimation { view.take(attributes) } }
        return view
    }

    private func make(
        _ kind: CollectionRegistry.Kind, _ identifier: String, _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionReusableView {
        var source = registry.source(kind, identifier)
        if case .decoration(let name) = kind { source = layoutStorage.decorations[name] }
        switch source {
        case .cls(let cls):
            let frame = CGRect(origin: .zero, size: attributes?.size ?? .zero)
            if let view = ViewMaker.make(cls, frame: frame) as? UICollectionReusableView { return view }
            NSException.raise(
                .internalInconsistencyException,
                "the class \(cls) registered for the identifier \(identifier) is not a UICollectionReusableView")
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil).compactMap { $0 as? UICollectionReusableView }
            guard objects.count == 1, let view = objects.first else {
                NSException.raise(
                    .internalInconsistencyException,
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
                        + "object which must be a UICollectionReusableView instance")
            }
            return view
        case .prototype(let make):
            if let view = make() { return view }
        case nil: break
        }
        NSException.raise(
            .internalInconsistencyException,
            "could not dequeue a view of kind: \(kind.name) with identifier \(identifier) - must register a nib or a "
                + "class for the identifier or connect a prototype cell in a storyboard")
    }
}

/// Makes views of classes known only at run time with `init(frame:)`.
@MainActor
enum ViewMaker {
    /// nil for classes that are no views.
    static func make(_ cls: AnyClass, frame: CGRect) -> UIView? {
        guard cls is UIView.Type else { return nil }
        return initializer.make(cls, rect: frame, as: UIView.self)
    }

    private static let initializer = DynamicInitializer(
        method: tvd_view_init_frame(), description: tvd_view_class())
}
