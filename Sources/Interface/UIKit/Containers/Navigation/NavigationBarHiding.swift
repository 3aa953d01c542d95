// SPDX-License-Identifier: MIT

/// Takes the bars of a navigation controller away and brings them back, when the controller's `hidesBars...`
/// properties ask for it.
@MainActor
final class NavigationBarHiding: __ObjCObject, UIGestureRecognizerDelegate {
    /// Points a finger has to travel before the bars follow a swipe.
    static let swipeDistance: CGFloat = 20

    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    private weak var controller: UINavigationController?
    private var listeners: [ActionTarget] = []
    private var keyboard: (any NSObjectProtocol)?

    init(controller: UINavigationController) {
        self.controller = controller
        super.init()
        listen(to: tap) { [weak self] _ in self?.tapped() }
        listen(to: swipe) { [weak self] in self?.swiped($0) }
        swipe.cancelsTouchesInView = false
        update()
    }

    private func listen(to recognizer: UIGestureRecognizer, _ body: @escaping @MainActor (UIGestureRecognizer) -> Void)
    {
        let target = ActionTarget { if let recognizer = $0 as? UIGestureRecognizer { body(recognizer) } }
        recognizer.addTarget(target, action: ActionTarget.action)
        recognizer.delegate = self
        listeners.append(target)
    }

    /// Recognisers work only while their property is on.
    func update() {
        guard let controller, let view = controller.viewIfLoaded else { return }
        let needsTap = controller.hidesBarsOnTap || controller.hidesBarsWhenVerticallyCompact
        tap.isEnabled = needsTap
        swipe.isEnabled = controller.hidesBarsOnSwipe
        if needsTap, tap.view == nil { view.addGestureRecognizer(tap) }
        if swipe.isEnabled, swipe.view == nil { view.addGestureRecognizer(swipe) }
        watchKeyboard(controller.hidesBarsWhenKeyboardAppears)
    }

    private func watchKeyboard(_ isWanted: Bool) {
        guard isWanted != (keyboard != nil) else { return }
        guard isWanted else {
            if let keyboard { NotificationCenter.default.removeObserver(keyboard) }
            return keyboard = nil
        }
        keyboard = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.setHidden(true) } }
    }

    /// A compact height takes the bars, a regular one brings them back.
    func heightClassDidChange() {
        guard let controller, controller.hidesBarsWhenVerticallyCompact else { return }
        setHidden(controller.traitCollection.verticalSizeClass == .compact)
    }

    private func setHidden(_ isHidden: Bool) {
        guard let controller, controller.viewIfLoaded?.window != nil else { return }
        let hasTools = controller.stack.last?.toolbarItems?.isEmpty == false
        controller.setNavigationBarHidden(isHidden, animated: true)
        if hasTools { controller.setToolbarHidden(isHidden, animated: true) }
    }

    private func tapped() {
        guard let controller else { return }
        setHidden(!controller.barHidden)
    }

    private func swiped(_ gesture: UIGestureRecognizer) {
        guard gesture.state == .changed, let pan = gesture as? UIPanGestureRecognizer, let controller else { return }
        let travel = pan.translation(in: controller.view).y
        if travel < -Self.swipeDistance, !controller.barHidden { setHidden(true) }
        if travel > Self.swipeDistance, controller.barHidden { setHidden(false) }
    }

    /// Bars, controls and text keep their touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var view = touch.view
        while let candidate = view, candidate !== controller?.viewIfLoaded {
            if candidate is UIControl || candidate is UINavigationBar || candidate is UIToolbar { return false }
            view = candidate.superview
        }
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }
}
