// SPDX-License-Identifier: MIT

/// The finger that comes in from the edge and takes the top controller away.
@MainActor
final class NavigationBackSwipe: __ObjCObject, UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private weak var controller: UINavigationController?
    private var driver: Driver?
    private var listener: ActionTarget?

    init(controller: UINavigationController) {
        self.controller = controller
        super.init()
        recognizer.edges = controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        recognizer.delegate = self
        let target = ActionTarget { [weak self] in
            if let gesture = $0 as? UIGestureRecognizer { self?.moved(gesture) }
        }
        recognizer.addTarget(target, action: ActionTarget.action)
        listener = target
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.stack.count > 1, controller.running == nil, !controller.barHidden else {
            return false
        }
        return controller.topViewController?.navigationItem.hidesBackButton != true
            && controller.topViewController?.navigationItem.leftBarButtonItems == nil
    }

    private func moved(_ gesture: UIGestureRecognizer) {
        guard let controller, let view = controller.viewIfLoaded, let pan = gesture as? UIPanGestureRecognizer else {
            return
        }
        let direction: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let fraction = min(max(direction * pan.translation(in: view).x / max(view.bounds.width, 1), 0), 1)
        switch gesture.state {
        case .began:
            guard gestureRecognizerShouldBegin(gesture) else { return }
            let driver = Driver(controller)
            self.driver = driver
            driver.begin()
        case .changed:
            driver?.update(fraction)
        case .ended:
            let velocity = direction * pan.velocity(in: view).x
            driver?.end(completing: velocity > 300 || fraction > 0.5 && velocity > -300)
            driver = nil
        case .cancelled, .failed:
            driver?.end(completing: false)
            driver = nil
        case .possible: break
        }
    }

    /// The pop that the finger moves.
    @MainActor
    private final class Driver {
        private let controller: UINavigationController
        private var slide: Slide?
        private var context: TransitionContext?
        private var popped: UIViewController?

        init(_ controller: UINavigationController) { self.controller = controller }

        func begin() {
            guard let old = controller.stack.last, let new = controller.stack.dropLast().last else { return }
            old.beginLeavingParent()
            controller.stack.removeLast()
            popped = old
            let transition = NavigationTransition(
                controller: controller, from: old, to: new, operation: .pop, animated: true)
            transition.isDriven = true
            transition.ended = { [controller] completed in
                controller.running = nil
                if completed { old.removeFromParent() } else { controller.stack.append(old) }
            }
            controller.running = transition
            transition.start()
            let stage = controller.stage
            let slide = Slide(stage: stage, upper: old.view, lower: new.view)
            slide.prepare()
            slide.progress = 1
            self.slide = slide
            context = new.coordinatorStorage as? TransitionContext
            context?.isInteractive = true
        }

        func update(_ fraction: CGFloat) {
            slide?.progress = 1 - fraction
            context?.updateInteractiveTransition(fraction)
        }

        func end(completing: Bool) {
            guard let slide, let context else { return }
            if completing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
            let rest = completing ? slide.progress : 1 - slide.progress
            UIView.animate(
                withDuration: max(0.1, UINavigationController.transitionDuration * TimeInterval(rest)), delay: 0,
                options: .curveEaseOut
            ) {
                slide.progress = completing ? 0 : 1
            } completion: { _ in
                slide.cleanUp()
                context.completeTransition(completing)
            }
        }
    }
}
