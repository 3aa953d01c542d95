// SPDX-License-Identifier: MIT

/// Between `AttributedString` and `NSAttributedString`, which Foundation converts only where it has UIKit's scope.
extension NSAttributedString {
    /// The same text with the attributes that UIKit knows, and links.
    public convenience init(_ string: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in string.runs {
            result.append(
                NSAttributedString(
                    string: String(string[run.range].characters), attributes: run.attributes.objectAttributes))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// The same text with the attributes that UIKit knows, and links.
    public init(_ string: NSAttributedString) {
        self.init()
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
            let text = string.attributedSubstring(from: range).string
            append(AttributedString(text, attributes: AttributeContainer(objectAttributes: values)))
        }
    }
}

extension AttributeContainer {
    private typealias Scope = AttributeScopes.UIKitAttributes
    private typealias Link = AttributeScopes.FoundationAttributes.LinkAttribute

    /// As `NSAttributedString` keeps them.
    var objectAttributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        func take<Key: AttributedStringKey>(_ key: Key.Type, _ convert: (Key.Value) -> Any = { $0 })
        where Key.Value: Sendable {
            if let value = self[key] { result[NSAttributedString.Key(key.name)] = convert(value) }
        }
        take(Scope.FontAttribute.self)
        take(Scope.ParagraphStyleAttribute.self)
        take(Scope.ForegroundColorAttribute.self)
        take(Scope.BackgroundColorAttribute.self)
        take(Scope.LigatureAttribute.self)
        take(Scope.KernAttribute.self)
        take(Scope.TrackingAttribute.self)
        take(Scope.StrikethroughStyleAttribute.self) { $0.rawValue }
        take(Scope.UnderlineStyleAttribute.self) { $0.rawValue }
        take(Scope.StrokeColorAttribute.self)
        take(Scope.StrokeWidthAttribute.self)
        take(Scope.ShadowAttribute.self)
        take(Scope.TextEffectAttribute.self) { $0.rawValue }
        take(Scope.AttachmentAttribute.self)
        take(Scope.BaselineOffsetAttribute.self)
        take(Scope.UnderlineColorAttribute.self)
        take(Scope.StrikethroughColorAttribute.self)
        take(Scope.ObliquenessAttribute.self)
        take(Scope.ExpansionAttribute.self)
        if let link = self[Link.self] { result[.link] = link }
        return result
    }

    /// From what `NSAttributedString` keeps; what UIKit does not know is left out.
    init(objectAttributes values: [NSAttributedString.Key: Any]) {
        self.init()
        func value<Value>(_ key: NSAttributedString.Key) -> Value? { values[key] as? Value }
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            (values[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? values[key] as? CGFloat
        }
        func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            number(key).map { NSUnderlineStyle(rawValue: Int($0)) } ?? value(key)
        }
        self[Scope.FontAttribute.self] = value(.font)
        self[Scope.ParagraphStyleAttribute.self] = value(.paragraphStyle)
        self[Scope.ForegroundColorAttribute.self] = value(.foregroundColor)
        self[Scope.BackgroundColorAttribute.self] = value(.backgroundColor)
        self[Scope.LigatureAttribute.self] = number(.ligature).map { Int($0) }
        self[Scope.KernAttribute.self] = number(.kern)
        self[Scope.TrackingAttribute.self] = number(.tracking)
        self[Scope.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
        self[Scope.UnderlineStyleAttribute.self] = line(.underlineStyle)
        self[Scope.StrokeColorAttribute.self] = value(.strokeColor)
        self[Scope.StrokeWidthAttribute.self] = number(.strokeWidth)
        self[Scope.ShadowAttribute.self] = value(.shadow)
        self[Scope.AttachmentAttribute.self] = value(.attachment)
        self[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
        self[Scope.UnderlineColorAttribute.self] = value(.underlineColor)
        self[Scope.StrikethroughColorAttribute.self] = value(.strikethroughColor)
        self[Scope.ObliquenessAttribute.self] = number(.obliqueness)
        self[Scope.ExpansionAttribute.self] = number(.expansion)
        let text: String? = value(.link)
        self[Link.self] = value(.link) ?? text.flatMap { URL(string: $0) }
    }
}
