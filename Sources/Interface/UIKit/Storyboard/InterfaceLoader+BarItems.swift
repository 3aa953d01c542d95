// SPDX-License-Identifier: MIT

extension InterfaceKind {
    static let navigationItem = InterfaceKind(make: {
        ($0 as? UINavigationItem.Type ?? UINavigationItem.self).init(coder: $1)
    })
    static let barButtonItem = InterfaceKind(make: {
        ($0 as? UIBarButtonItem.Type ?? UIBarButtonItem.self).init(coder: $1)
    })
    static let tabBarItem = InterfaceKind(make: { ($0 as? UITabBarItem.Type ?? UITabBarItem.self).init(coder: $1) })
}

extension InterfaceLoader {
    func setNavigationItem(_ item: UINavigationItem, _ node: ResourceNode) {
        if let title = text(node, "title") { item.title = title }
        if let prompt = text(node, "prompt") { item.prompt = prompt }
        if let title = text(node, "backButtonTitle") { item.backButtonTitle = title }
        update(item, \.hidesBackButton, node.bool("hidesBackButton", default: false))
        update(item, \.leftItemsSupplementBackButton, node.bool("leftItemsSupplementBackButton", default: false))
        switch node["largeTitleDisplayMode"] {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        default: break
        }
        func items(_ list: String, _ single: String) -> [UIBarButtonItem] {
            let nodes = (node.child(list)?.children ?? []) + [node.value(single)].compactMap { $0 }
            return nodes.compactMap { make($0) as? UIBarButtonItem }
        }
        let left = items("leftBarButtonItems", "leftBarButtonItem")
        if !left.isEmpty { item.leftBarButtonItems = left }
        let right = items("rightBarButtonItems", "rightBarButtonItem")
        if !right.isEmpty { item.rightBarButtonItems = right }
        if let back = node.value("backBarButtonItem") { item.backBarButtonItem = make(back) as? UIBarButtonItem }
        if let view = node.value("titleView") { item.titleView = make(view) as? UIView }
    }

    func setBarButtonItem(_ item: UIBarButtonItem, _ node: ResourceNode) {
        if let system = node["systemItem"].flatMap({ Self.systemItems[$0] }) { item.become(system) }
        setBarItem(item, node)
        if let view = node.value("customView") { item.customView = make(view) as? UIView }
        if node["style"] == "done" || node["style"] == "prominent" { item.style = .done }
        if let width = node.number("width") { item.width = width }
        if let color = node.color("tintColor", self) { item.tintColor = color }
        update(item, \.isSelected, node.bool("selected", default: false))
        update(item, \.isHidden, node.bool("hidden", default: false))
        if let offset = node.value("titlePositionAdjustment") {
            item.setTitlePositionAdjustment(offset.offset, for: .default)
        }
        if let menu = node.value("menu") { item.menu = self.menu(menu) }
    }

    func setTabBarItem(_ item: UITabBarItem, _ node: ResourceNode) {
        if let system = node["systemItem"].flatMap({ Self.tabItems[$0] }) { item.become(system) }
        setBarItem(item, node)
        if let image = image(node, "selectedImage") { item.selectedImage = image }
        if let badge = text(node, "badgeValue") { item.badgeValue = badge }
        if let color = node.color("badgeColor", self) { item.badgeColor = color }
        if let offset = node.value("titlePositionAdjustment") { item.titlePositionAdjustment = offset.offset }
    }

    private func setBarItem(_ item: UIBarItem, _ node: ResourceNode) {
        if let title = text(node, "title") { item.title = title }
        if let image = image(node, "image") { item.image = image }
        if let image = image(node, "landscapeImage") { item.landscapeImagePhone = image }
        if let image = image(node, "largeContentSizeImage") { item.largeContentSizeImage = image }
        if let insets = node.value("imageInsets") { item.imageInsets = insets.insets }
        if let tag = node.integer("tag") { item.tag = tag }
        update(item, \.isEnabled, node.bool("enabled", default: true))
        for child in node.children where child.name == "accessibility" {
            if let identifier = child["identifier"] { item.accessibilityIdentifier = identifier }
            if let label = text(node, "accessibilityLabel") ?? child["label"] { item.accessibilityLabel = label }
            if let hint = text(node, "accessibilityHint") ?? child["hint"] { item.accessibilityHint = hint }
        }
        // The attributes of each state, as `<textAttributes key="normalTitleTextAttributes"/>` or inside the state.
        let states: [(String, UIControl.State)] = [
            ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
        ]
        for (name, state) in states {
            let inside = node.children.first { $0.name == "state" && $0["key"] == name }?.value("titleTextAttributes")
            guard let attributes = inside ?? node.value("\(name)TitleTextAttributes") else { continue }
            item.setTitleTextAttributes(attributes.textAttributes(self), for: state)
        }
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
        "redo": .redo, "pageCurl": .pageCurl, "close": .close, "writingTools": .writingTools,
    ]

    private static let tabItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
        "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]

    /// An action of something that is no control.
    func connectBarItem(_ source: AnyObject, _ target: AnyObject?, _ action: Selector) {
        guard let item = source as? UIBarButtonItem else { return }
        item.target = target
        item.action = action
    }

    // MARK: Menus

    /// `<menu key="menu"><children><command title= image= .../><menu>...`: commands send their selector to the first
    /// responder that has it.
    func menu(_ node: ResourceNode) -> UIMenu {
        let nodes = node.child("children")?.children ?? []
        let children = nodes.compactMap { child -> UIMenuElement? in
            switch child.name {
            case "menu": return menu(child)
            case "command", "keyCommand", "action": return command(child)
            default: return nil
            }
        }
        let options = node.value("options")
        var chosen: UIMenu.Options = []
        if options?.bool("displayInline", default: false) == true { chosen.insert(.displayInline) }
        if options?.bool("destructive", default: false) == true { chosen.insert(.destructive) }
        if options?.bool("singleSelection", default: false) == true { chosen.insert(.singleSelection) }
        return UIMenu(
            title: text(node, "title") ?? "", image: image(node, "image"), options: chosen, children: children)
    }

    private func command(_ node: ResourceNode) -> UIMenuElement {
        let selector = node["selector"] ?? node.child("connections")?.child("action")?["selector"]
        let attributes = node.value("attributes")
        var flags: UIMenuElement.Attributes = []
        if attributes?.bool("destructive", default: false) == true { flags.insert(.destructive) }
        if attributes?.bool("disabled", default: false) == true { flags.insert(.disabled) }
        if attributes?.bool("hidden", default: false) == true { flags.insert(.hidden) }
        return UIAction(
            title: text(node, "title") ?? "", image: image(node, "image"), attributes: flags,
            state: node["state"] == "on" ? .on : .off
        ) { [weak owner] action in
            guard let selector else { return }
            let name = Selector(selector)
            var target = owner as? UIResponder
            while let responder = target, !responder.responds(to: name) { target = responder.next }
            UIApplication.shared.sendAction(name, to: target, from: action, for: nil)
        }
    }
}

extension ResourceNode {
    /// `<offsetWrapper horizontal= vertical=/>`
    var offset: UIOffset { UIOffset(horizontal: number("horizontal") ?? 0, vertical: number("vertical") ?? 0) }

    /// What the outlet `property` leads to.
    func outlet(_ property: String) -> String? {
        child("connections")?.children.first { $0.name == "outlet" && $0["property"] == property }?["destination"]
    }
}
