// SPDX-License-Identifier: MIT

/// Prints a text of one font, or an attributed one, on as many pages as it takes.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: __UITextPrintFormatter {
    open var text: String? {
        didSet {
            if text != nil { attributedText = nil }
            invalidate()
        }
    }
    open var attributedText: NSAttributedString? {
        didSet {
            if attributedText != nil { text = nil }
            invalidate()
        }
    }
    /// Of a plain text; nil: the system's, 12 points.
    open var font: UIFont? { didSet { invalidate() } }
    /// Of a plain text; nil: black.
    open var color: UIColor? { didSet { invalidate() } }
    open var textAlignment = NSTextAlignment.natural { didSet { invalidate() } }

    public init(text: String) {
        super.init()
        self.text = text
    }

    public init(attributedText: NSAttributedString) {
        super.init()
        self.attributedText = attributedText
    }

    override var printedText: NSAttributedString {
        if let attributedText { return attributedText }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        return NSAttributedString(
            string: text ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: paragraph,
            ])
    }

    override func makeCopy() -> UIPrintFormatter {
        let copy = UISimpleTextPrintFormatter(text: "")
        copy.text = text
        copy.attributedText = attributedText
        copy.font = font
        copy.color = color
        copy.textAlignment = textAlignment
        return copy
    }
}

/// Prints HTML as the reader of attributed strings understands it: headings, lists, emphasis, links, pictures with data.
/// Style sheets beyond that, tables and scripts are left out.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: __UITextPrintFormatter {
    open var markupText: String? { didSet { invalidate() } }

    public init(markupText: String) {
        super.init()
        self.markupText = markupText
    }

    override var printedText: NSAttributedString {
        do {
            return try NSAttributedString(
                data: Data((markupText ?? "").utf8),
                options: [
                    .documentType: NSAttributedString.DocumentType.html,
                    .characterEncoding: String.Encoding.utf8.rawValue,
                ], documentAttributes: nil)
        } catch {
            Unsupported.report("UIMarkupTextPrintFormatter: \(error)")
            return NSAttributedString()
        }
    }

    override func makeCopy() -> UIPrintFormatter { UIMarkupTextPrintFormatter(markupText: markupText ?? "") }
}
