// SPDX-License-Identifier: MIT

/// The inside of the mail sheet: a row for each kind of address, the subject, and the text.
final class MailSheet: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    weak var composer: MFMailComposeViewController?
    var mail = MailMessage()
    private let rows: [(field: ComposeRow, key: WritableKeyPath<MailMessage, [String]>)] = [
        (ComposeRow(title: "To:", isAddress: true), \.to), (ComposeRow(title: "Cc:", isAddress: true), \.cc),
        (ComposeRow(title: "Bcc:", isAddress: true), \.bcc),
    ]
    private let subject = ComposeRow(title: "Subject:", isAddress: false)
    private let text = UITextView()
    private let files = UILabel()
    private lazy var sendButton = UIBarButtonItem(
        image: UIImage(systemName: "arrow.up.circle.fill"), primaryAction: UIAction { [weak self] _ in self?.send() })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        sendButton.accessibilityLabel = MailWords.text("Send")
        navigationItem.rightBarButtonItem = sendButton
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.accessibilityIdentifier = "Message body"
        text.delegate = self
        files.font = .preferredFont(forTextStyle: .footnote)
        files.textColor = .secondaryLabel
        files.numberOfLines = 0
        for row in rows.map(\.field) + [subject] {
            row.field.delegate = self
            row.field.addAction(UIAction { [weak self] _ in self?.fieldsDidChange() }, for: .editingChanged)
            view.addSubview(row)
        }
        view.addSubview(text)
        view.addSubview(files)
        mailDidChange()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        var y = area.minY
        for row in rows.map(\.field) + [subject] {
            row.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: ComposeRow.height)
            row.sideInset = view.safeAreaInsets.left
            y += ComposeRow.height
        }
        let filesHeight = mail.attachments.isEmpty ? 0 : files.sizeThatFits(area.size).height + 12
        text.frame = CGRect(
            x: area.minX + 12, y: y, width: area.width - 24, height: max(0, area.maxY - y - filesHeight))
        files.frame = CGRect(
            x: area.minX + 16, y: area.maxY - filesHeight, width: area.width - 32, height: filesHeight)
    }

    /// Shows what the app set.
    func mailDidChange() {
        guard isViewLoaded else { return }
        for row in rows { row.field.field.text = mail[keyPath: row.key].joined(separator: ", ") }
        subject.field.text = mail.subject
        text.text = mail.isHTML ? Self.plainText(ofHTML: mail.body) : mail.body
        files.text = mail.attachments.map { "\u{1F4CE} \($0.fileName)" }.joined(separator: "\n")
        title = mail.subject.isEmpty ? MailWords.text("New Message") : mail.subject
        updateSendButton()
        view.setNeedsLayout()
    }

    private func updateSendButton() { sendButton.isEnabled = !mail.recipients.isEmpty }

    private func fieldsDidChange() {
        for row in rows {
            let parts = (row.field.field.text ?? "").split(separator: ",")
            mail[keyPath: row.key] = parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
        mail.subject = subject.field.text ?? ""
        title = mail.subject.isEmpty ? MailWords.text("New Message") : mail.subject
        updateSendButton()
    }

    func textViewDidChange(_ textView: UITextView) {
        mail.body = textView.text
        mail.isHTML = false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let fields = rows.map(\.field.field) + [subject.field]
        guard let index = fields.firstIndex(of: textField), index + 1 < fields.count else {
            text.becomeFirstResponder()
            return true
        }
        fields[index + 1].becomeFirstResponder()
        return true
    }

    private func send() {
        view.endEditing(true)
        composer?.send(mail)
    }

    /// Asks what becomes of the draft, as iOS does.
    private func cancel() {
        let choice = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        choice.addAction(
            UIAlertAction(title: MailWords.text("Delete Draft"), style: .destructive) { [weak self] _ in
                self?.composer?.end(.cancelled)
            })
        choice.addAction(
            UIAlertAction(title: MailWords.text("Save Draft"), style: .default) { [weak self] _ in
                guard let self else { return }
                composer?.save(mail)
            })
        choice.addAction(UIAlertAction(title: MailWords.text("Cancel"), style: .cancel))
        choice.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        present(choice, animated: true)
    }

    /// Tags away, line breaks kept: enough to show what will be sent.
    static func plainText(ofHTML html: String) -> String {
        var text = html.replacing(/(?i)<br\s*\/?>|<\/p>|<\/div>|<\/h[1-6]>|<\/li>/, with: "\n")
        text = text.replacing(/(?is)<(style|script)\b.*?<\/\1>/, with: "").replacing(/<[^>]*>/, with: "")
        let entities = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&nbsp;": " ", "&#39;": "'", "&amp;": "&"]
        for (name, character) in entities.sorted(by: { $0.key > $1.key }) {
            text = text.replacingOccurrences(of: name, with: character)
        }
        return text
    }
}

/// A title and a field, with a line below.
final class ComposeRow: UIView {
    let field = UITextField()
    /// The strip beside the screen's safe area, the same on both sides; the line ends in it, the field before it.
    var sideInset: CGFloat = 0 { didSet { setNeedsLayout() } }
    private let label = UILabel()
    private let line = UIView()

    /// 44 points, more for larger text.
    static var height: CGFloat { max(44, UIFontMetrics.default.scaledValue(for: 44)) }

    init(title: String, isAddress: Bool) {
        super.init(frame: .zero)
        label.text = MailWords.text(title)
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        field.font = .preferredFont(forTextStyle: .subheadline)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityIdentifier = String(title.dropLast())
        field.keyboardType = isAddress ? .emailAddress : .default
        field.autocapitalizationType = isAddress ? .none : .sentences
        line.backgroundColor = .separator
        for part in [label, field, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("ComposeRow: is made in code only") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = label.sizeThatFits(bounds.size).width
        let start = sideInset + 16
        label.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
        let fieldStart = start + width + 8
        field.frame = CGRect(
            x: fieldStart, y: 0, width: max(0, bounds.width - sideInset - 16 - fieldStart), height: bounds.height)
        let pixel = 1 / UIScreen.main.scale
        line.frame = CGRect(x: start, y: bounds.height - pixel, width: bounds.width - start, height: pixel)
        mirrorPlaced([label, field, line])
    }
}
