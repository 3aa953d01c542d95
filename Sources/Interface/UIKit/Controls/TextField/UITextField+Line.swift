// SPDX-License-Identifier: MIT
import CoreText

/// The one line of a field, laid out.
@MainActor
final class FieldLine {
    let layout: TextLayout
    /// Of the text at its full length.
    let width: CGFloat
    let height: CGFloat
    let isRightToLeft: Bool
    /// How far the text was shrunk.
    let scale: Double

    init(_ layout: TextLayout, lineHeight: CGFloat, isRightToLeft: Bool, scale: Double) {
        self.layout = layout
        width = layout.size.width
        height = layout.lines.first.map { CGFloat($0.height) } ?? lineHeight
        self.isRightToLeft = isRightToLeft
        self.scale = scale
    }
}

extension UITextField {
    /// What shows of the text: dots for hidden characters, blanks for line ends. As many units as the text.
    private var shownText: NSAttributedString {
        let string = storage.string
        guard isSecureTextEntry || string.contains(where: { $0.isNewline }) else { return storage }
        var shown = ""
        for character in string {
            let units = character.utf16.count
            shown += isSecureTextEntry ? "•" : character.isNewline ? " " : String(character)
            let added = isSecureTextEntry || character.isNewline ? 1 : units
            shown += String(repeating: "\u{200B}", count: units - added)
        }
        guard !isSecureTextEntry else { return NSAttributedString(string: shown, attributes: style.attributes) }
        // Attributes stay where they are: unit by unit the same length.
        let result = NSMutableAttributedString(string: shown)
        storage.enumerateAttributes(in: NSRange(location: 0, length: storage.length), options: []) {
            attributes, range, _ in result.setAttributes(attributes, range: range)
        }
        return result
    }

    func lineChanged() {
        cache = nil
        parts.canvas.setNeedsDisplay()
        parts.placeholder.isHidden = hasContent
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    var line: FieldLine {
        if let cache { return cache }
        let line = makeLine()
        cache = line
        return line
    }

    var areaForText: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

    private func makeLine() -> FieldLine {
        let source = AttributeReader.uikit.source(shownText)
        var options = TextLayout.Options()
        options.maximumLines = 1
        options.ignoresTruncatingStyles = true
        var layout = TextLayout(source, options)
        let room = Double(areaForText.width)
        var scale = 1.0
        if Double(layout.size.width) > room, room > 0 {
            if adjustsFontSizeToFitWidth {
                let least = minimumFontSize > 0 ? Double(minimumFontSize / max(1, style.font.pointSize)) : 0.05
                // Letters do not shrink in proportion, so it may take more than one step.
                for _ in 0..<4 where Double(layout.size.width) > room {
                    scale = min(1, max(least, scale * room / Double(layout.size.width) - 0.001))
                    layout = TextLayout(source.scaled(by: scale), options)
                }
            }
            if !isEditing, Double(layout.size.width) > room + 0.01 {
                options.width = room
                options.truncation = .truncatingTail
                layout = TextLayout(scale < 1 ? source.scaled(by: scale) : source, options)
            }
        }
        let isRightToLeft =
            effectiveUserInterfaceLayoutDirection == .rightToLeft
            || layout.lines.first?.line.baseIsRightToLeft == true && storage.length > 0
        return FieldLine(layout, lineHeight: style.font.lineHeight, isRightToLeft: isRightToLeft, scale: scale)
    }

    /// Where the line starts inside the text area, scrolling included.
    func lineOrigin(in area: CGRect) -> CGPoint {
        let line = line
        let free = area.width - line.width
        let right: Bool =
            switch style.alignment {
            case .right: true
            case .natural, .justified: line.isRightToLeft
            case .left, .center: false
            }
        var x: CGFloat = style.alignment == .center ? free / 2 : right ? free : 0
        if free < 0 { x = isEditing ? -scrollX : right ? free : 0 }
        var y = (area.height - line.height) / 2
        switch contentVerticalAlignment {
        case .top: y = 0
        case .bottom: y = area.height - line.height
        case .center, .fill: break
        }
        let scale = max(1, UIScreen.main.scale)
        return CGPoint(x: x, y: (y * scale).rounded(.down) / scale)
    }

    func drawLine(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let origin = lineOrigin(in: rect)
        var drawing = TextLayout.DrawingOptions()
        drawing.defaultColor = style.color.cgColor
        if !isEnabled { drawing.overridingColor = UIColor.tertiaryLabel.cgColor }
        line.layout.draw(in: context, at: CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y), drawing)
    }

    // MARK: Geometry for the editor

    /// x of the caret in front of a unit, from the line's start.
    private func caretX(_ index: Int) -> CGFloat {
        guard let placed = line.layout.lines.first, storage.length > 0 else { return 0 }
        return CGFloat(placed.x + placed.line.offset(of: index - placed.line.sourceStart))
    }

    func editorCaretRect(_ index: Int) -> CGRect {
        let area = areaForText
        let height = style.font.lineHeight * CGFloat(line.scale) + 1.5
        let y = ((area.midY - height / 2) * 2).rounded(.down) / 2
        var x = lineOrigin(in: area).x + caretX(index)
        if storage.length == 0 {
            switch style.alignment {
            case .center: x = area.width / 2
            case .right: x = area.width
            case .natural, .justified: x = line.isRightToLeft ? area.width : 0
            case .left: x = 0
            }
        }
        let scale = max(1, UIScreen.main.scale)
        x = (x * scale).rounded() / scale
        if x <= area.width + 0.5 { x = min(x, max(0, area.width - TextCaretView.width)) }
        return CGRect(x: area.minX + x, y: y, width: TextCaretView.width, height: height)
    }

    func editorRects(_ range: NSRange) -> [CGRect] {
        guard range.length > 0, let placed = line.layout.lines.first else { return [] }
        let area = areaForText
        let caret = editorCaretRect(0)
        let start = range.location - placed.line.sourceStart
        return placed.line.extents(of: start..<start + range.length).map {
            CGRect(
                x: area.minX + lineOrigin(in: area).x + CGFloat(placed.x + $0.lowerBound), y: caret.minY,
                width: CGFloat($0.upperBound - $0.lowerBound), height: caret.height)
        }
    }

    func editorIndex(at point: CGPoint) -> Int {
        guard storage.length > 0, let placed = line.layout.lines.first else { return 0 }
        let area = areaForText
        let x = Double(point.x - area.minX - lineOrigin(in: area).x) - placed.x
        let found = placed.line.nearestCaret(at: x) + placed.line.sourceStart
        return safe(min(found, storage.length))
    }

    /// Not between the units of one character.
    private func safe(_ index: Int) -> Int {
        guard index > 0, index < storage.length else { return index }
        let range = (storage.string as NSString).rangeOfComposedCharacterSequence(at: index)
        return range.location == index ? index : range.location + range.length
    }

    var editorLineRanges: [NSRange] { [NSRange(location: 0, length: storage.length)] }

    func editorReveal(_ index: Int) {
        guard isEditing else { return }
        let area = editingRect(forBounds: bounds)
        let x = caretX(index)
        let old = scrollX
        let room = area.width - TextCaretView.width
        if line.width <= area.width {
            scrollX = 0
        } else {
            scrollX = min(max(scrollX, x - room), max(0, line.width - room))
            if x < scrollX { scrollX = max(0, x - area.width / 4) }
        }
        if old != scrollX { parts.canvas.setNeedsDisplay() }
    }

    var editorClip: CGRect { areaForText }
}
