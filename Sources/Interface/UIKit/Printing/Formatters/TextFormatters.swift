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

/// Prints a view: a text view by its text, others as they are drawn, scaled to the page's width when they are wider.
@preconcurrency @MainActor
open class UIViewPrintFormatter: __UITextPrintFormatter {
    public let view: UIView

    public init(__view view: UIView) {
        self.view = view
        super.init()
    }

    override var printedText: NSAttributedString { (view as? UITextView)?.attributedText ?? NSAttributedString() }

    override func makeCopy() -> UIPrintFormatter { UIViewPrintFormatter(__view: view) }

    /// All of it, although it scrolls.
    private var contentSize: CGSize {
        let scrolled = (view as? UIScrollView)?.contentSize ?? .zero
        return CGSize(
            width: max(view.bounds.width, scrolled.width), height: max(view.bounds.height, scrolled.height))
    }

    private func scale(_ width: CGFloat) -> CGFloat { min(1, width / max(1, contentSize.width)) }

    override func pages(_ renderer: UIPrintPageRenderer) -> [CGRect] {
        if view is UITextView { return super.pages(renderer) }
        var rects: [CGRect] = []
        var left = contentSize.height * scale(room(renderer, isFirst: true).width)
        while left > 0.5 {
            var rect = room(renderer, isFirst: rects.isEmpty)
            guard rect.height > 1 else { break }
            rect.size.height = min(rect.height, left)
            left -= rect.height
            rects.append(rect)
        }
        return rects
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        if view is UITextView { return super.draw(in: rect, forPageAt: pageIndex) }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let before = pages(printPageRenderer ?? .standard).prefix(max(0, pageIndex - startPage))
        let scale = scale(rect.width)
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY - before.reduce(0) { $0 + $1.height })
        context.scaleBy(x: scale, y: scale)
        view.layer.render(in: context)
        context.restoreGState()
    }
}

extension UIView {
    /// What prints the view.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(__view: self) }
}
