// SPDX-License-Identifier: MIT

/// The bubble over a selected annotation: title over subtitle, accessories at both ends.
@MainActor
final class CalloutView: UIView {
    private let owner: MKAnnotationView
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private var accessoryTapped: (UIControl) -> Void = { _ in }

    private static let arrow: CGFloat = 12
    private static let height: CGFloat = 44
    private static let widest: CGFloat = 280
    private static let accessoryHeight: CGFloat = 32

    init(_ owner: MKAnnotationView, accessoryTapped: @escaping (UIControl) -> Void) {
        self.owner = owner
        super.init(frame: .zero)
        self.accessoryTapped = accessoryTapped
        isOpaque = false
        backgroundColor = .clear
        titleLabel.font = .systemFont(ofSize: 17)
        subtitleLabel.font = .systemFont(ofSize: 12)
        subtitleLabel.textColor = .secondaryLabel
        for view in [titleLabel, subtitleLabel] as [UIView] { addSubview(view) }
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 3)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    private var accessories: [UIView] {
        [owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView].compactMap { $0 }
    }

    func reload() {
        for view in subviews where view !== titleLabel && view !== subtitleLabel { view.removeFromSuperview() }
        titleLabel.text = owner.annotation?.title
        subtitleLabel.text = owner.annotation?.subtitle
        subtitleLabel.isHidden = owner.detailCalloutAccessoryView != nil || (subtitleLabel.text ?? "").isEmpty
        for accessory in accessories + [owner.detailCalloutAccessoryView].compactMap({ $0 }) {
            addSubview(accessory)
            guard let control = accessory as? UIControl else { continue }
            control.removeAction(identifiedBy: Self.action, for: .touchUpInside)
            control.addAction(
                UIAction(identifier: Self.action) { [weak self, weak control] _ in
                    if let control { self?.accessoryTapped(control) }
                }, for: .touchUpInside)
        }
        arrange()
        setNeedsDisplay()
    }

    private static let action = UIAction.Identifier("MapKit.callout")

    private func size(of view: UIView, within width: CGFloat) -> CGSize {
        if view.bounds.size != .zero { return view.bounds.size }
        let fitting = view.systemLayoutSizeFitting(CGSize(width: width, height: 0))
        return fitting == .zero ? view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) : fitting
    }

    /// Lays out the parts and takes the size they need; the owner's map puts it in place.
    private func arrange() {
        let left = owner.leftCalloutAccessoryView.map { Self.accessorySize($0.bounds.size) } ?? .zero
        let right = owner.rightCalloutAccessoryView.map { Self.accessorySize($0.bounds.size) } ?? .zero
        let sides = (left.width > 0 ? left.width + 8 : 0) + (right.width > 0 ? right.width + 8 : 0)
        let room = Self.widest - sides - 32
        let detail = owner.detailCalloutAccessoryView
        let detailSize = detail.map { size(of: $0, within: room) } ?? .zero
        let texts = subtitleLabel.isHidden ? [titleLabel] : [titleLabel, subtitleLabel]
        let width = min(room, max(detailSize.width, texts.map { $0.intrinsicContentSize.width }.max() ?? 0))
        let lower = detail == nil ? (subtitleLabel.isHidden ? 0 : 16) : detailSize.height + 4
        let height = max(Self.height, 22 + lower + 12)
        bounds.size = CGSize(width: width + sides + 32, height: height + Self.arrow)
        owner.leftCalloutAccessoryView?.frame = CGRect(
            x: 10, y: (height - left.height) / 2, width: left.width, height: left.height)
        owner.rightCalloutAccessoryView?.frame = CGRect(
            x: bounds.width - right.width - 10, y: (height - right.height) / 2, width: right.width, height: right.height
        )
        let x = 16 + (left.width > 0 ? left.width + 4 : 0)
        let top = (height - 22 - lower) / 2
        titleLabel.frame = CGRect(x: x, y: top, width: width, height: 22)
        subtitleLabel.frame = CGRect(x: x, y: top + 21, width: width, height: 16)
        detail?.frame = CGRect(x: x, y: top + 26, width: max(width, detailSize.width), height: detailSize.height)
    }

    /// No higher than the bubble lets them be.
    private static func accessorySize(_ size: CGSize) -> CGSize {
        guard size.height > accessoryHeight else { return size }
        return CGSize(width: size.width * accessoryHeight / size.height, height: accessoryHeight)
    }

    override func draw(_ rect: CGRect) {
        let body = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - Self.arrow)
        let path = UIBezierPath(roundedRect: body, cornerRadius: 10)
        let tip = CGPoint(x: arrowX, y: bounds.maxY)
        path.move(to: CGPoint(x: tip.x - Self.arrow, y: body.maxY))
        path.addLine(to: tip)
        path.addLine(to: CGPoint(x: tip.x + Self.arrow, y: body.maxY))
        path.close()
        UIColor.systemBackground.setFill()
        path.fill()
    }

    /// In its own coordinates.
    var arrowX: CGFloat = 0 {
        didSet {
            arrowX = min(max(arrowX, 22), max(bounds.width - 22, 22))
            if arrowX != oldValue { setNeedsDisplay() }
        }
    }
}
