// SPDX-License-Identifier: MIT
import UIKit

/// Something that stands on the home screen: a picture with a name and a badge, which in editing trembles and may be removed.
class HomeItemView: UIControl {
    let key: HomeLayout.Key
    /// Points that a badge stands above the picture. The view has room for it: the menu shows what is in its bounds.
    static let badgeRise: CGFloat = 9

    /// Drawn by those who derive from this; as large as `HomeIcon.side`.
    let picture: UIView
    private let name = UILabel()
    private let badge = BadgeLabel()
    private let minus = MinusButton()
    /// The person wants it gone.
    var remove: (() -> Void)?

    init(_ key: HomeLayout.Key, picture: UIView) {
        (self.key, self.picture) = (key, picture)
        super.init(frame: .zero)
        name.font = .systemFont(ofSize: 12)
        name.textColor = .white
        name.textAlignment = .center
        for view in [picture, name, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        minus.isHidden = true
        minus.addAction(UIAction { [weak self] _ in self?.remove?() }, for: .touchUpInside)
        addSubview(minus)
        isContextMenuInteractionEnabled = true
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("HomeItemView: is made in code only") }

    func show(name text: String, badge number: Int) {
        name.text = text
        badge.number = number
        minus.accessibilityLabel = "Delete \(text)"
        setNeedsLayout()
    }

    /// The dock's have no name below.
    var showsName = true { didSet { name.isHidden = !showsName } }

    /// Whether it has a button that removes it, in editing.
    var isRemovable: Bool { false }

    override var isHighlighted: Bool { didSet { picture.alpha = isHighlighted ? 0.6 : 1 } }

    /// - Parameter frame: of the picture and the name, in the superview's coordinates.
    func place(_ frame: CGRect) {
        // A frame of what trembles is that of its outline.
        bounds.size = CGSize(width: frame.width, height: frame.height + Self.badgeRise)
        center = CGPoint(x: frame.midX, y: frame.midY - Self.badgeRise / 2)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, top) = (HomeIcon.side, Self.badgeRise)
        picture.bounds.size = CGSize(width: side, height: side)
        picture.center = CGPoint(x: bounds.width / 2, y: top + side / 2)
        name.frame = CGRect(x: 0, y: top + side + 5, width: bounds.width, height: 16)
        badge.sizeToFit()
        let corner = CGPoint(x: bounds.width / 2 + side / 2, y: top)
        badge.center = CGPoint(x: corner.x - 2, y: corner.y + 3)
        minus.frame = CGRect(
            x: corner.x - side - 14, y: corner.y - 9, width: MinusButton.side, height: MinusButton.side)
    }

    // MARK: Editing

    private var trembles = false

    /// - Parameter phase: neighbours with other numbers do not tremble alike.
    func setEditing(_ isEditing: Bool, phase: Int) {
        minus.isHidden = !(isEditing && isRemovable)
        isContextMenuInteractionEnabled = !isEditing
        accessibilityElements = isEditing && isRemovable ? [minus] : nil
        guard isEditing != trembles else { return }
        trembles = isEditing
        if isEditing { Jiggle.add(to: layer, phase: phase) } else { Jiggle.remove(from: layer) }
    }

    /// The picture grows where a folder would be made of it, or take what lies above it.
    var isTarget = false {
        didSet {
            guard isTarget != oldValue else { return }
            UIView.animate(withDuration: 0.2) { [self] in
                picture.transform = isTarget ? CGAffineTransform(scaleX: 1.18, y: 1.18) : .identity
                (name.alpha, badge.alpha) = isTarget ? (0, 0) : (1, 1)
            }
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
        isHidden = true
    }

    required init?(coder: NSCoder) { fatalError("BadgeLabel: is made in code only") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(Self.height, super.sizeThatFits(size).width + 14), height: Self.height)
    }
}

/// The button at an icon's upper left corner in editing.
private final class MinusButton: UIControl {
    /// Points that take touches; the round itself is smaller.
    static let side: CGFloat = 28
    private let round = UIView()
    private let bar = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        round.backgroundColor = UIColor(white: 0.85, alpha: 0.95)
        round.layer.cornerRadius = 11
        bar.backgroundColor = UIColor(white: 0.15, alpha: 1)
        bar.layer.cornerRadius = 1
        for view in [round, bar] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("MinusButton: is made in code only") }

    override func layoutSubviews() {
        super.layoutSubviews()
        round.frame = bounds.insetBy(dx: 3, dy: 3)
        bar.frame = CGRect(x: bounds.midX - 5.5, y: bounds.midY - 1, width: 11, height: 2)
    }
}
