// SPDX-License-Identifier: MIT

/// The contents of the share sheet: what is shared on top, the places it can go to in a row, and cards of what can be
/// done with it. There is no row of people: nobody was ever sent anything from here.
final class ActivityListView: UIView {
    private let scroll = UIScrollView()
    private let places = UIScrollView()
    private let title = UILabel()
    private let detail = UILabel()
    private let picture = UIImageView()
    private let closeButton = UIButton(type: .close)
    private let lines = [UIView(), UIView()]
    private var tiles: [ActivityTile] = []
    private var cards: [ActivityCard] = []

    init(
        _ preview: SharePreview, _ activities: [UIActivity], showsClose: Bool, choose: @escaping (UIActivity) -> Void,
        close: @escaping () -> Void
    ) {
        super.init(frame: .zero)
        title.text = preview.title
        title.font = Self.headerFont(.systemFont(ofSize: 15, weight: .semibold))
        detail.text = preview.detail
        detail.font = Self.headerFont(.systemFont(ofSize: 13))
        detail.textColor = .secondaryLabel
        let symbol = UIImage.SymbolConfiguration(pointSize: 22)
        picture.image = preview.picture ?? UIImage(systemName: preview.symbol, withConfiguration: symbol)
        picture.tintColor = .secondaryLabel
        picture.contentMode = preview.picture == nil ? .center : .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 6
        picture.backgroundColor = .tertiarySystemFill
        closeButton.addAction(UIAction { _ in close() }, for: .touchUpInside)
        closeButton.isHidden = !showsClose
        for line in lines { line.backgroundColor = .separator }
        scroll.alwaysBounceVertical = true
        places.showsHorizontalScrollIndicator = false
        for view in [title, detail, picture, closeButton, lines[0], scroll] as [UIView] { addSubview(view) }
        for view in [places, lines[1]] as [UIView] { scroll.addSubview(view) }
        fill(activities, choose)
    }

    required init?(coder: NSCoder) { nil }

    /// The sheet's top does not scroll, so its texts grow no further than its two lines hold.
    private static func headerFont(_ font: UIFont) -> UIFont {
        UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20)
    }

    private func fill(_ activities: [UIActivity], _ choose: @escaping (UIActivity) -> Void) {
        for activity in activities where activity.place == .share {
            let tile = ActivityTile(activity)
            tile.addAction(UIAction { _ in choose(activity) }, for: .touchUpInside)
            places.addSubview(tile)
            tiles.append(tile)
        }
        let actions = activities.filter { $0.place == .action }
        // The clipboard first, then the app's own, then the system's.
        let groups = [
            actions.filter { $0.activityType == .copyToPasteboard }, actions.filter { !($0 is SystemActivity) },
            actions.filter { $0 is SystemActivity && $0.activityType != .copyToPasteboard },
        ]
        for group in groups where !group.isEmpty {
            let card = ActivityCard(group, choose)
            scroll.addSubview(card)
            cards.append(card)
        }
    }

    private func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// What a phone on its side keeps free at both ends.
    private var sideInset: CGFloat { max(safeAreaInsets.left, safeAreaInsets.right) }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let side = sideInset
        let hair = 1 / max(1, traitCollection.displayScale)
        picture.frame = mirrored(CGRect(x: side + 16, y: 16, width: 44, height: 44), in: width)
        closeButton.frame = mirrored(CGRect(x: width - side - 46, y: 16, width: 30, height: 30), in: width)
        let room = max(0, width - 2 * side - 72 - (closeButton.isHidden ? 16 : 60))
        title.numberOfLines = detail.text == nil ? 2 : 1
        let lineHeights = [title.font.lineHeight, detail.font.lineHeight].map { $0.rounded(.up) + 2 }
        let heights = detail.text == nil ? [CGFloat(44)] : lineHeights
        let top = 16 + (44 - heights.reduce(0, +)) / 2
        title.frame = mirrored(CGRect(x: side + 72, y: top, width: room, height: heights[0]), in: width)
        let detailFrame = CGRect(x: side + 72, y: top + heights[0], width: room, height: lineHeights[1])
        detail.frame = mirrored(detailFrame, in: width)
        lines[0].frame = CGRect(x: 0, y: 76 - hair, width: width, height: hair)
        scroll.frame = CGRect(x: 0, y: 76, width: width, height: max(0, bounds.height - 76))
        var y = layoutPlaces(width, hair)
        for card in cards {
            y += 16
            card.frame = CGRect(
                x: side + 16, y: y, width: max(0, width - 2 * side - 32), height: card.wantedHeight)
            y = card.frame.maxY
        }
        scroll.contentSize = CGSize(width: width, height: y + 24)
    }

    /// - Returns: where the row ends.
    private func layoutPlaces(_ width: CGFloat, _ hair: CGFloat) -> CGFloat {
        places.isHidden = tiles.isEmpty
        lines[1].isHidden = tiles.isEmpty
        guard !tiles.isEmpty else { return 0 }
        let size = ActivityTile.size
        let content = max(width, 2 * (sideInset + 8) + CGFloat(tiles.count) * size.width)
        places.frame = CGRect(x: 0, y: 0, width: width, height: 16 + size.height + 8)
        for (index, tile) in tiles.enumerated() {
            let x = sideInset + 8 + CGFloat(index) * size.width
            let place = CGRect(origin: CGPoint(x: x, y: 16), size: size)
            tile.frame = mirrored(place, in: content)
        }
        let isNew = places.contentSize.width != content
        places.contentSize = CGSize(width: content, height: places.frame.height)
        if isNew, effectiveUserInterfaceLayoutDirection == .rightToLeft { places.contentOffset.x = content - width }
        lines[1].frame = CGRect(x: 0, y: places.frame.maxY - hair, width: width, height: hair)
        return places.frame.maxY
    }
}

extension UIActivity {
    /// In the row of apps or in a card.
    fileprivate var place: Category {
        (self as? SystemActivity)?.tile != nil ? .share : type(of: self).activityCategory
    }
}

/// An app's icon with its name below.
final class ActivityTile: UIControl {
    private let icon = UIImageView()
    private let label = UILabel()

    init(_ activity: UIActivity) {
        super.init(frame: .zero)
        icon.layer.cornerRadius = 13.5
        icon.layer.cornerCurve = .continuous
        icon.clipsToBounds = true
        if let system = activity as? SystemActivity, let tile = system.tile {
            icon.image = UIImage(
                systemName: tile.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
            icon.tintColor = .white
            icon.backgroundColor = tile.color
            icon.contentMode = .center
        } else {
            icon.image = activity.activityImage
            icon.tintColor = .label
            icon.backgroundColor = .secondarySystemGroupedBackground
            let isIcon = (activity.activityImage?.size.width ?? 0) >= 50
            icon.contentMode = isIcon ? .scaleAspectFill : .center
        }
        label.text = activity.activityTitle
        label.font = Self.font
        label.textAlignment = .center
        label.numberOfLines = 2
        for view in [icon, label] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = activity.activityTitle
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    private static var font: UIFont {
        UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12), maximumPointSize: 22)
    }

    /// Room for the icon and two lines below it.
    static var size: CGSize {
        let growth = font.pointSize / 12
        return CGSize(width: (76 * (1 + (growth - 1) * 0.6)).rounded(), height: 66 + (38 * growth).rounded())
    }

    override var isHighlighted: Bool { didSet { icon.alpha = isHighlighted ? 0.5 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: (bounds.width - 60) / 2, y: 0, width: 60, height: 60)
        let room = CGSize(width: bounds.width - 4, height: bounds.height - 66)
        let height = min(room.height, label.sizeThatFits(room).height)
        label.frame = CGRect(x: 2, y: 66, width: room.width, height: height)
    }
}

/// Actions below each other.
final class ActivityCard: UIView {
    private var rows: [ActivityRow] = []
    private static var rowHeight: CGFloat { max(52, UIFontMetrics.default.scaledValue(for: 52)).rounded() }

    init(_ activities: [UIActivity], _ choose: @escaping (UIActivity) -> Void) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        clipsToBounds = true
        for (index, activity) in activities.enumerated() {
            let row = ActivityRow(activity, isFirst: index == 0)
            row.addAction(UIAction { _ in choose(activity) }, for: .touchUpInside)
            addSubview(row)
            rows.append(row)
        }
    }

    required init?(coder: NSCoder) { nil }

    var wantedHeight: CGFloat { CGFloat(rows.count) * Self.rowHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
        }
    }
}

/// Title at the leading side, icon at the other.
final class ActivityRow: UIControl {
    private let label = UILabel()
    private let icon = UIImageView()
    private let line = UIView()

    init(_ activity: UIActivity, isFirst: Bool) {
        super.init(frame: .zero)
        label.text = activity.activityTitle
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 2
        icon.image = activity.activityImage
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .label
        line.backgroundColor = .separator
        line.isHidden = isFirst
        for view in [label, icon, line] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hair = 1 / max(1, traitCollection.displayScale)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.frame = CGRect(x: isMirrored ? 0 : 16, y: 0, width: bounds.width - 16, height: hair)
        icon.frame = CGRect(
            x: isMirrored ? 16 : bounds.width - 44, y: (bounds.height - 26) / 2, width: 28, height: 26)
        label.frame = CGRect(x: isMirrored ? 52 : 16, y: 0, width: max(0, bounds.width - 68), height: bounds.height)
    }
}
