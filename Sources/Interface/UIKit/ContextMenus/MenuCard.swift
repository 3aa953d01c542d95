// SPDX-License-Identifier: MIT

/// The card of a menu: title, rows, thick lines between sections.
@MainActor
final class MenuCard: UIView {
    static let width: CGFloat = 250
    static let sectionGap: CGFloat = 8

    /// What stands in the card from top to bottom.
    private enum Part {
        case view(UIView)
        /// Side by side.
        case tiles([MenuTile])
        case line
        case gap
    }

    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scroll = UIScrollView()
    private var parts: [Part] = []
    private var menus: [UIMenu]
    /// A leaf was chosen, with the menu that holds it.
    var chosen: (any UIMenuLeaf, UIMenu) -> Void = { _, _ in }
    /// Another menu shows, and with it another size.
    var changed: () -> Void = {}
    private let deferred = DeferredElements()
    /// The first element stands at the bottom.
    var isReversed = false { didSet { if isReversed != oldValue { reload() } } }

    init(menu: UIMenu) {
        menus = [menu]
        super.init(frame: .zero)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 32
        layer.shadowOffset = CGSize(width: 0, height: 8)
        material.clipsToBounds = true
        material.layer.cornerRadius = 13
        material.layer.cornerCurve = .continuous
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = false
        addSubview(material)
        material.contentView.addSubview(scroll)
        deferred.arrived = { [weak self] in
            self?.reload()
            self?.changed()
        }
        reload()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    /// Makes the rows anew, as after an action that keeps the menu open.
    func reload() {
        scroll.subviews.forEach { $0.removeFromSuperview() }
        parts = []
        guard let menu = menus.last else { return }
        if menus.count > 1 {
            addRow(title: menu.title, image: UIImage(systemName: "chevron.up")) { [weak self] in self?.leave() }
            addSeparator(.gap)
        } else if !menu.title.isEmpty {
            addTitle(menu.title)
            addSeparator(.line)
        }
        var sections = MenuSection.sections(of: menu) { deferred.elements($0) }
        if isReversed {
            for index in sections.indices { sections[index].elements.reverse() }
            sections.reverse()
        }
        let hasChecks = sections.contains { section in
            // Check marks and the chevrons of submenus share a column.
            section.elements.contains { $0 is UIMenu || (($0 as? any UIMenuLeaf).map { $0.state != .off } ?? false) }
        }
        for (index, section) in sections.enumerated() {
            if index > 0 { addSeparator(.gap) }
            if !section.title.isEmpty { addTitle(section.title) }
            if let size = section.tileSize {
                addTiles(section, size)
                continue
            }
            for (position, element) in section.elements.enumerated() {
                if position > 0 || !section.title.isEmpty { addSeparator(.line) }
                add(element, of: section.menu, hasChecks: hasChecks)
            }
        }
        setNeedsLayout()
    }

    private func add(_ element: UIMenuElement, of menu: UIMenu, hasChecks: Bool) {
        if let submenu = element as? UIMenu {
            let attributes: UIMenuElement.Attributes = submenu.options.contains(.destructive) ? .destructive : []
            addRow(
                title: submenu.title, subtitle: submenu.subtitle, image: submenu.image, attributes: attributes,
                hasChecks: hasChecks, leadsOn: true
            ) { [weak self] in self?.enter(submenu) }
        } else if element is LoadingElement {
            let row = MenuRow(
                title: element.title, subtitle: nil, image: nil, state: .off, attributes: .disabled,
                hasChecks: hasChecks)
            row.showsActivity = true
            scroll.addSubview(row)
            parts.append(.view(row))
        } else if let leaf = element as? any UIMenuLeaf {
            addRow(
                title: leaf.title, subtitle: element.subtitle, image: leaf.image, state: leaf.state,
                attributes: leaf.attributes, hasChecks: hasChecks
            ) { [weak self] in self?.chosen(leaf, menu) }
        }
    }

    private func addRow(
        title: String, subtitle: String? = nil, image: UIImage?, state: UIMenuElement.State = .off,
        attributes: UIMenuElement.Attributes = [], hasChecks: Bool = false, leadsOn: Bool = false,
        tapped: @escaping @MainActor () -> Void
    ) {
        let row = MenuRow(
            title: title, subtitle: subtitle, image: image, state: state, attributes: attributes,
            hasChecks: hasChecks, leadsOn: leadsOn)
        row.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
        scroll.addSubview(row)
        parts.append(.view(row))
    }

    private func addTiles(_ section: MenuSection, _ size: MenuTile.Size) {
        let leaves = section.elements.compactMap { $0 as? any UIMenuLeaf }
        for start in stride(from: 0, to: leaves.count, by: size.columns) {
            if start > 0 { addSeparator(.line) }
            let tiles = leaves[start..<min(start + size.columns, leaves.count)].map { leaf -> MenuTile in
                let tile = MenuTile(leaf, size: size)
                tile.addAction(
                    UIAction { [weak self] _ in self?.chosen(leaf, section.menu) }, for: .touchUpInside)
                scroll.addSubview(tile)
                return tile
            }
            parts.append(.tiles(tiles))
        }
    }

    private func addTitle(_ text: String) {
        let label = PaddedLabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        scroll.addSubview(label)
        parts.append(.view(label))
    }

    private func addSeparator(_ part: Part) {
        let view = UIView()
        if case .gap = part { view.backgroundColor = .quaternarySystemFill } else { view.backgroundColor = .separator }
        scroll.addSubview(view)
        view.tag = 1
        parts.append(part)
        parts.append(.view(view))
    }

    private func enter(_ menu: UIMenu) {
        menus.append(menu)
        reload()
        changed()
    }

    private func leave() {
        menus.removeLast()
        reload()
        changed()
    }

    // MARK: A finger that slides over the rows

    /// The row or tile at a point of the card.
    private func control(at point: CGPoint) -> UIControl? {
        let inside = scroll.convert(point, from: self)
        guard bounds.holds(point) else { return nil }
        return scroll.subviews.lazy.compactMap { $0 as? UIControl }.first { $0.isEnabled && $0.frame.holds(inside) }
    }

    /// - Returns: the row below the finger, highlighted.
    @discardableResult
    func slide(to point: CGPoint?) -> UIControl? {
        let found = point.flatMap { control(at: $0) }
        for case let control as UIControl in scroll.subviews {
            let isHighlighted = control === found
            if control.isHighlighted != isHighlighted { control.isHighlighted = isHighlighted }
        }
        return found
    }

    // MARK: Layout

    private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

    /// The frames of the parts in a card of standard width.
    private func frames() -> [(UIView, CGRect)] {
        var result: [(UIView, CGRect)] = []
        var y: CGFloat = 0
        var separator: CGFloat?
        for part in parts {
            switch part {
            case .tiles(let tiles):
                let width = Self.width / CGFloat(max(1, tiles.count))
                let height = tiles.first?.size.height ?? 0
                for (index, tile) in tiles.enumerated() {
                    result.append((tile, CGRect(x: CGFloat(index) * width, y: y, width: width, height: height)))
                }
                y += height
            case .line: separator = hairline
            case .gap: separator = Self.sectionGap
            case .view(let view):
                let height =
                    separator
                    ?? view.sizeThatFits(CGSize(width: Self.width, height: .greatestFiniteMagnitude)).height
                result.append((view, CGRect(x: 0, y: y, width: Self.width, height: height)))
                y += height
                separator = nil
            }
        }
        return result
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: Self.width, height: min(size.height, frames().last?.1.maxY ?? 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        scroll.frame = bounds
        let frames = frames()
        for (view, frame) in frames { view.frame = frame }
        scroll.contentSize = CGSize(width: bounds.width, height: frames.last?.1.maxY ?? 0)
    }
}

/// A menu's elements between two thick lines: inline submenus are sections of their own.
@MainActor
struct MenuSection {
    var title = ""
    var menu: UIMenu
    var elements: [UIMenuElement] = []

    /// nil: rows below each other.
    var tileSize: MenuTile.Size? {
        guard elements.allSatisfy({ $0 is any UIMenuLeaf }) else { return nil }
        if menu.options.contains(.displayAsPalette) { return .palette }
        switch menu.preferredElementSize {
        case .small: return .small
        case .medium: return .medium
        case .large, .automatic: return nil
        }
    }

    /// - Parameter loaded: what a deferred element stands for.
    static func sections(
        of menu: UIMenu, loaded: (UIDeferredMenuElement) -> [UIMenuElement] = { $0.immediateElements }
    ) -> [MenuSection] {
        var result: [MenuSection] = []
        var plain = MenuSection(menu: menu)
        let children = menu.children.flatMap { child in (child as? UIDeferredMenuElement).map(loaded) ?? [child] }
        for element in children {
            if let inline = element as? UIMenu, inline.options.contains(.displayInline) {
                if !plain.elements.isEmpty { result.append(plain) }
                plain.elements = []
                var inner = sections(of: inline, loaded: loaded)
                if !inner.isEmpty { inner[0].title = inline.title }
                result += inner
            } else if (element as? any UIMenuLeaf)?.attributes.contains(.hidden) != true {
                plain.elements.append(element)
            }
        }
        if !plain.elements.isEmpty { result.append(plain) }
        return result
    }
}

/// A section's title with room around it.
@MainActor
private final class PaddedLabel: UILabel {
    private let insets = UIEdgeInsets(top: 10, left: MenuRow.margin, bottom: 8, right: MenuRow.margin)

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = super.sizeThatFits(
            CGSize(width: size.width - insets.left - insets.right, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width, height: inner.height + insets.top + insets.bottom)
    }
}
