// SPDX-License-Identifier: MIT

/// A row of a table view.
///
/// Everything that can be overridden is declared in this body; extensions by capability hold the work.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    // MARK: Storage

    final let cellStyle: CellStyle
    final var reuseIdentifierStorage: String?
    final weak var table: UITableView?
    final var contentStorage: UIView = UITableViewCellContentView(frame: .zero)
    final var labels = CellLabels()
    final var parts = CellParts()
    final var place = Place() { didSet { if place != oldValue { setNeedsLayout() } } }
    final var isShownSelected = false
    final var isShownHighlighted = false
    final var isShownEditing = false
    final var editingStyleStorage = EditingStyle.none
    final var showsSelectionMark = false
    final var indentsWhileEditing = true
    final var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
    final var isReordering = false { didSet { if isReordering != oldValue { reorderingChanged() } } }
    /// Made for a row and not shown yet.
    final var isWaitingForDisplay = false
    final var ownBackgroundColor: UIColor?
    final var hasOwnBackgroundColor = false
    final var configuration = CellConfiguration()
    final var selectionSegue: ((Any?) -> Void)?
    final var accessorySegue: ((Any?) -> Void)?
    /// The height a storyboard gives the row; nil: the table's.
    final var interfaceHeight: CGFloat?

    // MARK: Life

    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        reuseIdentifierStorage = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        finishCell()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        let style = coder.decodeInteger(forKey: "UITableViewCellStyle")
        cellStyle = CellStyle(rawValue: style) ?? .default
        super.init(coder: coder)
        finishCell()
    }

    // MARK: Content

    open var reuseIdentifier: String? { reuseIdentifierStorage }
    /// The superview of what the cell shows.
    open var contentView: UIView { contentStorage }
    /// nil in cells that show something else.
    open var textLabel: UILabel? { label(.text) }
    open var detailTextLabel: UILabel? { label(.detail) }
    open var imageView: UIImageView? { standardImageView() }

    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configuration.content }
        set { changeContentConfiguration(newValue) }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuration.background }
        set { changeBackgroundConfiguration(newValue) }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UICellConfigurationState { currentState }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Called when the state has changed; subclasses fill in what depends on it.
    open func updateConfiguration(using state: UICellConfigurationState) { applyState(state) }
    /// Several calls lead to one update, before the next layout.
    open func setNeedsUpdateConfiguration() { markConfiguration() }
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContentConfiguration }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.isGrouped == true ? .listGroupedCell() : .listPlainCell()
    }

    // MARK: Backgrounds

    /// Behind everything.
    open var backgroundView: UIView? {
        didSet { backgroundViewChanged(from: oldValue) }
    }
    /// In front of the background while highlighted or selected.
    open var selectedBackgroundView: UIView? {
        didSet { selectedBackgroundViewChanged(from: oldValue) }
    }
    /// Takes the selected background's place where several rows can be selected.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { selectedBackgroundViewChanged(from: oldValue) }
    }
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            ownBackgroundColor = newValue
            hasOwnBackgroundColor = true
            super.backgroundColor = newValue
        }
    }

    // MARK: Accessories

    open var accessoryType: AccessoryType = .none { didSet { if oldValue != accessoryType { accessoryChanged() } } }
    /// Instead of the accessory of the type.
    open var accessoryView: UIView? { didSet { if oldValue !== accessoryView { accessoryChanged() } } }
    open var editingAccessoryType: AccessoryType = .none {
        didSet { if oldValue != editingAccessoryType { accessoryChanged() } }
    }
    open var editingAccessoryView: UIView? { didSet { if oldValue !== editingAccessoryView { accessoryChanged() } } }

    // MARK: Selection

    open var selectionStyle: SelectionStyle = .default { didSet { selectionLooksChanged(animated: false) } }
    open var isSelected: Bool {
        get { isShownSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { isShownHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    open func setSelected(_ selected: Bool, animated: Bool) { changeSelected(selected, animated: animated) }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        changeHighlighted(highlighted, animated: animated)
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { isShownEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    open var editingStyle: EditingStyle { editingStyleStorage }
    open var showingDeleteConfirmation: Bool { isSwiped }
    open var showsReorderControl = false { didSet { if oldValue != showsReorderControl { setNeedsLayout() } } }
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func dragStateDidChange(_ dragState: DragState) {}
    /// Whether the cell takes touches while its row is in the air.
    open var userInteractionEnabledWhileDragging = false
    final var dragStateStorage = DragState.none
    package override var sizingCell: (any SizingCell)? { self }
    final var dropStateStorage = UICellConfigurationState.DropState.none
    /// `custom`: the system shows nothing around a cell that has the focus.
    open var focusStyle: FocusStyle = .default
    open override var focusEffect: UIFocusEffect? {
        get { focusStyle == .custom ? nil : super.focusEffect }
        set { super.focusEffect = newValue }
    }

    // MARK: Layout

    open var indentationLevel = 0 { didSet { if oldValue != indentationLevel { setNeedsLayout() } } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Of the line below the row; unless set, as far as the text is from the edge.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set {
            ownSeparatorInset = newValue
            separatorsChanged()
        }
    }
    final var ownSeparatorInset: UIEdgeInsets?

    /// Called before the cell shows another row.
    open func prepareForReuse() { resetForReuse() }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutCell()
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: automaticHeight(width: size.width))
    }
    /// The cell as tall as its content asks; its width is the one given.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        return CGSize(width: width, height: fittingHeight(width: width))
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentSizeMayHaveChanged(from: previousTraitCollection)
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        accessoryTintChanged()
    }
}

extension UITableViewCell {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// Whether the row begins or ends its section.
    struct Place: Equatable {
        var isFirst = false
        var isLast = false
    }
}

public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// What a cell's content is in. Its margins are the cell's unless the app sets others.
final class UITableViewCellContentView: UIView {
    private(set) var hasOwnMargins = false
    override var layoutMargins: UIEdgeInsets {
        get { super.layoutMargins }
        set {
            hasOwnMargins = true
            super.layoutMargins = newValue
        }
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { super.directionalLayoutMargins }
        set {
            hasOwnMargins = true
            super.directionalLayoutMargins = newValue
        }
    }
}
