// SPDX-License-Identifier: MIT
import CoreGraphics

/// What of a line shows where, so that an edit draws only the lines that look different.
extension TextLayout.PlacedLine {
    /// From the highest to the lowest place that the line may leave pixels at, in the column's coordinates: its own height,
    /// and how far glyphs reach out of it. A line with shadows, strokes, lines under its words or objects in it is taken to reach
    /// `uncertain` points farther.
    package func inkStrip(uncertain: Double) -> ClosedRange<Double> {
        guard let limits = line.inkLimits else { return top - uncertain...top + height + uncertain }
        return min(top, baseline - limits.above)...max(top + height, baseline + limits.below)
    }

    /// Draws the same pixels at the same place.
    package func looksLike(_ other: Self) -> Bool {
        x == other.x && baseline == other.baseline && top == other.top && height == other.height
            && line.looksLike(other.line)
    }
}

extension TextLine {
    /// Antialiasing, and baselines that are moved to a pixel's edge, points.
    private static let slack = 2.0

    /// How far above and below its baseline glyphs may leave pixels, points; nil when not only glyphs do.
    fileprivate var inkLimits: (above: Double, below: Double)? {
        var (above, below) = (0.0, 0.0)
        for run in runs where run.kind != .terminator {
            let style = source.styles[run.style].value
            guard run.kind == .text || run.kind == .tab, style.paint?.isPlain ?? true, let reach = run.font.face.reach
            else { return nil }
            var lift: (low: Double, high: Double) = (0, 0)
            for glyph in run.glyphs where glyph.dy != 0 { lift = (min(lift.low, glyph.dy), max(lift.high, glyph.dy)) }
            let scale = run.font.unitScale
            above = max(above, Double(reach.upperBound) * scale + style.baselineOffset + lift.high)
            below = max(below, -Double(reach.lowerBound) * scale - style.baselineOffset - lift.low)
        }
        return (above + Self.slack, below + Self.slack)
    }

    fileprivate func looksLike(_ other: TextLine) -> Bool {
        guard runs.count == other.runs.count else { return false }
        return zip(runs, other.runs).allSatisfy { looksLike($0, $1, of: other) }
    }

    private func looksLike(_ run: LineRun, _ twin: LineRun, of other: TextLine) -> Bool {
        let style = source.styles[run.style].value
        let twinStyle = other.source.styles[twin.style].value
        guard run.kind == twin.kind, run.kind != .object, run.font === twin.font, run.x == twin.x,
            run.width == twin.width, run.glyphs.count == twin.glyphs.count, style.font === twinStyle.font,
            style.baselineOffset == twinStyle.baselineOffset, style.obliqueness == twinStyle.obliqueness,
            style.stretch == twinStyle.stretch, RunPaint.areAlike(style.paint, twinStyle.paint)
        else { return false }
        return zip(run.glyphs, twin.glyphs).allSatisfy {
            $0.id == $1.id && $0.advance == $1.advance && $0.dx == $1.dx && $0.dy == $1.dy
        }
    }
}

extension RunPaint {
    /// Nothing but glyphs filled with a colour, on a background of their line's height.
    fileprivate var isPlain: Bool {
        underline == 0 && strikethrough == 0 && strokeWidth == 0 && shadow == nil && !isLetterpress
    }

    /// Certainly paints the same: with the same objects.
    fileprivate static func areAlike(_ one: RunPaint?, _ two: RunPaint?) -> Bool {
        guard let one, let two else { return one == nil && two == nil }
        if one === two { return true }
        return one.isPlain && two.isPlain && areSame(one.foreground, two.foreground)
            && areSame(one.background, two.background) && one.usesContextColor == two.usesContextColor
    }

    private static func areSame(_ one: Any?, _ two: Any?) -> Bool {
        guard let one, let two else { return one == nil && two == nil }
        return (one as AnyObject) === (two as AnyObject)
    }
}
