// SPDX-License-Identifier: MIT

/// Takes what is dragged over the table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Change the data and the rows here, and say where the items land.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// - Parameter destinationIndexPath: nil where there is no row.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        byName(self, "tableView:canHandleDropSession:", [tableView, session], or: true)
    }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        byName(self, "tableView:dropSessionDidEnter:", [tableView, session])
    }
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        byName(
            self, "tableView:dropSessionDidUpdate:withDestinationIndexPath:",
            [tableView, session, destinationIndexPath], or: UITableViewDropProposal(operation: .cancel))
    }
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        byName(self, "tableView:dropSessionDidExit:", [tableView, session])
    }
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        byName(self, "tableView:dropSessionDidEnd:", [tableView, session])
    }
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { byName(self, "tableView:dropPreviewParametersForRowAtIndexPath:", [tableView, indexPath], or: nil) }
}

/// What the table would do with a drop, and where.
open class UITableViewDropProposal: UIDropProposal {
    public enum Intent: Int, Sendable {
        case unspecified
        /// The rows make room.
        case insertAtDestinationIndexPath
        /// The row there takes it in.
        case insertIntoDestinationIndexPath
        /// Into the middle of a row, else between rows.
        case automatic
    }

    public let intent: Intent

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewDropProposal(operation: operation, intent: intent)
        (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        return copy
    }
}

/// An item of a drop.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// nil: not dragged from this table.
    var sourceIndexPath: IndexPath? { get }
    /// Points.
    var previewSize: CGSize { get }
}

/// Lets the items of a drop land.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    /// The item becomes a row that stands for it until its data are there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    /// The item becomes the row that has been inserted for it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// - Parameter rect: in the row's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The row that stands for data to come.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Puts the real row in the placeholder's place. The closure changes the data, and only them.
    ///
    /// - Returns: false when the placeholder is gone, as after a reload or another change of rows; then the closure
    ///   has not been called.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// - Returns: false when it was gone already.
    @discardableResult
    func deletePlaceholder() -> Bool
}

/// A row that the data source does not know.
@preconcurrency @MainActor
open class UITableViewPlaceholder: __ObjCObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
    /// Sets the cell up; the cell comes from the reuse queue.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }
}

open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// How the item's preview looks above the cell.
    /// Without effect here: previews keep the shape they were lifted with.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
