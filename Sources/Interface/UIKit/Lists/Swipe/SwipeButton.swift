// SPDX-License-Identifier: MIT

/// One action's button.
@MainActor
final class SwipeButton: UIControl {
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let showsTitle: Bool

    init(_ action: UIContextualAction, rowHeight: CGFloat, perform: @escaping () -> Void) {
        // Low rows have no room for both.
        showsTitle = action.image == nil || rowHeight >= 91
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        label.text = showsTitle ? action.title : nil
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        imageView.image = action.image
        imageView.tintColor = .white
        imageView.contentMode = .center
        addSubview(label)
        addSubview(imageView)
        accessibilityLabel = action.title
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { _ in perform() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    var naturalWidth: CGFloat {
        let text = showsTitle ? label.sizeThatFits(CGSize(width: 200, height: 100)).width : 0
        return max(74, max(text, imageView.image?.size.width ?? 0) + 30)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Contents keep their size while the button grows into view.
        let width = max(bounds.width, naturalWidth)
        let image = imageView.image?.size ?? .zero
        let text = showsTitle ? label.sizeThatFits(CGSize(width: width - 16, height: 100)) : .zero
        let gap: CGFloat = image.height > 0 && text.height > 0 ? 4 : 0
        let top = (bounds.height - image.height - gap - text.height) / 2
        imageView.frame = CGRect(x: (width - image.width) / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: (width - text.width) / 2, y: top + image.height + gap, width: text.width, height: text.height)
    }
}
