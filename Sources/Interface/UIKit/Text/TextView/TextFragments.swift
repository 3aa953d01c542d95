// SPDX-License-Identifier: MIT

/// TextKit 2 in a text view: the view's text in fragments, which draw themselves.
@MainActor
final class TextFragments: __ObjCObject {
    let manager: NSTextLayoutManager
    let content: NSTextContentStorage
    private weak var textView: UITextView?
    /// Views that stand for attachments.
    private var attachmentViews: [UIView] = []

    init(_ textView: UITextView, _ given: NSTextLayoutManager?) {
        self.textView = textView
        manager = given ?? NSTextLayoutManager()
        content = manager.textContentManager as? NSTextContentStorage ?? NSTextContentStorage()
        super.init()
        if content.textStorage !== textView.textStorage { content.textStorage = textView.textStorage }
        if manager.textContentManager !== content { content.addTextLayoutManager(manager) }
        manager.textContainer = textView.textContainer
        manager.attachmentParent = textView
        content.decorated = { [weak textView] storage, range in
            // A text view's storage is laid out on the main thread; the text only passes through the closure.
            nonisolated(unsafe) let given = storage
            nonisolated(unsafe) var shown: NSAttributedString?
            MainActor.assumeIsolated { shown = textView?.withLinks(given, range) }
            return shown ?? given.part(range)
        }
        content.decorationChanged()
        manager.onInvalidate = { [weak textView] in
            MainActor.assumeIsolated {
                textView?.textInvalidated()
                textView?.canvas.redraw()
            }
        }
        if manager.textViewportLayoutController.delegate == nil { manager.textViewportLayoutController.delegate = self }
    }

    /// Draws what touches a part of the container.
    func draw(_ part: CGRect, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        manager.layOutAll()
        for fragment in manager.fragments {
            let surface = fragment.renderingSurfaceBounds.offsetBy(dx: fragment.origin.x, dy: fragment.origin.y)
            guard surface.maxY >= part.minY, surface.minY <= part.maxY else { continue }
            fragment.draw(
                at: CGPoint(x: origin.x + fragment.origin.x, y: origin.y + fragment.origin.y), in: context)
        }
    }

    func layOutViewport() { manager.textViewportLayoutController.layoutViewport() }

    func detach() {
        for view in attachmentViews { view.removeFromSuperview() }
        manager.onInvalidate = nil
        manager.textContainer = nil
        content.textStorage = nil
    }
}

extension TextFragments: @preconcurrency NSTextViewportLayoutControllerDelegate {
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
        guard let textView else { return .zero }
        let inset = textView.textContainerInset
        return textView.bounds.offsetBy(dx: -inset.left, dy: -inset.top)
    }

    func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) {
        let shown = Set(manager.fragments.flatMap(\.textAttachmentViewProviders).compactMap(\.view))
        for view in attachmentViews where !shown.contains(view) { view.removeFromSuperview() }
        attachmentViews = attachmentViews.filter { $0.superview != nil }
    }

    /// The canvas draws the text; attachments' views come on top of it.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) {
        guard let textView else { return }
        let inset = textView.textContainerInset
        for provider in textLayoutFragment.textAttachmentViewProviders {
            guard let view = provider.view else { continue }
            let place = textLayoutFragment.frameForTextAttachment(at: provider.location)
            let origin = textLayoutFragment.origin
            let frame = place.offsetBy(dx: inset.left + origin.x, dy: inset.top + origin.y)
            if view.frame != frame { view.frame = frame }
            guard view.superview !== textView else { continue }
            textView.addSubview(view)
            attachmentViews.append(view)
        }
    }
}

extension UITextView {
    var textFragments: TextFragments {
        if let fragments { return fragments }
        let made = TextFragments(self, nil)
        fragments = made
        canvas.redraw()
        return made
    }

    /// The view was made for the container of a text layout manager.
    func useFragments(of manager: NSTextLayoutManager) {
        fragments = TextFragments(self, manager)
    }

    func useLayoutManager() {
        guard !usesLayoutManager else { return }
        usesLayoutManager = true
        guard let active = fragments else { return }
        fragments = nil
        active.detach()
        manager.discardLayout()
        canvas.redraw()
    }
}
