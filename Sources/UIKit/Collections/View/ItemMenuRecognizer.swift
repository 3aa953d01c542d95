// SPDX-License-Identifier: MIT

/// A long press on an item that has a context menu shows it.
final class ItemMenuRecognizer: UILongPressGestureRecognizer {
    weak var grid: UICollectionView?
    private var configuration: UIContextMenuConfiguration?
    private weak var cell: UICollectionViewCell?
    private var presentation: ContextMenuPresentation?

    init() { super.init(target: nil, action: nil) }

    /// Asks the delegate, first in the form for several items. False: the press stays the item's.
    func prepare() -> Bool {
        guard let grid, presentation == nil, let touch = trackedTouches.first, let delegate = grid.delegate else {
            return false
        }
        let point = touch.location(in: grid)
        let path = grid.indexPathForItem(at: point)
        let forItems =
            optionalCall {
                delegate.collectionView(
                    grid, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: point)
            } ?? nil
        let forItem = path.flatMap { path in
            optionalCall { delegate.collectionView(grid, contextMenuConfigurationForItemAt: path, point: point) } ?? nil
        }
        guard let made = forItems ?? forItem else { return false }
        configuration = made
        cell = path.flatMap { grid.cellForItem(at: $0) }
        return true
    }

    override func willSendActions(_ state: State) {
        guard state == .began, let configuration, let grid else { return }
        grid.touchCancelled()
        let source: UIView = cell ?? grid
        presentation = ContextMenuPresentation(
            configuration, of: source, lifting: source, animator: ContextMenuAnimator()
        ) { [weak self] in self?.presentation = nil }
    }
}

extension UICollectionView {
    func installMenuGesture() {
        let menu = ItemMenuRecognizer()
        menu.grid = self
        addGestureRecognizer(menu)
    }
}
