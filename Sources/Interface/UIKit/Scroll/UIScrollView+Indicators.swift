// SPDX-License-Identifier: MIT

/// The bars that show where in the content one is.
struct ScrollIndicators {
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let shortest: CGFloat = 36
    static let fade = 0.25
    /// Seconds they stay after the content has come to rest.
    static let linger = 0.4

    var vertical: ScrollIndicator?
    var horizontal: ScrollIndicator?
    var hiding: Deadline?
}

/// One bar.
final class ScrollIndicator: UIView {}

extension UIScrollView {
    func showIndicators() {
        indicators.hiding?.cancel()
        indicators.hiding = nil
        if showsVerticalScrollIndicator, scrollsVertically, indicators.vertical == nil {
            indicators.vertical = makeIndicator()
        }
        if showsHorizontalScrollIndicator, scrollsHorizontally, indicators.horizontal == nil {
            indicators.horizontal = makeIndicator()
        }
        UIView.performWithoutAnimation {
            indicators.vertical?.alpha = 1
            indicators.horizontal?.alpha = 1
        }
        placeIndicators()
    }

    func hideIndicatorsSoon() {
        guard indicators.vertical != nil || indicators.horizontal != nil else { return }
        indicators.hiding?.cancel()
        indicators.hiding = DeadlineQueue.shared.schedule(after: ScrollIndicators.linger) { [weak self] in
            guard let self, !self.drag.isDragging, self.run == nil else { return }
            UIView.animate(withDuration: ScrollIndicators.fade, delay: 0, options: .allowUserInteraction) {
                self.indicators.vertical?.alpha = 0
                self.indicators.horizontal?.alpha = 0
            } completion: { _ in
            }
        }
    }

    private func makeIndicator() -> ScrollIndicator {
        let bar = ScrollIndicator()
        bar.isUserInteractionEnabled = false
        bar.layer.cornerRadius = ScrollIndicators.thickness / 2
        bar.alpha = 0
        addSubview(bar)
        return bar
    }

    private var indicatorColor: UIColor {
        let isLight =
            switch indicatorStyle {
            case .white: true
            case .black: false
            case .default: traitCollection.userInterfaceStyle == .dark
            }
        return UIColor(white: isLight ? 1 : 0, alpha: isLight ? 0.5 : 0.35)
    }

    /// Along the right and lower edge of what is visible, as long as the visible part of the content.
    func placeIndicators() {
        guard indicators.vertical != nil || indicators.horizontal != nil else { return }
        UIView.performWithoutAnimation {
            place(indicators.vertical, vertical: true, shown: showsVerticalScrollIndicator && scrollsVertically)
            place(indicators.horizontal, vertical: false, shown: showsHorizontalScrollIndicator && scrollsHorizontally)
        }
    }

    private func place(_ bar: ScrollIndicator?, vertical: Bool, shown: Bool) {
        guard let bar else { return }
        bar.isHidden = !shown
        guard shown else { return }
        if subviews.last !== bar, subviews.last.map({ !($0 is ScrollIndicator) }) ?? false { bringSubviewToFront(bar) }
        bar.backgroundColor = indicatorColor
        let extra = vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
        let inset =
            (automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero).union(currentInset.positive) + extra
        let track = bounds.inset(by: inset)
        let (low, high) = vertical ? (offsetLow.y, offsetHigh.y) : (offsetLow.x, offsetHigh.x)
        let offset = vertical ? contentOffset.y : contentOffset.x
        let room = (vertical ? track.height : track.width) - 2 * ScrollIndicators.margin
        let visible = vertical ? bounds.height : bounds.width
        let whole = visible + high - low
        guard room > 0, whole > 0 else { return }
        let over = max(0, low - offset) + max(0, offset - high)
        let length = max(ScrollIndicators.thickness * 2, max(ScrollIndicators.shortest, room * visible / whole) - over)
        let part = high > low ? min(max((offset - low) / (high - low), 0), 1) : 0
        let along = ScrollIndicators.margin + (room - length) * part
        let size = ScrollIndicators.thickness
        bar.frame =
            vertical
            ? CGRect(
                x: bounds.maxX - max(inset.right, 0) - size - ScrollIndicators.margin, y: track.minY + along,
                width: size, height: length)
            : CGRect(
                x: track.minX + along, y: bounds.maxY - max(inset.bottom, 0) - size - ScrollIndicators.margin,
                width: length, height: size)
    }
}

extension UIEdgeInsets {
    var positive: UIEdgeInsets {
        UIEdgeInsets(top: max(top, 0), left: max(left, 0), bottom: max(bottom, 0), right: max(right, 0))
    }
}
