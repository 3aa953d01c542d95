// SPDX-License-Identifier: MIT

extension InterfaceKind {
    static let navigationItem = InterfaceKind(make: { custom, coder in
        let item = custom.flatMap { objcNew($0) as? UINavigationItem } ?? UINavigationItem(title: "")
        coder.loader.setNavigationItem(item, coder.node)
        return item
    })

    static let barButtonItem = InterfaceKind(make: { custom, coder in
        let item = custom.flatMap { objcNew($0) as? UIBarButtonItem }
        return coder.loader.makeBarButtonItem(item, coder.node)
    })

    static let tabBarItem = InterfaceKind(make: { custom, coder in
        let item = custom.flatMap { objcNew($0) as? UITabBarItem }
        return coder.loader.makeTabBarItem(item, coder.node)
    })
}

extension InterfaceLoader {
    /// What a controller's element holds for the bars around it.
    func setBars(of controller: UIViewController, _ node: ResourceNode) {
        if let item = node.value("navigationItem") {
            setNavigationItem(controller.navigationItem, item)
            register(controller.navigationItem, item)
        }
        if let item = node.value("tabBarItem"), let made = make(item) as? UITabBarItem { controller.tabBarItem = made }
        update(controller, \.hidesBottomBarWhenPushed, node.bool("hidesBottomBarWhenPushed", default: false))
        if let items = node.value("toolbarItems") {
            controller.toolbarItems = items.children.compactMap { make($0) as? UIBarButtonItem }
        }
        if let navigation = controller as? UINavigationController {
            update(navigation, \.isNavigationBarHidden, node.bool("navigationBarHidden", default: false))
            if let bar = node.value("navigationBar") {
                setNavigationBar(navigation.navigationBar, bar)
                register(navigation.navigationBar, bar)
            }
        }
    }

    fileprivate func setNavigationItem(_ item: UINavigationItem, _ node: ResourceNode) {
        if let title = text(node, "title") { item.title = title }
        if let prompt = text(node, "prompt") { item.prompt = prompt }
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

    private func setNavigationBar(_ bar: UINavigationBar, _ node: ResourceNode) {
        update(bar, \.prefersLargeTitles, node.bool("largeTitles", default: false))
        update(bar, \.isTranslucent, node.bool("translucent", default: true))
        if node["barStyle"] == "black" { bar.barStyle = .black }
        if let color = node.color("barTintColor", self) { bar.barTintColor = color }
        if let color = node.color("tintColor", self) { bar.tintColor = color }
        if let attributes = node.value("titleTextAttributes") {
            bar.titleTextAttributes = attributes.textAttributes(self)
        }
        if let attributes = node.value("largeTitleTextAttributes") {
            bar.largeTitleTextAttributes = attributes.textAttributes(self)
        }
    }

    fileprivate func makeBarButtonItem(_ custom: UIBarButtonItem?, _ node: ResourceNode) -> UIBarButtonItem {
        let item: UIBarButtonItem
        if let custom {
            item = custom
        } else if let system = node["systemItem"].flatMap({ Self.systemItems[$0] }) {
            item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        } else {
            item = UIBarButtonItem()
        }
        if let title = text(node, "title") { item.title = title }
        if let image = image(node, "image") { item.image = image }
        if let view = node.value("customView") ?? node.children.first(where: { $0["key"] == "customView" }) {
            item.customView = make(view) as? UIView
        }
        update(item, \.isEnabled, node.bool("enabled", default: true))
        if node["style"] == "done" { item.style = .done }
        if let width = node.number("width") { item.width = width }
        if let tag = node.integer("tag") { item.tag = tag }
        if let color = node.color("tintColor", self) { item.tintColor = color }
        return item
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash,
        "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "close": .close,
    ]

    fileprivate func makeTabBarItem(_ custom: UITabBarItem?, _ node: ResourceNode) -> UITabBarItem {
        let item: UITabBarItem
        if let custom {
            item = custom
        } else if let system = node["systemItem"].flatMap({ Self.tabItems[$0] }) {
            item = UITabBarItem(tabBarSystemItem: system, tag: node.integer("tag") ?? 0)
        } else {
            item = UITabBarItem(title: nil, image: nil, tag: node.integer("tag") ?? 0)
        }
        if let title = text(node, "title") { item.title = title }
        if let image = image(node, "image") { item.image = image }
        if let image = image(node["selectedImage"], catalog: node["catalog"]) { item.selectedImage = image }
        update(item, \.isEnabled, node.bool("enabled", default: true))
        return item
    }

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
}
