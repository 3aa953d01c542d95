// SPDX-License-Identifier: MIT

/// A row of a list: content, accessories at both ends, a separator.
open class UICollectionViewListCell: UICollectionViewCell {
    private final var row: ListRowPlace?
    private final var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []
    private let separator = UITableViewCellSeparatorView(frame: .zero)
    private let topSeparator = UITableViewCellSeparatorView(frame: .zero)
    private final var shownState = (editing: false, on: false)
    private final var preparedMargins: UIEdgeInsets?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishRow()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishRow()
    }

    private final func finishRow() {
        separator.isUserInteractionEnabled = false
        separator.isHidden = true
        addSubview(separator)
    }

    open var accessories: [UICellAccessory] = [] { didSet { rebuildAccessories() } }
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listGroupedCell() }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// Points for each level.
    open var indentationWidth: CGFloat = 16 { didSet { setNeedsLayout() } }
    open var indentsAccessories = true { didSet { setNeedsLayout() } }
    /// Where the separator begins and ends, unless constraints say otherwise.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }()

    // MARK: Layout

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        row = layoutAttributes.listRow
        if let outline = holder?.dataSource as? any OutlineSource,
            let level = outline.outlineLevel(at: layoutAttributes.indexPath)
        {
            (indentationLevel, configurations.isExpanded) = (level.level, level.isExpanded)
            updateAccessories()
        }
        showRowBackground()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        updateAccessories()
        prepareMargins()
        super.layoutSubviews()
        placeAccessories()
        placeSeparator()
    }

    package override var contentFrame: CGRect {
        let (leading, trailing) = reserved
        let left = isRightToLeft ? trailing : leading
        let right = isRightToLeft ? leading : trailing
        return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateAccessories()
        prepareMargins()
        guard layoutAttributes.measuring.contains(.height) else { return layoutAttributes }
        let (leading, trailing) = reserved
        let inner = layoutAttributes.duplicate
        inner.size.width = max(0, inner.size.width - leading - trailing)
        inner.measuring = .height
        let wanted = fittingAttributes(inner, content: contentView).size.height
        let least: CGFloat = contentConfiguration == nil ? 0 : 44
        let preferred = layoutAttributes.duplicate
        preferred.frame.size.height = max(wanted, least)
        return preferred.size == layoutAttributes.size ? layoutAttributes : preferred
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        showRowBackground()
    }

    /// Rows have the list's margin at the sides, and less beside accessories, unless the app set margins of its own.
    private final func prepareMargins() {
        guard marginState.directional == nil, marginState.own == nil || marginState.own == preparedMargins else {
            return
        }
        let (leading, trailing) = (accessoryViews.contains { $0.accessory.isLeading }, reserved.trailing > 0)
        let sides = NSDirectionalEdgeInsets(
            top: 8, leading: leading ? 8 : Self.edge, bottom: 8, trailing: trailing ? 8 : Self.edge)
        let margins = UIEdgeInsets(sides, rightToLeft: isRightToLeft)
        guard marginState.own != margins || marginState.insetsFromSafeArea else { return }
        preparedMargins = margins
        changeMargins {
            $0.own = margins
            $0.insetsFromSafeArea = false
        }
    }

    // MARK: Accessories

    private static let accessoryGap: CGFloat = 12
    private static let edge: CGFloat = 16

    private final var isInEditing: Bool { holder?.isEditing ?? false }
    private final var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    private final func rebuildAccessories() {
        for (_, view) in accessoryViews { view.removeFromSuperview() }
        accessoryViews = []
        shownState = (isInEditing, isSelected || configurations.isExpanded)
        for accessory in accessories where accessory.isShown(editing: isInEditing) {
            let isOn = accessory.accessoryType == .outlineDisclosure ? configurations.isExpanded : isSelected
            let view = accessory.makeView(isOn: isOn, tint: tintColor)
            accessoryViews.append((accessory, view))
            addSubview(view)
            makeTappable(view, accessory)
        }
        setNeedsLayout()
    }

    private final func updateAccessories() {
        if shownState != (isInEditing, isSelected || configurations.isExpanded) { rebuildAccessories() }
    }

    private final func makeTappable(_ view: UIView, _ accessory: UICellAccessory) {
        let isOutline = accessory.accessoryType == .outlineDisclosure
        if accessory.accessoryType == .reorder { return makeReordering(view) }
        if accessory.accessoryType == .delete, accessory.action == nil { return makeDeleting(view) }
        guard accessory.action != nil || isOutline else { return }
        let target = RecognizerTarget { [weak self] _ in
            if let action = accessory.action { return action() }
            self?.toggleOutline()
        }
        let tap = UITapGestureRecognizer()
        tap.addTarget(target, action: RecognizerTarget.selector)
        view.isUserInteractionEnabled = true
        view.addGestureRecognizer(tap)
        tapTargets.append(target)
    }
    private final var tapTargets: [RecognizerTarget] = []

    private final func toggleOutline() {
        guard let path = shownAttributes?.indexPath, let outline = holder?.dataSource as? any OutlineSource,
            let expanded = outline.toggleExpansion(at: path)
        else { return }
        configurations.isExpanded = expanded
        updateAccessories()
    }

    /// What a tap on the row does where its outline disclosure has the style of a header.
    ///
    /// - Returns: false: it selects, as in other rows.
    final func tappedAsHeader() -> Bool {
        guard let accessory = accessoryViews.first(where: { $0.0.takesWholeRow })?.0 else { return false }
        if let action = accessory.action { action() } else { toggleOutline() }
        return true
    }
    private final var reorderTarget: ActionTarget?

    /// The trailing swipe actions are what a delete accessory without a handler shows.
    private final func makeDeleting(_ view: UIView) {
        let target = RecognizerTarget { [weak self] _ in
            guard let self, let path = self.shownAttributes?.indexPath else { return }
            self.holder?.openSwipe(path)
        }
        let tap = UITapGestureRecognizer()
        tap.addTarget(target, action: RecognizerTarget.selector)
        view.isUserInteractionEnabled = true
        view.addGestureRecognizer(tap)
        tapTargets.append(target)
    }

    /// A finger on the three lines carries the row, where the data source lets it.
    private final func makeReordering(_ view: UIView) {
        let target = ActionTarget { [weak self] recognizer in
            guard let self, let holder = self.holder, let press = recognizer as? UIGestureRecognizer else { return }
            switch press.state {
            case .began:
                guard let path = self.shownAttributes?.indexPath else { return }
                self.configurations.isReordering = holder.beginInteractiveMovementForItem(at: path)
            case .changed:
                holder.updateInteractiveMovementTargetPosition(
                    CGPoint(x: self.center.x, y: press.location(in: holder).y))
            case .ended:
                holder.endInteractiveMovement()
                self.configurations.isReordering = false
            default:
                holder.cancelInteractiveMovement()
                self.configurations.isReordering = false
            }
            self.setNeedsUpdateConfiguration()
        }
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.05
        press.addTarget(target, action: ActionTarget.action)
        view.isUserInteractionEnabled = true
        view.addGestureRecognizer(press)
        reorderTarget = target
    }

    private final func width(_ accessory: UICellAccessory, _ view: UIView) -> CGFloat {
        if case .custom(let width) = accessory.width { return width }
        let own = view.intrinsicContentSize.width
        return own > 0 ? own : view.bounds.width
    }

    /// What accessories and indentation take at both ends.
    private final var reserved: (leading: CGFloat, trailing: CGFloat) {
        var (leading, trailing): (CGFloat, CGFloat) = (indent, 0)
        for (accessory, view) in accessoryViews {
            let taken = width(accessory, view) + Self.accessoryGap
            if accessory.isLeading { leading += taken + (leading == indent ? 4 : 0) } else { trailing += taken }
        }
        if trailing > 0 { trailing += Self.edge - Self.accessoryGap }
        return (leading, trailing)
    }

    private final func placeAccessories() {
        var left = Self.edge + (indentsAccessories ? indent : 0)
        let trailing = accessoryViews.filter { !$0.accessory.isLeading }
        var right = bounds.width - Self.edge
        for (accessory, view) in accessoryViews where accessory.isLeading {
            left = place(view, width(accessory, view), at: left) + Self.accessoryGap
        }
        for (accessory, view) in trailing.reversed() {
            let width = width(accessory, view)
            _ = place(view, width, at: right - width)
            right -= width + Self.accessoryGap
        }
    }

    private final func place(_ view: UIView, _ width: CGFloat, at left: CGFloat) -> CGFloat {
        let own = view.intrinsicContentSize.height
        let height = own > 0 ? own : view.bounds.height
        let x = isRightToLeft ? bounds.width - left - width : left
        view.frame = CGRect(x: x, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
        return left + width
    }

    // MARK: Background and separator

    private final func showRowBackground() {
        guard let row else { return }
        if configurations.background == nil, backgroundView == nil {
            let isPlain = !row.configuration.isGrouped
            backgroundColor = isPlain ? .clear : .secondarySystemGroupedBackground
            if isSelected || isHighlighted { backgroundColor = .systemGray4 }
        }
        let isInset = row.configuration.isInset
        layer.cornerRadius = isInset && (row.isFirst || row.isLast) ? 10 : 0
        var corners: CACornerMask = []
        if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        clipsToBounds = isInset
    }

    /// Separators begin where the text does, also beside an image.
    private final var textStart: CGFloat {
        guard contentHolder is UIListContentView else { return Self.edge }
        contentHolder.layoutIfNeeded()
        let texts = contentHolder.subviews.filter { $0 is UILabel }
        let starts = texts.map { isRightToLeft ? contentHolder.bounds.width - $0.frame.maxX : $0.frame.minX }
        return starts.min() ?? Self.edge
    }

    private final func placeSeparator() {
        guard let row, row.configuration.showsSeparators else {
            separator.isHidden = true
            topSeparator.isHidden = true
            return
        }
        var lines = row.configuration.separatorConfiguration
        if let handler = row.configuration.itemSeparatorHandler, let path = shownAttributes?.indexPath {
            lines = handler(path, lines)
        }
        let isAutomatic = row.configuration.isGrouped ? !row.isLast : true
        let isShown =
            lines.bottomSeparatorVisibility == .automatic
            ? isAutomatic : lines.bottomSeparatorVisibility == .visible
        let selectsSeveral = (superview as? UICollectionView)?.allowsMultipleSelection == true
        let color = isSelected && selectsSeveral ? lines.multipleSelectionColor : lines.color
        place(separator, isShown, lines.bottomSeparatorInsets, color, lines.visualEffect, atTop: false)
        place(
            topSeparator, lines.topSeparatorVisibility == .visible, lines.topSeparatorInsets, color,
            lines.visualEffect, atTop: true)
    }

    private final func place(
        _ view: UITableViewCellSeparatorView, _ isShown: Bool, _ insets: NSDirectionalEdgeInsets, _ color: UIColor,
        _ effect: UIVisualEffect?, atTop: Bool
    ) {
        view.isHidden = !isShown
        guard isShown else { return }
        view.show(color, effect: effect)
        let line = 1 / UIScreen.main.scale
        let leading = insets.leading == .greatestFiniteMagnitude ? contentFrame.minX + textStart : insets.leading
        let trailing = insets.trailing == .greatestFiniteMagnitude ? 0 : insets.trailing
        view.frame = CGRect(
            x: isRightToLeft ? trailing : leading, y: atTop ? 0 : bounds.height - line,
            width: max(0, bounds.width - leading - trailing), height: line)
        if view.superview !== self { addSubview(view) }
        bringSubviewToFront(view)
    }
}
