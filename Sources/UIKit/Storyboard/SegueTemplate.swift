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
        if node["kind"] == "unwind" { return unwind(from: source, sender: sender) }
        guard let destination = node["destination"].flatMap({ scene.storyboard?.controller($0) }) else {
            return Unsupported.report("segue '\(node["identifier"] ?? "")' to a scene that cannot be made")
        }
        let segue = makeSegue(scene.loader, from: source, to: destination, sender: sender)
        source.prepare(for: segue, sender: sender)
        segue.perform()
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
        if node["kind"] == "custom" || node["customClass"] != nil, let cls = loader.segueClass(node),
            let made = SegueInitializer.make(cls, identifier: identifier, source: source, destination: destination)
        {
            return made
        }
        let animated = node.bool("animates", default: true)
        let kind = node["kind"] ?? "show"
        return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
            Self.go(kind, from: source, to: destination, sender: sender, animated: animated)
        }
    }

    private static func go(
        _ kind: String, from source: UIViewController, to destination: UIViewController, sender: Any?, animated: Bool
    ) {
        switch kind {
        case "push":
            guard let navigation = source.navigationController else {
                return source.present(destination, animated: animated)
            }
            navigation.pushViewController(destination, animated: animated)
        case "presentation", "modal": source.present(destination, animated: animated)
        case "popover", "popoverPresentation":
            destination.modalPresentationStyle = .popover
            source.present(destination, animated: animated)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
        default: source.show(destination, sender: sender)
        }
    }

    // MARK: Unwinding

    /// Looks from the source outwards for the controller that has the action, lets it handle it, and goes back there.
    private func unwind(from source: UIViewController, sender: Any?) {
        guard let name = node["unwindAction"] else { return }
        let action = Selector(name)
        guard let destination = Self.unwindTarget(action, from: source, sender: sender) else { return }
        let segue = UIStoryboardSegue(identifier: node["identifier"], source: source, destination: destination) {
            destination.goBack(from: source)
        }
        source.prepare(for: segue, sender: sender)
        _ = __objcSend(destination, action, [segue])
        segue.perform()
    }

    private static func unwindTarget(_ action: Selector, from source: UIViewController, sender: Any?)
        -> UIViewController?
    {
        var candidates: [UIViewController] = []
        var next: UIViewController? = source
        while let current = next {
            if let navigation = current.parent as? UINavigationController {
                let before = navigation.viewControllers.prefix { $0 !== current }
                candidates += before.reversed()
            }
            if let parent = current.parent {
                candidates.append(parent)
                next = parent
            } else if let presenting = current.presentingViewController {
                candidates += presenting.unwindCandidates
                next = presenting
            } else {
                next = nil
            }
        }
        return candidates.first { candidate in
            candidate !== source
                && candidate.canPerformUnwindSegueAction(action, from: source, sender: sender ?? source)
        }
    }
}

extension UIViewController {
    /// A presenting controller stands for what it shows, topmost first.
    fileprivate var unwindCandidates: [UIViewController] {
        if let navigation = self as? UINavigationController { return navigation.viewControllers.reversed() + [self] }
        return children.flatMap { $0.unwindCandidates } + [self]
    }

    fileprivate func goBack(from source: UIViewController) {
        if let presented = presentedViewController, presented !== source.presentedViewController || presented === source
        {
            dismiss(animated: true)
        }
        if let navigation = navigationController, navigation.viewControllers.contains(where: { $0 === self }) {
            navigation.popToViewController(self, animated: true)
        }
    }
}
