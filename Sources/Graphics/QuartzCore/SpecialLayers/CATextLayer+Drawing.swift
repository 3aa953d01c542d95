// SPDX-License-Identifier: MIT
import CoreGraphics
import CoreText

extension CATextLayer {
    func drawText(in ctx: CGContext) {
        guard let text = styledText, text.length > 0, bounds.width > 0 else { return }
        let typesetter = CTTypesetterCreateWithAttributedString(text)
        var start = 0
        var top = bounds.minY
        repeat {
            var length = text.length - start
            if isWrapped {
                length = max(1, CTTypesetterSuggestLineBreak(typesetter, start, Double(bounds.width)))
            } else if let end = lineEnd(of: text, from: start) {
                length = end - start
            }
            var line = CTTypesetterCreateLine(typesetter, CFRange(location: start, length: length))
            let (ascent, descent, leading) = metrics(line)
            let height = ascent + descent + leading
            let isLast = isWrapped && top + 2 * height > bounds.maxY
            if isLast || !isWrapped { line = truncated(line, text, from: start, isLast: isLast) }
            draw(line, baseline: top + ascent, isEnd: start + length >= text.length, in: ctx)
            top += height
            start += length
        } while start < text.length && top < bounds.maxY
    }

    /// The string with the layer's own font and colour when it has none.
    private var styledText: NSAttributedString? {
        if let text = string as? NSAttributedString { return text }
        guard let plain = string as? String else { return nil }
        let color = foregroundColor ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        return NSAttributedString(
            string: plain,
            attributes: [
                NSAttributedString.Key(kCTFontAttributeName as String): textFont,
                NSAttributedString.Key(kCTForegroundColorAttributeName as String): color,
            ])
    }

    private var textFont: CTFont {
        if let name = font as? NSString { return CTFontCreateWithName(name, fontSize, nil) }
        if let name = (font as? CGFont)?.postScriptName { return CTFontCreateWithName(name, fontSize, nil) }
        // The layer's size counts, whatever size the font object has.
        return (font as? CTFont).map { CTFontCreateCopyWithAttributes($0, fontSize, nil, nil) }
            ?? CTFontCreateWithName(NSString(string: "Helvetica"), fontSize, nil)
    }

    /// After the next line feed; nil when there is none.
    private func lineEnd(of text: NSAttributedString, from start: Int) -> Int? {
        let rest = NSRange(location: start, length: text.length - start)
        let found = (text.string as NSString).rangeOfCharacter(from: .newlines, options: [], range: rest)
        return found.location == NSNotFound ? nil : found.location + found.length
    }

    private func metrics(_ line: CTLine) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        return (ascent, descent, leading)
    }

    private func truncated(_ line: CTLine, _ text: NSAttributedString, from start: Int, isLast: Bool) -> CTLine {
        let type: CTLineTruncationType
        switch truncationMode {
        case .start: type = .start
        case .middle: type = .middle
        case .end: type = .end
        default: return line
        }
        // The last line that fits gets all the rest of the text, to be cut.
        var whole = line
        if isLast {
            let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
            whole = CTLineCreateWithAttributedString(rest)
        }
        let attributes = text.attributes(at: start, effectiveRange: nil)
        let token = CTLineCreateWithAttributedString(NSAttributedString(string: "\u{2026}", attributes: attributes))
        return CTLineCreateTruncatedLine(whole, Double(bounds.width), type, token) ?? line
    }

    private func draw(_ line: CTLine, baseline: CGFloat, isEnd: Bool, in ctx: CGContext) {
        var line = line
        if alignmentMode == .justified && isWrapped && !isEnd {
            line = CTLineCreateJustifiedLine(line, 1, Double(bounds.width)) ?? line
        }
        let flush: CGFloat
        switch alignmentMode {
        case .center: flush = 0.5
        case .right: flush = 1
        default: flush = 0
        }
        let x = bounds.minX + CGFloat(CTLineGetPenOffsetForFlush(line, flush, Double(bounds.width)))
        // Text is drawn upwards; the layer's y goes down.
        ctx.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        ctx.textPosition = CGPoint(x: x, y: baseline)
        CTLineDraw(line, ctx)
    }
}
