// SPDX-License-Identifier: MIT

@preconcurrency
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// The part of the container that shows.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// Puts what shows a fragment into place.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    public func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) {}
    public func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) {}
}

/// Lays out what shows of a text, and tells who shows it.
open class NSTextViewportLayoutController: __ObjCObject, @unchecked Sendable {
    // Unchecked: used on the thread of its layout manager, as on iOS.

    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    open private(set) var viewportBounds = CGRect.zero
    /// Of the fragments of the last layout; nil before.
    open private(set) var viewportRange: NSTextRange?

    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    open func layoutViewport() {
        guard let delegate, let manager = textLayoutManager else { return }
        delegate.textViewportLayoutControllerWillLayout(self)
        viewportBounds = delegate.viewportBounds(for: self)
        manager.ensureLayout(for: viewportBounds)
        let shown = manager.fragments.filter { touches($0) }
        viewportRange =
            shown.first.flatMap { first in
                shown.last.map { first.rangeInElement.union($0.rangeInElement) }
            }
        for fragment in shown {
            delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }

    /// What fragments draw may reach into the viewport though their frames do not.
    private func touches(_ fragment: NSTextLayoutFragment) -> Bool {
        let surface = fragment.renderingSurfaceBounds.offsetBy(dx: fragment.origin.x, dy: fragment.origin.y)
        let frame = surface.union(fragment.layoutFragmentFrame)
        return frame.maxY > viewportBounds.minY && frame.minY < viewportBounds.maxY
    }

    /// Lays out up to a place; returns the height at which it stands, to scroll there.
    @discardableResult
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        guard let manager = textLayoutManager, let fragment = manager.textLayoutFragment(for: textLocation) else {
            return 0
        }
        viewportBounds.origin.y = fragment.layoutFragmentFrame.minY
        return viewportBounds.minY
    }

    /// The viewport has moved within the layout.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { viewportBounds.origin.y += verticalOffset }
}
