// SPDX-License-Identifier: MIT

/// A menu on the screen: its card beside what it belongs to, over a pane that closes it.
@MainActor
final class MenuPresentation {
    private static var current: MenuPresentation?
    private static let margin: CGFloat = 8
    private static let distance: CGFloat = 8

    let pane = UIControl()
    let card: MenuCard
    private weak var source: UIView?
    private let anchor: CGRect
    private let order: UIContextMenuConfiguration.ElementOrder
    private let room: CGRect
    /// Called once, when the menu begins to go.
    var ended: () -> Void = {}

    /// - Parameters:
    ///   - source: what the menu's actions get as sender.
    ///   - order: whether a menu above what was touched runs upwards.
    ///   - anchor: in the window's coordinates; the card stays clear of it where it can.
    @discardableResult
    static func present(
        _ menu: UIMenu, from source: UIView, anchor: CGRect? = nil,
        order: UIContextMenuConfiguration.ElementOrder = .fixed, ended: @escaping () -> Void = {}
    ) -> MenuPresentation? {
        guard let window = source.window else { return nil }
        current?.close(animated: false)
        let presentation = MenuPresentation(
            menu, source: source, anchor: anchor ?? source.convert(source.bounds, to: window), order: order,
            in: window)
        presentation.ended = ended
        current = presentation
        presentation.open(in: window)
        return presentation
    }

    private init(
        _ menu: UIMenu, source: UIView, anchor: CGRect, order: UIContextMenuConfiguration.ElementOrder,
        in window: UIWindow
    ) {
        (self.source, self.anchor, self.order) = (source, anchor, order)
        card = MenuCard(menu: menu)
        room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        card.chosen = { [weak self] in self?.choose($0, of: $1) }
        card.changed = { [weak self] in self?.place() }
        pane.accessibilityLabel = "Dismiss context menu"
        pane.addAction(UIAction { [weak self] _ in self?.close(animated: true) }, for: .touchDown)
    }

    private func open(in window: UIWindow) {
        pane.frame = window.bounds
        pane.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(pane)
        pane.addSubview(card)
        place()
        card.layoutIfNeeded()
        let (end, from) = (card.center, CGPoint(x: anchor.midX, y: anchor.midY))
        card.center = CGPoint(x: from.x + (end.x - from.x) * 0.4, y: from.y + (end.y - from.y) * 0.4)
        card.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
        card.alpha = 0
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: []
        ) {
            self.card.center = end
            self.card.transform = .identity
            self.card.alpha = 1
        }
    }

    // MARK: A finger that opened the menu and slides on

    private weak var slidingTouch: UITouch?
    private var slideStart: CGPoint?
    private var hasSlid = false

    /// The touch that opened the current menu goes on choosing in it.
    static func follow(_ touch: UITouch) {
        current?.slidingTouch = touch
        current?.slideStart = touch.location(in: current?.pane.window)
    }

    /// - Returns: false when the touch is not the one that opened the menu.
    static func track(_ touches: Set<UITouch>, isOver: Bool) -> Bool {
        guard let current, let touch = current.slidingTouch, touches.contains(touch), let window = current.pane.window
        else { return false }
        current.slide(to: touch.location(in: window), isOver: isOver)
        return true
    }

    /// - Parameters:
    ///   - place: in the window. A finger that has hardly moved chooses nothing.
    ///   - opening: where the finger opened the menu.
    func slide(to place: CGPoint, from opening: CGPoint? = nil, isOver: Bool) {
        let start = slideStart ?? opening ?? place
        slideStart = start
        let isMoving = hypot(place.x - start.x, place.y - start.y) > 8 || hasSlid
        guard isMoving else { return }
        hasSlid = true
        let point = card.convert(place, from: pane.window)
        let row = card.slide(to: point)
        guard isOver else { return }
        card.slide(to: nil)
        hasSlid = false
        slideStart = nil
        row?.sendActions(for: .touchUpInside)
    }

    /// Below the anchor where there is room, else above it; aligned with the side of the screen the anchor is on.
    private func place() {
        let below = room.maxY - anchor.maxY - Self.distance
        let above = anchor.minY - room.minY - Self.distance
        let wanted = card.sizeThatFits(CGSize(width: MenuCard.width, height: room.height))
        let goesBelow = wanted.height <= below || below >= above
        // By priority: the first element is closest to what was touched.
        card.isReversed = !goesBelow && order != .fixed
        // Where neither side has room the card covers its anchor rather than to show two rows.
        let covers = max(below, above) < min(wanted.height, MenuRow.minimumHeight * 3)
        let height = covers ? wanted.height : min(wanted.height, goesBelow ? below : above)
        let x = anchor.midX > room.midX ? anchor.maxX - wanted.width : anchor.minX
        let y =
            covers
            ? room.midY - height / 2 : goesBelow ? anchor.maxY + Self.distance : anchor.minY - Self.distance - height
        let frame = CGRect(
            x: min(max(x, room.minX), max(room.minX, room.maxX - wanted.width)),
            y: min(max(y, room.minY), max(room.minY, room.maxY - height)), width: wanted.width, height: height)
        card.bounds.size = frame.size
        card.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    private func choose(_ leaf: any UIMenuLeaf, of menu: UIMenu) {
        let popUp = (source as? UIButton).flatMap { $0.isPopUpButton ? $0 : nil }
        if menu.options.contains(.singleSelection) || popUp != nil {
            for case let other as any UIMenuLeaf in menu.children { other.state = other === leaf ? .on : .off }
        }
        let keepsOpen = leaf.attributes.contains(.keepsMenuPresented)
        if !keepsOpen { close(animated: true) }
        leaf.performWithSender(source, target: nil)
        popUp?.showSelectedElement()
        popUp?.elementWasChosen()
        if keepsOpen { card.reload() }
    }

    func close(animated: Bool) {
        guard Self.current === self else { return }
        Self.current = nil
        pane.isUserInteractionEnabled = false
        let ended = self.ended
        self.ended = {}
        ended()
        guard animated else { return pane.removeFromSuperview() }
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn) {
            self.card.alpha = 0
            self.card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        } completion: { _ in
            self.pane.removeFromSuperview()
        }
    }

    /// Closes the menu that is open, if any.
    static func closeCurrent() { current?.close(animated: true) }
}
