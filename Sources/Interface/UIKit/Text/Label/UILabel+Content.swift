// SPDX-License-Identifier: MIT
import CoreText

extension UILabel {
    enum Content {
        case plain(String?)
        case attributed(NSAttributedString)

        var string: String? {
            switch self {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
    }

    /// The label's own attributes.
    struct Style {
        var font = UIFont.systemFont(ofSize: 17)
        var textColor = UIColor.label
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
    }

    func setPlainText(_ text: String?) {
        if case .plain(let old) = content, old == text { return }
        content = .plain(text)
        textLayoutChanged()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        guard let text else {
            content = .plain(nil)
            return textLayoutChanged()
        }
        content = .attributed(withStandardAttributes(text))
        // The label reports what its first character has.
        if text.length > 0 {
            let attributes = text.attributes(at: 0, effectiveRange: nil)
            if let font = attributes[.font] as? UIFont { style.font = font }
            if let color = attributes[.foregroundColor] as? UIColor { style.textColor = color }
            if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
                style.alignment = paragraph.alignment
                style.lineBreakMode = paragraph.lineBreakMode
            }
        }
        textLayoutChanged()
    }

    /// Characters without a font or a colour have the label's, whatever their neighbours have.
    private func withStandardAttributes(_ text: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: text)
        let all = NSRange(location: 0, length: text.length)
        for (key, value) in [
            (NSAttributedString.Key.font, style.font as Any), (.foregroundColor, style.textColor as Any),
        ] {
            text.enumerateAttribute(key, in: all, options: []) { found, range, _ in
                if found == nil { result.addAttribute(key, value: value, range: range) }
            }
        }
        return result
    }

    /// The text with the label's attributes spelled out.
    var currentAttributedText: NSAttributedString? {
        switch content {
        case .plain(nil): return nil
        case .plain(let text?):
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = style.alignment
            paragraph.lineBreakMode = style.lineBreakMode
            paragraph.lineBreakStrategy = lineBreakStrategy
            var attributes: [NSAttributedString.Key: Any] = [
                .font: style.font, .foregroundColor: style.textColor, .paragraphStyle: paragraph,
            ]
            if let shadowColor {
                let shadow = NSShadow()
                shadow.shadowColor = shadowColor
                shadow.shadowOffset = shadowOffset
                attributes[.shadow] = shadow
            }
            return NSAttributedString(string: text, attributes: attributes)
        case .attributed(let text): return text
        }
    }

    func setFont(_ font: UIFont?) {
        let font = font ?? Style().font
        if case .plain = content, font.isEqual(style.font) { return }
        style.font = font
        applyToAttributedText { text, all in text.addAttribute(.font, value: font, range: all) }
        textLayoutChanged()
    }

    func setTextColor(_ color: UIColor?) {
        style.textColor = color ?? Style().textColor
        let color = style.textColor
        applyToAttributedText { text, all in text.addAttribute(.foregroundColor, value: color, range: all) }
        layouts.colorsChanged(content)
        setNeedsDisplay()
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        guard style.alignment != alignment else { return }
        style.alignment = alignment
        applyToParagraphStyles { $0.alignment = alignment }
        textLayoutChanged(keepsSize: true)
    }

    func setLineBreakMode(_ mode: NSLineBreakMode) {
        guard style.lineBreakMode != mode else { return }
        style.lineBreakMode = mode
        applyToParagraphStyles { $0.lineBreakMode = mode }
        textLayoutChanged()
    }

    private func applyToAttributedText(_ change: (NSMutableAttributedString, NSRange) -> Void) {
        guard case .attributed(let text) = content else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        change(changed, NSRange(location: 0, length: changed.length))
        content = .attributed(changed)
    }

    private func applyToParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
        applyToAttributedText { text, all in
            var changes: [(NSRange, NSMutableParagraphStyle)] = []
            text.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
                guard let old = value as? NSParagraphStyle, let copy = old.mutableCopy() as? NSMutableParagraphStyle
                else { return }
                change(copy)
                changes.append((range, copy))
            }
            for (range, style) in changes { text.addAttribute(.paragraphStyle, value: style, range: range) }
        }
    }

    // MARK: Dynamic Type

    func traitsChanged(_ previous: UITraitCollection?) {
        if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            updateFontForContentSize()
        }
        if previous?.displayScale != traitCollection.displayScale { invalidateIntrinsicContentSize() }
        // Colours may be dynamic.
        setNeedsDisplay()
    }

    /// Gives fonts that were made for a text style the size of the current category.
    func updateFontForContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        if let font = style.font.adjusted(for: traitCollection) {
            style.font = font
            textLayoutChanged()
        }
        let traits = traitCollection
        applyToAttributedText { text, all in
            var changes: [(NSRange, UIFont)] = []
            text.enumerateAttribute(.font, in: all, options: []) { value, range, _ in
                if let font = (value as? UIFont)?.adjusted(for: traits) { changes.append((range, font)) }
            }
            for (range, font) in changes { text.addAttribute(.font, value: font, range: range) }
        }
    }
}
