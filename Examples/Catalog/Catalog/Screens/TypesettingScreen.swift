import CoreText
import UIKit

/// Core Text by itself: frames of any shape, glyphs as paths, and faces of other widths.
final class TypesettingScreen: GalleryScreen {
    override func build() {
        draw("Text in a circle and around one", height: 180) { context, bounds in
            let side = (bounds.width - 20) / 2
            let circle = CGPath(
                ellipseIn: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
            let column = CGPath(rect: CGRect(x: side + 20, y: 0, width: side, height: side), transform: nil)
            let hole = CGPath(
                ellipseIn: CGRect(x: side + 20 + side / 4, y: side / 4, width: side / 2, height: side / 2),
                transform: nil)
            context.textMatrix = .identity
            context.translateBy(x: 0, y: bounds.height)
            context.scaleBy(x: 1, y: -1)
            context.setFillColor(UIColor.systemYellow.withAlphaComponent(0.3).cgColor)
            context.addPath(circle)
            context.addPath(hole)
            context.fillPath()
            let setter = CTFramesetterCreateWithAttributedString(Self.prose as CFAttributedString)
            let everything = CFRange(location: 0, length: 0)
            CTFrameDraw(CTFramesetterCreateFrame(setter, everything, circle, nil), context)
            let clips = [[kCTFramePathClippingPathAttributeName: hole] as CFDictionary] as CFArray
            let attributes = [kCTFrameClippingPathsAttributeName: clips] as CFDictionary
            CTFrameDraw(CTFramesetterCreateFrame(setter, everything, column, attributes), context)
        }
        draw("A word as a path", height: 80) { context, bounds in
            let path = Self.outline("Glyphs", CTFontCreateWithName("Georgia-Bold" as CFString, 64, nil))
            context.translateBy(x: 4, y: 62)
            context.scaleBy(x: 1, y: -1)
            context.addPath(path)
            context.setFillColor(UIColor.systemTeal.withAlphaComponent(0.3).cgColor)
            context.setStrokeColor(UIColor.systemTeal.cgColor)
            context.setLineDash(phase: 0, lengths: [4, 2])
            context.drawPath(using: .fillStroke)
        }
        let widths: [(String, UIFont.Width)] = [
            ("Compressed", .compressed), ("Condensed", .condensed), ("Standard", .standard), ("Expanded", .expanded),
        ]
        add(
            "Widths of the system font", height: 112,
            column(
                widths.map { name, width in
                    label(name + " 0123", .systemFont(ofSize: 20, weight: .semibold, width: width))
                }))
        let names = [
            "HelveticaNeue-Bold", "HelveticaNeue-CondensedBold", "Futura-Medium", "Futura-CondensedMedium",
            "AvenirNextCondensed-Regular", "AmericanTypewriter-Condensed",
        ]
        add(
            "Condensed faces", height: CGFloat(names.count) * 26,
            column(
                names.map { name in
                    label(name, UIFont(name: name, size: 18) ?? .systemFont(ofSize: 18))
                }))
    }

    private static let prose: NSAttributedString = {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        let text =
            "A frame is filled line by line. Each line is as long as the shape is wide where it lies, and where a shape is "
            + "taken out of it the line goes on behind. What does not fit is left for the next frame, of a page or a column. "
        return NSAttributedString(
            string: text + text + text,
            attributes: [
                .font: UIFont(name: "Georgia", size: 11) ?? .systemFont(ofSize: 11), .paragraphStyle: style,
                .foregroundColor: UIColor.label,
            ])
    }()

    private static func outline(_ text: String, _ font: CTFont) -> CGPath {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
        let path = CGMutablePath()
        for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
            guard let glyphs = CTRunGetGlyphsPtr(run), let positions = CTRunGetPositionsPtr(run) else { continue }
            for index in 0..<CTRunGetGlyphCount(run) {
                guard let glyph = CTFontCreatePathForGlyph(font, glyphs[index], nil) else { continue }
                path.addPath(
                    glyph, transform: CGAffineTransform(translationX: positions[index].x, y: positions[index].y))
            }
        }
        return path
    }

    private func label(_ text: String, _ font: UIFont) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        return label
    }

    private func column(_ views: [UIView]) -> UIView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        return stack
    }
}
