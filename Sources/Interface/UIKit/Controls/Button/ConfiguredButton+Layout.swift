// SPDX-License-Identifier: MIT

/// Where the image and the titles of a configured button go, relative to the corner of the group they form.
@MainActor
private struct ConfiguredLayout {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var popUpSign = CGRect.zero
    var size = CGSize.zero
    /// Between the titles and the sign of a pop-up menu.
    private static let signGap: CGFloat = 5

    init(_ button: UIButton, _ configuration: UIButton.Configuration, _ views: ConfiguredButtonViews, width: CGFloat) {
        let sign = views.popUpSign.map { $0.sizeThatFits(.zero) } ?? .zero
        let signRoom = views.popUpSign == nil ? 0 : sign.width + Self.signGap
        let width = max(0, width - signRoom)
        let ownSize = (views.indicator ?? views.image).map { $0.sizeThatFits(.zero) } ?? .zero
        let hasImage = views.image != nil || views.indicator != nil
        let isBeside = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
        let imageSize = Self.reserved(ownSize, configuration, isBeside: isBeside, hasImage: hasImage)
        let gap = hasImage && (views.title != nil || views.subtitle != nil) ? configuration.imagePadding : 0
        let textWidth = max(0, isBeside ? width - imageSize.width - gap : width)
        let titleSize = Self.measure(views.title, width: textWidth)
        let subtitleSize = Self.measure(views.subtitle, width: textWidth)
        let titleGap = views.title != nil && views.subtitle != nil ? configuration.titlePadding : 0
        let texts = CGSize(
            width: max(titleSize.width, subtitleSize.width), height: titleSize.height + titleGap + subtitleSize.height)

        let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var textOrigin = CGPoint.zero
        if isBeside {
            size = CGSize(width: imageSize.width + gap + texts.width, height: max(imageSize.height, texts.height))
            let imageIsLeft = configuration.imagePlacement.contains(.trailing) == isMirrored
            image.origin = CGPoint(
                x: imageIsLeft ? 0 : texts.width + gap, y: (size.height - imageSize.height) / 2)
            textOrigin = CGPoint(
                x: imageIsLeft ? imageSize.width + gap : 0, y: (size.height - texts.height) / 2)
        } else {
            size = CGSize(width: max(imageSize.width, texts.width), height: imageSize.height + gap + texts.height)
            let imageIsAbove = configuration.imagePlacement.contains(.top)
            image.origin = CGPoint(
                x: (size.width - imageSize.width) / 2, y: imageIsAbove ? 0 : texts.height + gap)
            textOrigin = CGPoint(x: (size.width - texts.width) / 2, y: imageIsAbove ? imageSize.height + gap : 0)
        }
        image = CGRect(
            x: image.minX + (imageSize.width - ownSize.width) / 2,
            y: image.minY + (imageSize.height - ownSize.height) / 2,
            width: ownSize.width, height: ownSize.height)
        defer { if signRoom > 0 { addSign(sign, room: signRoom, isMirrored: isMirrored) } }
        let alignment = Self.factor(configuration, isBeside: isBeside && hasImage, isMirrored: isMirrored)
        title = CGRect(
            origin: CGPoint(x: textOrigin.x + (texts.width - titleSize.width) * alignment, y: textOrigin.y),
            size: titleSize)
        subtitle = CGRect(
            x: textOrigin.x + (texts.width - subtitleSize.width) * alignment,
            y: textOrigin.y + titleSize.height + titleGap, width: subtitleSize.width, height: subtitleSize.height)
    }

    /// Puts the sign behind everything else.
    private mutating func addSign(_ sign: CGSize, room: CGFloat, isMirrored: Bool) {
        let height = max(size.height, sign.height)
        let shift = CGPoint(x: isMirrored ? room : 0, y: (height - size.height) / 2)
        image = image.offsetBy(dx: shift.x, dy: shift.y)
        title = title.offsetBy(dx: shift.x, dy: shift.y)
        subtitle = subtitle.offsetBy(dx: shift.x, dy: shift.y)
        popUpSign = CGRect(
            x: isMirrored ? 0 : size.width + Self.signGap, y: (height - sign.height) / 2, width: sign.width,
            height: sign.height)
        size = CGSize(width: size.width + room, height: height)
    }

    /// The room of the image: what the configuration reserves, or its own size.
    private static func reserved(
        _ size: CGSize, _ configuration: UIButton.Configuration, isBeside: Bool, hasImage: Bool
    ) -> CGSize {
        let room = configuration.imageReservation
        guard hasImage, room > 0 else { return size }
        return isBeside
            ? CGSize(width: max(room, size.width), height: size.height)
            : CGSize(width: size.width, height: max(room, size.height))
    }

    private static func measure(_ label: UILabel?, width: CGFloat) -> CGSize {
        guard let label else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// 0 puts a shorter text at the left, 1 at the right.
    private static func factor(_ configuration: UIButton.Configuration, isBeside: Bool, isMirrored: Bool) -> CGFloat {
        let leading: CGFloat = isMirrored ? 1 : 0
        switch configuration.titleAlignment {
        case .leading: return leading
        case .trailing: return 1 - leading
        case .center: return 0.5
        case .automatic:
            guard isBeside else { return 0.5 }
            return configuration.imagePlacement.contains(.trailing) ? 1 - leading : leading
        }
    }
}

extension UIButton {
    func configuredContentSize(fitting limit: CGSize?) -> CGSize {
        fillConfigured()
        guard let configuration, let configured else { return .zero }
        let insets = configuration.contentInsets
        let available = limit.map { $0.width > 0 ? $0.width : .infinity } ?? .infinity
        let width = max(0, min(available, 10_000) - insets.leading - insets.trailing)
        let layout = ConfiguredLayout(self, configuration, configured, width: width)
        return CGSize(
            width: layout.size.width + insets.leading + insets.trailing,
            height: layout.size.height + insets.top + insets.bottom)
    }

    func layOutConfigured() {
        fillConfigured()
        guard let configuration, let configured else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let ground = bounds.inset(by: UIEdgeInsets(configuration.background.backgroundInsets, isMirrored: isMirrored))
        configured.background.frame = ground
        configured.background.layer.cornerRadius = configuration.cornerRadius(height: ground.height)
        configured.stroke.place(around: ground, cornerRadius: configured.background.layer.cornerRadius)
        configured.backgroundImage.frame = configured.background.bounds
        configuration.background.customView?.frame = configured.background.bounds

        let area = bounds.inset(by: UIEdgeInsets(configuration.contentInsets, isMirrored: isMirrored))
        let layout = ConfiguredLayout(self, configuration, configured, width: max(0, area.width))
        let origin = CGPoint(
            x: horizontalOrigin(of: layout.size.width, in: area), y: verticalOrigin(of: layout.size.height, in: area))
        func place(_ view: UIView?, _ frame: CGRect) {
            view?.setUntransformedFrame(frame.offsetBy(dx: origin.x, dy: origin.y))
        }
        place(configured.image, layout.image)
        place(configured.indicator, layout.image)
        place(configured.popUpSign, layout.popUpSign)
        place(configured.title, layout.title)
        place(configured.subtitle, layout.subtitle)
    }

    private func horizontalOrigin(of width: CGFloat, in area: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: area.minX
        case .right, .trailing: area.maxX - width
        case .center, .fill: area.minX + (area.width - width) / 2
        }
    }

    private func verticalOrigin(of height: CGFloat, in area: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: area.minY
        case .bottom: area.maxY - height
        case .center, .fill: area.minY + (area.height - height) / 2
        }
    }
}

extension UIEdgeInsets {
    init(_ insets: NSDirectionalEdgeInsets, isMirrored: Bool) {
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }
}
