// SPDX-License-Identifier: MIT

/// A search term that is one piece: an icon and a text in a coloured box before the text of a search field.
@preconcurrency @MainActor
open class UISearchToken: __ObjCObject {
    public let icon: UIImage?
    public let text: String
    /// What the token stands for in the app's data.
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// The tokens of a search field in a row, as far as there is room: the last ones stay in sight.
final class SearchTokenRow: UIView {
    private var boxes: [SearchTokenBox] = []
    var tapped: (Int) -> Void = { _ in }

    var color: UIColor = .tintColor { didSet { for box in boxes { box.color = color } } }
    /// The token that the next deletion takes.
    var selected: Int? {
        didSet { for (index, box) in boxes.enumerated() { box.isSelected = index == selected } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ tokens: [UISearchToken]) {
        for box in boxes { box.removeFromSuperview() }
        selected = nil
        boxes = tokens.enumerated().map { index, token in
            let box = SearchTokenBox(token)
            box.color = color
            box.addAction(UIAction { [weak self] _ in self?.tapped(index) }, for: .touchUpInside)
            addSubview(box)
            return box
        }
        isHidden = tokens.isEmpty
        setNeedsLayout()
    }

    /// Points of all boxes with the gaps behind them.
    var neededWidth: CGFloat { boxes.reduce(0) { $0 + $1.neededWidth + SearchTokenBox.gap } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = min(0, bounds.width - neededWidth)
        for box in boxes {
            let width = box.neededWidth
            box.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - SearchTokenBox.height) / 2,
                width: width, height: SearchTokenBox.height)
            x += width + SearchTokenBox.gap
        }
    }
}

/// One token.
final class SearchTokenBox: UIControl {
    static let height: CGFloat = 24
    static let gap: CGFloat = 4
    private static let margin: CGFloat = 6
    private static let iconSide: CGFloat = 14
    private let icon = UIImageView()
    private let label = UILabel()

    var color: UIColor = .tintColor { didSet { colorChanged() } }
    override var isSelected: Bool { didSet { colorChanged() } }

    init(_ token: UISearchToken) {
        super.init(frame: .zero)
        icon.image = token.icon?.withRenderingMode(.alwaysTemplate)
        icon.contentMode = .scaleAspectFit
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        layer.cornerRadius = 6
        for part in [icon, label] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isAccessibilityElement = true
        accessibilityLabel = token.text
        colorChanged()
    }

    required init?(coder: NSCoder) { nil }

    /// As on iOS: filled with the colour, and darker while selected.
    private func colorChanged() {
        backgroundColor = isSelected ? color : color.withAlphaComponent(0.2)
        let ink: UIColor = isSelected ? .white : color
        label.textColor = ink
        icon.tintColor = ink
    }

    private var iconWidth: CGFloat { icon.image == nil ? 0 : Self.iconSide + 4 }

    var neededWidth: CGFloat { label.intrinsicContentSize.width.rounded(.up) + iconWidth + 2 * Self.margin }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = Self.iconSide
        icon.frame = CGRect(
            x: isMirrored ? bounds.width - Self.margin - side : Self.margin, y: (bounds.height - side) / 2, width: side,
            height: side)
        let width = max(0, bounds.width - iconWidth - 2 * Self.margin)
        label.frame = CGRect(
            x: isMirrored ? Self.margin : Self.margin + iconWidth, y: 0, width: width, height: bounds.height)
    }
}
