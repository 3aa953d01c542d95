// SPDX-License-Identifier: MIT

/// A context menu that a finger asks for: what it shows, and who hears of its course.
@MainActor
struct ContextMenuRequest {
    var configuration: UIContextMenuConfiguration
    /// What the menu's actions get as sender.
    var source: UIView
    /// What stands out above the blurred screen.
    var lifted: UIView
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

    override func willSendActions(_ state: State) {
        guard state == .began, let request else { return }
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
