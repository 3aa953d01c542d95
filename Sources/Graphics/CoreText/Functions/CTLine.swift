// SPDX-License-Identifier: MIT
import CoreGraphics

/// A line of typeset text. Immutable.
///
/// Sendable because nothing of it changes.
public final class CTLine: Hashable, @unchecked Sendable {
    // Unchecked: the line is not changed after layout, and the runs are values.
    /// Not changed any more: copies of the line share it.
    package let line: TextLine
    /// Units of the attributed string the line was made from.
    let range: CFRange
    let text: NSAttributedString

    init(_ line: TextLine, range: CFRange, text: NSAttributedString) {
        self.line = line
        self.range = range
        self.text = text
    }

    public static func == (lhs: CTLine, rhs: CTLine) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Unit of the line's paragraph for an index of the string.
    func unit(_ index: CFIndex) -> Int { index - line.sourceStart }
}

public func CTLineGetTypeID() -> CFTypeID { 0x4354_4C6E }

/// The whole string on one line; its line ends have no width.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    let text = NSAttributedString(attributedString: attrString)
    let source = AttributeReader.plain.source(text)
    let paragraph = ShapedParagraph(source, 0..<source.units.count)
    let line = TextLine(paragraph, 0..<source.units.count, indent: 0)
    return CTLine(line, range: CFRange(location: 0, length: source.units.count), text: text)
}

/// The line shortened to `width`; the line itself if it fits, nil when not even the token does.
///
/// - Parameter truncationToken: what stands for the missing text; nil: an ellipsis.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard line.line.contentWidth > width + 1e-6 else { return line }
    if let token = truncationToken, token.line.width > width { return nil }
    let place: Truncation.Place =
        switch truncationType {
        case .start: .head
        case .middle: .middle
        case .end: .tail
        }
    let content = line.line.range.lowerBound..<line.line.contentEnd
    let shorter = Truncation(line.line.paragraph, content, width: width, token: truncationToken?.line.source)
        .line(place, indent: 0, force: true)
    return CTLine(shorter, range: line.range, text: line.text)
}

/// The line with its spaces widened to `justificationWidth`, in part for factors below 1; nil when it is longer than that.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    let missing = justificationWidth - line.line.contentWidth
    guard missing >= 0 else { return nil }
    let copy = TextLine(
        line.line.paragraph, line.line.range, indent: 0, isTruncated: line.line.isTruncated, home: line.line.origin)
    copy.justify(to: line.line.contentWidth + missing * Double(min(max(justificationFactor, 0), 1)))
    return CTLine(copy, range: line.range, text: line.text)
}

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
    line.line.runs.reduce(0) { $0 + $1.glyphs.count }
}

/// Array of `CTRun`, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    line.line.runs.indices.filter { line.line.runs[$0].kind != .terminator }.map { CTRun(line, $0) } as NSArray
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// Where the line starts so that it is flush left (0), centred (0.5) or flush right (1) in `flushWidth`.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - line.line.contentWidth) * Double(min(max(flushFactor, 0), 1)))
}

/// Draws the line from the context's text position, which then stands at its end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    LineDrawing(context: context, toUser: context.textMatrix, line: line.line).draw(line.line)
    context.textPosition.x += CGFloat(line.line.width)
}

/// The line's width, trailing white space included; ascent, descent (positive) and leading through the pointers.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = CGFloat(line.line.ascent)
    descent?.pointee = CGFloat(line.line.descent)
    leading?.pointee = CGFloat(line.line.leading)
    return line.line.width
}

public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) || options.contains(.useOpticalBounds) {
        return line.line.inkBounds.isNull ? .zero : line.line.inkBounds
    }
    let leading = options.contains(.excludeTypographicLeading) ? 0 : line.line.leading
    return CGRect(
        x: 0, y: -line.line.descent - leading, width: line.line.width,
        height: line.line.ascent + line.line.descent + leading)
}

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.line.trailingSpaceWidth }

/// Bounds of the ink; the context makes no difference, because glyphs are not hinted.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let ink = line.line.inkBounds
    guard !ink.isNull else { return .null }
    guard let context else { return ink }
    return ink.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}

/// The index of the character boundary nearest to a place relative to the line's start.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.line.nearestCaret(at: Double(position.x)) + line.line.sourceStart
}

/// Where the caret in front of a character stands, relative to the line's start.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = CGFloat(line.line.offset(of: line.unit(charIndex)))
    secondaryOffset?.pointee = offset
    return offset
}

/// Calls `block` with each caret: offset, index, whether it is a leading edge, and a flag that stops.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    var stop = false
    let units = line.line.range.lowerBound..<line.line.contentEnd
    for unit in units where line.line.paragraph.isClusterStart(unit) {
        block(line.line.offset(of: unit), unit + line.line.sourceStart, true, &stop)
        if stop { return }
        var next = unit + 1
        while next < units.upperBound, !line.line.paragraph.isClusterStart(next) { next += 1 }
        block(line.line.offset(of: next), unit + line.line.sourceStart, false, &stop)
        if stop { return }
    }
}
