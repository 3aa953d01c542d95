// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    func setFlowLayout(_ layout: UICollectionViewFlowLayout, _ node: ResourceNode) {
        if let spacing = node.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
        if let spacing = node.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = spacing }
        layout.scrollDirection = node["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        if let size = node.value("itemSize")?.size { layout.itemSize = size }
        if let size = node.value("headerReferenceSize")?.size { layout.headerReferenceSize = size }
        if let size = node.value("footerReferenceSize")?.size { layout.footerReferenceSize = size }
        if let inset = node.value("sectionInset")?.insets { layout.sectionInset = inset }
        if node.bool("automaticEstimatedItemSize", default: false) {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        } else if let size = node.value("estimatedItemSize")?.size {
            layout.estimatedItemSize = size
        }
        switch node["sectionInsetReference"] {
        case "safeArea": layout.sectionInsetReference = .fromSafeArea
        case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
        default: break
        }
        update(
            layout, \.sectionHeadersPinToVisibleBounds, node.bool("sectionHeadersPinToVisibleBounds", default: false))
        update(
            layout, \.sectionFootersPinToVisibleBounds, node.bool("sectionFootersPinToVisibleBounds", default: false))
    }
}

extension InterfaceKind {
    static let collections: [String: InterfaceKind] = [
        "collectionView": .view(UICollectionView.self), "collectionViewCell": .view(UICollectionViewCell.self),
        "collectionReusableView": .view(UICollectionReusableView.self),
        "collectionViewCellContentView": .view(UIView.self),
        "collectionViewFlowLayout": .layout(UICollectionViewFlowLayout.self),
        "collectionViewLayout": .layout(UICollectionViewLayout.self),
        "pageViewController": .controller(UIPageViewController.self),
        "collectionViewController": .controller(UICollectionViewController.self),
    ]

    private static func layout(_ cls: UICollectionViewLayout.Type) -> InterfaceKind {
        InterfaceKind(make: { ($0 as? UICollectionViewLayout.Type ?? cls).init(coder: $1) })
    }
}

extension InterfaceLoader {
    func setCollection(_ view: UICollectionView, _ node: ResourceNode) {
        view.allowsSelection = node["selectionMode"] != "none" && node.bool("allowsSelection", default: true)
        update(view, \.allowsMultipleSelection, node.bool("allowsMultipleSelection", default: false))
        update(view, \.isPrefetchingEnabled, node.bool("prefetchingEnabled", default: true))
        if let background = node.value("backgroundView"), let made = make(background) as? UIView {
            view.backgroundView = made
        }
        for cell in node.child("cells")?.children ?? [] {
            guard let identifier = cell["reuseIdentifier"] else { continue }
            view.registry.set(.prototype(prototype(cell)), .cell, identifier)
        }
        let extras = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in extras {
            guard let extra = node.value(key), let identifier = extra["reuseIdentifier"] else { continue }
            view.registry.set(.prototype(prototype(extra)), .supplementary(kind), identifier)
        }
    }

    private func prototype(_ node: ResourceNode) -> @MainActor () -> UICollectionReusableView? {
        let make = prototypeMaker(node)
        return { make() as? UICollectionReusableView }
    }

    func setCell(_ cell: UICollectionViewCell, _ node: ResourceNode) {
        if let content = node.value("contentView") {
            setView(cell.contentView, content)
        }
        if let view = node.value("backgroundView").flatMap(make) as? UIView { cell.backgroundView = view }
        if let view = node.value("selectedBackgroundView").flatMap(make) as? UIView {
            cell.selectedBackgroundView = view
        }
        cell.reuseName = node["reuseIdentifier"]
        if let content = node.listContent { cell.contentConfiguration = configured(.cell(), content) }
    }
}
