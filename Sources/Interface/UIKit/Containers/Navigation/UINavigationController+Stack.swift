// SPDX-License-Identifier: MIT

extension UINavigationController {
    /// Transitions happen, with callbacks, once the controller itself is on show.
    var isOnShow: Bool {
        viewIfLoaded?.window != nil && (appearance.stage == .appeared || appearance.stage == .appearing)
    }

    /// Those of the stack, behind what leads out of it.
    var barItems: [UINavigationItem] { (outerItem.map { [$0] } ?? []) + stack.map(\.navigationItem) }

    func push(_ new: UIViewController, animated: Bool) {
        if stack.contains(where: { $0 === new }) {
            NSException.raise(
                .invalidArgumentException,
                "\(self) is pushing the same view controller instance (\(new)) more than once which is not supported "
                    + "and is most likely an error in the application : \(Bundle.main.bundleIdentifier ?? "")")
        }
        if new is UINavigationController, !allowsNesting {
            NSException.raise(.invalidArgumentException, "Pushing a navigation controller is not supported")
        }
        running?.finish()
        let old = stack.last
        addChild(new)
        stack.append(new)
        change(from: old, to: new, operation: .push, animated: animated && old != nil) { _ in
            new.didMove(toParent: self)
        }
    }

    /// - Returns: what was taken off, from the lowest; nil when nothing was.
    func pop(to index: Int, animated: Bool) -> [UIViewController]? {
        guard index < stack.count - 1, let old = stack.last else { return nil }
        running?.finish()
        let popped = Array(stack[(index + 1)...])
        for controller in popped { controller.beginLeavingParent() }
        stack.removeSubrange((index + 1)...)
        change(from: old, to: stack[index], operation: .pop, animated: animated) { completed in
            guard completed else {
                // The finger changed its mind: everything is as it was.
                self.stack.append(contentsOf: popped)
                return
            }
            for controller in popped { controller.removeFromParent() }
        }
        return popped
    }

    func replaceStack(_ new: [UIViewController], animated: Bool) {
        running?.finish()
        let old = stack
        guard old.map(ObjectIdentifier.init) != new.map(ObjectIdentifier.init) else { return }
        let gone = old.filter { controller in !new.contains { $0 === controller } }
        let added = new.filter { controller in !old.contains { $0 === controller } }
        for controller in gone { controller.beginLeavingParent() }
        for controller in added { addChild(controller) }
        stack = new
        let wasInStack = new.last.map { top in old.contains { $0 === top } } ?? false
        change(from: old.last, to: new.last, operation: wasInStack ? .pop : .push, animated: animated) { _ in
            for controller in gone { controller.removeFromParent() }
            for controller in added { controller.didMove(toParent: self) }
        }
    }

    func backTapped() {
        guard stack.count > 1 else {
            leave?()
            return
        }
        if let delegate = self as? any UINavigationBarDelegate, let top = bar.topItem,
            optionalCall({ delegate.navigationBar(bar, shouldPop: top) }) == false
        {
            return
        }
        popViewController(animated: true)
    }

    // MARK: Change of the top

    private func change(
        from old: UIViewController?, to new: UIViewController?, operation: Operation, animated: Bool,
        then: @escaping (Bool) -> Void
    ) {
        guard old !== new else {
            bar.setItems(barItems, animated: animated)
            return then(true)
        }
        guard isOnShow, let new else {
            // A controller that comes while this one is told that it will appear hears the same after it.
            if old?.viewIfLoaded?.superview === stage || appearance.stage == .appearing {
                showTopWithoutAnimation()
            } else {
                bar.setItems(barItems, animated: false)
                viewIfLoaded?.setNeedsLayout()
            }
            return then(true)
        }
        // Its `viewDidLoad()` may push another one, which is then on show already.
        new.loadViewIfNeeded()
        guard stack.last === new else { return then(true) }
        let isAnimated = animated && UIView.areAnimationsEnabled
        let transition = NavigationTransition(
            controller: self, from: old, to: new, operation: operation, animated: isAnimated)
        transition.ended = { [weak self] completed in
            self?.running = nil
            then(completed)
        }
        running = transition
        transition.start()
    }

    /// The top controller's view is not loaded with this controller's own, but when that appears or is laid out: dumps
    /// of iOS show navigation controllers in tabs not yet selected with a view, and their children without.
    func showTopIfAway() {
        guard running == nil, let top = stack.last, top.viewIfLoaded?.superview !== stage else { return }
        showTopWithoutAnimation()
    }

    /// Puts the top controller's view up, without callbacks of its own: those come with this controller's.
    func showTopWithoutAnimation() {
        guard running == nil else { return }
        bar.setItems(barItems, animated: false)
        for controller in stack.dropLast() where controller.viewIfLoaded?.superview === stage {
            controller.view.removeFromSuperview()
        }
        guard let top = stack.last else { return }
        top.loadViewIfNeeded()
        // Its `viewDidLoad()` may have put another one on top, which is up already.
        guard stack.last === top else { return }
        if top.view.superview !== stage { stage.addSubview(top.view) }
        tools.setItems(top.toolbarItems, animated: false)
        layOutChildren()
    }

    /// The delegate hears of the first controller too: before the layout that shows it, and when it has appeared.
    func tellFirstWillShow() {
        guard firstShow == .due, running == nil, let top = stack.last else { return }
        firstShow = .willShow
        tellDelegateWillShow(top, animated: false)
    }

    func tellFirstDidShow() {
        tellFirstWillShow()
        guard firstShow == .willShow, let top = stack.last else { return }
        firstShow = .didShow
        tellDelegateDidShow(top, animated: false)
    }

    func tellDelegateWillShow(_ controller: UIViewController, animated: Bool) {
        guard let delegate else { return }
        _ = optionalCall { delegate.navigationController(self, willShow: controller, animated: animated) }
    }

    func tellDelegateDidShow(_ controller: UIViewController, animated: Bool) {
        guard let delegate else { return }
        _ = optionalCall { delegate.navigationController(self, didShow: controller, animated: animated) }
    }
}
