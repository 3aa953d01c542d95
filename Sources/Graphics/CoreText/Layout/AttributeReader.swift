// SPDX-License-Identifier: MIT
import CoreGraphics

/// Reads attributed strings into `SourceText`. Knows the keys of Core Text and those of UIKit, which share most names.
package struct AttributeReader {
    /// For stretches without a font attribute.
    package var defaultFont: FontCore
    /// For stretches without a paragraph style.
    package var defaultFormat = ParagraphFormat()
    /// Colour of links, which are underlined; nil leaves links as they are.
    package var linkColor: Any?

    /// Paragraphs are laid out as iOS does by default.
    package init(defaultFont: FontCore) { self.defaultFont = defaultFont }

    /// Core Text's and TextKit's default: Helvetica at 12 points.
    package static var plain: AttributeReader {
        AttributeReader(
            defaultFont: FontCore.make(FontIdentity(.named(postScript: "Helvetica")), size: 12) ?? .system(size: 12))
    }

    /// Styles end where any attribute changes; formats where the format does. Costs one pass over the attributes.
    package func source(_ text: NSAttributedString) -> SourceText {
        let units = Array(text.string.utf16)
        var styles: [SourceText.Span<RunStyle>] = []
        var formats: [SourceText.Span<ParagraphFormat>] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: units.count), options: []) { attributes, range, _ in
            let end = range.location + range.length
            styles.append(SourceText.Span(end: end, value: style(attributes)))
            let format = (attributes[Self.paragraph] as? any ParagraphFormatCarrier)?.paragraphFormat ?? defaultFormat
            if formats.last?.value == format {
                formats[formats.count - 1].end = end
            } else {
                formats.append(SourceText.Span(end: end, value: format))
            }
        }
        if styles.isEmpty {
            styles = [SourceText.Span(end: units.count, value: RunStyle(font: defaultFont))]
            formats = [SourceText.Span(end: units.count, value: defaultFormat)]
        }
        return SourceText(units: units, styles: styles, formats: formats)
    }

    private static let paragraph = NSAttributedString.Key("NSParagraphStyle")

    /// The style a set of attributes describes.
    package func style(_ attributes: [NSAttributedString.Key: Any]) -> RunStyle {
        var style = RunStyle(font: defaultFont)
        guard !attributes.isEmpty else { return style }
        var paint = PaintBuilder()
        for (key, value) in attributes { read(key.rawValue, value, &style, &paint) }
        if let intent = Self.number(attributes[Self.intent]) { apply(UInt(max(0, intent)), &style, &paint) }
        if let linkColor, attributes[NSAttributedString.Key("NSLink")] != nil { paint.link(linkColor) }
        style.paint = paint.made
        return style
    }

    private static let intent = NSAttributedString.Key("NSInlinePresentationIntent")

    /// Shows what Markdown said of the words: bits of `InlinePresentationIntent`.
    private func apply(_ intent: UInt, _ style: inout RunStyle, _ paint: inout PaintBuilder) {
        var bits = style.font.traitBits
        if intent & 1 != 0 { bits |= TraitBits.italic }
        if intent & 2 != 0 { bits |= TraitBits.bold }
        if intent & 4 != 0 { bits |= TraitBits.monospace }
        if bits != style.font.traitBits, let identity = style.font.identity.withTraits(bits, weightIsGiven: true),
            let font = FontCore.make(identity, size: style.font.size)
        {
            style.font = font
        }
        if intent & 32 != 0 { paint.read("NSStrikethrough", 1) }
    }

    private func read(_ key: String, _ value: Any, _ style: inout RunStyle, _ paint: inout PaintBuilder) {
        switch key {
        case "NSFont": if let font = value as? CTFont { style.font = font.core }
        case "NSKern": style.kern = Self.number(value)
        case "CTTracking": style.tracking = Self.number(value) ?? 0
        case "NSLigature": style.usesLigatures = Self.number(value) != 0
        case "NSBaselineOffset": style.baselineOffset = Self.number(value) ?? 0
        case "CTSuperscript", "NSSuperScript":
            style.baselineOffset += (Self.number(value) ?? 0) * style.font.size * 0.33
        case "NSObliqueness": style.obliqueness = Self.number(value) ?? 0
        case "NSExpansion": style.stretch = min(max(exp(Self.number(value) ?? 0), 0.01), 100)
        case "NSLanguage": style.language = value as? String
        case "NSAttachment", "CTRunDelegate": style.inlineObject = value as? any InlineObject
        case "NSWritingDirection":
            style.directions = (value as? [Any])?.compactMap { Self.number($0).map { Int($0) } } ?? []
        default: paint.read(key, value)
        }
    }

    /// Also of booleans, as 0 and 1; nil for values that are no finite number.
    package static func number(_ value: Any?) -> Double? {
        guard let number = CTFontDescriptor.number(value) else { return (value as? Bool).map { $0 ? 1 : 0 } }
        return number.isFinite ? number : nil
    }
}

/// Makes a `RunPaint` when an attribute asks for one.
private struct PaintBuilder {
    private(set) var made: RunPaint?

    private mutating func paint() -> RunPaint {
        if let made { return made }
        let paint = RunPaint()
        made = paint
        return paint
    }

    mutating func read(_ key: String, _ value: Any) {
        // Only where it is wanted: asking a colour whether it is a number takes five searches of all conformances.
        var number: Double? { AttributeReader.number(value) }
        switch key {
        case "NSColor", "CTForegroundColor": paint().foreground = value
        case "CTForegroundColorFromContext": paint().usesContextColor = number != 0
        case "NSBackgroundColor", "CTBackgroundColor": paint().background = value
        case "NSUnderline": paint().underline = Self.lineStyle(value)
        case "NSUnderlineColor": paint().underlineColor = value
        case "NSStrikethrough": paint().strikethrough = Self.lineStyle(value)
        case "NSStrikethroughColor": paint().strikethroughColor = value
        case "NSStrokeWidth": paint().strokeWidth = number ?? 0
        case "NSStrokeColor": paint().strokeColor = value
        case "NSTextEffect": paint().isLetterpress = true
        case "NSShadow": paint().shadow = value as? any TextShadow
        case "NSParagraphStyle", "NSLink": break
        case "CTRubyAnnotation", "NSGlyphInfo", "CTBaselineClass", "CTVerticalForms", "CTHorizontalInVerticalForms":
            if number != 0 { Unsupported.report("text with the attribute \(key)") }
        default: break
        }
    }

    /// A number, or the option set itself.
    private static func lineStyle(_ value: Any) -> Int {
        if let number = AttributeReader.number(value) { return Int(max(0, min(number, 0xFFFF))) }
        if let set = value as? any RawRepresentable, let raw = set.rawValue as? Int { return raw }
        return 0
    }

    mutating func link(_ color: Any) {
        let paint = paint()
        paint.foreground = color
        if paint.underline == 0 { paint.underline = 1 }
    }
}
