// SPDX-License-Identifier: MIT

/// The bar with Cut, Copy, Paste above selected text. One at a time.
@MainActor
final class EditMenu {
    static let shared = EditMenu()

    private var bar: EditMenuBar?
    private weak var owner: UIView?
    private var watcher: EditMenuWatcher?

    var isVisible: Bool { bar != nil }
    /// In the window's coordinates.
    var frame: CGRect { bar?.frame ?? .zero }

    private static let standard: [(String, String)] = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
        ("Select All", "selectAll:"),
    ]

    /// What the responder chain of `responder` can do now; "Delete" only where nothing else deletes.
    static func items(for responder: UIResponder, extra: [UIMenuItem]) -> [EditMenuItem] {
        var items: [EditMenuItem] = []
        for (title, name) in standard {
            if name == "delete:", responder is any TextEditorOwner { continue }
            let action = Selector(name)
            guard let target = responder.target(forAction: action, withSender: UIMenuController.shared) as? UIResponder
            else { continue }
            items.append(EditMenuItem(title: title) { Self.perform(name, on: target) })
        }
        for item in extra {
            guard let target = responder.target(forAction: item.action, withSender: UIMenuController.shared) else {
                continue
            }
            items.append(
                EditMenuItem(title: item.title) {
                    UIApplication.shared.sendAction(
                        item.action, to: target, from: UIMenuController.shared, for: nil)
                })
        }
        return items
    }

    private static func perform(_ name: String, on target: UIResponder) {
        let sender = UIMenuController.shared
        switch name {
        case "cut:": target.cut(sender)
        case "copy:": target.copy(sender)
        case "paste:": target.paste(sender)
        case "delete:": target.delete(sender)
        case "select:": target.select(sender)
        case "selectAll:": target.selectAll(sender)
        default: return
        }
        // A new selection offers its own actions.
        if name.hasPrefix("select"), let owner = target as? any TextEditorOwner { owner.editor.interaction.showMenu() }
    }

    func show(for responder: UIResponder, from rect: CGRect, in view: UIView) {
        hide()
        guard let window = view.window else { return }
        let items = Self.items(for: responder, extra: UIMenuController.shared.menuItems ?? [])
        guard !items.isEmpty else { return }
        NotificationCenter.default.post(
            name: UIMenuController.willShowMenuNotification, object: UIMenuController.shared)
        owner = view
        let bar = EditMenuBar(items: items) { [weak self] item in
            self?.hide()
            item.action()
        }
        bar.place(around: view.convert(rect, to: window), in: window.bounds.inset(by: window.safeAreaInsets))
        window.addSubview(bar)
        self.bar = bar
        let watcher = EditMenuWatcher(bar)
        window.addGestureRecognizer(watcher)
        self.watcher = watcher
        NotificationCenter.default.post(name: UIMenuController.didShowMenuNotification, object: UIMenuController.shared)
    }

    func hide(of view: UIView) { if owner === view { hide() } }

    func hide() {
        guard let bar else { return }
        NotificationCenter.default.post(
            name: UIMenuController.willHideMenuNotification, object: UIMenuController.shared)
        bar.removeFromSuperview()
        self.bar = nil
        owner = nil
        if let watcher { watcher.view?.removeGestureRecognizer(watcher) }
        watcher = nil
        NotificationCenter.default.post(name: UIMenuController.didHideMenuNotification, object: UIMenuController.shared)
    }
}

struct EditMenuItem {
    let title: String
    let action: () -> Void
}

/// Hides the menu when a finger comes down elsewhere. Recognises nothing.
private final class EditMenuWatcher: UIGestureRecognizer {
    private weak var bar: UIView?

    init(_ bar: UIView) {
        self.bar = bar
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
        guard let bar, let touch = touches.first else { return }
        // Text inputs decide for themselves whether a tap in them keeps it.
        if touch.view?.isDescendant(of: bar) == true || touch.view is any TextEditorOwner
            || touch.view is TextHandleView
        {
            return
        }
        EditMenu.shared.hide()
    }
}

/// Titles side by side on a rounded ground.
final class EditMenuBar: UIView {
    static let height: CGFloat = 44
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

    init(items: [EditMenuItem], choose: @escaping (EditMenuItem) -> Void) {
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        blur.layer.cornerRadius = 10
        blur.clipsToBounds = true
        addSubview(blur)
        var x: CGFloat = 0
        for (index, item) in items.enumerated() {
            if index > 0 {
                let line = UIView(frame: CGRect(x: x - 0.25, y: 0, width: 0.5, height: Self.height))
                line.backgroundColor = .separator
                blur.contentView.addSubview(line)
            }
            let button = UIButton(type: .custom)
            button.setTitle(item.title, for: .normal)
            button.setTitleColor(.label, for: .normal)
            button.setTitleColor(.secondaryLabel, for: .highlighted)
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.addAction(UIAction { _ in choose(item) }, for: .touchUpInside)
            let width = item.title.size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]).width.rounded(.up) + 28
            button.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
            blur.contentView.addSubview(button)
            x += width
        }
        bounds.size = CGSize(width: x, height: Self.height)
        blur.frame = bounds
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Above `rect`, or below where there is no room; never outside of `area`.
    func place(around rect: CGRect, in area: CGRect) {
        let gap: CGFloat = 10
        var y = rect.minY - gap - Self.height
        if y < area.minY { y = rect.maxY + gap + TextHandleView.ball }
        y = min(max(y, area.minY), max(area.minY, area.maxY - Self.height))
        let margin: CGFloat = 8
        let x = min(
            max(rect.midX - bounds.width / 2, area.minX + margin),
            max(area.minX + margin, area.maxX - bounds.width - margin))
        frame = CGRect(x: x.rounded(), y: y.rounded(), width: bounds.width, height: Self.height)
    }
}
