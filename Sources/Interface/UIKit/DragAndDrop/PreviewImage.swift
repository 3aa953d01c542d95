// SPDX-License-Identifier: MIT

/// A picture of a view as its preview parameters want it, with a shadow.
@MainActor
final class PreviewImage: UIView {
    /// nil when the view cannot be drawn, as when it is empty.
    convenience init?(_ preview: UITargetedPreview) {
        guard let content = preview.view.snapshotView(afterScreenUpdates: false) else { return nil }
        self.init(content, size: preview.view.bounds.size, parameters: preview.parameters)
    }

    convenience init?(_ preview: UIDragPreview) {
        let view = preview.view
        if view.bounds.isEmpty { view.sizeToFit() }
        guard !view.bounds.isEmpty else { return nil }
        self.init(view, size: view.bounds.size, parameters: preview.parameters)
    }

    private init(_ content: UIView, size: CGSize, parameters: UIPreviewParameters) {
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
        let card = UIView(frame: bounds)
        card.backgroundColor = parameters.backgroundColor
        content.frame = bounds
        card.addSubview(content)
        if let path = parameters.visiblePath {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            card.layer.mask = mask
        }
        addSubview(card)
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 6)
        layer.shadowPath = (parameters.shadowPath ?? parameters.visiblePath)?.cgPath
    }

    required init?(coder: NSCoder) { nil }
}

/// The mark at the corner of what is dragged: a plus where it would be copied, a bar where it cannot go, the number of
/// items where there are several.
@MainActor
final class DropBadge: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        isUserInteractionEnabled = false
        layer.cornerRadius = 12
        label.textColor = .white
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        addSubview(label)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ operation: UIDropOperation, count: Int) {
        let mark = count > 1 ? "\(count)" : ""
        switch operation {
        case .copy: (label.text, backgroundColor) = (count > 1 ? mark : "+", .systemGreen)
        case .forbidden: (label.text, backgroundColor) = ("⊘", .systemGray)
        case .cancel, .move: (label.text, backgroundColor) = (mark, .systemRed)
        }
        isHidden = label.text?.isEmpty ?? true
        bounds.size.width = max(24, label.intrinsicContentSize.width + 12)
        label.frame = bounds
    }
}
