// SPDX-License-Identifier: MIT
import CoreText
import MediaEngine
import QuartzCore

/// Captions over a film: white on a dark ground, at the bottom unless they say otherwise.
final class CaptionLayer: CALayer {
    private var cues: [CaptionCue] = []
    /// Of the picture's height.
    private static let lineShare = 0.053
    private static let smallestText = 12.0

    override init() {
        super.init()
        actions = ["sublayers": NSNull(), "bounds": NSNull(), "position": NSNull()]
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The picture's place is another.
    func lie(in rect: CGRect) {
        guard rect != frame else { return }
        show(cues, in: rect)
    }

    func show(_ cues: [CaptionCue], in rect: CGRect) {
        guard !(cues.isEmpty && self.cues.isEmpty) || rect != frame else { return }
        self.cues = cues
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        frame = rect.isNull ? .zero : rect
        sublayers?.forEach { $0.removeFromSuperlayer() }
        var bottom = bounds.maxY - bounds.height * 0.05
        for cue in cues.reversed() where bounds.width > 20 { bottom = add(cue, above: bottom) }
        CATransaction.commit()
    }

    /// - Returns: where the next one above ends.
    private func add(_ cue: CaptionCue, above bottom: CGFloat) -> CGFloat {
        let size = max(Self.smallestText, Double(bounds.height) * Self.lineShare)
        let text = cue.text(size: size)
        let room = CGSize(width: bounds.width * 0.9, height: bounds.height)
        let setter = CTFramesetterCreateWithAttributedString(text)
        let fitting = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(location: 0, length: text.length), nil, room, nil)
        let box = CGSize(width: fitting.width.rounded(.up) + size * 0.6, height: fitting.height.rounded(.up) + 4)
        let ground = CALayer()
        ground.backgroundColor = CGColor(gray: 0, alpha: 0.6)
        ground.cornerRadius = 3
        let middle = bounds.minX + bounds.width * CGFloat(cue.position ?? 0.5)
        let left = min(max(bounds.minX, middle - box.width / 2), max(bounds.minX, bounds.maxX - box.width))
        let top = cue.line.map { min(bounds.height * CGFloat($0), bounds.height - box.height) } ?? bottom - box.height
        ground.frame = CGRect(x: left.rounded(), y: top.rounded(), width: box.width, height: box.height)
        let letters = CATextLayer()
        letters.string = text
        letters.isWrapped = true
        letters.contentsScale = contentsScale
        letters.frame = ground.bounds.insetBy(dx: size * 0.3, dy: 2)
        letters.alignmentMode = [.start: .left, .end: .right][cue.alignment] ?? .center
        ground.addSublayer(letters)
        addSublayer(ground)
        return cue.line == nil ? ground.frame.minY - 2 : bottom
    }
}

extension CaptionCue {
    fileprivate func text(size: Double) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for span in spans {
            let font = CTFontCreateUIFontForLanguage(span.isBold ? .emphasizedSystem : .system, size, nil)
            var marks: [NSAttributedString.Key: Any] = [
                NSAttributedString.Key(rawValue: "NSColor"): CGColor(gray: 1, alpha: 1)
            ]
            marks[NSAttributedString.Key(rawValue: "NSFont")] = font
            if span.isItalic { marks[NSAttributedString.Key(rawValue: "NSObliqueness")] = 0.2 }
            if span.isUnderlined { marks[NSAttributedString.Key(rawValue: "NSUnderline")] = 1 }
            text.append(NSAttributedString(string: span.text, attributes: marks))
        }
        return text
    }
}
