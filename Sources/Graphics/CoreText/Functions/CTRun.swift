// SPDX-License-Identifier: MIT
import CoreGraphics

/// Glyphs of a line that share attributes, font and direction.
public final class CTRun: Hashable, @unchecked Sendable {
    // Unchecked: see CTLine.
    let line: CTLine
    let index: Int

    init(_ line: CTLine, _ index: Int) {
        self.line = line
        self.index = index
    }

    var run: LineRun { line.line.runs[index] }

    // Blocks that C reads from, made when they are asked for.
    private let lock = NSLock()
    private var blocks: [UnsafeMutableRawPointer] = []
    private var glyphs: UnsafePointer<CGGlyph>?
    private var positions: UnsafePointer<CGPoint>?
    private var advances: UnsafePointer<CGSize>?
    private var indices: UnsafePointer<CFIndex>?

    deinit { for block in blocks { block.deallocate() } }

    /// The values of all glyphs, kept as long as the run.
    fileprivate func block<Value>(
        _ kept: ReferenceWritableKeyPath<CTRun, UnsafePointer<Value>?>,
        _ fill: (CTRun, CFRange, UnsafeMutablePointer<Value>) -> Void
    ) -> UnsafePointer<Value>? {
        lock.withLock {
            if let known = self[keyPath: kept] { return known }
            let count = run.glyphs.count
            guard count > 0 else { return nil }
            let made = UnsafeMutablePointer<Value>.allocate(capacity: count)
            fill(self, CFRange(location: 0, length: 0), made)
            blocks.append(UnsafeMutableRawPointer(made))
            self[keyPath: kept] = UnsafePointer(made)
            return UnsafePointer(made)
        }
    }

    fileprivate var glyphBlock: UnsafePointer<CGGlyph>? { block(\.glyphs, CTRunGetGlyphs) }
    fileprivate var positionBlock: UnsafePointer<CGPoint>? { block(\.positions, CTRunGetPositions) }
    fileprivate var advanceBlock: UnsafePointer<CGSize>? { block(\.advances, CTRunGetAdvances) }
    fileprivate var indexBlock: UnsafePointer<CFIndex>? { block(\.indices, CTRunGetStringIndices) }

    public static func == (lhs: CTRun, rhs: CTRun) -> Bool { lhs.line === rhs.line && lhs.index == rhs.index }
    public func hash(into hasher: inout Hasher) { hasher.combine(index) }

    /// Length 0 means to the end.
    func indices(_ range: CFRange) -> Range<Int> {
        let count = run.glyphs.count
        let start = min(max(range.location, 0), count)
        return start..<(range.length <= 0 ? count : min(start + range.length, count))
    }
}

public func CTRunGetTypeID() -> CFTypeID { 0x4354_526E }
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// The attributes of the run's text, with the font that draws it.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let place = run.run.range.lowerBound + run.line.line.sourceStart
    var attributes: [NSAttributedString.Key: Any] = [:]
    if place < run.line.text.length { attributes = run.line.text.attributes(at: place, effectiveRange: nil) }
    attributes[NSAttributedString.Key("NSFont")] = CTFont(core: run.run.font)
    return NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) }))
}

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }

public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.run.range.lowerBound + run.line.line.sourceStart, length: run.run.range.count)
}

/// Fills `buffer` with the glyphs of a range of the run. Length 0 means to the end.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (place, index) in run.indices(range).enumerated() { buffer[place] = run.run.glyphs[index].id }
}

/// Places of the glyphs relative to the line's start.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    var x = run.run.x
    let wanted = run.indices(range)
    for (index, glyph) in run.run.glyphs.enumerated() {
        if wanted.contains(index) { buffer[index - wanted.lowerBound] = CGPoint(x: x + glyph.dx, y: glyph.dy) }
        x += glyph.advance
    }
}

public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (place, index) in run.indices(range).enumerated() {
        buffer[place] = CGSize(width: run.run.glyphs[index].advance, height: 0)
    }
}

public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (place, index) in run.indices(range).enumerated() {
        buffer[place] = Int(run.run.glyphs[index].cluster) + run.line.line.sourceStart
    }
}

// The values of all glyphs at once, valid as long as the run; nil for a run without glyphs.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { run.glyphBlock }
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { run.positionBlock }
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { run.advanceBlock }
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { run.indexBlock }

/// Advances and how far glyphs are moved from their pens.
public func CTRunGetBaseAdvancesAndOrigins(
    _ runRef: CTRun, _ range: CFRange, _ advancesBuffer: UnsafeMutablePointer<CGSize>?,
    _ originsBuffer: UnsafeMutablePointer<CGPoint>?
) {
    for (place, index) in runRef.indices(range).enumerated() {
        let glyph = runRef.run.glyphs[index]
        advancesBuffer?[place] = CGSize(width: glyph.advance, height: 0)
        originsBuffer?[place] = CGPoint(x: glyph.dx, y: glyph.dy)
    }
}

@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let isObject = run.run.kind == .object
    let metrics = run.run.font.metrics
    ascent?.pointee = isObject ? run.run.objectBounds.maxY : CGFloat(metrics.ascent)
    descent?.pointee = isObject ? -run.run.objectBounds.minY : CGFloat(metrics.descent)
    leading?.pointee = isObject ? 0 : CGFloat(metrics.leading)
    return run.indices(range).reduce(0) { $0 + run.run.glyphs[$1].advance }
}

public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    var bounds = CGRect.null
    var x = run.run.x
    let wanted = run.indices(range)
    for (index, glyph) in run.run.glyphs.enumerated() {
        if wanted.contains(index) {
            let ink = run.run.font.inkBounds(glyph.id)
            if !ink.isNull { bounds = bounds.union(ink.offsetBy(dx: x + glyph.dx, dy: glyph.dy)) }
        }
        x += glyph.advance
    }
    return bounds
}

public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws glyphs of a run where they stand on its line, relative to the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let line = run.line.line
    LineDrawing(context: context, toUser: context.textMatrix, line: line).draw(
        run.run, line, glyphs: run.indices(range))
}
