// SPDX-License-Identifier: MIT

// Foundation on Linux has both kinds of attributed strings and no way between them.

/// One attribute of UIKit's or Foundation's scope: how it is read on either side.
private struct ConvertedAttribute {
    let name: NSAttributedString.Key
    let read: (AttributedString.Runs.Run) -> Any?
    let readContainer: (AttributeContainer) -> Any?
    let write: (Any, inout AttributeContainer) -> Void

    /// `toObject` and `toValue` where `NSAttributedString` keeps another type than the scope.
    init<Key: AttributedStringKey>(
        _: Key.Type, toObject: @escaping (Key.Value) -> Any = { $0 },
        toValue: @escaping (Any) -> Key.Value? = { $0 as? Key.Value }
    ) where Key.Value: Sendable {
        name = NSAttributedString.Key(Key.name)
        read = { run in run[Key.self].map(toObject) }
        readContainer = { container in container[Key.self].map(toObject) }
        write = { object, container in if let value = toValue(object) { container[Key.self] = value } }
    }

    private typealias UIKitScope = AttributeScopes.UIKitAttributes
    private typealias FoundationScope = AttributeScopes.FoundationAttributes

    private static func number(_ value: Any) -> CGFloat? { AttributeReader.number(value).map { CGFloat($0) } }

    private static func lineStyle(_ value: Any) -> NSUnderlineStyle? {
        value as? NSUnderlineStyle ?? AttributeReader.number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
    }

    private static func textEffect(_ value: Any) -> NSAttributedString.TextEffectStyle? {
        value as? NSAttributedString.TextEffectStyle
            ?? (value as? String).map { NSAttributedString.TextEffectStyle(rawValue: $0) }
    }

    nonisolated(unsafe) static let all: [ConvertedAttribute] = [
        // Closures over types only; they lack the Sendable mark.
        ConvertedAttribute(UIKitScope.FontAttribute.self),
        ConvertedAttribute(UIKitScope.ParagraphStyleAttribute.self),
        ConvertedAttribute(UIKitScope.ForegroundColorAttribute.self),
        ConvertedAttribute(UIKitScope.BackgroundColorAttribute.self),
        ConvertedAttribute(UIKitScope.LigatureAttribute.self, toValue: { number($0).map { Int($0) } }),
        ConvertedAttribute(UIKitScope.KernAttribute.self, toValue: number),
        ConvertedAttribute(UIKitScope.TrackingAttribute.self, toValue: number),
        ConvertedAttribute(
            UIKitScope.StrikethroughStyleAttribute.self, toObject: { $0.rawValue }, toValue: lineStyle),
        ConvertedAttribute(UIKitScope.UnderlineStyleAttribute.self, toObject: { $0.rawValue }, toValue: lineStyle),
        ConvertedAttribute(UIKitScope.StrokeColorAttribute.self),
        ConvertedAttribute(UIKitScope.StrokeWidthAttribute.self, toValue: number),
        ConvertedAttribute(UIKitScope.ShadowAttribute.self),
        ConvertedAttribute(
            UIKitScope.TextEffectAttribute.self, toObject: { $0.rawValue },
            toValue: textEffect),
        ConvertedAttribute(UIKitScope.AttachmentAttribute.self),
        ConvertedAttribute(UIKitScope.BaselineOffsetAttribute.self, toValue: number),
        ConvertedAttribute(UIKitScope.UnderlineColorAttribute.self),
        ConvertedAttribute(UIKitScope.StrikethroughColorAttribute.self),
        ConvertedAttribute(UIKitScope.ObliquenessAttribute.self, toValue: number),
        ConvertedAttribute(UIKitScope.ExpansionAttribute.self, toValue: number),
        ConvertedAttribute(
            FoundationScope.LinkAttribute.self,
            toValue: { $0 as? URL ?? ($0 as? String).flatMap(URL.init(string:)) }),
        ConvertedAttribute(FoundationScope.ImageURLAttribute.self),
        ConvertedAttribute(FoundationScope.AlternateDescriptionAttribute.self),
        ConvertedAttribute(FoundationScope.LanguageIdentifierAttribute.self),
        ConvertedAttribute(
            FoundationScope.InlinePresentationIntentAttribute.self, toObject: { $0.rawValue },
            toValue: { AttributeReader.number($0).map { InlinePresentationIntent(rawValue: UInt($0)) } }),
        ConvertedAttribute(FoundationScope.PresentationIntentAttribute.self),
    ]
}

extension NSAttributedString {
    /// The text with the attributes of UIKit's and Foundation's scopes; those of other scopes are left out.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: String(attrStr.characters))
        var start = 0
        for run in attrStr.runs {
            let length = attrStr.characters[run.range].reduce(0) { $0 + $1.utf16.count }
            let range = NSRange(location: start, length: length)
            for attribute in ConvertedAttribute.all {
                if let value = attribute.read(run) { text.addAttribute(attribute.name, value: value, range: range) }
            }
            start += length
        }
        self.init(attributedString: text)
    }

    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr)
    }

    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attrStr) }

    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { try self.init(AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { try self.init(AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

    public convenience init(
        contentsOfMarkdownFile url: URL, options: AttributedString.MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws { try self.init(AttributedString(contentsOf: url, options: options, baseURL: baseURL)) }
}

extension AttributedString {
    /// The text with those attributes that UIKit's and Foundation's scopes have.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { values, range, _ in
            let part = (nsStr.string as NSString).substring(with: range)
            append(AttributedString(part, attributes: AttributeContainer(values)))
        }
    }

    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }

    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(nsStr) }
}

extension AttributeContainer {
    /// Those of the attributes that UIKit's and Foundation's scopes have.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in ConvertedAttribute.all {
            if let value = dictionary[attribute.name] { attribute.write(value, &self) }
        }
    }

    public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any], including scope: S.Type
    ) throws { self.init(dictionary) }

    public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(dictionary) }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    public init(_ container: AttributeContainer) {
        self.init()
        for attribute in ConvertedAttribute.all {
            if let value = attribute.readContainer(container) { self[attribute.name] = value }
        }
    }

    public init<S: AttributeScope>(_ container: AttributeContainer, including scope: S.Type) throws {
        self.init(container)
    }

    public init<S: AttributeScope>(
        _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(container) }
}
