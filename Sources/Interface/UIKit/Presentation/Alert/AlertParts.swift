// SPDX-License-Identifier: MIT

/// One button row of an alert or action sheet.
@MainActor
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()
    private let highlight = UIView()

    init(action: UIAlertAction, textStyle: UIFont.TextStyle, isBold: Bool) {
        self.action = action
        super.init(frame: .zero)
        highlight.backgroundColor = .tertiarySystemFill
        highlight.isHidden = true
        addSubview(highlight)
        addSubview(label)
        label.text = action.title
        label.textAlignment = .center
        let size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
        label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        isEnabled = action.isEnabled
        accessibilityLabel = action.title
        accessibilityIdentifier = action.title
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    var naturalWidth: CGFloat {
        label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: 1
        ).width
    }

    /// The row's height: `standard`, or what the title takes on several lines where it would have to be cut off.
    func height(width: CGFloat, standard: CGFloat) -> CGFloat {
        let room = width - 2 * Self.sideInset
        let breaks = naturalWidth * label.minimumScaleFactor > room
        label.numberOfLines = breaks ? 0 : 1
        guard breaks else { return standard }
        let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
        return max(standard, (height + 23).rounded(.up))
    }

    private static let sideInset: CGFloat = 8

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    private func updateColor() {
        let standard: UIColor = action.style == .destructive ? .systemRed : tintColor
        label.textColor = action.isEnabled ? action.titleTextColor ?? standard : .tertiaryLabel
    }

    override func stateChanged(from oldState: State) {
        super.stateChanged(from: oldState)
        highlight.isHidden = !isHighlighted
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        highlight.frame = bounds
        label.frame = bounds.insetBy(dx: Self.sideInset, dy: 0)
    }
}

/// Title and message.
@MainActor
struct AlertTexts {
    let title = UILabel()
    let message = UILabel()

    init(titleFont: UIFont, messageFont: UIFont, color: UIColor) {
        for (label, font) in [(title, titleFont), (message, messageFont)] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.font = font
            label.textColor = color
        }
    }

    func fill(_ alert: UIAlertController, messageFontWithoutTitle: UIFont? = nil) {
        title.text = alert.title
        message.text = alert.message
        title.isHidden = (alert.title ?? "").isEmpty
        message.isHidden = (alert.message ?? "").isEmpty
        if let messageFontWithoutTitle, title.isHidden { message.font = messageFontWithoutTitle }
    }

    /// - Returns: the y where the texts end; `top` when there are none.
    func layOut(top: CGFloat, x: CGFloat, width: CGFloat, gap: CGFloat) -> CGFloat {
        var y = top
        for label in [title, message] where !label.isHidden {
            if y > top { y += gap }
            let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: x, y: y, width: width, height: height)
            y += height
        }
        return y
    }

    var isEmpty: Bool { title.isHidden && message.isHidden }
}

extension UIView {
    /// The ground of alerts: what lies behind, blurred, under a nearly opaque tint.
    func showAlertMaterial() {
        show(material: UIBlurEffect(style: .systemThickMaterial))
        backgroundColor = .alertMaterial
    }
}

extension UIColor {
    /// The tint of the alerts' material: with it the card is 244 of 255 over dimmed white, 37 over black.
    fileprivate static let alertMaterial = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 40.0 / 255, alpha: 0.9) : UIColor(white: 248.0 / 255, alpha: 0.9)
    }

    /// Between the buttons of an alert.
    static let alertSeparator = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.65)
            : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
    }
}
