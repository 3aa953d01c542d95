// SPDX-License-Identifier: MIT

extension UITextField {
    struct Style {
        var font = UIFont.systemFont(ofSize: 17)
        var color = UIColor.label
        var alignment = NSTextAlignment.natural
        var placeholder: NSAttributedString?
        var placeholderIsPlain = true
        /// Font, colour and paragraph style among them.
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
        ]
        var typing: [NSAttributedString.Key: Any]?
    }

    func setText(_ new: String) {
        guard new != storage.string || editor.marked != nil else { return }
        storage.setAttributedString(NSAttributedString(string: new, attributes: style.attributes))
        replaced()
    }

    func setAttributedText(_ new: NSAttributedString?) {
        let text = NSMutableAttributedString(attributedString: new ?? NSAttributedString(string: ""))
        // What an attribute is missing for comes from the field.
        let all = NSRange(location: 0, length: text.length)
        for (key, value) in style.attributes {
            text.enumerateAttribute(key, in: all, options: []) { found, range, _ in
                if found == nil { text.addAttribute(key, value: value, range: range) }
            }
        }
        storage.setAttributedString(text)
        replaced()
    }

    private func replaced() {
        let hadText = !parts.placeholder.isHidden
        editor.textWasReplaced()
        lineChanged()
        if hadText != storage.string.isEmpty { partsChanged() }
    }

    func setFont(_ font: UIFont?) {
        style.font = font ?? .systemFont(ofSize: 17)
        setEverywhere(.font, style.font)
    }

    func setTextColor(_ color: UIColor?) {
        style.color = color ?? .label
        setEverywhere(.foregroundColor, style.color)
    }

    private func setEverywhere(_ key: NSAttributedString.Key, _ value: Any) {
        style.attributes[key] = value
        style.typing?[key] = value
        storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length))
        lineChanged()
        placeholderChanged()
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        style.alignment = alignment
        lineChanged()
        placeholderChanged()
    }

    func setDefaultAttributes(_ new: [NSAttributedString.Key: Any]) {
        style.attributes = new
        style.attributes[.font] = new[.font] ?? style.font
        style.attributes[.foregroundColor] = new[.foregroundColor] ?? style.color
        if let font = new[.font] as? UIFont { style.font = font }
        if let color = new[.foregroundColor] as? UIColor { style.color = color }
        if let paragraph = new[.paragraphStyle] as? NSParagraphStyle, paragraph.alignment != .natural {
            style.alignment = paragraph.alignment
        }
        storage.setAttributes(style.attributes, range: NSRange(location: 0, length: storage.length))
        lineChanged()
        placeholderChanged()
    }

    func setWritingDirection(_ direction: NSWritingDirection) {
        let paragraph = NSMutableParagraphStyle()
        if let old = style.attributes[.paragraphStyle] as? NSParagraphStyle { paragraph.setParagraphStyle(old) }
        paragraph.baseWritingDirection = direction
        setEverywhere(.paragraphStyle, paragraph)
    }

    // MARK: Placeholder

    func setPlaceholder(_ new: NSAttributedString?, isPlain: Bool) {
        style.placeholder = new
        style.placeholderIsPlain = isPlain
        placeholderChanged()
        invalidateIntrinsicContentSize()
    }

    var currentPlaceholder: NSAttributedString? {
        guard let text = style.placeholder else { return nil }
        let result = NSMutableAttributedString(attributedString: text)
        let all = NSRange(location: 0, length: result.length)
        for (key, value) in [.font: style.font, .foregroundColor: UIColor.placeholderText]
            as [NSAttributedString.Key: Any]
        {
            result.enumerateAttribute(key, in: all, options: []) { found, range, _ in
                if found == nil { result.addAttribute(key, value: value, range: range) }
            }
        }
        return result
    }

    func placeholderChanged() {
        let label = parts.placeholder
        label.font = style.font
        if style.placeholderIsPlain {
            label.textColor = .placeholderText
            label.text = style.placeholder?.string
        } else {
            label.attributedText = currentPlaceholder
        }
        label.textAlignment = style.alignment
        label.isHidden = storage.length > 0
        setNeedsLayout()
    }

    // MARK: Typing

    var currentTypingAttributes: [NSAttributedString.Key: Any] {
        guard allowsEditingTextAttributes, storage.length > 0 else { return style.attributes }
        let index = max(0, min(editor.selection.location, storage.length) - 1)
        return storage.attributes(at: index, effectiveRange: nil)
    }

    func insert(_ text: String) {
        if text == "\n" || text == "\r" {
            _ = editorReturn()
            return
        }
        if replacesAll || clearsOnInsertion, storage.length > 0, editor.marked == nil {
            storage.deleteCharacters(in: NSRange(location: 0, length: storage.length))
            editor.clampSelection()
        }
        replacesAll = false
        clearsOnInsertion = false
        editor.insert(text)
    }

    func deleteBack() {
        if replacesAll, storage.length > 0 { editor.select(NSRange(location: 0, length: storage.length)) }
        replacesAll = false
        editor.deleteBackward()
    }
}
