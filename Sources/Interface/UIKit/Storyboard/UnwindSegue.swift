// SPDX-License-Identifier: MIT

/// Going back with an unwind segue, as documented for `UIViewController`:
/// 1. from the source outwards, each controller's allowed children are searched, deepest first; a controller in whose
///    children nobody performs the action is asked whether it does, so that one that embeds others can be gone back to;
/// 2. the source prepares, the destination's action is called;
/// 3. what is presented on the way is dismissed, and each container on the way shows its child on the way.
@MainActor
enum UnwindSegue {
    static let presenterKey = "unwindPresenter"

    /// The controller that presented, which need not be `presentingViewController`, its container.
    final class Presenter: __ObjCObject {
        fileprivate weak var controller: UIViewController?
        init(_ controller: UIViewController) {
            self.controller = controller
            super.init()
        }
    }

    static func perform(_ node: ResourceNode, _ loader: InterfaceLoader, from source: UIViewController, sender: Any?) {
        guard let name = node["unwindAction"] else { return }
        let start = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(name), sender: sender)
        guard let (top, destination) = find(start) else { return }
        let identifier = node["identifier"]
        func goBack(_ segue: UIStoryboardSegue?) {
            guard let segue else { return }
            Self.goBack(segue, from: top, to: destination)
        }
        var made: UIStoryboardSegue?
        if node["customClass"] != nil, let cls = loader.segueClass(node) {
            made = SegueInitializer.make(cls, identifier: identifier, source: source, destination: destination)
        }
        let segue =
            made
            ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination) { goBack(made) }
        made = segue
        source.prepare(for: segue, sender: sender)
        _ = __objcSend(destination, start.unwindAction, [segue])
        segue.perform()
        made = nil
    }

    // MARK: Finding

    /// The destination, and the controller in whose tree it was found.
    private static func find(_ start: UIStoryboardUnwindSegueSource)
        -> (top: UIViewController, destination: UIViewController)?
    {
        var next: UIViewController? = start.source
        while let current = next {
            if let found = search(current, start) { return (current, found) }
            next = outer(current)
        }
        return nil
    }

    private static func search(_ controller: UIViewController, _ start: UIStoryboardUnwindSegueSource)
        -> UIViewController?
    {
        let children = controller.allowedChildrenForUnwinding(from: start)
        for child in children { if let found = search(child, start) { return found } }
        let accepts = controller.canPerformUnwindSegueAction(
            start.unwindAction, from: start.source, sender: start.sender ?? start.source)
        return accepts ? controller : nil
    }

    private static func outer(_ controller: UIViewController) -> UIViewController? {
        if let parent = controller.parent { return parent }
        guard let presenting = controller.presentingViewController else { return nil }
        return (controller.attachments[presenterKey] as? Presenter)?.controller ?? presenting
    }

    static func child(of container: UIViewController, containing source: UIViewController) -> UIViewController? {
        var next: UIViewController? = source
        while let current = next {
            if current.parent === container { return current }
            next = outer(current)
        }
        return nil
    }

    static func children(of container: UIViewController, from start: UIStoryboardUnwindSegueSource)
        -> [UIViewController]
    {
        let origin = container.childContaining(start.source)
        let all = container is UINavigationController ? container.children.reversed() : container.children
        return all.filter { $0 !== origin }
    }

    // MARK: Going back

    private static func goBack(_ segue: UIStoryboardSegue, from top: UIViewController, to destination: UIViewController)
    {
        var path = [destination]
        while let outer = path.last, outer !== top, let parent = outer.parent { path.append(parent) }
        // The outermost that presents something takes all of it away.
        var dismisses = false
        for controller in path.reversed() {
            // What presents is the controller itself or, for one that asked, a container around it.
            guard let presented = controller.presentedViewController else { continue }
            let presenting = presented.presentingViewController
            let around = sequence(first: controller) { $0.parent }
            guard presenting == nil || around.contains(where: { $0 === presenting }) else { continue }
            (presenting ?? controller).dismiss(animated: true)
            dismisses = true
            break
        }
        for (container, child) in zip(path.dropFirst(), path).reversed() {
            container.unwindStep = dismisses ? .immediate : .animated
            container.unwind(for: segue, towards: child)
        }
    }
}

extension UIViewController {
    enum UnwindStep { case immediate, animated }

    /// What the framework's containers do to show `child` when going back.
    func showForUnwinding(_ child: UIViewController) {
        switch self {
        case let navigation as UINavigationController:
            if navigation.topViewController !== child {
                navigation.popToViewController(child, animated: unwindStep == .animated)
            }
        case let tabs as UITabBarController:
            if tabs.selectedViewController !== child { tabs.selectedViewController = child }
        default: break
        }
    }

    fileprivate(set) var unwindStep: UnwindStep {
        get { attachments["unwindStep"] as? UnwindStep ?? .animated }
        set { attachments["unwindStep"] = newValue }
    }
}
