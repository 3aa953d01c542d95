// SPDX-License-Identifier: MIT

/// The row of one navigation item: back button, items and title. A transition has two of them at once.
@MainActor
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    private(set) var leftButtons: [BarButton] = []
    private(set) var rightButtons: [BarButton] = []
    private(set) var centerButtons: [BarButton] = []
    private(set) var backButton: BackButton?
    private var titleMenu: TitleMenuButton?
    let titleLabel = UILabel()
    private let promptLabel = UILabel()
    /// Points from the bar's edge to the outermost item: more on wide screens without rounded corners at the sides
    /// (testTraitsEmbeddedInTabNavigation.*.png of swift-snapshot-testing).
    private var margin: CGFloat {
        let sides = superview?.safeAreaInsets ?? .zero
        return bounds.width >= 414 && sides.left == 0 && sides.right == 0 ? 20 : 16
    }
    private static let spacing: CGFloat = 16
    private static let rowHeight: CGFloat = 44

    /// What the bar lends.
    struct Style {
        var appearance: UINavigationBarAppearance
        /// Behind this item in the stack; nil: the first one.
        var backItem: UINavigationItem?
        /// The small title is shown (not while the large one is).
        var showsTitle = true
        var backIndicator: UIImage?
        var direction = UISemanticContentAttribute.unspecified
        var goBack: () -> Void = {}
    }

    init(item: UINavigationItem) {
        self.item = item
        super.init(frame: .zero)
        titleLabel.textAlignment = .center
        titleLabel.lineBreakMode = .byTruncatingTail
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 12)
        addSubview(titleLabel)
        addSubview(promptLabel)
    }

    required init?(coder: NSCoder) { nil }

    func fill(_ style: Style) {
        semanticContentAttribute = style.direction
        fillButtons(&leftButtons, (item.splitItem.map { [$0] } ?? []) + (item.leftBarButtonItems ?? []), style)
        fillButtons(&rightButtons, item.trailingItems(traitCollection), style)
        fillButtons(&centerButtons, item.centerItems(traitCollection), style)
        fillBackButton(style)
        fillTitle(style)
        setNeedsLayout()
    }

    private func fillButtons(_ buttons: inout [BarButton], _ items: [UIBarButtonItem], _ style: Style) {
        let shown = items.filter { !$0.isHidden }
        if buttons.map(\.item) != shown {
            buttons.forEach { $0.removeFromSuperview() }
            buttons = shown.map { item in
                let button = BarButton(item: item)
                item.changed = { [weak self, weak button] in
                    button?.update()
                    self?.setNeedsLayout()
                }
                addSubview(button)
                return button
            }
        }
        for button in buttons {
            button.appearance =
                button.item.style == .done ? style.appearance.doneButtonAppearance : style.appearance.buttonAppearance
        }
    }

    private func fillBackButton(_ style: Style) {
        let hasOwnLeft = leftButtons.contains { $0.item !== item.splitItem } && !item.leftItemsSupplementBackButton
        guard let back = style.backItem ?? Self.backOfAction(item), !item.hidesBackButton, !hasOwnLeft else {
            backButton?.removeFromSuperview()
            backButton = nil
            return
        }
        let button = backButton ?? BackButton()
        if backButton == nil {
            backButton = button
            addSubview(button)
        }
        button.turn(to: style.direction)
        button.fill(for: back, indicator: style.backIndicator, appearance: style.appearance.backButtonAppearance)
        let action = item.backAction
        button.tapped = { [weak button] in
            if let action { action.performWithSender(button, target: nil) } else { style.goBack() }
        }
    }

    /// An action leads back from the first item too: a chevron, without the name of anything.
    private static func backOfAction(_ item: UINavigationItem) -> UINavigationItem? {
        guard item.backAction != nil else { return nil }
        let nameless = UINavigationItem(title: "")
        nameless.backButtonTitle = ""
        return nameless
    }

    private func fillTitle(_ style: Style) {
        if let view = item.titleView {
            if view.superview !== self { addSubview(view) }
        }
        let hasMenu = item.titleMenuProvider != nil || item.documentProperties != nil || item.renameDelegate != nil
        if hasMenu, titleMenu == nil {
            let button = TitleMenuButton(item, in: self)
            addSubview(button)
            titleMenu = button
        } else if !hasMenu {
            titleMenu?.removeFromSuperview()
            titleMenu = nil
        }
        titleMenu?.isHidden = item.titleView != nil || !style.showsTitle
        for view in subviews
        where view !== item.titleView && (view as? BarButton) == nil && (view as? BackButton) == nil
            && view !== titleMenu && !(view is UITextField)
            && view !== titleLabel && view !== promptLabel
        {
            view.removeFromSuperview()
        }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
        ]
        attributes.merge(style.appearance.titleTextAttributes) { $1 }
        titleLabel.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
        // An empty title is none: tests that ask for the one text of a screen count it otherwise.
        titleLabel.isHidden = item.titleView != nil || (item.title ?? "").isEmpty
        titleLabel.alpha = style.showsTitle ? 1 : 0
        promptLabel.text = item.prompt
        promptLabel.isHidden = item.prompt == nil
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = item.prompt == nil ? 0 : bounds.height - Self.rowHeight
        promptLabel.frame = CGRect(x: margin, y: 4, width: max(0, bounds.width - 2 * margin), height: max(0, top - 4))
        let row = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        let (leading, trailing) = (place(leftButtons, in: row), placeTrailing(in: row))
        let center = CGRect(x: leading, y: row.minY, width: max(0, trailing - leading), height: row.height)
        placeTitle(in: center, row: row)
        mirrorPlaced(subviews)
    }

    /// - Returns: where the room for the title begins.
    private func place(_ buttons: [BarButton], in row: CGRect) -> CGFloat {
        var x = margin
        if let backButton {
            let titleWidth = titleNaturalWidth
            let free = (row.width - titleWidth) / 2 - 8
            let width = backButton.width(fitting: max(44, free))
            backButton.frame = CGRect(x: 0, y: row.minY, width: width, height: row.height)
            x = width + 8
        }
        for button in buttons {
            let width = button.sizeThatFits(row.size).width
            button.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
            x += width + (button.item.isSpace ? 0 : Self.spacing)
        }
        return buttons.isEmpty && backButton == nil ? margin : x - (buttons.isEmpty ? 0 : Self.spacing) + 8
    }

    private func placeTrailing(in row: CGRect) -> CGFloat {
        var x = row.width - margin
        for button in rightButtons {
            let width = button.sizeThatFits(row.size).width
            button.frame = CGRect(x: x - width, y: row.minY, width: width, height: row.height)
            x -= width + (button.item.isSpace ? 0 : Self.spacing)
        }
        return rightButtons.isEmpty ? x : x + Self.spacing - 8
    }

    private var titleNaturalWidth: CGFloat {
        if let view = item.titleView { return view.bounds.width }
        return titleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width
    }

    /// In the middle of the bar, moved aside only as far as the items demand.
    private func placeTitle(in room: CGRect, row: CGRect) {
        if let view = item.titleView {
            let size = titleViewSize(view, in: room.size)
            let x = min(max((row.width - size.width) / 2, room.minX), max(room.minX, room.maxX - size.width))
            view.frame = CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
        } else {
            let width = min(titleNaturalWidth, room.width)
            // Documents name themselves beside the way back, where the bar is wide.
            let wanted =
                item.showsCenter(traitCollection)
                ? room.minX : (row.width - width) / 2
            let x = min(max(wanted, room.minX), max(room.minX, room.maxX - width))
            titleLabel.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
            titleMenu?.frame = CGRect(
                x: x, y: row.minY, width: width + TitleMenuButton.room, height: row.height)
        }
        placeCenter(in: room, row: row)
    }

    /// The items of the middle, side by side, in place of the title.
    private func placeCenter(in room: CGRect, row: CGRect) {
        guard !centerButtons.isEmpty else { return }
        let widths = centerButtons.map { $0.sizeThatFits(row.size).width }
        let all = widths.reduce(0, +) + Self.spacing * CGFloat(widths.count - 1)
        var x = min(max((row.width - all) / 2, room.minX), max(room.minX, room.maxX - all))
        for (button, width) in zip(centerButtons, widths) {
            button.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
            x += width + Self.spacing
        }
        // The title moves beside what stands before it.
        titleLabel.frame.origin.x = room.minX
        titleMenu?.frame.origin.x = room.minX
        titleLabel.isHidden = titleLabel.isHidden || titleLabel.frame.maxX > (centerButtons.first?.frame.minX ?? 0)
    }

    private func titleViewSize(_ view: UIView, in room: CGSize) -> CGSize {
        var size = view.sizeThatFits(room)
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if size == .zero || size == view.bounds.size, fitting.width > 0 { size = fitting }
        if size == .zero { size = view.intrinsicContentSize }
        return CGSize(width: min(max(0, size.width), room.width), height: min(max(0, size.height), Self.rowHeight))
    }
}

/// The chevron with the title of the screen before.
@MainActor
final class BackButton: UIControl {
    private let backdrop = UIImageView(frame: .zero)
    private let indicator = UIImageView(frame: .zero)
    private let label = UILabel()
    private var grounds: [UIControl.State: UIImage] = [:]
    private var groundShift: CGFloat = 0
    private var title = ""
    private var attributes: [NSAttributedString.Key: Any] = [:]
    private var mode = UINavigationItem.BackButtonDisplayMode.default
    private var allowsGeneric = true
    var tapped: () -> Void = {}
    /// What the app's attributes say; nil: the tint.
    private var ownColor: UIColor? { attributes[.foregroundColor] as? UIColor }
    private static let indicatorX: CGFloat = 7
    private static let labelX: CGFloat = 27
    /// Shown where the previous title is too long.
    private static let genericTitle = SystemStrings.text("Back")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(backdrop)
        addSubview(indicator)
        addSubview(label)
        showsLargeContentViewer = true
        indicator.contentMode = .center
        accessibilityIdentifier = "BackButton"
    }

    required init?(coder: NSCoder) { nil }

    override package var primaryEvent: Event { .touchUpInside }

    func fill(for back: UINavigationItem, indicator image: UIImage?, appearance: UIBarButtonItemAppearance) {
        let own = back.backBarButtonItem
        title = own.map { $0.title ?? "" } ?? back.backButtonTitle ?? back.title ?? ""
        if own == nil, back.backButtonTitle == nil, title.isEmpty { title = Self.genericTitle }
        allowsGeneric = own == nil && back.backButtonTitle == nil
        mode = back.backButtonDisplayMode
        if let tint = own?.tintColor { tintColor = tint }
        attributes = [.font: UIFont.systemFont(ofSize: 17)]
        attributes.merge(appearance.attributes(for: state)) { $1 }
        attributes.merge(own?.textAttributes[.normal] ?? [:]) { $1 }
        let source = own.flatMap { $0.backGrounds.isEmpty ? nil : $0 } ?? AppearanceRegistry.known(UIBarButtonItem.self)
        grounds = source?.backGrounds ?? [:]
        groundShift = source?.backButtonBackgroundVerticalPositionAdjustment(for: .default) ?? 0
        backdrop.image = grounds[state] ?? grounds[.normal] ?? appearance.state(state).backgroundImage
        let symbol = UIImage.SymbolConfiguration(pointSize: 22, weight: .semibold, scale: .medium)
        indicator.image =
            own?.image ?? image?.withRenderingMode(.alwaysTemplate)
            ?? UIImage(systemName: "chevron.backward", withConfiguration: symbol)
        accessibilityLabel = title.isEmpty ? Self.genericTitle : title
        setNeedsLayout()
    }

    /// The chevron points the way back: to the right where that is where things begin.
    func turn(to direction: UISemanticContentAttribute) {
        semanticContentAttribute = direction
        indicator.semanticContentAttribute = direction
    }

    /// Chooses between the title, "Back" and nothing, whichever fits.
    func width(fitting limit: CGFloat) -> CGFloat {
        var candidates = [title]
        if mode == .generic { candidates = [Self.genericTitle] }
        if mode != .minimal, allowsGeneric { candidates.append(Self.genericTitle) }
        if mode == .minimal { candidates = [] }
        for text in candidates {
            label.attributedText = NSAttributedString(string: text, attributes: attributes)
            let width =
                Self.labelX + label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width
            if width <= limit || text == candidates.last && !allowsGeneric { return min(width, limit).rounded(.up) }
        }
        label.attributedText = nil
        return Self.labelX
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = ownColor ?? tintColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds.offsetBy(dx: 0, dy: groundShift)
        // A background of the app's own has its own arrow.
        indicator.isHidden = backdrop.image != nil
        let size = indicator.image?.size ?? .zero
        indicator.frame = CGRect(
            x: Self.indicatorX, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        label.textColor = ownColor ?? tintColor
        label.frame = CGRect(x: Self.labelX, y: 0, width: max(0, bounds.width - Self.labelX), height: bounds.height)
        mirrorPlaced([indicator, label])
    }

    override func stateChanged(from oldState: State) {
        super.stateChanged(from: oldState)
        let alpha: CGFloat = isHighlighted ? 0.3 : 1
        UIView.animate(withDuration: isHighlighted ? 0 : 0.35, delay: 0, options: [.allowUserInteraction]) {
            self.indicator.alpha = alpha
            self.label.alpha = alpha
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).holds(point)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { tapped() }
    }
}
