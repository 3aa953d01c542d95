// SPDX-License-Identifier: MIT
import CoreText

extension AttributeReader {
    /// Reads attributes of UIKit: links get the link colour.
    package static var uikit: AttributeReader {
        var reader = AttributeReader.plain
        reader.linkColor = UIColor.link
        return reader
    }

    /// Text in one set of attributes.
    package func source(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) -> SourceText {
        let attributes = attributes ?? [:]
        let format = (attributes[.paragraphStyle] as? NSParagraphStyle)?.paragraphFormat ?? defaultFormat
        return SourceText(text, style: style(attributes), format: format)
    }
}

// `String` gets what `NSString` has, because on Linux it is not bridged by itself.
extension StringProtocol {
    private func drawing(
        _ attributes: [NSAttributedString.Key: Any]?, _ options: NSStringDrawingOptions = [],
        _ context: NSStringDrawingContext? = nil
    ) -> StringDrawing {
        StringDrawing(AttributeReader.uikit.source(String(self), attributes), options, context)
    }

    /// Size of the text with lines broken only at its own line ends, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        drawing(attrs).unboundedSize
    }

    /// Draws into the current context with the top left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        drawing(attrs).draw(at: point)
    }

    /// Draws into the current context, wrapped to the rectangle's width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        drawing(attrs).drawWrapped(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        drawing(attributes, options, context).draw(in: rect)
    }

    /// Bounds of the text in a box; fractional, so callers round up.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        drawing(attributes, options, context).bounds(for: size)
    }
}

extension NSString {
    /// Size of the text with lines broken only at its own line ends, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attrs)
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point, withAttributes: attrs)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attrs)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension NSAttributedString {
    private func drawing(
        _ options: NSStringDrawingOptions = [], _ context: NSStringDrawingContext? = nil
    ) -> StringDrawing {
        StringDrawing(AttributeReader.uikit.source(self), options, context)
    }

    /// Size of the text with lines broken only at its own line ends, in points, not rounded.
    public func size() -> CGSize { drawing().unboundedSize }

    /// Draws into the current context with the top left corner at `point`.
    public func draw(at point: CGPoint) { drawing().draw(at: point) }

    /// Draws into the current context, wrapped to the rectangle's width.
    public func draw(in rect: CGRect) { drawing().drawWrapped(in: rect) }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        drawing(options, context).draw(in: rect)
    }

    /// Bounds of the text in a box; fractional, so callers round up.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        drawing(options, context).bounds(for: size)
    }
}
