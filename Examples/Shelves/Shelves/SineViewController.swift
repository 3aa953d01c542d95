// SPDX-License-Identifier: MIT
import UIKit

/// Pinch out on a picture for the grid around it, and in for the curve.
class SineViewController: PhotosViewController {
    private lazy var pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched))
    private var isZoomed: Bool { collectionView.collectionViewLayout is ZoomLayout }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.addGestureRecognizer(pinch)
    }

    @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        guard recognizer.state == .changed, isZoomed ? recognizer.scale < 0.8 : recognizer.scale > 1.2 else { return }
        change(around: recognizer.location(in: collectionView))
    }

    /// No picture at the point: nothing happens.
    func change(around point: CGPoint) {
        guard let path = collectionView.indexPathForItem(at: point) else { return }
        // Not twice by one pinch.
        pinch.isEnabled = false
        collectionView.setCollectionViewLayout(isZoomed ? SineLayout() : ZoomLayout(), animated: true) { [weak self] _ in
            self?.collectionView.scrollToItem(at: path, at: .centeredVertically, animated: true)
            self?.pinch.isEnabled = true
        }
    }
}
