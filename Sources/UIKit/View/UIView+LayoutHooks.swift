// SPDX-License-Identifier: MIT

// Where Auto Layout takes part in a view's life. Without constraints these do nothing but keep the flags.

extension UIView {
    func layOutByConstraints() {}

    func changeTranslatesAutoresizingMask(_ translates: Bool) {
        guard flags.translatesAutoresizingMask != translates else { return }
        flags.translatesAutoresizingMask = translates
        superviewStorage?.setNeedsLayout()
    }

    /// Descendants first, as constraints of children are needed by those of their parents.
    func updateConstraintsNow() {
        if flags.needsUpdateConstraints { updateConstraints() }
    }

    func markNeedsUpdateConstraints() {
        flags.needsUpdateConstraints = true
        setNeedsLayout()
    }

    func intrinsicContentSizeChanged() { superviewStorage?.setNeedsLayout() }

    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        bounds.size
    }

    /// The bounds got another size.
    func boundsSizeChangedForLayout() {}

    /// Margins, safe area or reading direction changed what layout guides cover.
    func layoutGuidesMayHaveMoved() {}

    /// `isHidden` changed; stack views rearrange.
    func hiddenDidChange() {}

    /// Subviews were added, removed or reordered.
    func subviewOrderDidChange() {}
}
