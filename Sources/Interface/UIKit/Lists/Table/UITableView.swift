// SPDX-License-Identifier: MIT

/// Rows in a single column, in sections. Only the cells that show exist.
///
/// Everything that can be overridden is declared in this body; extensions by capability hold the work.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    // MARK: Storage

    public let style: Style
    final weak var dataSourceStorage: (any UITableViewDataSource)?
    final weak var tableDelegate: (any UITableViewDelegate)?
    /// nil: the data source has to be asked first.
    final var geometry: TableGeometry? { didSet { dataRevision &+= 1 } }
    /// Changes with rows and their heights; what UI tests are told of rows out of sight holds as long as it does not.
    final var dataRevision = 0
    final var titles = TableTitles()
    final var cells: [IndexPath: UITableViewCell] = [:]
    final var headers: [Int: UIView] = [:]
    final var footers: [Int: UIView] = [:]
    final var pool = TableReusePool()
    final var selection = TableSelection()
    final var batch = TableBatch()
    final var editing = TableEditing()
    final var prefetch = TablePrefetch()
    final var groupBackgrounds: [Int: UIView] = [:]
    final var indexView: SectionIndexView?
    final var fillers: [UITableViewCellSeparatorView] = []
    final var layoutWidth: CGFloat = 0
    /// Layout is under way; what is asked meanwhile must not start another.
    final var isArranging = false
    final var draggingStorage: ListDragging?
    final var dragging: ListDragging {
        if let draggingStorage { return draggingStorage }
        let made = ListDragging(self)
        draggingStorage = made
        return made
    }
    final var placeholders = Placeholders()
    final var isChangingPlaceholders = false
    /// What a storyboard's table shows without a data source.
    final var staticTable: StaticTable?

    // MARK: Life

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        finishTable()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        super.init(coder: coder)
        finishTable()
    }

    /// The initialisers of apps' subclasses that only know `init(frame:)` come by here.
    private final func finishTable() {
        alwaysBounceVertical = true
        SelfSizing.isWanted = true
        if backgroundColor == nil { backgroundColor = defaultBackground }
        installTableGestures()
    }

    // MARK: Data

    open weak var dataSource: (any UITableViewDataSource)? {
        get { dataSourceStorage }
        set {
            dataSourceStorage = newValue
            forgetData()
        }
    }
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set {
            delegateStorage = newValue
            delegateChanged()
        }
    }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    /// 1, an empty section, without a data source.
    open var numberOfSections: Int { isWithoutData ? 1 : loaded.sections.count }
    open func numberOfRows(inSection section: Int) -> Int { rowCount(section) }
    open func reloadData() { reloadEverything() }
    open func reloadSectionIndexTitles() { loadIndexTitles() }
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open var hasUncommittedUpdates: Bool { batch.depth > 0 }

    // MARK: Heights; points, or `automaticDimension`

    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged(oldValue != rowHeight) } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsChanged(oldValue != sectionHeaderHeight) }
    }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsChanged(oldValue != sectionFooterHeight) }
    }
    /// 0: every height is asked at once.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// Above each header.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { heightsChanged(oldValue != sectionHeaderTopPadding) }
    }
    /// Of the empty rows below the last one of a plain table. 0: there are none; `automaticDimension`: as the last row.
    open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
    /// Without effect here: headers have the height of their content either way.
    open var contentHuggingElements: UITableViewContentHuggingElements = .sectionHeaders

    // MARK: Looks

    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { separatorsChanged() } }
    /// nil: the system's.
    open var separatorColor: UIColor? = .separator { didSet { separatorsChanged() } }
    /// What the lines between rows are made of; their colour lies on it.
    open var separatorEffect: UIVisualEffect? { didSet { separatorsChanged() } }
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideInset, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            separatorsChanged()
        }
    }
    final var ownSeparatorInset: UIEdgeInsets?
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges { didSet { separatorsChanged() } }
    /// In wide tables texts and separators keep to a band that is comfortable to read.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet {
            guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
            forgetMeasures()
            for cell in cells.values { cell.setNeedsLayout() }
            setNeedsLayout()
        }
    }
    open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
    /// Behind the rows; stays where it is while they scroll.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Above the first section; its width is made the table's.
    open var tableHeaderView: UIView? {
        didSet { edgeViewChanged(from: oldValue, to: tableHeaderView) }
    }
    open var tableFooterView: UIView? {
        didSet { edgeViewChanged(from: oldValue, to: tableFooterView) }
    }
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
    open var sectionIndexColor: UIColor? { didSet { indexView?.show() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { indexView?.show() } }
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { indexView?.show() } }

    // MARK: Places

    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    /// `.zero` when there is no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { loaded.row(at: point.y) }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { loaded.rows(from: rect.minY, to: rect.maxY) }
    /// nil when the row does not show.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
    open var visibleCells: [UITableViewCell] { shownPaths.compactMap { cells[$0] } }
    /// Empty before rows have been laid out in a window, when nothing is asked of the data source: classes of cells may
    /// still be registered later in `viewDidLoad()`.
    open var indexPathsForVisibleRows: [IndexPath]? { geometry == nil && window == nil ? [] : shownPaths }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toRow: indexPath, at: scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollToNearestSelected(scrollPosition, animated)
    }

    // MARK: Reuse

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        pool.cellSources[identifier] = cellClass.map { .type($0) }
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        pool.cellSources[identifier] = nib.map { .nib($0) }
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        pool.viewSources[identifier] = aClass.map { .type($0) }
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        pool.viewSources[identifier] = nib.map { .nib($0) }
    }
    /// nil when nothing is registered and no cell with the identifier is free.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        takeCell(identifier)
    }
    /// Raises when nothing is registered for the identifier.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        takeCell(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        takeHeaderFooter(identifier)
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if isEditing { refreshEditing(animated: false) } }
    }
    open var allowsFocus = true
    open var allowsFocusDuringEditing = true
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var indexPathForSelectedRow: IndexPath? { selection.first }
    /// nil when there is none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.inOrder }
    /// Asks no delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Changes

    open func beginUpdates() { beginBatch() }
    open func endUpdates() { endBatch() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion)
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections.append((section, newSection)) }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation, indexPaths) { $0.inserted.formUnion(indexPaths) }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation, indexPaths) { $0.deleted.formUnion(indexPaths) }
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation, indexPaths) { $0.reloaded.formUnion(indexPaths) }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.moved.append((indexPath, newIndexPath)) }
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Dragging

    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragSetupChanged() } }
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragSetupChanged() } }
    /// From the start only on iPad, as on iOS.
    open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad { didSet { dragSetupChanged() } }
    /// Rows of the table are in the air.
    open var hasActiveDrag: Bool { draggingStorage?.hasActiveDrag ?? false }
    /// Something is held over the table that it might take.
    open var hasActiveDrop: Bool { draggingStorage?.hasActiveDrop ?? false }

    // MARK: Focus

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        guard let d = tableDelegate else { return true }
        let own = focusContext(context)
        return optionalCall { d.tableView(self, shouldUpdateFocusIn: own) } ?? true
    }
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        guard let d = tableDelegate else { return }
        let own = focusContext(context)
        _ = optionalCall { d.tableView(self, didUpdateFocusIn: own, with: coordinator) }
    }

    // MARK: View

    open override func layoutSubviews() {
        arrange()
        super.layoutSubviews()
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            forgetMeasures()
        }
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchesBegan(touches) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchesMoved(touches) { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchesEnded(touches) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchesCancelled() { super.touchesCancelled(touches, with: event) }
    }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        tableGestureShouldBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    package override func delegateDidChange() { delegateChanged() }
}
