// SPDX-License-Identifier: MIT
import UIKit

/// A collection view with a million items, opened anew at each frame.
final class ItemsScene: BenchmarkScene, UICollectionViewDataSource {
    private var collectionView: UICollectionView?

    override func show(frame: Int) {
        collectionView?.removeFromSuperview()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let made = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        made.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        made.dataSource = self
        view.addSubview(made)
        made.layoutIfNeeded()
        collectionView = made
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.backgroundColor = UIColor(white: indexPath.item % 2 == 0 ? 0.9 : 0.8, alpha: 1)
        return cell
    }
}

/// A thousand boxes that fall on a pile, a step a frame. They are no views, so that nothing is drawn.
final class PhysicsScene: BenchmarkScene {
    private final class Box: NSObject, UIDynamicItem {
        var center: CGPoint
        var bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        var transform = CGAffineTransform.identity

        init(center: CGPoint) { self.center = center }
    }

    private var animator: UIDynamicAnimator?
    private var state: UInt32 = 6

    override func viewDidLoad() {
        super.viewDidLoad()
        let boxes = (0..<1000).map { index in
            state = state &* 1_664_525 &+ 1_013_904_223
            let shift = CGFloat(state >> 16) / 65_536 - 0.5
            return Box(center: CGPoint(x: 12 + 21.5 * CGFloat(index % 18) + shift, y: 820 - 21.5 * CGFloat(index / 18)))
        }
        let animator = UIDynamicAnimator(referenceView: view)
        let gravity = UIGravityBehavior(items: boxes)
        let collision = UICollisionBehavior(items: boxes)
        collision.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 844), to: CGPoint(x: 390, y: 844))
        collision.addBoundary(
            withIdentifier: "left" as NSString, from: CGPoint(x: 0, y: -3000), to: CGPoint(x: 0, y: 844))
        collision.addBoundary(
            withIdentifier: "right" as NSString, from: CGPoint(x: 390, y: -3000), to: CGPoint(x: 390, y: 844))
        let look = UIDynamicItemBehavior(items: boxes)
        (look.friction, look.elasticity, look.density) = (0.2, 0.2, 1)
        for behavior in [gravity, collision, look] { animator.addBehavior(behavior) }
        self.animator = animator
    }
}

/// Blurs a picture of 2,048 x 1,536 pixels by ten at each frame.
final class BlurScene: BenchmarkScene {
    private let context = CIContext()
    private lazy var picture: CGImage? = {
        let size = CGSize(width: 2048, height: 1536)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            for index in 0..<64 {
                UIColor(hue: CGFloat(index) / 64, saturation: 0.7, brightness: 0.9, alpha: 1).setFill()
                context.fill(CGRect(x: CGFloat(index) * 32, y: 0, width: 32, height: 1536))
                UIColor.white.setFill()
                UIBezierPath(ovalIn: CGRect(x: index * 31, y: index * 23, width: 60, height: 60)).fill()
            }
        }.cgImage
    }()

    override func show(frame: Int) {
        guard let picture else { return }
        let image = CIImage(cgImage: picture)
        let blurred = image.clampedToExtent().applyingGaussianBlur(sigma: 10).cropped(to: image.extent)
        _ = context.createCGImage(blurred, from: image.extent)
    }
}
