// SPDX-License-Identifier: MIT

/// A line of a menu card: a leaf, the way into a submenu, or back out of one.
@MainActor
final class MenuRow: UIControl {
    static let minimumHeight: CGFloat = 44
    static let margin: CGFloat = 16
    /// What the column of check marks takes when a row of the card has one.
    static let checkWidth: CGFloat = 20
    private static let imageSide: CGFloat = 22

    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let imageView = UIImageView()
    private let check = UIImageView()
    private let hasChecks: Bool

    init(
        title: String, subtitle: String?, image: UIImage?, state: UIMenuElement.State,
        attributes: UIMenuElement.Attributes, hasChecks: Bool, leadsOn: Bool = false
    ) {
        self.hasChecks = hasChecks
        super.init(frame: .zero)
        let color: UIColor =
            attributes.contains(.disabled)
            ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.textColor = color
        titleLabel.numberOfLines = 2
        subtitleLabel.text = subtitle
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
        subtitleLabel.textColor = .secondaryLabel
        imageView.image = image
        imageView.tintColor = color
        imageView.contentMode = .center
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17)
        let mark = leadsOn ? "chevron.forward" : state == .on ? "checkmark" : state == .mixed ? "minus" : nil
        check.image = mark.flatMap { UIImage(systemName: $0) }
        check.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        check.tintColor = color
        check.contentMode = .center
        for part in [titleLabel, subtitleLabel, imageView, check] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isEnabled = !attributes.contains(.disabled)
        isAccessibilityElement = true
        accessibilityLabel = title
        accessibilityTraits = state == .on ? [.button, .selected] : .button
    }

    required init?(coder: NSCoder) { nil }

    /// A wheel turns where the image would be.
    var showsActivity = false {
        didSet {
            guard showsActivity != oldValue else { return }
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            wheel.tag = 1
            addSubview(wheel)
        }
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        let leading = Self.margin + (hasChecks ? Self.checkWidth : 0)
        let trailing = imageView.image == nil ? Self.margin : Self.margin + Self.imageSide + 8
        return max(0, width - leading - trailing)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: textWidth(in: size.width), height: .greatestFiniteMagnitude)
        var height = titleLabel.sizeThatFits(room).height
        if subtitleLabel.text != nil { height += subtitleLabel.sizeThatFits(room).height }
        return CGSize(width: size.width, height: max(Self.minimumHeight, height + 22))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = textWidth(in: bounds.width)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let title = titleLabel.sizeThatFits(room).height
        let subtitle = subtitleLabel.text == nil ? 0 : subtitleLabel.sizeThatFits(room).height
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ rect: CGRect) {
            view.frame =
                isMirrored
                ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        let x = Self.margin + (hasChecks ? Self.checkWidth : 0)
        let top = ((bounds.height - title - subtitle) / 2).rounded()
        place(titleLabel, CGRect(x: x, y: top, width: width, height: title))
        place(subtitleLabel, CGRect(x: x, y: top + title, width: width, height: subtitle))
        if let wheel = viewWithTag(1), showsActivity {
            place(wheel, CGRect(x: bounds.width - Self.margin - 20, y: (bounds.height - 20) / 2, width: 20, height: 20))
        }
        place(check, CGRect(x: 10, y: 0, width: Self.checkWidth, height: bounds.height))
        place(
            imageView,
            CGRect(
                x: bounds.width - Self.margin - Self.imageSide, y: 0, width: Self.imageSide, height: bounds.height))
    }
}
