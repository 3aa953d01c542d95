// SPDX-License-Identifier: MIT

/// One segment's content and the views that show it.
@MainActor
final class Segment {
    var title: String?
    var image: UIImage? { didSet { picture.accessibilityLabel = image?.accessibilityLabel } }
    var action: UIAction?
    /// 0: shares the width with the others.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true
    let label = UILabel()
    let picture = UIImageView(frame: .zero)

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
        self.title = title
        self.image = image
        self.action = action
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        picture.contentMode = .center
        picture.accessibilityLabel = image?.accessibilityLabel
    }

    var contentWidth: CGFloat {
        if let image { return image.size.width }
        return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width
    }
}
