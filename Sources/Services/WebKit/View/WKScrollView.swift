// SPDX-License-Identifier: MIT

/// Scrolls the page: the engine follows its offset.
final class WKScrollView: UIScrollView {
    weak var webView: WKWebView?

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if old != super.bounds { webView?.pageMayHaveScrolled() }
        }
    }

    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        webView?.contentSizeMayHaveChanged()
    }
}
