// SPDX-License-Identifier: MIT

/// The header or footer of a table's section; reusable.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    final var reuseIdentifierStorage: String?
    private var contentStorage: UIView = UITableViewCellContentView(frame: .zero)
    private var textStorage: UILabel?
    private var detailStorage: UILabel?
    private var configuration = CellConfiguration()
    private var configuredBackground: BackgroundConfigurationView?
    private var tableStyle = UITableView.Style.plain
    private var isHeader = true
    private(set) final var showsTitle = false
    private var isPinnedGround = false
    final var isPinned = false { didSet { if isPinned != oldValue { pinnedChanged() } } }

    public init(reuseIdentifier: String?) {
        reuseIdentifierStorage = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentStorage)
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if contentStorage.superview == nil { insertSubview(contentStorage, at: 0) }
    }

    open var reuseIdentifier: String? { reuseIdentifierStorage }
    open var contentView: UIView { contentStorage }
    open var textLabel: UILabel? {
        if textStorage == nil, configuration.content == nil {
            let label = UILabel(frame: .zero)
            textStorage = label
            style(label)
            contentStorage.addSubview(label)
            setNeedsLayout()
        }
        return textStorage
    }
    open var detailTextLabel: UILabel? {
        if detailStorage == nil, configuration.content == nil {
            let label = UILabel(frame: .zero)
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            detailStorage = label
            contentStorage.addSubview(label)
            setNeedsLayout()
        }
        return detailStorage
    }
    /// nil: none, or that of `backgroundConfiguration`.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    open func prepareForReuse() { setNeedsUpdateConfiguration() }

    // MARK: Configurations

    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configuration.content }
        set { changeContent(newValue) }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuration.background }
        set { changeBackground(newValue) }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = configuration.content {
            changeContent(content.updated(for: state))
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = configuration.background {
            changeBackground(background.updated(for: state))
        }
    }
    open func setNeedsUpdateConfiguration() {
        configuration.needsUpdate = true
        setNeedsLayout()
    }
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (tableStyle, isHeader) {
        case (.plain, true): .plainHeader()
        case (.plain, false): .plainFooter()
        case (.grouped, true), (.insetGrouped, true): .groupedHeader()
        case (.grouped, false), (.insetGrouped, false): .groupedFooter()
        }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        if contentStorage.frame != bounds { contentStorage.frame = bounds }
        for view in [backgroundView, configuredBackground] as [UIView?] { view?.frame = bounds }
        placeLabels()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        return CGSize(width: width, height: automaticHeight(width: width))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: automaticHeight(width: size.width))
    }
}

extension UITableViewHeaderFooterView {
    /// Takes the looks that go with the table. - Parameter isHeader: nil: as before.
    func become(_ style: UITableView.Style, isHeader: Bool?) {
        let isChanged = tableStyle != style || (isHeader ?? self.isHeader) != self.isHeader
        tableStyle = style
        if let isHeader { self.isHeader = isHeader }
        if isChanged, let textStorage { self.style(textStorage) }
        prepareMargins()
        setNeedsLayout()
    }

    private func style(_ label: UILabel) {
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        if tableStyle == .plain, isHeader {
            label.font = .preferredFont(forTextStyle: .headline)
            label.textColor = .label
        } else {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
        }
    }

    /// Headers of groups are in capitals.
    func setTitle(_ title: String) {
        showsTitle = true
        let isUpper = tableStyle != .plain && isHeader
        let text = isUpper ? title.localizedUppercase : title
        if textLabel?.text != text { textLabel?.text = text }
        setNeedsLayout()
    }

    private var sideInset: CGFloat {
        if tableStyle == .insetGrouped { return 16 }
        guard let table = superview as? UITableView else { return bounds.width >= 414 ? 20 : 16 }
        return table.sideInset
    }
    private var safeSides: (left: CGFloat, right: CGFloat) {
        guard tableStyle != .insetGrouped, let table = superview as? UITableView else { return (0, 0) }
        return (table.safeAreaInsets.left, table.safeAreaInsets.right)
    }

    private func prepareMargins() {
        let margins = UIEdgeInsets(
            top: 8, left: sideInset + safeSides.left, bottom: 8, right: sideInset + safeSides.right)
        for view in [self, contentStorage] {
            guard (view as? UITableViewCellContentView)?.hasOwnMargins != true, view.marginState.own != margins else {
                continue
            }
            view.changeMargins {
                $0.own = margins
                $0.insetsFromSafeArea = false
            }
        }
    }

    func titleHeight(width: CGFloat) -> CGFloat {
        guard let label = textStorage else { return 0 }
        let side = width >= 414 && tableStyle != .insetGrouped ? 20.0 : 16.0
        return label.sizeThatFits(CGSize(width: max(0, width - 2 * side), height: .greatestFiniteMagnitude)).height
    }

    func automaticHeight(width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        if configuration.content != nil || hasConstraints {
            prepareMargins()
            return contentStorage.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        guard textStorage != nil else { return 0 }
        let text = titleHeight(width: width)
        switch (tableStyle, isHeader) {
        case (.plain, _): return max(28, text + 8)
        case (_, true): return 16 + text + 6
        case (_, false): return 8 + text + 6
        }
    }

    private var hasConstraints: Bool {
        !contentStorage.constraints.isEmpty
            || contentStorage.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    private func placeLabels() {
        guard let label = textStorage, label.superview === contentStorage else { return }
        let (left, right) = (sideInset + safeSides.left, sideInset + safeSides.right)
        let width = max(0, bounds.width - left - right)
        let height = min(bounds.height, label.sizeThatFits(CGSize(width: width, height: bounds.height)).height)
        let scale = UIScreen.main.scale
        let y: CGFloat =
            switch (tableStyle, isHeader) {
            case (.plain, _): ((bounds.height - height) / 2 * scale).rounded() / scale
            case (_, true): bounds.height - 6 - height
            case (_, false): 8
            }
        label.frame = CGRect(x: left, y: max(0, y), width: width, height: height)
        detailStorage?.frame = CGRect(x: left, y: max(0, y) + height, width: width, height: 16)
    }

    /// A plain header that stays at the top is told apart from the rows below it.
    private func pinnedChanged() {
        setNeedsUpdateConfiguration()
        guard tableStyle == .plain, showsTitle, backgroundView == nil, backgroundColor == nil || isPinnedGround else {
            return
        }
        isPinnedGround = isPinned
        backgroundColor = isPinned ? UIColor.systemBackground.withAlphaComponent(0.95) : nil
    }

    // MARK: Configurations

    private func updateConfigurationIfNeeded() {
        guard configuration.needsUpdate, !configuration.isUpdating else { return }
        configuration.needsUpdate = false
        configuration.isUpdating = true
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
        configuration.isUpdating = false
        configuration.needsUpdate = false
    }

    private func changeContent(_ new: (any UIContentConfiguration)?) {
        configuration.content = new
        if let new, let view = contentStorage as? any UIContentView & UIView, view.supports(new) {
            view.configuration = new
            return setNeedsLayout()
        }
        textStorage = nil
        detailStorage = nil
        let old = contentStorage
        contentStorage = new?.makeContentView() ?? UITableViewCellContentView(frame: bounds)
        contentStorage.translatesAutoresizingMaskIntoConstraints = true
        insertSubview(contentStorage, aboveSubview: old)
        old.removeFromSuperview()
        prepareMargins()
        setNeedsLayout()
    }

    private func changeBackground(_ new: UIBackgroundConfiguration?) {
        configuration.background = new
        guard let new else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
            return
        }
        if let configuredBackground { return configuredBackground.configuration = new }
        let view = BackgroundConfigurationView(new)
        view.frame = bounds
        insertSubview(view, at: 0)
        configuredBackground = view
    }
}
