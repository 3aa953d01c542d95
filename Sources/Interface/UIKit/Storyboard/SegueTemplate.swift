// SPDX-License-Identifier: MIT

/// A segue of a storyboard that starts at an object of a scene: performed when that object is tapped or chosen, or by
/// name.
@MainActor
final class SegueTemplate: __ObjCObject {
    private let node: ResourceNode
    private weak var source: UIViewController?

    init(_ node: ResourceNode, source: UIViewController) {
        self.node = node
        self.source = source
        super.init()
        _ = Self.table
    }

    /// The action of what triggers the segue, as on iOS, where tests send it.
    static let action = Selector("perform:")

    /// Makes `perform:` known by name.
    private static let table: Void = __objcRegister(SegueTemplate.self) { table in
        table.method("perform:") { template, arguments in
            // Controls, bar items and who sends their actions are on the main thread.
            nonisolated(unsafe) let (template, arguments) = (template, arguments)
            MainActor.assumeIsolated {
                unsafeDowncast(template, to: SegueTemplate.self).trigger(arguments.first ?? nil)
            }
            return nil
        }
    }

    /// What controls, bar items and recognisers call. The controller may refuse.
    func trigger(_ sender: Any?) {
        guard let source else { return }
        if let identifier = node["identifier"], !source.shouldPerformSegue(withIdentifier: identifier, sender: sender) {
            return
        }
        perform(sender: sender)
    }

    /// Makes the destination, lets the source prepare, and goes there.
    func perform(sender: Any?) {
        guard let source, let scene = StoryboardScene.of(source) else { return }
        if node["kind"] == "unwind" {
            return UnwindSegue.perform(node, scene.loader, from: source, sender: sender)
        }
        guard let destination = Self.makeDestination(node, of: source, scene.storyboard, sender: sender) else {
            return Unsupported.report("segue '\(node["identifier"] ?? "")' to a scene that cannot be made")
        }
        let segue = makeSegue(scene.loader, from: source, to: destination, sender: sender)
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// The controller a segue leads to: made by the source's `@IBSegueAction` when there is one and it returns one.
    static func makeDestination(
        _ node: ResourceNode, of source: UIViewController, _ storyboard: UIStoryboard?, sender: Any?
    ) -> UIViewController? {
        guard let identifier = node["destination"] else { return nil }
        guard let name = node["destinationCreationSelector"] else { return storyboard?.controller(identifier) }
        let action = Selector(name)
        return storyboard?.controller(identifier) { coder in
            // The action takes the coder, then possibly the sender, then the identifier.
            __objcSend(source, action, [coder, sender, node["identifier"]]) as? UIViewController
        }
    }

    private func makeSegue(
        _ loader: InterfaceLoader, from source: UIViewController, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue {
        if let style = InterfaceLoader.presentationStyle(node["modalPresentationStyle"]) {
            destination.modalPresentationStyle = style
        }
        if let style = InterfaceLoader.transitionStyle(node["modalTransitionStyle"]) {
            destination.modalTransitionStyle = style
        }
        let identifier = node["identifier"]
        // The source may change the popover when it prepares, and be its delegate.
        if ["popover", "popoverPresentation"].contains(node["kind"]) { destination.modalPresentationStyle = .popover }
        if destination.modalPresentationStyle == .popover, node["kind"] != "custom" {
            Self.setPopover(node, loader, from: source, to: destination, sender: sender)
        }
        if node["kind"] == "custom" || node["customClass"] != nil, let cls = loader.segueClass(node),
            let made = SegueInitializer.make(cls, identifier: identifier, source: source, destination: destination)
        {
            return made
        }
        let node = node
        return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
            Self.go(node, from: source, to: destination, sender: sender)
        }
    }

    private static func go(
        _ node: ResourceNode, from source: UIViewController, to destination: UIViewController, sender: Any?
    ) {
        let animated = node.bool("animates", default: true)
        switch node["kind"] ?? "show" {
        case "push":
            guard let navigation = source.navigationController else {
                return source.present(destination, animated: animated)
            }
            navigation.pushViewController(destination, animated: animated)
        case "presentation", "modal", "popover", "popoverPresentation":
            present(destination, from: source, animated: animated)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
        default: source.show(destination, sender: sender)
        }
    }

    private static func present(_ destination: UIViewController, from source: UIViewController, animated: Bool) {
        destination.attachments[UnwindSegue.presenterKey] = UnwindSegue.Presenter(source)
        source.present(destination, animated: animated)
    }

    /// The anchor that the file names, or what was tapped; arrows; views that stay usable.
    private static func setPopover(
        _ node: ResourceNode, _ loader: InterfaceLoader, from source: UIViewController,
        to destination: UIViewController, sender: Any?
    ) {
        guard let popover = destination.popoverPresentationController else { return }
        let anchor =
            loader.object(node["popoverAnchorBarButtonItem"]) ?? loader.object(node["popoverAnchorView"])
            ?? sender as AnyObject?
        if let item = anchor as? UIBarButtonItem {
            popover.barButtonItem = item
        } else if let view = anchor as? UIView ?? (anchor as? UIGestureRecognizer)?.view ?? source.viewIfLoaded {
            popover.sourceView = view
            popover.sourceRect = view.bounds
        }
        if let arrows = node.children.first(where: { $0.name == "popoverArrowDirection" }) {
            let names: [(String, UIPopoverArrowDirection)] = [
                ("up", .up), ("down", .down), ("left", .left), ("right", .right),
            ]
            popover.permittedArrowDirections = UIPopoverArrowDirection(
                names.filter { arrows.bool($0.0, default: false) }.map(\.1))
        }
        let views = (node.child("connections")?.children ?? []).filter { $0["property"] == "passthroughViews" }
        if !views.isEmpty {
            popover.passthroughViews = views.compactMap { loader.object($0["destination"]) as? UIView }
        }
    }
}
