// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    // MARK: Beside the view

    /// Steps 2 and 3 for what comes with a controller and not with its view: its own attributes, the items of its bars.
    ///
    /// On iOS they lie in the controller's archive: an item has its action before the view loads.
    func finishItems(of controller: UIViewController, _ node: ResourceNode) {
        for child in node.children where child.name == "userDefinedRuntimeAttributes" {
            for attribute in child.children { setRuntimeAttribute(attribute, of: controller) }
        }
        func isTriggered(_ connection: (source: AnyObject, node: ResourceNode)) -> Bool {
            connection.source is UIBarButtonItem && ["action", "segue"].contains(connection.node.name)
        }
        for connection in connections where isTriggered(connection) { connect(connection.source, connection.node) }
        // A target that comes with the view is set when that is there.
        connections.removeAll {
            isTriggered($0) && ($0.node.name == "segue" || object($0.node["destination"]) != nil)
        }
        func isItem(_ object: AnyObject) -> Bool { object is UIBarItem || object is UINavigationItem }
        for (object, node) in attributes where isItem(object) { setRuntimeAttribute(node, of: object) }
        attributes.removeAll { isItem($0.object) }
        for outlet in node.child("connections")?.children ?? [] where isOutletOfItem(outlet) {
            connect(controller, outlet)
        }
    }

    /// Controllers that make their views themselves have these all the same.
    private func isOutletOfItem(_ connection: ResourceNode) -> Bool {
        guard connection.name == "outlet", let destination = object(connection["destination"]) else { return false }
        return destination is UIBarItem || destination is UINavigationItem
    }

    /// As for an owner, but its run-time attributes are set already.
    func noteConnections(ofMade controller: UIViewController, _ node: ResourceNode) {
        noteConnections(of: controller, node)
        attributes.removeAll { $0.object === controller }
        connections.removeAll { $0.source === controller && isOutletOfItem($0.node) }
    }

    // MARK: Setting up

    /// Controllers that lie in a nib beside its owner come with their views, and are connected and woken with the rest.
    func finishController(_ controller: UIViewController, _ node: ResourceNode) {
        loadView(of: controller, node)
        note(controller, node)
    }

    private func loadView(of controller: UIViewController, _ node: ResourceNode) {
        guard !controller.isViewLoaded, let viewNode = node.value("view"), let view = make(viewNode) as? UIView else {
            return
        }
        take(view, for: controller, node)
    }

    func take(_ view: UIView, for controller: UIViewController, _ node: ResourceNode) {
        // The top and bottom guides belong to the view, so they exist only now.
        controller.view = view
        for guide in node.child("layoutGuides")?.children ?? [] {
            guard let identifier = guide["id"] else { continue }
            alias(identifier, guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide)
        }
    }

    func setController(_ controller: UIViewController, _ node: ResourceNode) {
        // Known from now on; its connections wait for the view.
        if let identifier = node["id"] { alias(identifier, controller) }
        if let title = text(node, "title") { controller.title = title }
        controller.restorationIdentifier =
            node["restorationIdentifier"]
            ?? (node.bool("useStoryboardIdentifierAsRestorationIdentifier", default: false)
                ? node["storyboardIdentifier"] : nil)
        if let style = Self.presentationStyle(node["modalPresentationStyle"]) {
            controller.modalPresentationStyle = style
        }
        if let style = Self.transitionStyle(node["modalTransitionStyle"]) { controller.modalTransitionStyle = style }
        // Navigation controllers have their own default.
        if node["definesPresentationContext"] != nil {
            update(controller, \.definesPresentationContext, node.bool("definesPresentationContext", default: false))
        }
        controller.providesPresentationContextTransitionStyle =
            node.bool("providesPresentationContextTransitionStyle", default: false)
        update(
            controller, \.extendedLayoutIncludesOpaqueBars,
            node.bool("extendedLayoutIncludesOpaqueBars", default: false))
        controller.automaticallyAdjustsScrollViewInsets = node.bool(
            "automaticallyAdjustsScrollViewInsets", default: true)
        // "Use Preferred Explicit Size"; `freeformSize` is only how large the editor shows the scene.
        if let size = node.value("preferredContentSize") ?? node.value("contentSizeForViewInPopover") {
            controller.preferredContentSize = size.size
        }
        controller.nibBundleStorage = bundle
        if let name = node["nibName"] { controller.nibNameStorage = name }
        if let edges = node.value("edgesForExtendedLayout") {
            let names: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            controller.edgesForExtendedLayout = UIRectEdge(names.filter { edges.bool($0.0, default: false) }.map(\.1))
        }
        setBars(of: controller, node)
        if let table = controller as? UITableViewController {
            update(
                table, \.clearsSelectionOnViewWillAppear, node.bool("clearsSelectionOnViewWillAppear", default: true))
            if let refresh = node.value("refreshControl").flatMap({ make($0) }) as? UIRefreshControl {
                table.refreshControl = refresh
            }
        }
    }

    static func presentationStyle(_ name: String?) -> UIModalPresentationStyle? {
        switch name {
        case "fullScreen": .fullScreen
        case "pageSheet": .pageSheet
        case "formSheet": .formSheet
        case "currentContext": .currentContext
        case "custom": .custom
        case "overFullScreen": .overFullScreen
        case "overCurrentContext": .overCurrentContext
        case "popover": .popover
        case "none": UIModalPresentationStyle.none
        case "automatic": .automatic
        default: nil
        }
    }

    static func transitionStyle(_ name: String?) -> UIModalTransitionStyle? {
        switch name {
        case "coverVertical": .coverVertical
        case "flipHorizontal": .flipHorizontal
        case "crossDissolve": .crossDissolve
        case "partialCurl": .partialCurl
        default: nil
        }
    }
}
