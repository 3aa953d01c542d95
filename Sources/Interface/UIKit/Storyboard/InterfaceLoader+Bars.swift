// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    /// What a controller's element holds for the bars around it.
    func setBars(of controller: UIViewController, _ node: ResourceNode) {
        if let item = node.value("navigationItem") {
            setNavigationItem(controller.navigationItem, item)
            register(controller.navigationItem, item)
        }
        if let item = node.value("tabBarItem"), let made = make(item) as? UITabBarItem { controller.tabBarItem = made }
        update(controller, \.hidesBottomBarWhenPushed, node.bool("hidesBottomBarWhenPushed", default: false))
        // Navigation controllers have an empty list of their own.
        if let items = node.child("toolbarItems")?.children, !items.isEmpty {
            controller.toolbarItems = items.compactMap { make($0) as? UIBarButtonItem }
        }
        takeChildren(of: controller, node)
        switch controller {
        case let navigation as UINavigationController: setNavigation(navigation, node)
        case let tabs as UITabBarController:
            guard let bar = node.value("tabBar") else { break }
            setPlacedBar(tabs.tabBar, bar)
        case let split as UISplitViewController: setSplit(split, node)
        default: break
        }
    }

    /// In a xib the children of a container lie inside its element; in a storyboard segues lead to them.
    private func takeChildren(of controller: UIViewController, _ node: ResourceNode) {
        let children = (node.child("viewControllers")?.children ?? []).compactMap { child -> UIViewController? in
            guard let made = make(child) as? UIViewController else { return nil }
            finishController(made, child)
            return made
        }
        guard !children.isEmpty else { return }
        switch controller {
        case let navigation as UINavigationController: navigation.viewControllers = children
        case let tabs as UITabBarController: tabs.viewControllers = children
        case let split as UISplitViewController: split.viewControllers = children
        default: break
        }
    }

    private func setNavigation(_ navigation: UINavigationController, _ node: ResourceNode) {
        update(navigation, \.isNavigationBarHidden, node.bool("navigationBarHidden", default: false))
        update(navigation, \.isToolbarHidden, node.bool("toolbarHidden", default: true))
        update(navigation, \.hidesBarsOnTap, node.bool("hidesBarsOnTap", default: false))
        update(navigation, \.hidesBarsOnSwipe, node.bool("hidesBarsOnSwipe", default: false))
        update(
            navigation, \.hidesBarsWhenKeyboardAppears, node.bool("hidesBarsWhenKeyboardAppears", default: false))
        update(
            navigation, \.hidesBarsWhenVerticallyCompact, node.bool("hidesBarsWhenVerticallyCompact", default: false))
        if let bar = node.value("navigationBar") { setPlacedBar(navigation.navigationBar, bar) }
        if let bar = node.value("toolbar") { setPlacedBar(navigation.toolbar, bar) }
    }

    /// A bar that its controller has made and places itself.
    private func setPlacedBar(_ bar: UIView, _ node: ResourceNode) {
        register(bar, node)
        if let color = node.color("tintColor", self) { bar.tintColor = color }
        if let color = node.color("backgroundColor", self) { bar.backgroundColor = color }
        if let tag = node.integer("tag") { bar.tag = tag }
        setBar(bar, node)
    }

    private func setSplit(_ split: UISplitViewController, _ node: ResourceNode) {
        let modes: [String: UISplitViewController.DisplayMode] = [
            "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
            "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
            "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
            "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
        ]
        let behaviors: [String: UISplitViewController.SplitBehavior] = [
            "tile": .tile, "overlay": .overlay, "displace": .displace,
        ]
        if let mode = modes[node["preferredDisplayMode"] ?? ""] { split.preferredDisplayMode = mode }
        if let behavior = behaviors[node["behavior"] ?? ""] { split.preferredSplitBehavior = behavior }
        if node["primaryEdge"] == "trailing" { split.primaryEdge = .trailing }
        if node["primaryBackgroundStyle"] == "sidebar" { split.primaryBackgroundStyle = .sidebar }
        update(split, \.presentsWithGesture, node.bool("presentsWithGesture", default: true))
    }

    // MARK: Bars

    /// What bars of all kinds have beyond views, whether a controller's or an interface's own.
    func setBar(_ bar: UIView, _ node: ResourceNode) {
        switch bar {
        case let bar as UINavigationBar: setNavigationBar(bar, node)
        case let bar as UIToolbar: setToolbar(bar, node)
        case let bar as UITabBar: setTabBar(bar, node)
        default: break
        }
    }

    private func setNavigationBar(_ bar: UINavigationBar, _ node: ResourceNode) {
        update(bar, \.prefersLargeTitles, node.bool("largeTitles", default: false))
        let style = Style(node)
        update(bar, \.isTranslucent, style.isTranslucent)
        update(bar, \.barStyle, style.style)
        if let color = node.color("barTintColor", self) { bar.barTintColor = color }
        if let attributes = node.value("titleTextAttributes") {
            bar.titleTextAttributes = attributes.textAttributes(self)
        }
        if let attributes = node.value("largeTitleTextAttributes") {
            bar.largeTitleTextAttributes = attributes.textAttributes(self)
        }
        if let image = image(node, "backgroundImage") { bar.setBackgroundImage(image, for: .default) }
        if let image = image(node, "shadowImage") { bar.shadowImage = image }
        if let image = image(node, "backIndicatorImage") { bar.backIndicatorImage = image }
        if let appearance = node.value("standardAppearance") {
            bar.standardAppearance = navigationAppearance(appearance)
        }
        bar.compactAppearance = node.value("compactAppearance").map(navigationAppearance) ?? bar.compactAppearance
        bar.scrollEdgeAppearance =
            node.value("scrollEdgeAppearance").map(navigationAppearance) ?? bar.scrollEdgeAppearance
        let items = (node.child("items")?.children ?? []).compactMap { make($0) as? UINavigationItem }
        if !items.isEmpty { bar.items = items }
    }

    private func setToolbar(_ bar: UIToolbar, _ node: ResourceNode) {
        let style = Style(node)
        update(bar, \.isTranslucent, style.isTranslucent)
        update(bar, \.barStyle, style.style)
        if let color = node.color("barTintColor", self) { bar.barTintColor = color }
        if let appearance = node.value("standardAppearance") {
            let made = UIToolbarAppearance()
            setAppearance(made, appearance)
            bar.standardAppearance = made
        }
        if let appearance = node.value("scrollEdgeAppearance") {
            let made = UIToolbarAppearance()
            setAppearance(made, appearance)
            bar.scrollEdgeAppearance = made
        }
        let items = (node.child("items")?.children ?? []).compactMap { make($0) as? UIBarButtonItem }
        if !items.isEmpty { bar.items = items }
    }

    private func setTabBar(_ bar: UITabBar, _ node: ResourceNode) {
        let style = Style(node)
        update(bar, \.isTranslucent, style.isTranslucent)
        update(bar, \.barStyle, style.style)
        if let color = node.color("barTintColor", self) { bar.barTintColor = color }
        if let color = node.color("unselectedItemTintColor", self) { bar.unselectedItemTintColor = color }
        if let color = node.color("selectedImageTintColor", self) { bar.selectedImageTintColor = color }
        if let image = image(node, "backgroundImage") { bar.backgroundImage = image }
        if let image = image(node, "shadowImage") { bar.shadowImage = image }
        if let image = image(node, "selectionIndicatorImage") { bar.selectionIndicatorImage = image }
        switch node["itemPositioning"] {
        case "fill": bar.itemPositioning = .fill
        case "centered": bar.itemPositioning = .centered
        default: break
        }
        if let width = node.number("itemWidth") { bar.itemWidth = width }
        if let spacing = node.number("itemSpacing") { bar.itemSpacing = spacing }
        if let appearance = node.value("standardAppearance") {
            let made = UITabBarAppearance()
            setAppearance(made, appearance)
            bar.standardAppearance = made
        }
        if let appearance = node.value("scrollEdgeAppearance") {
            let made = UITabBarAppearance()
            setAppearance(made, appearance)
            bar.scrollEdgeAppearance = made
        }
        let items = (node.child("items")?.children ?? []).compactMap { make($0) as? UITabBarItem }
        guard !items.isEmpty else { return }
        bar.items = items
        if let selected = object(node.outlet("selectedItem")) as? UITabBarItem { bar.selectedItem = selected }
    }

    /// `barStyle`, whose old names also say how translucent the bar is.
    private struct Style {
        let style: UIBarStyle
        let isTranslucent: Bool

        init(_ node: ResourceNode) {
            switch node["barStyle"] {
            case "black", "blackOpaque", "blackTranslucent": style = .black
            default: style = .default
            }
            isTranslucent = node.bool("translucent", default: node["barStyle"] != "blackOpaque")
        }
    }

    // MARK: Appearances

    private func navigationAppearance(_ node: ResourceNode) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        setAppearance(appearance, node)
        if let attributes = node.value("titleTextAttributes") {
            appearance.titleTextAttributes = attributes.textAttributes(self)
        }
        if let attributes = node.value("largeTitleTextAttributes") {
            appearance.largeTitleTextAttributes = attributes.textAttributes(self)
        }
        if let offset = node.value("titlePositionAdjustment") { appearance.titlePositionAdjustment = offset.offset }
        return appearance
    }

    /// Colours and images; `backgroundEffect="none"` and `<nil key=.../>` take away what the standard one has.
    private func setAppearance(_ appearance: UIBarAppearance, _ node: ResourceNode) {
        switch node["configuration"] {
        case "opaque": appearance.configureWithOpaqueBackground()
        case "transparent": appearance.configureWithTransparentBackground()
        default: break
        }
        if let name = node["backgroundEffect"] {
            appearance.backgroundEffect = UIBlurEffect.Style.named(name).map { UIBlurEffect(style: $0) }
        }
        if let value = node.value("backgroundColor") { appearance.backgroundColor = value.colorValue(self) }
        if let value = node.value("shadowColor") { appearance.shadowColor = value.colorValue(self) }
        if let image = image(node, "backgroundImage") { appearance.backgroundImage = image }
        if let image = image(node, "shadowImage") { appearance.shadowImage = image }
    }
}

extension UIBlurEffect.Style {
    /// By the name interface files write; nil for one that is not known, and for `none`.
    static func named(_ name: String) -> UIBlurEffect.Style? { names[name] }

    private static let names: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .dark, "regular": .regular,
        "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
