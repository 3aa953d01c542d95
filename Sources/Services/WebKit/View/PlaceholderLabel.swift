// SPDX-License-Identifier: MIT

/// Text in place of a page.
final class PlaceholderLabel: UILabel {
    /// - Parameter room: what the label fills but for a margin, and follows.
    init(_ text: String, in room: CGRect) {
        super.init(frame: room.insetBy(dx: 20, dy: 20))
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        numberOfLines = 0
        textAlignment = .center
        textColor = .gray
        font = .systemFont(ofSize: 13)
        self.text = text
    }

    required init?(coder: NSCoder) { fatalError("PlaceholderLabel: is made in code only") }
}
