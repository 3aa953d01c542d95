// SPDX-License-Identifier: MIT

/// Shows items of a data source where a layout puts them, with views only for those that are in sight.
///
/// Everything that can be overridden is declared in this body; extensions by capability hold the work.
open class UICollectionView: UIScrollView {
    final var layoutStorage: UICollectionViewLayout
    final weak var sourceStorage: (any UICollectionViewDataSource)?
    final var data = CollectionData()
    final var elements = CollectionElements()
    final var registry = CollectionRegistry()
    final var pass = LayoutPassState()
    final var selected: [IndexPath] = []
    final var touch = CollectionTouch()
    final var prefetch = PrefetchState()
    final var batch: UpdateBatch?
    final var reorder: ReorderState?
    final var layoutTransition: LayoutTransition?
    final var highlightedPath: IndexPath?
    final var draggingStorage: ListDragging?
    final var dragging: ListDragging {
        if let draggingStorage { return draggingStorage }
        let made = ListDragging(self)
        draggingStorage = made
        return made
    }
    final var placeholders = Placeholders()
    final var isChangingPlaceholders = false
    final var rowSwipe: RowSwipe?
    final var indexView: SectionIndexView?

    /// The layout must not be used by another collection view.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        layout.owner = self
        finishCollectionView()
    }

    public required init?(coder: NSCoder) {
        layoutStorage =
            (coder as? InterfaceCoder)?.made("collectionViewLayout") as? UICollectionViewLayout
            ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        layoutStorage.owner = self
        finishCollectionView()
    }

    private final func finishCollectionView() {
        if backgroundColor == nil { isOpaque = false }
        SelfSizing.isWanted = true
        installSwipes()
        addGestureRecognizer(ContextMenuRecognizer { [weak self] in self?.itemMenu(at: $0) })
        let selection = MultipleSelectionRecognizer()
        selection.list = self
        addGestureRecognizer(selection)
    }

    // MARK: Layout

    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { changeLayout(newValue, animated: false, completion: nil) }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(layout, animated: animated, completion: nil)
    }
    /// The items move to where the new layout puts them.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { changeLayout(layout, animated: animated, completion: completion) }
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }
    open func finishInteractiveTransition() { endTransition(finish: true) }
    open func cancelInteractiveTransition() { endTransition(finish: false) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateElements()
        placeBackground()
        arrangeIndex()
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }
    open override var frame: CGRect {
        get { super.frame }
        set {
            boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layoutStorage.adjustedInsetDidChange()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(from: previousTraitCollection)
    }

    // MARK: Data

    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { sourceStorage }
        set {
            guard sourceStorage !== newValue else { return }
            sourceStorage = newValue
            dataSourceDidChange()
        }
    }
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { delegateStorage as? any UICollectionViewDelegate }
        set {
            delegateStorage = newValue
            layoutStorage.delegateDidChange()
        }
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether cells are made before they come into sight; not, when false, nor is the prefetching data source asked.
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { dropMadeAhead() } }
    }
    open func reloadData() { reloadAll() }
    open var numberOfSections: Int { counts.count }
    open func numberOfItems(inSection section: Int) -> Int { itemCount(section) }

    // MARK: Views

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registry.set(cellClass.map { .cls($0) }, .cell, identifier)
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registry.set(nib.map { .nib($0) }, .cell, identifier)
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { registry.set(viewClass.map { .cls($0) }, .supplementary(elementKind), identifier) }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { registry.set(nib.map { .nib($0) }, .supplementary(kind), identifier) }
    /// A cell waiting to be used again, or a new one; already as large as the layout says.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, indexPath) }

    /// A cell set up by the registration's handler.
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell { configuredCell(registration, indexPath, item) }
    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary { configuredSupplementary(registration, indexPath) }

    /// Behind everything; fills the visible area.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            placeBackground()
        }
    }

    // MARK: What is shown

    open var visibleCells: [UICollectionViewCell] { shownCells.map(\.1) }
    open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.0) }
    /// In sight, or made ahead for the item, as since iOS 15.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        elements.visible[.cell(indexPath)] as? UICollectionViewCell ?? prefetch.cells[indexPath]
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { elements.visible[ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath)] }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownSupplementaries(elementKind).map(\.1)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownSupplementaries(elementKind).map(\.0)
    }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        path(of: supplementaryView)
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesOfItem(indexPath)
    }
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributesOfSupplementary(kind, indexPath) }

    // MARK: Selection

    open var allowsSelection = true { didSet { if !allowsSelection { clearSelection() } } }
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, oldValue, selected.count > 1 { clearSelection() } }
    }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    open var selectionFollowsFocus = false
    open var allowsFocus = true
    open var allowsFocusDuringEditing = true
    open var remembersLastFocusedIndexPath = false
    /// In the order they were selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selected }
    /// Tells nobody. nil deselects everything.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, position: scrollPosition)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        touchBegan(touches)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        touchMoved(touches)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        touchEnded(touches)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        touchCancelled()
    }

    // MARK: Focus

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        guard let d = delegate else { return true }
        let own = focusContext(context)
        return optionalCall { d.collectionView(self, shouldUpdateFocusIn: own) } ?? true
    }
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        guard let d = delegate else { return }
        let own = focusContext(context)
        _ = optionalCall { d.collectionView(self, didUpdateFocusIn: own, with: coordinator) }
    }

    // MARK: Scrolling

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toItem: indexPath, scrollPosition, animated: animated)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        layoutStorage.mayBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    package override func dragTarget(_ offset: CGPoint, velocity: CGPoint) -> CGPoint {
        layoutStorage.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
    }

    // MARK: Updates

    open func insertSections(_ sections: IndexSet) { update { $0.insert(sections: sections) } }
    open func deleteSections(_ sections: IndexSet) { update { $0.delete(sections: sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.move(section, to: newSection) } }
    open func reloadSections(_ sections: IndexSet) { update { $0.reload(sections: sections) } }
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.insert(indexPaths) } }
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.delete(indexPaths) } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.move(indexPath, to: newIndexPath) }
    }
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reload(indexPaths) } }
    /// Asks the data source for these cells again and lets it set up the ones that are there.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Animates everything that `updates` changes together. Index paths of deletions and reloads mean the state before,
    /// those of insertions the state after.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion)
    }
    open var hasUncommittedUpdates: Bool { batch != nil || !data.isLoaded }
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    // MARK: Dragging

    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragSetupChanged() } }
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragSetupChanged() } }
    /// From the start only on iPad, as on iOS.
    open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad { didSet { dragSetupChanged() } }
    /// Items of the collection view are in the air.
    open var hasActiveDrag: Bool { draggingStorage?.hasActiveDrag ?? false }
    /// Something is held over the collection view that it might take.
    open var hasActiveDrop: Bool { draggingStorage?.hasActiveDrop ?? false }

    // MARK: Reordering

    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveMovement(targetPosition) }
    open func endInteractiveMovement() { endMovement() }
    open func cancelInteractiveMovement() { cancelMovement() }
    /// How long something has to be held over a place before the items make room for it.
    open var reorderingCadence: ReorderingCadence = .immediate
}
