// SPDX-License-Identifier: MIT

extension UITextView {
    struct Style {
        var font: UIFont?
        var color: UIColor?
        var alignment = NSTextAlignment.natural
        var typing: [NSAttributedString.Key: Any]?
        /// The app replaces the text; layout waits.
        var isReplacing = false

        /// What text without a font shows in (facts/measured-laws.md).
        static let noFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    }

    /// Of text that came without any.
    var baseAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: style.font ?? Style.noFont, .foregroundColor: style.color ?? .label,
        ]
        if style.alignment != .natural {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = style.alignment
            attributes[.paragraphStyle] = paragraph
        }
        return attributes
    }

    func setText(_ new: String) {
        // Typing attributes of an empty view stay in force for text set as a string.
        let attributes = textStorage.length > 0 ? firstAttributes : style.typing ?? baseAttributes
        textStorage.setAttributedString(NSAttributedString(string: new, attributes: attributes))
        replaced()
    }

    /// The whole text takes the attributes of its first character, as on iOS.
    private var firstAttributes: [NSAttributedString.Key: Any] {
        var attributes = textStorage.attributes(at: 0, effectiveRange: nil)
        attributes[.link] = nil
        attributes[.attachment] = nil
        attributes[.font] = style.font ?? attributes[.font] ?? Style.noFont
        attributes[.foregroundColor] = style.color ?? attributes[.foregroundColor] ?? UIColor.label
        return attributes
    }

    func setAttributedText(_ new: NSAttributedString?) {
        let text = NSMutableAttributedString(attributedString: new ?? NSAttributedString(string: ""))
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.foregroundColor, in: all, options: []) { found, range, _ in
            // Text without a colour follows the appearance.
            if found == nil { text.addAttribute(.foregroundColor, value: UIColor.label, range: range) }
        }
        textStorage.setAttributedString(text)
        if text.length > 0 {
            let first = text.attributes(at: 0, effectiveRange: nil)
            style.font = first[.font] as? UIFont ?? Style.noFont
            style.color = first[.foregroundColor] as? UIColor
            style.alignment = (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
        }
        replaced()
    }

    private func replaced() {
        style.typing = nil
        editor.textWasReplaced()
        setNeedsLayout()
    }

    func setFont(_ font: UIFont?) {
        style.font = font
        setEverywhere(.font, font ?? Style.noFont)
    }

    func setTextColor(_ color: UIColor?) {
        style.color = color
        setEverywhere(.foregroundColor, color ?? .label)
    }

    private func setEverywhere(_ key: NSAttributedString.Key, _ value: Any) {
        style.typing?[key] = value
        textStorage.addAttribute(key, value: value, range: NSRange(location: 0, length: textStorage.length))
        if textStorage.length == 0 { textInvalidated() }
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        style.alignment = alignment
        changeParagraphs(NSRange(location: 0, length: textStorage.length)) { $0.alignment = alignment }
        style.typing = nil
        textInvalidated()
    }

    func setWritingDirection(_ direction: NSWritingDirection, _ range: NSRange) {
        changeParagraphs((textStorage.string as NSString).paragraphRange(for: range)) {
            $0.baseWritingDirection = direction
        }
    }

    private func changeParagraphs(_ range: NSRange, _ change: (NSMutableParagraphStyle) -> Void) {
        var styles: [(NSRange, NSParagraphStyle)] = []
        textStorage.enumerateAttribute(.paragraphStyle, in: range, options: []) { found, part, _ in
            let paragraph = NSMutableParagraphStyle()
            if let old = found as? NSParagraphStyle { paragraph.setParagraphStyle(old) }
            change(paragraph)
            styles.append((part, paragraph))
        }
        textStorage.beginEditing()
        for (part, paragraph) in styles { textStorage.addAttribute(.paragraphStyle, value: paragraph, range: part) }
        textStorage.endEditing()
    }

    // MARK: Typing

    /// Of the character before the caret, links and attachments left out.
    var attributesAtCaret: [NSAttributedString.Key: Any] {
        guard textStorage.length > 0 else { return baseAttributes }
        let selection = editor.selection
        let index = selection.length > 0 ? selection.location : max(0, selection.location - 1)
        var attributes = textStorage.attributes(at: min(index, textStorage.length - 1), effectiveRange: nil)
        attributes[.link] = nil
        attributes[.attachment] = nil
        return attributes
    }

    func insert(_ text: String) {
        if clearsOnInsertion, textStorage.length > 0 {
            clearsOnInsertion = false
            editor.select(NSRange(location: 0, length: textStorage.length))
        }
        // Line ends of any kind become one.
        editor.insert(text == "\r" || text == "\r\n" ? "\n" : text)
    }

    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        guard allowsEditingTextAttributes else { return }
        let range = editor.selection
        guard range.length > 0 else {
            let font = typingAttributes[.font] as? UIFont ?? style.font ?? Style.noFont
            typingAttributes[.font] = toggled(font, trait, !font.fontDescriptor.symbolicTraits.contains(trait))
            return
        }
        let first = textStorage.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont ?? Style.noFont
        let isOn = !first.fontDescriptor.symbolicTraits.contains(trait)
        var fonts: [(NSRange, UIFont)] = []
        textStorage.enumerateAttribute(.font, in: range, options: []) { found, part, _ in
            fonts.append((part, toggled(found as? UIFont ?? Style.noFont, trait, isOn)))
        }
        for (part, font) in fonts { textStorage.addAttribute(.font, value: font, range: part) }
        editorDidEdit()
    }

    private func toggled(_ font: UIFont, _ trait: UIFontDescriptor.SymbolicTraits, _ isOn: Bool) -> UIFont {
        var traits = font.fontDescriptor.symbolicTraits
        if isOn { traits.insert(trait) } else { traits.remove(trait) }
        return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: font.pointSize) }
            ?? font
    }

    func toggleUnderlining() {
        guard allowsEditingTextAttributes else { return }
        let range = editor.selection
        guard range.length > 0 else {
            let isOn = (typingAttributes[.underlineStyle] as? Int ?? 0) != 0
            typingAttributes[.underlineStyle] = isOn ? 0 : 1
            return
        }
        let isOn = (textStorage.attribute(.underlineStyle, at: range.location, effectiveRange: nil) as? Int ?? 0) != 0
        textStorage.addAttribute(.underlineStyle, value: isOn ? 0 : 1, range: range)
        editorDidEdit()
    }

    /// Fonts made for a text style take the size of the present category.
    func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        if let font = style.font?.adjusted(for: traitCollection) { style.font = font }
        var fonts: [(NSRange, UIFont)] = []
        textStorage.enumerateAttribute(.font, in: NSRange(location: 0, length: textStorage.length), options: []) {
            found, part, _ in
            if let font = (found as? UIFont)?.adjusted(for: traitCollection) { fonts.append((part, font)) }
        }
        for (part, font) in fonts { textStorage.addAttribute(.font, value: font, range: part) }
    }
}
