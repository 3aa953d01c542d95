// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct DynamicsTests {
    private func stage() -> (Simulator, UIView, UIDynamicAnimator) {
        let simulator = Simulator()
        let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        simulator.root.view.addSubview(box)
        return (simulator, box, UIDynamicAnimator(referenceView: simulator.root.view))
    }

    @Test("Gravity of magnitude 1 accelerates by 1000 points per second squared")
    func gravity() {
        let (simulator, box, animator) = stage()
        animator.addBehavior(UIGravityBehavior(items: [box]))
        simulator.advance(by: 0.5)
        // 1000 / 2 * 0.5^2 = 125, a frame and the integrator's half step off.
        #expect(abs(box.center.y - 150 - 125) < 10)
        #expect(box.center.x == 150)
        #expect(animator.isRunning)
    }

    @Test("A push of 1 gives a view of 100 x 100 points 100 points per second at once, or per second all the time")
    func push() {
        for mode in [UIPushBehavior.Mode.instantaneous, .continuous] {
            let (simulator, box, animator) = stage()
            let push = UIPushBehavior(items: [box], mode: mode)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            let material = UIDynamicItemBehavior(items: [box])
            animator.addBehavior(material)
            animator.addBehavior(push)
            simulator.advance(by: 1)
            #expect(abs(material.linearVelocity(for: box).x - 100) < 6)
            #expect(push.active == (mode == .continuous))
        }
    }

    @Test("A falling box comes to rest on the reference bounds; the delegates hear of it")
    func collision() {
        final class Listener: Foundation.NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
            var contacts = 0
            var pauses = 0
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
            ) { contacts += 1 }
            func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { pauses += 1 }
        }
        let (simulator, box, animator) = stage()
        let listener = Listener()
        animator.delegate = listener
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = listener
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.addBehavior(collision)
        simulator.advance(by: 6)
        // Box2D keeps half a point of slop.
        #expect(abs(box.frame.maxY - simulator.root.view.bounds.maxY) < 1)
        #expect(listener.contacts >= 1)
        #expect(listener.pauses == 1)
        #expect(!animator.isRunning)
    }

    @Test("A snapped item ends at the point, upright, and the animator pauses")
    func snap() {
        let (simulator, box, animator) = stage()
        box.transform = CGAffineTransform(rotationAngle: 1)
        animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 250, y: 600)))
        simulator.advance(by: 3)
        #expect(hypot(box.center.x - 250, box.center.y - 600) < 1)
        #expect(abs(atan2(box.transform.b, box.transform.a)) < 0.02)
        #expect(!animator.isRunning)
    }

    @Test("An attachment keeps its length; items of one collision behaviour do not pass through each other")
    func attachment() {
        let (simulator, box, animator) = stage()
        let anchor = CGPoint(x: 200, y: 50)
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
        let length = hypot(box.center.x - anchor.x, box.center.y - anchor.y)
        #expect(attachment.length == length)
        animator.addBehavior(attachment)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        for _ in 0..<20 {
            simulator.advance(by: 0.1)
            #expect(abs(hypot(box.center.x - anchor.x, box.center.y - anchor.y) - length) < 3)
        }
        let (second, falling, animator2) = stage()
        let floor = UIView(frame: CGRect(x: 50, y: 400, width: 200, height: 20))
        second.root.view.addSubview(floor)
        let fixed = UIDynamicItemBehavior(items: [floor])
        fixed.isAnchored = true
        for behavior in [fixed, UICollisionBehavior(items: [falling, floor]), UIGravityBehavior(items: [falling])] {
            animator2.addBehavior(behavior)
        }
        second.advance(by: 4)
        #expect(abs(falling.frame.maxY - 400) < 1.5)
        #expect(floor.center == CGPoint(x: 150, y: 410))
    }
}
