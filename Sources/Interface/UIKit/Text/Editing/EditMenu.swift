// SPDX-License-Identifier: MIT

/// The bar with Cut, Copy, Paste above selected text. One at a time.
@MainActor
final class EditMenu {
    static let shared = EditMenu()

    private var bar: EditMenuBar?
    private weak var owner: UIView?
    private var watcher: EditMenuWatcher?
    private var hidden: (() -> Void)?
    /// What the menu is about and where it may be, in the window's coordinates.
    private var target = CGRect.zero
    private var area = CGRect.zero

    var isVisible: Bool { bar != nil }
    /// In the window's coordinates.
    var frame: CGRect { bar?.frame ?? .zero }

    /// What there is for selected text besides changing it; set before the app starts.
    static var selectionActions: (any SelectionActing.Type)?

    private static let standard: [(String, String)] = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
        ("Select All", "selectAll:"),
    ]

    /// What the responder chain of `responder` can do now; "Delete" only where nothing else deletes.
    static func suggestedActions(for responder: UIResponder, extra: [UIMenuItem] = []) -> [UIMenuElement] {
        let sender = UIMenuController.shared
        var actions: [UIMenuElement] = []
        for (title, name) in standard {
            if name == "delete:", responder is any TextEditorOwner { continue }
            guard responder.target(forAction: Selector(name), withSender: sender) is UIResponder else { continue }
            actions.append(UICommand(title: SystemStrings.text(title), action: Selector(name)))
        }
        let own = extra.filter { responder.target(forAction: $0.action, withSender: sender) != nil }
        var menus = [actions].filter { !$0.isEmpty }.map {
            UIMenu(identifier: .standardEdit, options: .displayInline, children: $0)
        }
        menus += selectionActions?.menus(for: responder) ?? []
        // The app's own come after those of the system.
        let elements: [UIMenuElement] = menus + own.map { UICommand(title: $0.title, action: $0.action) }
        return elements.isEmpty ? [] : UIMenuSystem.context.elements(elements, for: responder)
    }

    /// What menu elements are in the edit menu: menus without a title, or shown inline, are their elements.
    static func items(of elements: [UIMenuElement], for responder: UIResponder) -> [EditMenuItem] {
        elements.flatMap { element -> [EditMenuItem] in
            if let menu = element as? UIMenu {
                let inner = items(of: menu.children, for: responder)
                guard !menu.options.contains(.displayInline), !menu.title.isEmpty, !inner.isEmpty else { return inner }
                return [EditMenuItem(title: menu.title, image: menu.image, children: inner)]
            }
            guard let leaf = element as? any UIMenuLeaf, leaf.attributes.isDisjoint(with: [.hidden, .disabled]) else {
                return []
            }
            return [
                EditMenuItem(
                    title: leaf.title, image: leaf.image, isDestructive: leaf.attributes.contains(.destructive)
                ) { perform(leaf, for: responder) }
            ]
        }
    }

    private static func perform(_ leaf: any UIMenuLeaf, for responder: UIResponder) {
        guard let command = leaf as? UICommand else { return leaf.performWithSender(nil, target: nil) }
        let target = responder.target(forAction: command.action, withSender: UIMenuController.shared)
        let name = command.action.description
        if let target = target as? UIResponder, standard.contains(where: { $0.1 == name }) {
            perform(name, on: target)
        } else if let target = target as? any TextEditorOwner, selectionActions?.canPerform(name, on: target) == true {
            selectionActions?.perform(name, on: target)
        } else {
            UIApplication.shared.sendAction(command.action, to: target, from: UIMenuController.shared, for: nil)
        }
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
        let actions = Self.suggestedActions(for: responder, extra: UIMenuController.shared.menuItems ?? [])
        show(Self.items(of: actions, for: responder), from: rect, in: view)
    }

    /// - Parameter whenHidden: called once, when the menu goes, for whatever reason.
    func show(_ items: [EditMenuItem], from rect: CGRect, in view: UIView, whenHidden: (() -> Void)? = nil) {
        hide()
        guard let window = view.window, !items.isEmpty else { return }
        hidden = whenHidden
        NotificationCenter.default.post(
            name: UIMenuController.willShowMenuNotification, object: UIMenuController.shared)
        owner = view
        let bar = EditMenuBar { [weak self] item in
            self?.hide()
            item.perform()
        }
        target = view.convert(rect, to: window)
        area = window.bounds.inset(by: window.safeAreaInsets)
        bar.show(items)
        bar.place(around: target, in: area)
        bar.resized = { [weak self, weak bar] in
            if let self { bar?.place(around: self.target, in: self.area) }
        }
        window.addSubview(bar)
        self.bar = bar
        let watcher = EditMenuWatcher(bar)
        window.addGestureRecognizer(watcher)
        self.watcher = watcher
        NotificationCenter.default.post(name: UIMenuController.didShowMenuNotification, object: UIMenuController.shared)
    }

    /// What the menu is about is elsewhere now.
    func move(to rect: CGRect, in view: UIView, animated: Bool) {
        guard let bar, owner === view, let window = view.window else { return }
        target = view.convert(rect, to: window)
        UIView.animate(withDuration: animated ? 0.25 : 0) { bar.place(around: self.target, in: self.area) }
    }

    /// Other items in the same place.
    func replace(_ items: [EditMenuItem], of view: UIView) {
        guard let bar, owner === view else { return }
        bar.show(items)
        bar.place(around: target, in: area)
    }

    func isShown(for view: UIView) -> Bool { bar != nil && owner === view }

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
        hidden?()
        hidden = nil
        NotificationCenter.default.post(name: UIMenuController.didHideMenuNotification, object: UIMenuController.shared)
    }
}

/// Actions on selected text that are no editing, under selectors of their own.
@MainActor
protocol SelectionActing {
    /// nil: it is none of these.
    static func canPerform(_ action: String, on owner: any TextEditorOwner) -> Bool?
    /// Those that the responder chain allows.
    static func menus(for responder: UIResponder) -> [UIMenu]
    static func perform(_ action: String, on owner: any TextEditorOwner)
}

struct EditMenuItem {
    let title: String
    var image: UIImage?
    var isDestructive = false
    /// A row of their own, which takes the place of the one this item is in.
    var children: [EditMenuItem] = []
    var perform: () -> Void = {}
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

    private let choose: (EditMenuItem) -> Void
    private var pages: [[EditMenuItem]] = []
    /// The bar shows other items than before.
    var resized: () -> Void = {}

    init(choose: @escaping (EditMenuItem) -> Void) {
        self.choose = choose
        super.init(frame: .zero)
        automationRole = .menu
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        blur.layer.cornerRadius = 10
        blur.clipsToBounds = true
        addSubview(blur)
    }

    /// Pages of items that fit on the screen side by side, with an arrow to the next one.
    func show(_ items: [EditMenuItem]) {
        pages = pages(of: items)
        show(page: 0)
    }

    private func show(page index: Int) {
        for old in blur.contentView.subviews { old.removeFromSuperview() }
        var x: CGFloat = 0
        func add(_ button: UIButton, width: CGFloat) {
            if x > 0 {
                let line = UIView(frame: CGRect(x: x - 0.25, y: 0, width: 0.5, height: Self.height))
                line.backgroundColor = .separator
                blur.contentView.addSubview(line)
            }
            button.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
            blur.contentView.addSubview(button)
            x += width
        }
        func addArrow(_ name: String, _ label: String, to page: Int) {
            let button = UIButton(type: .custom)
            button.setImage(
                UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13)), for: .normal)
            button.tintColor = .label
            button.accessibilityLabel = label
            button.addAction(UIAction { [weak self] _ in self?.show(page: page) }, for: .touchUpInside)
            add(button, width: Self.arrowWidth)
        }
        if index > 0 { addArrow("chevron.left", "Previous items", to: index - 1) }
        for item in pages.indices.contains(index) ? pages[index] : [] { add(button(item), width: Self.width(item)) }
        if index + 1 < pages.count { addArrow("chevron.right", "More items", to: index + 1) }
        bounds.size = CGSize(width: x, height: Self.height)
        blur.frame = bounds
        resized()
    }

    private static let arrowWidth: CGFloat = 40

    private func pages(of items: [EditMenuItem]) -> [[EditMenuItem]] {
        let room = UIScreen.main.bounds.width - 16 - 2 * Self.arrowWidth
        var pages: [[EditMenuItem]] = []
        var used: CGFloat = 0
        for item in items {
            let width = Self.width(item)
            if pages.isEmpty || used + width > room {
                pages.append([item])
                used = width
            } else {
                pages[pages.count - 1].append(item)
                used += width
            }
        }
        return pages
    }

    private func button(_ item: EditMenuItem) -> UIButton {
        let button = UIButton(type: .custom)
        button.automationRole = .menuItem
        if let image = item.image, item.title.isEmpty {
            button.setImage(image, for: .normal)
            button.tintColor = item.isDestructive ? .systemRed : .label
        }
        button.setTitle(item.title, for: .normal)
        button.setTitleColor(item.isDestructive ? .systemRed : .label, for: .normal)
        button.setTitleColor(.secondaryLabel, for: .highlighted)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        let choose = choose
        button.addAction(
            UIAction { [weak self] _ in item.children.isEmpty ? choose(item) : self?.show(item.children) },
            for: .touchUpInside)
        return button
    }

    private static func width(_ item: EditMenuItem) -> CGFloat {
        if item.title.isEmpty { return 28 + (item.image?.size.width ?? 0) }
        return item.title.size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]).width.rounded(.up) + 28
    }

    required init?(coder: NSCoder) { nil }

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
