// SPDX-License-Identifier: MIT

/// Takes what is dragged over the collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Change the data and the items here, and say where the items land.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// - Parameter destinationIndexPath: nil where there is no item.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        byName(self, "collectionView:canHandleDropSession:", [collectionView, session], or: true)
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        byName(self, "collectionView:dropSessionDidEnter:", [collectionView, session])
    }
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        byName(
            self, "collectionView:dropSessionDidUpdate:withDestinationIndexPath:",
            [collectionView, session, destinationIndexPath], or: UICollectionViewDropProposal(operation: .cancel))
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        byName(self, "collectionView:dropSessionDidExit:", [collectionView, session])
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        byName(self, "collectionView:dropSessionDidEnd:", [collectionView, session])
    }
    public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { byName(self, "collectionView:dropPreviewParametersForItemAtIndexPath:", [collectionView, indexPath], or: nil) }
}

/// What the collection view would do with a drop, and where.
open class UICollectionViewDropProposal: UIDropProposal {
    public enum Intent: Int, Sendable {
        case unspecified
        /// The items make room.
        case insertAtDestinationIndexPath
        /// The item there takes it in.
        case insertIntoDestinationIndexPath
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
        let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
        (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        return copy
    }
}

/// An item of a drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// nil: not dragged from this collection view.
    var sourceIndexPath: IndexPath? { get }
    /// Points.
    var previewSize: CGSize { get }
}

/// Lets the items of a drop land.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    /// The item becomes a cell that stands for it until its data are there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// The item becomes the item that has been inserted for it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// - Parameter rect: in the item's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The item that stands for data to come.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Puts the real item in the placeholder's place. The closure changes the data, and only them.
    ///
    /// - Returns: false when the placeholder is gone, as after a reload or another change of items; then the closure
    ///   has not been called.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// - Returns: false when it was gone already.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// The cell is set up again.
    func setNeedsCellUpdate()
}

/// An item that the data source does not know.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: __ObjCObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Sets the cell up; the cell comes from the reuse queue.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }
}

open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// How the item's preview looks above the cell.
    /// Without effect here: previews keep the shape they were lifted with.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
