// SPDX-License-Identifier: MIT

/// In which a person chooses the tabs of a bar: the items in a grid above it. One that is dragged onto a tab takes its
/// place; two tabs change places.
@MainActor
final class TabCustomizationPanel: UIView {
    private unowned let bar: UITabBar
    private let candidates: [UITabBarItem]
    private let fixed: UITabBarItem?
    private let old: [UITabBarItem]
    private let sheet = UIView()
    private let navigation = UINavigationBar()
    private let hint = UILabel()
    private let tiles: [TabTile]
    /// What follows the finger, and the item it stands for.
    private var carried: (item: UITabBarItem, view: TabTile)?
    private var isEnding = false
    private var listener: ActionTarget?
    private static let columns = 4
    private static let tileHeight: CGFloat = 84

    init(bar: UITabBar, items: [UITabBarItem], fixed: UITabBarItem?) {
        (self.bar, candidates, self.fixed) = (bar, items, fixed)
        old = bar.items ?? []
        tiles = items.map(TabTile.init)
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        sheet.backgroundColor = .systemBackground
        addSubview(sheet)
        let item = UINavigationItem(title: "Configure")
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in _ = self?.finish(animated: true) })
        navigation.items = [item]
        sheet.addSubview(navigation)
        hint.text = "Drag the icons to organize tabs."
        hint.textAlignment = .center
        hint.textColor = .secondaryLabel
        hint.font = .systemFont(ofSize: 15)
        sheet.addSubview(hint)
        tiles.forEach(sheet.addSubview)
        let pan = UIPanGestureRecognizer()
        let listener = ActionTarget { [weak self] in
            if let pan = $0 as? UIPanGestureRecognizer { self?.drag(pan) }
        }
        self.listener = listener
        pan.addTarget(listener, action: ActionTarget.action)
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = bar.convert(bar.bounds, to: self).minY
        sheet.bounds.size = CGSize(width: bounds.width, height: top)
        sheet.center = CGPoint(x: bounds.midX, y: top / 2)
        navigation.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: 44)
        hint.frame = CGRect(x: 16, y: navigation.frame.maxY + 16, width: bounds.width - 32, height: 20)
        let side = bounds.width / CGFloat(Self.columns)
        for (index, tile) in tiles.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
            tile.frame = CGRect(
                x: CGFloat(column) * side, y: hint.frame.maxY + 24 + CGFloat(row) * Self.tileHeight, width: side,
                height: Self.tileHeight)
        }
    }

    func slideIn() {
        layoutIfNeeded()
        sheet.transform = CGAffineTransform(translationX: 0, y: bounds.height)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
            self.sheet.transform = .identity
        } completion: { [weak self] _ in
            guard let self, let delegate = self.bar.delegate else { return }
            _ = optionalCall { delegate.tabBar(self.bar, didBeginCustomizing: self.candidates) }
        }
    }

    // MARK: Dragging

    private func drag(_ pan: UIPanGestureRecognizer) {
        let point = pan.location(in: self)
        switch pan.state {
        case .began: lift(at: start(of: pan, at: point))
        case .changed: carried?.view.center = point
        case .ended: drop(at: point)
        case .cancelled, .failed: putAway()
        case .possible: break
        }
    }

    /// Where the finger came down: pans begin some points later.
    private func start(of pan: UIPanGestureRecognizer, at point: CGPoint) -> CGPoint {
        let moved = pan.translation(in: self)
        return CGPoint(x: point.x - moved.x, y: point.y - moved.y)
    }

    private func lift(at point: CGPoint) {
        guard let item = item(at: point), item !== fixed else { return }
        let view = TabTile(item)
        view.bounds.size = CGSize(width: bounds.width / CGFloat(Self.columns), height: Self.tileHeight)
        view.center = point
        view.alpha = 0.8
        addSubview(view)
        carried = (item, view)
    }

    private func item(at point: CGPoint) -> UITabBarItem? {
        let inBar = convert(point, to: bar)
        if bar.bounds.contains(inBar) { return bar.slot(at: inBar).flatMap { bar.items?[$0] } }
        return tiles.first { $0.bounds.contains(convert(point, to: $0)) }?.item
    }

    private func drop(at point: CGPoint) {
        defer { putAway() }
        let inBar = convert(point, to: bar)
        guard let carried, inBar.y > -20, let slot = bar.slot(at: inBar), var items = bar.items,
            items[slot] !== fixed
        else { return }
        if let from = items.firstIndex(where: { $0 === carried.item }) {
            items.swapAt(from, slot)
        } else {
            items[slot] = carried.item
        }
        bar.setItems(items, animated: true)
    }

    private func putAway() {
        carried?.view.removeFromSuperview()
        carried = nil
    }

    // MARK: End

    /// - Returns: whether the bar's items changed.
    func finish(animated: Bool) -> Bool {
        let items = bar.items ?? []
        let isChanged = !items.elementsEqual(old, by: ===)
        guard !isEnding else { return isChanged }
        isEnding = true
        if let delegate = bar.delegate {
            _ = optionalCall { delegate.tabBar(bar, willEndCustomizing: items, changed: isChanged) }
        }
        UIView.animate(withDuration: animated ? 0.4 : 0, delay: 0, options: .curveEaseIn) {
            self.sheet.transform = CGAffineTransform(translationX: 0, y: self.bounds.height)
        } completion: { _ in
            self.removeFromSuperview()
            self.bar.customization = nil
            guard let delegate = self.bar.delegate else { return }
            _ = optionalCall { delegate.tabBar(self.bar, didEndCustomizing: items, changed: isChanged) }
        }
        return isChanged
    }
}

/// An item's image above its title.
private final class TabTile: UIView {
    let item: UITabBarItem

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        let image = UIImageView(image: item.shownImage(in: traitCollection).image?.withRenderingMode(.alwaysTemplate))
        image.contentMode = .center
        let title = UILabel()
        title.text = item.title
        title.font = .systemFont(ofSize: 11)
        title.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [image, title])
        stack.axis = .vertical
        stack.spacing = 6
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
        ])
        isAccessibilityElement = true
        accessibilityLabel = item.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }
}
