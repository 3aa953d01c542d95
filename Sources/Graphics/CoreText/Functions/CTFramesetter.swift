// SPDX-License-Identifier: MIT
import CoreGraphics

/// Makes frames: columns of lines. Immutable.
///
/// Sendable because nothing of it changes.
public final class CTFramesetter: Hashable, @unchecked Sendable {
    // Unchecked: only values and an immutable string.
    let text: NSAttributedString
    let source: SourceText

    init(_ text: NSAttributedString) {
        self.text = NSAttributedString(attributedString: text)
        source = AttributeReader.plain.source(text)
    }

    /// The layout of a range of the string in a box, in the parts of it that `taken` leaves. Length 0 means to the end.
    func layout(
        _ range: CFRange, _ size: CGSize, taken: ((_ top: Double, _ height: Double) -> [ClosedRange<Double>])? = nil
    ) -> (TextLayout, start: Int) {
        let start = min(max(range.location, 0), source.units.count)
        let end = range.length <= 0 ? source.units.count : min(start + range.length, source.units.count)
        var options = TextLayout.Options()
        options.width = size.width > 0 && size.width < 1e7 ? Double(size.width) : .infinity
        options.height = size.height > 0 && size.height < 1e7 ? Double(size.height) : .infinity
        options.taken = taken
        return (TextLayout(start == 0 && end == source.units.count ? source : source.part(start..<end), options), start)
    }

    public static func == (lhs: CTFramesetter, rhs: CTFramesetter) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Lines laid out in the area of a path. Immutable.
///
/// Sendable because nothing of it changes.
public final class CTFrame: Hashable, @unchecked Sendable {
    // Unchecked: see CTLine.
    let path: CGPath
    let range: CFRange
    let lines: [CTLine]
    /// From the lower left corner of the path's bounding box.
    let origins: [CGPoint]
    let attributes: CFDictionary?
    let visible: CFRange

    init(_ setter: CTFramesetter, _ range: CFRange, _ path: CGPath, _ attributes: CFDictionary?) {
        self.path = path
        self.attributes = attributes
        let box = path.boundingBox
        let (layout, start) = setter.layout(
            range, box.isNull ? .zero : box.size, taken: FrameArea(path, attributes)?.taken)
        let shown =
            box.isNull || box.height <= 0 ? [] : layout.lines.filter { $0.top + $0.height <= Double(box.height) + 1e-6 }
        lines = shown.map { placed in
            let whole = CFRange(location: placed.range.lowerBound + start, length: placed.range.count)
            return CTLine(placed.line, range: whole, text: setter.text)
        }
        origins = shown.map { CGPoint(x: $0.x, y: Double(box.height) - $0.baseline) }
        let end = lines.last.map { $0.range.location + $0.range.length } ?? start
        visible = CFRange(location: start, length: end - start)
        self.range = CFRange(
            location: range.location, length: range.length <= 0 ? setter.source.units.count - start : range.length)
    }

    public static func == (lhs: CTFrame, rhs: CTFrame) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CTFramesetterGetTypeID() -> CFTypeID { 0x4354_4673 }
public func CTFrameGetTypeID() -> CFTypeID { 0x4354_4672 }

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// As many lines as fit into the area of `path`: every line, or piece of one, where the area is as wide along its whole
/// height. Clipping paths of the attributes take their areas from it. Columns of vertical text are reported.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let progression = (frameAttributes?[kCTFrameProgressionAttributeName] as? NSNumber)?.uint32Value ?? 0
    if progression != CTFrameProgression.topToBottom.rawValue {
        Unsupported.report("CTFramesetterCreateFrame with vertical lines")
    }
    return CTFrame(framesetter, stringRange, path, frameAttributes)
}

public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
    CTFramesetter(typesetter.text)
}

public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { CTTypesetter(framesetter.text) }

/// The size the text needs inside `constraints`; zero, negative or huge lengths of which mean no limit.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let (layout, start) = framesetter.layout(stringRange, constraints)
    let end = layout.lines.last?.range.upperBound ?? 0
    fitRange?.pointee = CFRange(location: start, length: end)
    return layout.size
}

public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// Array of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines as NSArray }

/// Fills `origins` with the origins of a range of lines, from the path's lower left corner. Length 0 means to the end.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let start = min(max(range.location, 0), frame.origins.count)
    let end = range.length <= 0 ? frame.origins.count : min(start + range.length, frame.origins.count)
    for index in start..<end { origins[index - start] = frame.origins[index] }
}

public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let box = frame.path.boundingBox
    for (line, origin) in zip(frame.lines, frame.origins) {
        context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
        LineDrawing(context: context, toUser: context.textMatrix, line: line.line).draw(line.line)
    }
}
