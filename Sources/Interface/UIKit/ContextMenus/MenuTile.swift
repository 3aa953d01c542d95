// SPDX-License-Identifier: MIT

/// An action of a menu beside others: an image, and a title below it where there is room.
@MainActor
final class MenuTile: UIControl {
    enum Size {
        case small, medium, palette

        /// At most so many beside each other.
        var columns: Int {
            switch self {
            case .small: 4
            case .medium: 3
            case .palette: 6
            }
        }
        var height: CGFloat { self == .medium ? 64 : 44 }
    }

    let size: Size
    private let imageView = UIImageView()
    private let label = UILabel()
    private let line = UIView()

    init(_ leaf: any UIMenuLeaf, size: Size) {
        self.size = size
        super.init(frame: .zero)
        let isOn = leaf.state == .on
        let color: UIColor =
            leaf.attributes.contains(.disabled)
            ? .tertiaryLabel : leaf.attributes.contains(.destructive) ? .systemRed : .label
        imageView.image = isOn ? leaf.selectedImage ?? leaf.image : leaf.image
        imageView.tintColor = color
        imageView.contentMode = .center
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 19)
        label.text = size == .medium || leaf.image == nil ? leaf.title : nil
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = color
        label.textAlignment = .center
        line.backgroundColor = .separator
        line.isHidden = size == .palette
        for part in [imageView, label, line] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isSelected = isOn
        isEnabled = !leaf.attributes.contains(.disabled)
        isAccessibilityElement = true
        accessibilityLabel = leaf.title
        accessibilityTraits = isOn ? [.button, .selected] : .button
        showState()
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { showState() } }

    private func showState() {
        backgroundColor = isHighlighted || (isSelected && size == .palette) ? .tertiarySystemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasBoth = label.text != nil && imageView.image != nil
        imageView.frame = hasBoth ? CGRect(x: 0, y: 8, width: bounds.width, height: 28) : bounds
        label.frame =
            hasBoth
            ? CGRect(x: 4, y: 38, width: bounds.width - 8, height: 18) : bounds.insetBy(dx: 4, dy: 0)
        let thickness = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: bounds.width - thickness, y: 0, width: thickness, height: bounds.height)
    }
}
