// SPDX-License-Identifier: MIT

extension UIView {
    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        if tintMode != .automatic { return tintMode }
        return superviewStorage?.tintAdjustmentMode ?? .normal
    }

    var effectiveTintColor: UIColor {
        let color = inheritedTintColor
        return effectiveTintAdjustmentMode == .dimmed ? color.dimmedForTint : color
    }

    /// The undimmed colour in force.
    private var inheritedTintColor: UIColor {
        var view: UIView? = self
        while let candidate = view {
            if let own = candidate.ownTintColor { return own }
            view = candidate.superviewStorage
        }
        return AccentColor.current ?? .systemBlue
    }

    func changeTintColor(_ color: UIColor?) {
        guard ownTintColor !== color else { return }
        ownTintColor = color
        tintDidChange()
    }

    func changeTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard tintMode != mode else { return }
        tintMode = mode
        tintDidChange()
    }

    /// Tells this view, then every descendant that inherits what changed.
    func tintDidChange() {
        flags.isTinted = true
        tintColorDidChange()
        for view in subviewList {
            if view.ownTintColor != nil, view.tintMode != .automatic { continue }
            view.tintDidChange()
        }
    }
}

extension UIColor {
    /// Grey of the same brightness and alpha, which UIKit shows in place of a tint while an alert is in front.
    var dimmedForTint: UIColor {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
    }
}
