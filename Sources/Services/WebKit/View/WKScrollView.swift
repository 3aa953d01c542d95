// SPDX-License-Identifier: MIT

/// Scrolls the page: the engine follows its offset.
final class WKScrollView: UIScrollView {
    var hasMoved: () -> Void = {}
    var insetsHaveChanged: () -> Void = {}

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if old != super.bounds { hasMoved() }
        }
    }

    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        insetsHaveChanged()
    }
}
