// SPDX-License-Identifier: MIT

/// A field that fills a row.
final class TextCell: UITableViewCell {
    private let field = UITextField()

    init(_ placeholder: String, _ text: String?, changed: @escaping (String) -> Void) {
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        field.placeholder = EventWords.text(placeholder)
        field.text = text
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        field.accessibilityIdentifier = placeholder
        field.addAction(UIAction { [weak field] _ in changed(field?.text ?? "") }, for: .editingChanged)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { fatalError("TextCell: is made in code only") }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    }
}

/// Several lines of text.
final class NotesCell: UITableViewCell, UITextViewDelegate {
    private let text = UITextView()
    private let placeholder = UILabel()
    private let changed: (String) -> Void

    init(_ notes: String, changed: @escaping (String) -> Void) {
        self.changed = changed
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        text.text = notes
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.backgroundColor = .clear
        text.accessibilityIdentifier = "Notes"
        text.delegate = self
        placeholder.text = EventWords.text("Notes")
        placeholder.font = text.font
        placeholder.adjustsFontForContentSizeCategory = true
        placeholder.textColor = .placeholderText
        placeholder.isHidden = !notes.isEmpty
        contentView.addSubview(text)
        contentView.addSubview(placeholder)
    }

    required init?(coder: NSCoder) { fatalError("NotesCell: is made in code only") }

    func textViewDidChange(_ textView: UITextView) {
        placeholder.isHidden = !textView.text.isEmpty
        changed(textView.text)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        text.frame = contentView.bounds.insetBy(dx: 11, dy: 4)
        placeholder.frame = CGRect(x: 16, y: 12, width: contentView.bounds.width - 32, height: 0)
        placeholder.frame.size.height = placeholder.font.lineHeight.rounded(.up)
    }
}
