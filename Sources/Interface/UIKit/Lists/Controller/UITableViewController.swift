// SPDX-License-Identifier: MIT

/// A controller whose view is a table, which it is data source and delegate of.
///
/// The methods of the two protocols are here for subclasses to override; they stand for the static rows of a storyboard
/// where there are some, and otherwise say that they are not implemented.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let initialStyle: UITableView.Style
    private var refresh: UIRefreshControl?
    private var tableStorage: UITableView?
    private var hasAppeared = false
    private lazy var keyboardFollower = TableKeyboardFollower()

    public init(style: UITableView.Style) {
        initialStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialStyle = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        initialStyle = .plain
        super.init(coder: coder)
    }

    /// The view itself, or what the app puts in its place.
    open var tableView: UITableView! {
        get { tableStorage ?? view as? UITableView }
        set { changeTable(newValue) }
    }
    /// Whether coming back deselects, together with the transition.
    open var clearsSelectionOnViewWillAppear = true
    open var refreshControl: UIRefreshControl? {
        get { refresh }
        set {
            refresh = newValue
            if isViewLoaded { tableView?.refreshControl = newValue }
        }
    }

    open override func loadView() {
        super.loadView()
        if !(viewIfLoaded is UITableView) {
            guard tableStorage == nil, viewIfLoaded?.subviews.isEmpty != false else { return }
            view = UITableView(frame: UIScreen.main.bounds, style: initialStyle)
        }
        guard let table = viewIfLoaded as? UITableView else { return }
        adopt(table)
    }

    /// The first time, the table asks for its data; each time, it deselects if that is wanted.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let table = tableView else { return }
        if !hasAppeared {
            hasAppeared = true
            table.reloadData()
        }
        if clearsSelectionOnViewWillAppear { clearSelection(of: table, animated: animated) }
        keyboardFollower.start(table)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keyboardFollower.stop()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView?.flashScrollIndicators()
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    private var staticTable: StaticTable? { tableView?.staticTable }
    /// nil where a subclass says that there are more sections than the file has.
    private func staticSection(_ section: Int) -> StaticTable.Section? {
        staticTable.flatMap { $0.sections.indices.contains(section) ? $0.sections[section] : nil }
    }

    private func changeTable(_ table: UITableView?) {
        tableStorage = table
        guard let table else { return }
        view = table
        adopt(table)
    }

    private func adopt(_ table: UITableView) {
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
        if let refresh { table.refreshControl = refresh }
    }

    private func clearSelection(of table: UITableView, animated: Bool) {
        guard let path = table.indexPathForSelectedRow, !table.isEditing else { return }
        table.deselectRow(at: path, animated: animated)
    }

    // MARK: Data source

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticSection(section)?.cells.count ?? 0
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let staticTable else {
            NSException.raise(
                .internalInconsistencyException,
                "UITableView dataSource is not set: \(type(of: self)) does not implement tableView(_:cellForRowAt:)")
        }
        return staticTable.cell(indexPath)
    }
    open func numberOfSections(in tableView: UITableView) -> Int {
        if let rows = staticTable { return rows.sections.count }
        return byName(self, "numberOfSectionsInTableView:", [tableView], or: 1)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        if let section = staticSection(section) { return section.header }
        return byName(self, "tableView:titleForHeaderInSection:", [tableView, section], or: nil)
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        if let section = staticSection(section) { return section.footer }
        return byName(self, "tableView:titleForFooterInSection:", [tableView, section], or: nil)
    }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        byName(self, "tableView:canEditRowAtIndexPath:", [tableView, indexPath], or: true)
    }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        byName(self, "tableView:canMoveRowAtIndexPath:", [tableView, indexPath], or: false)
    }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        byName(self, "sectionIndexTitlesForTableView:", [tableView], or: nil)
    }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        byName(self, "tableView:sectionForSectionIndexTitle:atIndex:", [tableView, title, index], or: 0)
    }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        byName(self, "tableView:commitEditingStyle:forRowAtIndexPath:", [tableView, editingStyle, indexPath])
    }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        byName(self, "tableView:moveRowAtIndexPath:toIndexPath:", [tableView, sourceIndexPath, destinationIndexPath])
    }

    // MARK: Delegate

    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        byName(self, "tableView:willDisplayCell:forRowAtIndexPath:", [tableView, cell, indexPath])
    }
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        byName(self, "tableView:willDisplayHeaderView:forSection:", [tableView, view, section])
    }
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        byName(self, "tableView:willDisplayFooterView:forSection:", [tableView, view, section])
    }
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        byName(self, "tableView:didEndDisplayingCell:forRowAtIndexPath:", [tableView, cell, indexPath])
    }
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        byName(self, "tableView:didEndDisplayingHeaderView:forSection:", [tableView, view, section])
    }
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        byName(self, "tableView:didEndDisplayingFooterView:forSection:", [tableView, view, section])
    }
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let staticTable { return staticTable.height(indexPath) ?? tableView.rowHeight }
        return byName(self, "tableView:heightForRowAtIndexPath:", [tableView, indexPath], or: 0)
    }
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        byName(self, "tableView:heightForHeaderInSection:", [tableView, section], or: 0)
    }
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        byName(self, "tableView:heightForFooterInSection:", [tableView, section], or: 0)
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        byName(self, "tableView:estimatedHeightForRowAtIndexPath:", [tableView, indexPath], or: 0)
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        byName(self, "tableView:estimatedHeightForHeaderInSection:", [tableView, section], or: 0)
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        byName(self, "tableView:estimatedHeightForFooterInSection:", [tableView, section], or: 0)
    }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        byName(self, "tableView:viewForHeaderInSection:", [tableView, section], or: nil)
    }
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        byName(self, "tableView:viewForFooterInSection:", [tableView, section], or: nil)
    }
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        byName(self, "tableView:accessoryButtonTappedForRowWithIndexPath:", [tableView, indexPath])
    }
    open func tableView(_ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath)
        -> UITableViewCell.AccessoryType
    {
        byName(self, "tableView:accessoryTypeForRowWithIndexPath:", [tableView, indexPath], or: .none)
    }
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        byName(self, "tableView:shouldHighlightRowAtIndexPath:", [tableView, indexPath], or: true)
    }
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        byName(self, "tableView:didHighlightRowAtIndexPath:", [tableView, indexPath])
    }
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        byName(self, "tableView:didUnhighlightRowAtIndexPath:", [tableView, indexPath])
    }
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        byName(self, "tableView:willSelectRowAtIndexPath:", [tableView, indexPath], or: indexPath)
    }
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        byName(self, "tableView:willDeselectRowAtIndexPath:", [tableView, indexPath], or: indexPath)
    }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        byName(self, "tableView:didSelectRowAtIndexPath:", [tableView, indexPath])
    }
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        byName(self, "tableView:didDeselectRowAtIndexPath:", [tableView, indexPath])
    }
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        byName(self, "tableView:canPerformPrimaryActionForRowAtIndexPath:", [tableView, indexPath], or: true)
    }
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        byName(self, "tableView:performPrimaryActionForRowAtIndexPath:", [tableView, indexPath])
    }
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        byName(self, "tableView:editingStyleForRowAtIndexPath:", [tableView, indexPath], or: .delete)
    }
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    {
        byName(self, "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", [tableView, indexPath], or: nil)
    }
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        byName(self, "tableView:editActionsForRowAtIndexPath:", [tableView, indexPath], or: nil)
    }
    open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        byName(self, "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath], or: nil)
    }
    open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        byName(self, "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath], or: nil)
    }
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        byName(self, "tableView:shouldIndentWhileEditingRowAtIndexPath:", [tableView, indexPath], or: true)
    }
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        byName(self, "tableView:willBeginEditingRowAtIndexPath:", [tableView, indexPath])
    }
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        byName(self, "tableView:didEndEditingRowAtIndexPath:", [tableView, indexPath])
    }
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        byName(
            self, "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
            [tableView, sourceIndexPath, proposedDestinationIndexPath], or: proposedDestinationIndexPath)
    }
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        if let rows = staticTable { return rows.cell(indexPath).indentationLevel }
        return byName(self, "tableView:indentationLevelForRowAtIndexPath:", [tableView, indexPath], or: 0)
    }
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        byName(self, "tableView:shouldShowMenuForRowAtIndexPath:", [tableView, indexPath], or: false)
    }
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        byName(
            self, "tableView:canPerformAction:forRowAtIndexPath:withSender:", [tableView, action, indexPath, sender],
            or: false)
    }
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        byName(self, "tableView:performAction:forRowAtIndexPath:withSender:", [tableView, action, indexPath, sender])
    }
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        byName(self, "tableView:canFocusRowAtIndexPath:", [tableView, indexPath], or: true)
    }
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        byName(self, "tableView:selectionFollowsFocusForRowAtIndexPath:", [tableView, indexPath], or: true)
    }
    open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        byName(self, "tableView:shouldUpdateFocusInContext:", [tableView, context], or: true)
    }
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        byName(
            self, "tableView:didUpdateFocusInContext:withAnimationCoordinator:", [tableView, context, coordinator])
    }
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        byName(self, "indexPathForPreferredFocusedViewInTableView:", [tableView], or: nil)
    }
    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    {
        byName(
            self, "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:", [tableView, indexPath], or: false)
    }
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        byName(self, "tableView:didBeginMultipleSelectionInteractionAtIndexPath:", [tableView, indexPath])
    }
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        byName(self, "tableViewDidEndMultipleSelectionInteraction:", [tableView])
    }
    open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        byName(
            self, "tableView:contextMenuConfigurationForRowAtIndexPath:point:", [tableView, indexPath, point], or: nil)
    }

    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        byName(
            self, "tableView:previewForHighlightingContextMenuWithConfiguration:", [tableView, configuration], or: nil)
    }
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        byName(
            self, "tableView:previewForDismissingContextMenuWithConfiguration:", [tableView, configuration], or: nil)
    }
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        byName(
            self, "tableView:willDisplayContextMenuWithConfiguration:animator:", [tableView, configuration, animator])
    }
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        byName(
            self, "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
            [tableView, configuration, animator])
    }
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        byName(
            self, "tableView:willEndContextMenuInteractionWithConfiguration:animator:",
            [tableView, configuration, animator])
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
}
