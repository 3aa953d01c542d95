// SPDX-License-Identifier: MIT

/// The caret: a bar in the tint colour that blinks.
final class TextCaretView: UIView {
    static let width: CGFloat = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
        backgroundColor = .tintColor
        isHidden = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    /// On for half a second, off for as long, with short fades; it starts afresh, so that a moving caret stays on.
    func blink(_ isOn: Bool) {
        layer.removeAnimation(forKey: "blink")
        guard isOn else { return }
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [1, 1, 0, 0, 1]
        animation.keyTimes = [0, 0.5, 0.6, 0.9, 1]
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "blink")
    }
}

/// One end of a selection: a bar as tall as the line with a ball on it.
package final class TextHandleView: UIView {
    static let ball: CGFloat = 10
    /// Around the ball, for fingers.
    static let reach: CGFloat = 18

    /// Whether it is the selection's first end.
    package let isStart: Bool
    private let bar = UIView()
    private let knob = UIView()

    /// - Parameter isStart: whether its ball is at the top.
    package init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        for part in [bar, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        knob.layer.cornerRadius = Self.ball / 2
        isHidden = true
        tintColorDidChange()
    }

    package required init?(coder: NSCoder) {
        isStart = true
        super.init(coder: coder)
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        bar.backgroundColor = tintColor
        knob.backgroundColor = tintColor
    }

    /// At a caret's rectangle, in the superview's coordinates.
    package func place(at caret: CGRect) {
        UIView.performWithoutAnimation {
            frame = CGRect(
                x: caret.minX - Self.reach, y: caret.minY - Self.reach, width: caret.width + 2 * Self.reach,
                height: caret.height + 2 * Self.reach)
            bar.frame = CGRect(x: Self.reach, y: Self.reach, width: 2, height: caret.height)
            let y = isStart ? Self.reach - Self.ball + 1 : Self.reach + caret.height - 1
            knob.frame = CGRect(x: Self.reach + 1 - Self.ball / 2, y: y, width: Self.ball, height: Self.ball)
        }
    }
}

/// The coloured ground of selected text, behind it.
final class TextHighlightView: UIView {
    private var parts: [CALayer] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ rects: [CGRect]) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        while parts.count > rects.count { parts.removeLast().removeFromSuperlayer() }
        while parts.count < rects.count {
            let part = CALayer()
            layer.addSublayer(part)
            parts.append(part)
        }
        let color = tintColor.withAlphaComponent(0.2).cgColor
        for (part, rect) in zip(parts, rects) {
            part.frame = rect
            part.backgroundColor = color
        }
        CATransaction.commit()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show(parts.map(\.frame))
    }
}
