// SPDX-License-Identifier: MIT
import UIKit

/// An icon with its name and badge: a touch launches the app, a long one offers its quick actions.
final class IconView: UIControl {
    let icon: HomeIcon
    private let picture = UIImageView()
    private let name = UILabel()
    private let badge = BadgeLabel()
    /// The second is the type of a quick action.
    var launch: ((HomeIcon, String?) -> Void)?

    /// - Parameter showsName: the dock's icons have none.
    init(_ icon: HomeIcon, showsName: Bool) {
        self.icon = icon
        super.init(frame: .zero)
        picture.image = icon.picture
        name.text = icon.name
        name.font = .systemFont(ofSize: 12)
        name.textColor = .white
        name.textAlignment = .center
        name.isHidden = !showsName
        badge.number = icon.badge
        for view in [picture, name, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self.map { $0.launch?($0.icon, nil) } }, for: .touchUpInside)
        isContextMenuInteractionEnabled = true
        isAccessibilityElement = true
        accessibilityIdentifier = icon.identifier
        accessibilityLabel = icon.name
        accessibilityValue = icon.badge > 0 ? "\(icon.badge) new item\(icon.badge == 1 ? "" : "s")" : nil
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("IconView: is made in code only") }

    override var isHighlighted: Bool { didSet { picture.alpha = isHighlighted ? 0.6 : 1 } }

    /// Points that a badge stands above the picture. The view has room for it: the menu shows what is in its bounds.
    private static let badgeRise: CGFloat = 9

    /// - Parameter frame: of the picture and the name, in the superview's coordinates.
    func place(_ frame: CGRect) {
        self.frame = CGRect(
            x: frame.minX, y: frame.minY - Self.badgeRise, width: frame.width, height: frame.height + Self.badgeRise)
    }

    /// Of the picture alone.
    func pictureFrame(in view: UIView) -> CGRect { picture.convert(picture.bounds, to: view) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, top) = (HomeIcon.side, Self.badgeRise)
        picture.frame = CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: side)
        name.frame = CGRect(x: 0, y: top + side + 5, width: bounds.width, height: 16)
        badge.sizeToFit()
        badge.center = CGPoint(x: picture.frame.maxX - 2, y: top + 3)
    }

    // MARK: Quick actions

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !icon.shortcuts.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [icon, weak self] _ in
            // Lifted, it is as bright as before.
            self?.picture.alpha = 1
            return UIMenu(
                children: icon.shortcuts.map { shortcut in
                    UIAction(
                        title: shortcut.title, subtitle: shortcut.subtitle,
                        image: shortcut.symbol.flatMap { UIImage(systemName: $0) }
                    ) { _ in self?.launch?(icon, shortcut.type) }
                })
        }
    }
}

/// The number in red at an icon's corner.
private final class BadgeLabel: UILabel {
    var number = 0 {
        didSet {
            isHidden = number <= 0
            text = number.formatted()
        }
    }

    /// Points.
    private static let height: CGFloat = 24

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 16)
        textColor = .white
        textAlignment = .center
        backgroundColor = .systemRed
        layer.cornerRadius = Self.height / 2
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { fatalError("BadgeLabel: is made in code only") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(Self.height, super.sizeThatFits(size).width + 14), height: Self.height)
    }
}
