// SPDX-License-Identifier: MIT

/// The card of a compose sheet: Cancel, title, Post; the text; a picture; rows for more.
final class ComposeSheet: UIView, UITextViewDelegate {
    let text = UITextView()
    var limit: Int?
    var onChange: () -> Void = {}
    /// Whether Post is offered, besides the limit.
    var isValid: () -> Bool = { true }
    private let titleLabel = UILabel()
    private let cancelButton = UIButton(type: .system)
    private let postButton = UIButton(type: .system)
    private let preview = UIImageView()
    private let counter = UILabel()
    private let placeholder = UILabel()
    private let line = UIView()
    private(set) var rows: [ComposeItemRow] = []

    init(title: String, cancel: @escaping () -> Void, post: @escaping () -> Void) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        cancelButton.setTitle("Cancel", for: .normal)
        postButton.setTitle("Post", for: .normal)
        postButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.addAction(UIAction { _ in cancel() }, for: .touchUpInside)
        postButton.addAction(UIAction { _ in post() }, for: .touchUpInside)
        text.font = .systemFont(ofSize: 17)
        text.backgroundColor = .clear
        text.delegate = self
        text.accessibilityIdentifier = "Post text"
        preview.contentMode = .scaleAspectFill
        preview.clipsToBounds = true
        preview.tintColor = .secondaryLabel
        counter.font = .systemFont(ofSize: 13)
        counter.textColor = .secondaryLabel
        placeholder.font = .systemFont(ofSize: 17)
        placeholder.textColor = .placeholderText
        line.backgroundColor = .separator
        for view in [titleLabel, cancelButton, postButton, line, text, placeholder, preview, counter] as [UIView] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { fatalError("ComposeSheet: is made in code only") }

    var title: String {
        get { titleLabel.text ?? "" }
        set { titleLabel.text = newValue }
    }
    var placeholderText: String {
        get { placeholder.text ?? "" }
        set { placeholder.text = newValue }
    }

    func show(_ image: UIImage?, count: Int) {
        preview.image = image
        preview.isAccessibilityElement = image != nil
        preview.accessibilityLabel = count == 1 ? "1 attachment" : "\(count) attachments"
        preview.contentMode = image?.isSymbolImage == true ? .scaleAspectFit : .scaleAspectFill
    }

    func show(_ rows: [ComposeItemRow]) {
        self.rows.forEach { $0.removeFromSuperview() }
        self.rows = rows
        rows.forEach(addSubview)
        superview?.setNeedsLayout()
    }

    func textViewDidChange(_ textView: UITextView) {
        update()
        onChange()
    }

    func update() {
        placeholder.isHidden = !text.text.isEmpty
        let left = limit.map { $0 - text.text.count }
        counter.text = left.map { "\($0)" }
        counter.textColor = (left ?? 0) < 0 ? .systemRed : .secondaryLabel
        postButton.isEnabled = isValid() && (left ?? 0) >= 0
    }

    /// In the upper half, as there will be a keyboard below.
    func place(in bounds: CGRect, safe: UIEdgeInsets) {
        let width = min(bounds.width - 32, 480)
        let height = 200 + CGFloat(rows.count) * 44
        frame = CGRect(x: (bounds.width - width) / 2, y: safe.top + 40, width: width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        cancelButton.frame = CGRect(x: 12, y: 0, width: 80, height: 44)
        cancelButton.contentHorizontalAlignment = .leading
        postButton.frame = CGRect(x: width - 72, y: 0, width: 60, height: 44)
        postButton.contentHorizontalAlignment = .trailing
        titleLabel.frame = CGRect(x: 92, y: 0, width: width - 184, height: 44)
        line.frame = CGRect(x: 0, y: 44, width: width, height: 1 / max(1, traitCollection.displayScale))
        let hasPreview = preview.image != nil
        text.frame = CGRect(x: 12, y: 50, width: width - 24 - (hasPreview ? 92 : 0), height: 120)
        placeholder.frame = CGRect(x: 17, y: 56, width: text.frame.width, height: 24)
        preview.frame = CGRect(x: width - 96, y: 60, width: 80, height: 80)
        counter.frame = CGRect(x: 17, y: 172, width: 60, height: 20)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: 200 + CGFloat(index) * 44, width: width, height: 44)
        }
    }
}

/// A setting of a post: a title, a value, and what a touch does.
final class ComposeItemRow: UIControl {
    private let title = UILabel()
    private let value = UILabel()
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let line = UIView()

    init(_ item: SLComposeSheetConfigurationItem) {
        super.init(frame: .zero)
        title.text = item.title
        title.font = .systemFont(ofSize: 17)
        value.text = item.valuePending ? nil : item.value
        value.font = .systemFont(ofSize: 17)
        value.textColor = .secondaryLabel
        value.textAlignment = .right
        chevron.tintColor = .tertiaryLabel
        chevron.contentMode = .scaleAspectFit
        line.backgroundColor = .separator
        if item.valuePending { spinner.startAnimating() }
        for view in [title, value, chevron, spinner, line] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { _ in item.tapHandler?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("ComposeItemRow: is made in code only") }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = CGRect(x: 17, y: 0, width: bounds.width / 2 - 17, height: bounds.height)
        value.frame = CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2 - 36, height: bounds.height)
        chevron.frame = CGRect(x: bounds.width - 28, y: 15, width: 12, height: 14)
        spinner.center = CGPoint(x: bounds.width - 50, y: bounds.midY)
        line.frame = CGRect(x: 17, y: 0, width: bounds.width - 17, height: 1 / max(1, traitCollection.displayScale))
    }
}
