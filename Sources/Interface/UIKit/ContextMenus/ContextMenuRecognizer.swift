// SPDX-License-Identifier: MIT

/// A context menu that a finger asks for: what it shows, and who hears of its course.
@MainActor
struct ContextMenuRequest {
    var configuration: UIContextMenuConfiguration
    /// What the menu's actions get as sender.
    var source: UIView
    /// What stands out above the blurred screen.
    var lifted: UIView
    /// Where the preview goes when the menu closes; asked then. nil: back where it came from.
    var dismissalTarget: () -> UITargetedPreview? = { nil }
    var willDisplay: (ContextMenuAnimator) -> Void = { _ in }
    var previewTapped: (ContextMenuAnimator) -> Void = { _ in }
    var willEnd: (ContextMenuAnimator) -> Void = { _ in }
}

/// A finger that rests on a view opens a context menu, where the view's owner has one; elsewhere the press stays the
/// view's. Serves interactions, rows and items.
final class ContextMenuRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    /// Asked with the place of the finger in the recogniser's view.
    private let find: (CGPoint) -> ContextMenuRequest?
    private var request: ContextMenuRequest?
    private(set) var presentation: ContextMenuPresentation?
    /// Where the finger opened the menu, in the window.
    private var start = CGPoint.zero
    private var canDrag = false
    private weak var drag: UIDragInteraction?

    init(find: @escaping (CGPoint) -> ContextMenuRequest?) {
        self.find = find
        super.init(target: nil, action: nil)
        delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard presentation == nil, let view else { return false }
        request = find(location(in: view))
        return request != nil
    }

    /// Fingers that come later have nothing to do with the menu.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { !isActive }

    override func willSendActions(_ state: State) {
        if state == .began { open() } else { goOn(state) }
    }

    /// The finger that opened the menu moves: it drags the view if that can be dragged, else it chooses in the menu.
    private func goOn(_ state: State) {
        guard let window = view?.window else { return }
        let place = location(in: window)
        if let drag {
            drag.follow(state, at: place)
            if state != .changed { self.drag = nil }
            return
        }
        if state == .changed, hypot(place.x - start.x, place.y - start.y) > 10, let drag = draggable(at: start) {
            presentation?.menu?.close(animated: true)
            self.drag = drag
            drag.follow(.began, at: start)
            drag.follow(.changed, at: place)
            return
        }
        if state == .cancelled { return }
        presentation?.menu?.slide(to: place, from: start, isOver: state == .ended)
    }

    private func draggable(at place: CGPoint) -> UIDragInteraction? {
        guard canDrag else { return nil }
        canDrag = false
        var next = view
        while let candidate = next {
            for case let drag as UIDragInteraction in candidate.interactions where drag.prepare(at: place) {
                return drag
            }
            next = candidate.superview
        }
        return nil
    }

    /// Opens the menu without a rest of the finger.
    ///
    /// - Parameter location: on the screen.
    /// - Returns: whether there is a menu.
    func secondaryClick(at location: CGPoint) -> Bool {
        lastScreenPoint = location
        guard current == .possible, gestureRecognizerShouldBegin(self) else { return false }
        open()
        return true
    }

    private func open() {
        guard let request, let view else { return }
        (start, canDrag, drag) = (location(in: view.window), true, nil)
        let animator = ContextMenuAnimator()
        request.willDisplay(animator)
        presentation = ContextMenuPresentation(request, animator: animator) { [weak self] in
            self?.presentation = nil
            let animator = ContextMenuAnimator()
            request.willEnd(animator)
            animator.run(duration: 0.2)
        }
        self.request = nil
    }
}
