// SPDX-License-Identifier: MIT
import CoreText

extension UILabel {
    func drawLayout(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0,
            let fitted = fittedText(rect.size)
        else { return }
        var drawing = TextLayout.DrawingOptions()
        drawing.defaultColor = style.textColor.cgColor
        if !isEnabled {
            drawing.overridingColor = UIColor.tertiaryLabel.cgColor
        } else if isHighlighted, let color = highlightedTextColor {
            drawing.overridingColor = color.cgColor
        }
        if let shadowColor { drawing.defaultShadow = LabelShadow(offset: shadowOffset, color: shadowColor) }
        fitted.layout.draw(in: context, at: CGPoint(x: rect.minX, y: top(of: fitted, in: rect, context)), drawing)
    }

    /// Where the text's first line starts: on a pixel, the upper one where the middle is between two. A text is as high as
    /// the pixels it touches.
    private func top(of fitted: FittedText, in rect: CGRect, _ context: CGContext) -> CGFloat {
        let height = fitted.layout.size.height
        let scale = max(1, abs(context.ctm.d))
        let room = rect.height - (height * scale - 0.01).rounded(.up) / scale
        let centred = rect.minY + (room / 2 * scale + 0.01).rounded(.down) / scale
        guard fitted.scale < 1, numberOfLines == 1, let line = fitted.layout.lines.first else { return centred }
        switch baselineAdjustment {
        case .alignCenters: return centred
        case .none: return rect.minY
        case .alignBaselines:
            // The baseline the text would have at its full size.
            let full = CGFloat(line.baseline / fitted.scale)
            let fullHeight = height / CGFloat(fitted.scale)
            return rect.minY + (rect.height - fullHeight) / 2 + full - CGFloat(line.baseline)
        }
    }
}

/// A label's shadow is sharp.
private final class LabelShadow: TextShadow {
    let textShadowOffset: CGSize
    let textShadowBlur = 0.0
    private let color: UIColor
    var textShadowColor: Any? { color }

    init(offset: CGSize, color: UIColor) {
        textShadowOffset = offset
        self.color = color
    }
}
