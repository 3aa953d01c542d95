// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Dynamics whatever the display's rate is, and the lock screen that is made with them.
@MainActor @Suite(.serialized)
struct DynamicsScreenStatementsTests {
    /// Where a thrown box is that bounced off the floor and turns, after a second of frames.
    private func run(framesPerSecond rate: Int) -> (center: CGPoint, turn: CGFloat) {
        let stage = DynamicsStage()
        let floor = UICollisionBehavior(items: [stage.box])
        floor.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 400), to: CGPoint(x: 1000, y: 400))
        let material = UIDynamicItemBehavior(items: [stage.box])
        material.elasticity = 0.5
        material.addLinearVelocity(CGPoint(x: 100, y: 0), for: stage.box)
        material.addAngularVelocity(2, for: stage.box)
        stage.add(UIGravityBehavior(items: [stage.box]), floor, material)
        for frame in 0...rate { stage.animator.frame(Double(frame) / Double(rate)) }
        return (stage.box.center, atan2(stage.box.transform.b, stage.box.transform.a))
    }

    @Test("DY14: the same run at 30, 60 and 120 frames a second ends within 1 % of the same place after 1 s")
    func rates() {
        let reference = run(framesPerSecond: 120)
        #expect(hypot(reference.center.x - 150, reference.center.y - 150) > 50)
        for rate in [30, 60] {
            let found = run(framesPerSecond: rate)
            let way = hypot(reference.center.x - 150, reference.center.y - 150)
            let off = hypot(found.center.x - reference.center.x, found.center.y - reference.center.y)
            #expect(off <= way * 0.01 && abs(found.turn - reference.turn) <= 0.01 * .pi)
        }
    }

    /// A screen that is dragged up by its lower edge: released below the middle it falls back, above it goes.
    private final class LockScreen: UIViewController {
        let cover = UIView()
        let grabber = UIView()
        private(set) var isOpen = false
        private lazy var animator = UIDynamicAnimator(referenceView: view)
        private var target: Target?
        private let pan = UIPanGestureRecognizer()
        override func viewDidLoad() {
            super.viewDidLoad()
            cover.frame = view.bounds
            view.addSubview(cover)
            grabber.frame = CGRect(x: cover.bounds.midX - 30, y: cover.bounds.maxY - 60, width: 60, height: 40)
            cover.addSubview(grabber)
            let target = Target { [weak self] _ in self?.dragged() }
            self.target = target
            pan.addTarget(target, action: Target.action)
            grabber.addGestureRecognizer(pan)
        }
        private func dragged() {
            switch pan.state {
            case .began: animator.removeAllBehaviors()
            case .changed: cover.frame.origin.y = min(0, pan.translation(in: view).y)
            case .ended: release()
            default: break
            }
        }
        private func release() {
            isOpen = cover.frame.maxY < view.bounds.midY
            let gravity = UIGravityBehavior(items: [cover])
            gravity.gravityDirection = CGVector(dx: 0, dy: isOpen ? -1 : 1)
            animator.addBehavior(gravity)
            let end = UICollisionBehavior(items: [cover])
            let y = isOpen ? -view.bounds.height - 1 : view.bounds.height
            end.addBoundary(
                withIdentifier: "end" as NSString, from: CGPoint(x: -10, y: y),
                to: CGPoint(x: view.bounds.width + 10, y: y))
            animator.addBehavior(end)
        }
    }

    @Test("DY43: a lock screen that is released before the middle falls back under gravity; beyond it the camera opens")
    func lockScreen() {
        let screen = LockScreen()
        let simulator = Simulator(root: screen)
        simulator.advance(by: 0.1)
        let start = CGPoint(x: 196, y: 812)
        simulator.drag(from: start, to: CGPoint(x: 196, y: 612), duration: 0.4)
        #expect(!screen.isOpen && screen.cover.frame.minY < -150)
        let released = screen.cover.frame.minY
        simulator.advance(by: 0.15)
        #expect(screen.cover.frame.minY > released && screen.cover.frame.minY < 0, "on its way down")
        simulator.advance(by: 3)
        #expect(abs(screen.cover.frame.minY) < 3)
        simulator.drag(from: start, to: CGPoint(x: 196, y: 312), duration: 0.4)
        simulator.advance(by: 3)
        #expect(screen.isOpen && screen.cover.frame.maxY < 40)
    }
}
