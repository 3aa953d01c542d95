// SPDX-License-Identifier: MIT

/// One drop on a list: where its delegate wants the items to land.
@MainActor
final class ListDropRun {
    enum Landing {
        /// The preview becomes the item.
        case item(IndexPath)
        /// The preview shrinks into a part of the item, in the item's coordinates.
        case into(IndexPath, CGRect)
        case target(UIDragPreviewTarget)
    }

    let list: any ListDragHost
    let session: any UIDropSession
    let destination: IndexPath?
    let proposal: UIDropProposal?
    let sources: [ObjectIdentifier: IndexPath]
    private var landings: [ObjectIdentifier: (landing: Landing, animations: DragAnimations)] = [:]

    init(
        list: any ListDragHost, session: any UIDropSession, destination: IndexPath?, proposal: UIDropProposal?,
        sources: [ObjectIdentifier: IndexPath]
    ) {
        (self.list, self.session, self.destination, self.proposal) = (list, session, destination, proposal)
        self.sources = sources
    }

    func land(_ item: UIDragItem, _ landing: Landing) -> DragAnimations {
        let animations = DragAnimations()
        landings[ObjectIdentifier(item)] = (landing, animations)
        return animations
    }

    /// nil: the item fades where it was dropped.
    func preview(of item: UIDragItem, _ standard: UITargetedDragPreview) -> UITargetedDragPreview? {
        guard let landing = landings[ObjectIdentifier(item)]?.landing else { return nil }
        list.layoutIfNeeded()
        switch landing {
        case .target(let target): return standard.retargetedPreview(with: target)
        case .item(let path):
            let frame = list.listFrame(path)
            guard !frame.isEmpty else { return nil }
            return standard.retargetedPreview(
                with: UIDragPreviewTarget(container: list, center: CGPoint(x: frame.midX, y: frame.midY)))
        case .into(let path, let rect):
            let frame = list.listFrame(path)
            guard !frame.isEmpty, standard.size.width > 0, standard.size.height > 0 else { return nil }
            let scale = max(0.01, min(rect.width / standard.size.width, rect.height / standard.size.height, 1))
            return standard.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: list, center: CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)))
        }
    }

    func animate(_ item: UIDragItem, _ animator: any UIDragAnimating) {
        guard let animations = landings[ObjectIdentifier(item)]?.animations else { return }
        animations.join(animator)
    }
}

/// An item of a drop on a table or a collection view.
@MainActor
final class ListDropItem: __ObjCObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ run: ListDropRun) {
        dragItem = item
        sourceIndexPath = run.sources[ObjectIdentifier(item)]
        previewSize = DragController.current?.previewSize(of: item) ?? .zero
        super.init()
    }
}
