// SPDX-License-Identifier: MIT

extension WKContentView {
    /// Text in place of a page.
    func showPlaceholder(_ text: String) {
        guard let webView, subviews.isEmpty else { return }
        frame = CGRect(origin: .zero, size: webView.bounds.size)
        let label = UILabel(frame: bounds.insetBy(dx: 20, dy: 20))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .gray
        label.font = .systemFont(ofSize: 13)
        label.text = text
        addSubview(label)
    }
}
