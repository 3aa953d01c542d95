// SPDX-License-Identifier: MIT

/// Shows one item of a collection view: a content view in front of backgrounds.
open class UICollectionViewCell: UICollectionReusableView {
    final var contentHolder = UIView()
    /// Performs the segue that the storyboard starts at the cell.
    final var selectionSegue: ((UICollectionViewCell?) -> Void)?
    final var configurations = CellConfigurations()
    private var isSelectedStorage = false
    private var isHighlightedStorage = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishCell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishCell()
    }

    private final func finishCell() {
        guard contentHolder.superview == nil else { return }
        contentHolder.frame = bounds
        contentHolder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentHolder)
    }

    /// Where the cell's views belong; fills the cell.
    open var contentView: UIView { contentHolder }

    /// Behind the content; fills the cell.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            placeBackgrounds()
        }
    }
    /// In front of `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            placeBackgrounds()
        }
    }

    open var isSelected: Bool {
        get { isSelectedStorage }
        set {
            guard newValue != isSelectedStorage else { return }
            isSelectedStorage = newValue
            stateDidChange()
        }
    }
    open var isHighlighted: Bool {
        get { isHighlightedStorage }
        set {
            guard newValue != isHighlightedStorage else { return }
            isHighlightedStorage = newValue
            stateDidChange()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        if contentHolder.translatesAutoresizingMaskIntoConstraints, contentHolder.superview === self,
            contentHolder.frame != contentFrame
        {
            contentHolder.frame = contentFrame
        }
        configurations.backgroundView?.frame = bounds
        backgroundView?.frame = bounds
        if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fittingAttributes(layoutAttributes, content: contentView) }

    // MARK: Configurations

    /// Replaces the content view by one that shows the configuration.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { show(newValue) }
    }
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { show(background: newValue) }
    }
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    open var configurationState: UICellConfigurationState { presentState }
    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }
    /// Called before the cell is shown and after its state changed.
    open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations.handler }
        set {
            configurations.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }
    /// Where the content view goes; list cells leave room for accessories.
    package var contentFrame: CGRect { bounds }

    open func dragStateDidChange(_ dragState: DragState) {}
    final var dragStateStorage = DragState.none
    package override var sizingCell: (any SizingCell)? { self }
    final var dropStateStorage = UICellConfigurationState.DropState.none
}

extension UICollectionViewCell {
    public enum DragState: Int, Sendable { case none, lifting, dragging }

    func stateDidChange() {
        placeBackgrounds()
        setNeedsUpdateConfiguration()
        for view in contentView.subviews { view.showHighlight(isHighlighted || isSelected) }
    }

    func editingStateDidChange() { stateDidChange() }

    /// Backgrounds lie behind the content, the one for selection only while it is wanted.
    private func placeBackgrounds() {
        if let view = backgroundView, view.superview !== self {
            view.frame = bounds
            insertSubview(view, at: 0)
        }
        guard let view = selectedBackgroundView else { return }
        if isSelected || isHighlighted {
            view.frame = bounds
            if let backgroundView {
                insertSubview(view, aboveSubview: backgroundView)
            } else {
                insertSubview(view, at: 0)
            }
        } else if view.superview === self {
            view.removeFromSuperview()
        }
    }
}

extension UIView {
    /// Labels and images look highlighted together with their cell.
    fileprivate func showHighlight(_ isHighlighted: Bool) {
        switch self {
        case let label as UILabel: label.isHighlighted = isHighlighted
        case let image as UIImageView: image.isHighlighted = isHighlighted
        case is UIControl: return
        default: break
        }
        for view in subviews { view.showHighlight(isHighlighted) }
    }
}
