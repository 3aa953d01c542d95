// SPDX-License-Identifier: MIT

/// A controller whose view is a collection view, of which it is data source and delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private var collectionStorage: UICollectionView?
    private var firstLayout: UICollectionViewLayout?
    private var movement: UILongPressGestureRecognizer?

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collectionStorage
        }
        set { adopt(newValue) }
    }
    open var collectionViewLayout: UICollectionViewLayout {
        collectionStorage?.collectionViewLayout ?? firstLayout ?? collectionView.collectionViewLayout
    }
    open var clearsSelectionOnViewWillAppear = true
    open var useLayoutToLayoutNavigationTransitions = false {
        didSet { Unsupported.report("UICollectionViewController.useLayoutToLayoutNavigationTransitions") }
    }
    /// A long press drags items when the data source can move them.
    open var installsStandardGestureForInteractiveMovement = true { didSet { installMovement() } }

    /// A storyboard gives a collection view as the view; it goes into a plain one.
    open override var view: UIView! {
        get { super.view }
        set {
            guard let given = newValue as? UICollectionView else {
                super.view = newValue
                return
            }
            let wrapper = UIView(frame: given.frame)
            wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            super.view = wrapper
            adopt(given)
        }
    }

    open override func loadView() {
        if nibName != nil || storyboard != nil { super.loadView() }
        guard collectionStorage == nil else { return }
        guard let layout = firstLayout else {
            if viewIfLoaded != nil { return }
            NSException.raise(
                .invalidArgumentException, "UICollectionView must be initialized with a non-nil layout parameter")
        }
        let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        made.backgroundColor = .systemBackground
        self.view = made
    }

    private final func adopt(_ new: UICollectionView?) {
        collectionStorage?.removeFromSuperview()
        collectionStorage = new
        guard let new else { return }
        let holder: UIView = view
        new.translatesAutoresizingMaskIntoConstraints = true
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        new.frame = holder.bounds
        holder.insertSubview(new, at: 0)
        if new.dataSource == nil { new.dataSource = self }
        if new.delegate == nil { new.delegate = self }
        installMovement()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collection = collectionStorage else { return }
        for path in collection.indexPathsForSelectedItems ?? [] {
            collection.deselectItem(at: path, animated: animated)
        }
    }

    // MARK: Moving items

    private final func installMovement() {
        guard let collection = collectionStorage else { return }
        if let movement { collection.removeGestureRecognizer(movement) }
        movement = nil
        guard installsStandardGestureForInteractiveMovement,
            ControllerRequirements.isMet("collectionView:moveItemAtIndexPath:toIndexPath:", by: self)
        else { return }
        let press = UILongPressGestureRecognizer()
        let target = MovementTarget(collection)
        press.addTarget(target, action: MovementTarget.selector)
        attachments["movementTarget"] = target
        collection.addGestureRecognizer(press)
        movement = press
    }

    // MARK: Scrolling

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        byName(self, "scrollViewDidScroll:", [scrollView])
    }
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
        byName(self, "scrollViewDidZoom:", [scrollView])
    }
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        byName(self, "scrollViewWillBeginDragging:", [scrollView])
    }
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        byName(
            self, "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
            [scrollView, velocity, targetContentOffset])
    }
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        byName(self, "scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate])
    }
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        byName(self, "scrollViewWillBeginDecelerating:", [scrollView])
    }
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        byName(self, "scrollViewDidEndDecelerating:", [scrollView])
    }
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        byName(self, "scrollViewDidEndScrollingAnimation:", [scrollView])
    }
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        byName(self, "viewForZoomingInScrollView:", [scrollView], or: nil)
    }
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        byName(self, "scrollViewWillBeginZooming:withView:", [scrollView, view])
    }
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        byName(self, "scrollViewDidEndZooming:withView:atScale:", [scrollView, view, scale])
    }
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        byName(self, "scrollViewShouldScrollToTop:", [scrollView], or: true)
    }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        byName(self, "scrollViewDidScrollToTop:", [scrollView])
    }
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        byName(self, "scrollViewDidChangeAdjustedContentInset:", [scrollView])
    }

    // MARK: Data source

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        byName(self, "collectionView:numberOfItemsInSection:", [collectionView, section], or: 0)
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        byName(
            self, "collectionView:cellForItemAtIndexPath:", [collectionView, indexPath], or: UICollectionViewCell())
    }
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        byName(self, "numberOfSectionsInCollectionView:", [collectionView], or: 1)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        byName(
            self, "collectionView:viewForSupplementaryElementOfKind:atIndexPath:", [collectionView, kind, indexPath],
            or: UICollectionReusableView())
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        byName(self, "collectionView:canMoveItemAtIndexPath:", [collectionView, indexPath], or: false)
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        byName(
            self, "collectionView:moveItemAtIndexPath:toIndexPath:",
            [collectionView, sourceIndexPath, destinationIndexPath])
    }
    open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        byName(self, "indexTitlesForCollectionView:", [collectionView], or: nil)
    }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    {
        byName(
            self, "collectionView:indexPathForIndexTitle:atIndex:", [collectionView, title, index],
            or: IndexPath(item: 0, section: 0))
    }

    // MARK: Delegate

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        byName(self, "collectionView:shouldHighlightItemAtIndexPath:", [collectionView, indexPath], or: true)
    }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        byName(self, "collectionView:didHighlightItemAtIndexPath:", [collectionView, indexPath])
    }
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        byName(self, "collectionView:didUnhighlightItemAtIndexPath:", [collectionView, indexPath])
    }
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        byName(self, "collectionView:shouldSelectItemAtIndexPath:", [collectionView, indexPath], or: true)
    }
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        byName(self, "collectionView:shouldDeselectItemAtIndexPath:", [collectionView, indexPath], or: true)
    }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        byName(self, "collectionView:didSelectItemAtIndexPath:", [collectionView, indexPath])
    }
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        byName(self, "collectionView:didDeselectItemAtIndexPath:", [collectionView, indexPath])
    }
    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
        -> Bool
    {
        byName(
            self, "collectionView:canPerformPrimaryActionForItemAtIndexPath:", [collectionView, indexPath], or: true)
    }
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        byName(self, "collectionView:performPrimaryActionForItemAtIndexPath:", [collectionView, indexPath])
    }
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        byName(self, "collectionView:willDisplayCell:forItemAtIndexPath:", [collectionView, cell, indexPath])
    }
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        byName(
            self, "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
            [collectionView, view, elementKind, indexPath])
    }
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        byName(self, "collectionView:didEndDisplayingCell:forItemAtIndexPath:", [collectionView, cell, indexPath])
    }
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        byName(
            self, "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
            [collectionView, view, elementKind, indexPath])
    }
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        byName(self, "collectionView:shouldShowMenuForItemAtIndexPath:", [collectionView, indexPath], or: false)
    }
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        byName(
            self, "collectionView:canPerformAction:forItemAtIndexPath:withSender:",
            [collectionView, action, indexPath, sender], or: false)
    }
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        byName(
            self, "collectionView:performAction:forItemAtIndexPath:withSender:",
            [collectionView, action, indexPath, sender])
    }
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        byName(
            self, "collectionView:transitionLayoutForOldLayout:newLayout:", [collectionView, fromLayout, toLayout],
            or: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
    }
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        byName(self, "collectionView:canFocusItemAtIndexPath:", [collectionView, indexPath], or: true)
    }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        byName(
            self, "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:",
            [collectionView, configuration, indexPath], or: nil)
    }
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        byName(
            self, "collectionView:previewForHighlightingContextMenuWithConfiguration:",
            [collectionView, configuration], or: nil)
    }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        byName(
            self, "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:",
            [collectionView, configuration, indexPath], or: nil)
    }
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        byName(
            self, "collectionView:previewForDismissingContextMenuWithConfiguration:", [collectionView, configuration],
            or: nil)
    }
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        byName(
            self, "collectionView:shouldUpdateFocusInContext:", [collectionView, context], or: true)
    }
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        byName(
            self, "collectionView:didUpdateFocusInContext:withAnimationCoordinator:",
            [collectionView, context, coordinator])
    }
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        byName(self, "indexPathForPreferredFocusedViewInCollectionView:", [collectionView], or: nil)
    }
    open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
        -> Bool
    {
        byName(self, "collectionView:selectionFollowsFocusForItemAtIndexPath:", [collectionView, indexPath], or: false)
    }
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        byName(
            self,
            "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
            [collectionView, originalIndexPath, currentIndexPath, proposedIndexPath], or: proposedIndexPath)
    }
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        byName(
            self, "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:",
            [collectionView, originalIndexPath, proposedIndexPath], or: proposedIndexPath)
    }
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        byName(
            self, "collectionView:targetContentOffsetForProposedContentOffset:",
            [collectionView, proposedContentOffset], or: proposedContentOffset)
    }
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        byName(self, "collectionView:canEditItemAtIndexPath:", [collectionView, indexPath], or: true)
    }
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        byName(
            self, "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:", [collectionView, indexPath],
            or: false)
    }
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        byName(self, "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", [collectionView, indexPath])
    }
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        byName(self, "collectionViewDidEndMultipleSelectionInteraction:", [collectionView])
    }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        byName(
            self, "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:",
            [collectionView, indexPaths, point], or: nil)
    }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        byName(
            self, "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
            [collectionView, indexPath, point], or: nil)
    }
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        byName(
            self, "collectionView:willDisplayContextMenuWithConfiguration:animator:",
            [collectionView, configuration, animator])
    }
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        byName(
            self, "collectionView:willEndContextMenuInteractionWithConfiguration:animator:",
            [collectionView, configuration, animator])
    }
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        byName(
            self, "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:",
            [collectionView, configuration, animator])
    }
}

/// Drags items while a finger holds them.
@MainActor
final class MovementTarget: __ObjCObject {
    static let selector = Selector("dragged:")
    private weak var collection: UICollectionView?

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init()
        _ = Self.table
    }

    private func dragged(_ press: UILongPressGestureRecognizer) {
        guard let collection else { return }
        let point = press.location(in: collection)
        switch press.state {
        case .began:
            if let path = collection.indexPathForItem(at: point) {
                _ = collection.beginInteractiveMovementForItem(at: path)
            }
        case .changed: collection.updateInteractiveMovementTargetPosition(point)
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        case .possible: break
        }
    }

    private static let table: Void = __objcRegister(MovementTarget.self) { table in
        table.method("dragged:") { target, arguments in
            if let target = target as? MovementTarget, let press = arguments.first as? UILongPressGestureRecognizer {
                target.dragged(press)
            }
            return nil
        }
    }
}
