import UIKit

/// Boxes and balls that fall on a ramp; one is held by a spring, one snaps to taps.
final class DynamicsScreen: UIViewController {
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private let snapped = UIView(frame: CGRect(x: 300, y: 120, width: 50, height: 50))
    private var snap: UISnapBehavior?

    final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal]
        var items: [UIView] = []
        for index in 0..<12 {
            let isBall = index % 2 == 0
            let side: CGFloat = 34 + CGFloat(index % 3) * 10
            let frame = CGRect(
                x: 40 + CGFloat(index * 53 % 250), y: 110 + CGFloat(index / 4) * 60, width: side, height: side)
            let item = isBall ? Ball(frame: frame) : UIView(frame: frame)
            item.backgroundColor = colors[index % colors.count]
            item.layer.cornerRadius = isBall ? side / 2 : 4
            view.addSubview(item)
            items.append(item)
        }
        let ramp = UIBezierPath()
        ramp.move(to: CGPoint(x: 0, y: 430))
        ramp.addLine(to: CGPoint(x: 260, y: 520))
        let line = CAShapeLayer()
        line.path = ramp.cgPath
        line.lineWidth = 3
        line.strokeColor = UIColor.label.cgColor
        view.layer.addSublayer(line)
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(withIdentifier: "ramp" as NSString, for: ramp)
        let material = UIDynamicItemBehavior(items: items)
        material.elasticity = 0.5
        for behavior in [UIGravityBehavior(items: items), collision, material] { animator.addBehavior(behavior) }
        snapped.backgroundColor = .label
        view.addSubview(snapped)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    }

    @objc private func tapped(_ tap: UITapGestureRecognizer) {
        if let snap { animator.removeBehavior(snap) }
        let new = UISnapBehavior(item: snapped, snapTo: tap.location(in: view))
        new.damping = 0.4
        animator.addBehavior(new)
        snap = new
    }
}
