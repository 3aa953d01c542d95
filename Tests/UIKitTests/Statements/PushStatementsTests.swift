// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// UIKit Dynamics: pushes.
@MainActor @Suite(.serialized)
struct PushStatementsTests {
    @Test(
        "DY33: modes are 0 and 1; on 100 points square a steady push of 1 gives 100 points/s2, a sudden one 100 points/s"
    )
    func pushes() {
        typealias Mode = UIPushBehavior.Mode
        #expect(Mode.continuous.rawValue == 0 && Mode.instantaneous.rawValue == 1)
        for mode in [Mode.continuous, .instantaneous] {
            let stage = DynamicsStage()
            let push = UIPushBehavior(items: [stage.box], mode: mode)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            let motion = UIDynamicItemBehavior(items: [stage.box])
            stage.add(push, motion)
            let end = mode == .continuous ? 0.5 : 0.01
            while stage.animator.elapsedTime < end { stage.simulator.advance(by: 1.0 / 60) }
            let expected = mode == .continuous ? 100 * stage.animator.elapsedTime : 100
            #expect(abs(motion.linearVelocity(for: stage.box).x - expected) < 2)
            #expect(push.active == (mode == .continuous))
        }
    }

    @Test("DY34: twice the area takes half the speed of the same push, since mass is density times area; density is 1")
    func mass() {
        let stage = DynamicsStage()
        stage.box.bounds.size.width = 200
        let push = UIPushBehavior(items: [stage.box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        let material = UIDynamicItemBehavior(items: [stage.box])
        #expect(material.density == 1)
        stage.add(material, push)
        stage.simulator.advance(by: 0.1)
        #expect(abs(material.linearVelocity(for: stage.box).y - 50) < 0.1 && material.density == 1)
    }

    @Test("DY35: angle and magnitude and pushDirection are one vector; with 0 and 0 nothing moves")
    func pushVector() {
        let stage = DynamicsStage()
        let push = UIPushBehavior(items: [stage.box], mode: .continuous)
        push.setAngle(.pi / 2, magnitude: 2)
        #expect(abs(push.pushDirection.dx) < 1e-9 && push.pushDirection.dy == 2)
        push.pushDirection = CGVector(dx: 3, dy: 0)
        #expect(push.angle == 0 && push.magnitude == 3)
        push.setAngle(0, magnitude: 0)
        stage.add(push)
        stage.simulator.advance(by: 0.5)
        #expect(stage.box.center == CGPoint(x: 150, y: 150))
    }

    @Test("DY36: an instantaneous push that has fired is not active; set true it fires again, ten times over")
    func again() {
        let stage = DynamicsStage()
        let push = UIPushBehavior(items: [stage.box], mode: .instantaneous)
        let material = UIDynamicItemBehavior(items: [stage.box])
        push.pushDirection = CGVector(dx: 0.1, dy: 0)
        stage.add(material, push)
        stage.simulator.advance(by: 0.1)
        #expect(!push.active)
        let first = material.linearVelocity(for: stage.box).x
        for number in 2...10 {
            push.active = true
            stage.simulator.advance(by: 0.05)
            #expect(!push.active)
            #expect(abs(material.linearVelocity(for: stage.box).x - CGFloat(number) * first) < 0.2)
        }
    }

    @Test("DY37: a push off the center turns the item as well, one at the center does not")
    func offCenterPush() {
        for offset in [UIOffset.zero, UIOffset(horizontal: 0, vertical: 30)] {
            let stage = DynamicsStage()
            let push = UIPushBehavior(items: [stage.box], mode: .instantaneous)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            push.setTargetOffsetFromCenter(offset, for: stage.box)
            #expect(push.targetOffsetFromCenter(for: stage.box) == offset)
            stage.add(push)
            stage.simulator.advance(by: 0.3)
            #expect(stage.box.center.x > 160)
            #expect((stage.box.transform == .identity) == (offset == .zero))
        }
    }
}
