// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// UIKit Dynamics: collisions and materials.
@MainActor @Suite(.serialized)
struct CollisionStatementsTests {
    private func push(_ item: UIView, _ dx: CGFloat, _ dy: CGFloat = 0) -> UIPushBehavior {
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: dx, dy: dy)
        return push
    }

    @Test("DY17: the collision mode is everything by default; raw values are 1, 2 and all bits")
    func modes() {
        #expect(UICollisionBehavior(items: []).collisionMode == .everything)
        #expect(UICollisionBehavior.Mode.items.rawValue == 1 && UICollisionBehavior.Mode.boundaries.rawValue == 2)
        #expect(UICollisionBehavior.Mode.everything.rawValue == .max)
    }

    @Test("DY18: items only hit each other, boundaries only walls, everything both")
    func whatHits() {
        for mode in [UICollisionBehavior.Mode.items, .boundaries, .everything] {
            let stage = DynamicsStage()
            let other = stage.view(CGRect(x: 250, y: 100, width: 100, height: 100))
            let collision = UICollisionBehavior(items: [stage.box, other])
            collision.collisionMode = mode
            collision.translatesReferenceBoundsIntoBoundary = true
            let away = push(stage.box, -2, 0)
            stage.add(collision, away)
            stage.simulator.advance(by: 1.5)
            // At 200 points a second it has left the screen by its left edge, or not.
            #expect((stage.box.frame.maxX < 0) == (mode == .items), "\(mode)")
            let second = DynamicsStage()
            let wall = second.view(CGRect(x: 250, y: 100, width: 100, height: 100))
            let meeting = UICollisionBehavior(items: [second.box, wall])
            meeting.collisionMode = mode
            second.add(meeting, push(second.box, 2))
            second.simulator.advance(by: 1)
            #expect((wall.center.x > 310) == (mode != .boundaries), "\(mode)")
            #expect((second.box.center.x > wall.center.x) == (mode == .boundaries), "\(mode)")
        }
    }

    @Test("DY19, DY21: a falling view rests on the reference bounds; the delegate gets it, nil and a point there")
    func referenceBounds() {
        let stage = DynamicsStage()
        let listener = DynamicsListener()
        stage.box.tag = 1
        let collision = UICollisionBehavior(items: [stage.box])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = listener
        stage.add(UIGravityBehavior(items: [stage.box]), collision)
        stage.simulator.advance(by: 6)
        let bottom = stage.simulator.root.view.bounds.maxY
        #expect(abs(stage.box.frame.maxY - bottom) < 1)
        #expect(listener.calls.first == "began 1 nil")
        #expect(abs((listener.points.first?.y ?? 0) - bottom) < 2)
    }

    @Test("DY20: boundaries of a line and of a path stop items; one that is removed lets them pass")
    func boundaries() {
        for isLine in [true, false] {
            let stage = DynamicsStage()
            let collision = UICollisionBehavior(items: [stage.box])
            if isLine {
                collision.addBoundary(
                    withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 393, y: 400))
            } else {
                let path = UIBezierPath(rect: CGRect(x: 0, y: 400, width: 393, height: 50))
                collision.addBoundary(withIdentifier: "floor" as NSString, for: path)
            }
            #expect(collision.boundaryIdentifiers?.count == 1)
            stage.add(UIGravityBehavior(items: [stage.box]), collision)
            stage.simulator.advance(by: 4)
            #expect(abs(stage.box.frame.maxY - 400) < 1.5)
            collision.removeBoundary(withIdentifier: "floor" as NSString)
            stage.simulator.advance(by: 1)
            #expect(stage.box.frame.minY > 450)
        }
    }

    @Test("DY22: contact with a named boundary tells its name; when the item leaves, the end comes once with the same")
    func named() {
        let stage = DynamicsStage()
        let listener = DynamicsListener()
        stage.box.tag = 4
        let collision = UICollisionBehavior(items: [stage.box])
        collision.collisionDelegate = listener
        collision.addBoundary(
            withIdentifier: "right" as NSString, from: CGPoint(x: 300, y: 0), to: CGPoint(x: 300, y: 800))
        let material = UIDynamicItemBehavior(items: [stage.box])
        (material.elasticity, material.allowsRotation) = (1, false)
        stage.add(collision, material, push(stage.box, 2))
        stage.simulator.advance(by: 3)
        #expect(stage.box.center.x < 200)
        #expect(listener.calls == ["began 4 right", "ended 4 right"])
    }

    @Test("DY23: two items that meet are both told with the point at the beginning, and both at the end, once each")
    func pair() {
        let stage = DynamicsStage()
        let listener = DynamicsListener()
        let other = stage.view(CGRect(x: 260, y: 100, width: 100, height: 100))
        (stage.box.tag, other.tag) = (1, 2)
        let collision = UICollisionBehavior(items: [stage.box, other])
        collision.collisionDelegate = listener
        let material = UIDynamicItemBehavior(items: [stage.box, other])
        (material.elasticity, material.allowsRotation) = (1, false)
        stage.add(collision, material, push(stage.box, 2))
        stage.simulator.advance(by: 2)
        #expect(listener.calls == ["began 1+2", "ended 1+2"])
        // It is between them, at x 260 when they meet.
        #expect(abs((listener.points.first?.x ?? 0) - 260) < 6)
    }

    @Test("DY24: 30 items on one spot in one collision are all inside and finite after 3 s, with bounded speeds")
    func crowd() {
        let stage = DynamicsStage()
        let views = (0..<30).map { _ in stage.view(CGRect(x: 180, y: 400, width: 40, height: 40)) }
        let collision = UICollisionBehavior(items: views)
        collision.translatesReferenceBoundsIntoBoundary = true
        let material = UIDynamicItemBehavior(items: views)
        stage.add(collision, material)
        stage.simulator.advance(by: 3)
        let bounds = stage.simulator.root.view.bounds
        for view in views {
            #expect(view.center.x.isFinite && view.center.y.isFinite && bounds.contains(view.center))
            let speed = material.linearVelocity(for: view)
            #expect(hypot(speed.x, speed.y) < 5000)
        }
    }

    @Test("DY25: an item that is pushed very hard at a wall is in no frame beyond the reference bounds")
    func hardPush() {
        let stage = DynamicsStage()
        let collision = UICollisionBehavior(items: [stage.box])
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.add(collision, push(stage.box, 40, 30))
        let bounds = stage.simulator.root.view.bounds
        stage.frames(2) { _ in #expect(bounds.contains(stage.box.center)) }
    }

    @Test("DY38: an item behaviour allows rotation, has density 1, elasticity 0 and no resistance")
    func materialDefaults() {
        let material = UIDynamicItemBehavior(items: [])
        #expect(material.allowsRotation && material.density == 1 && material.elasticity == 0)
        #expect(material.resistance == 0 && material.angularResistance == 0 && material.friction == 0)
    }

    @Test("DY39: with elasticity 1 a dropped item comes back to 90 % of its height; the default one not above 10 %")
    func bounces() {
        for isElastic in [true, false] {
            let stage = DynamicsStage()
            let collision = UICollisionBehavior(items: [stage.box])
            collision.translatesReferenceBoundsIntoBoundary = true
            let material = UIDynamicItemBehavior(items: [stage.box])
            if isElastic { (material.elasticity, material.resistance) = (1, 0) }
            stage.add(collision, UIGravityBehavior(items: [stage.box]))
            if isElastic { stage.add(material) }
            let floor = stage.simulator.root.view.bounds.maxY
            let height = floor - stage.box.frame.maxY
            var hasHit = false
            var best: CGFloat = 0
            stage.frames(2.6) { _ in
                let above = floor - stage.box.frame.maxY
                if above < 30 { hasHit = true }
                if hasHit { best = max(best, above) }
            }
            #expect(isElastic ? best >= 0.9 * height : best <= 0.1 * height, "\(isElastic) \(best / height)")
        }
    }

    @Test("DY40: allowsRotation false keeps it upright through an off-center hit; angular resistance stops a spin")
    func rotation() {
        for allows in [true, false] {
            let stage = DynamicsStage()
            let other = stage.view(CGRect(x: 260, y: 160, width: 100, height: 100))
            let material = UIDynamicItemBehavior(items: [other])
            material.allowsRotation = allows
            stage.add(UICollisionBehavior(items: [stage.box, other]), material, push(stage.box, 3))
            stage.simulator.advance(by: 1)
            #expect(other.center.x > 312 && (other.transform == .identity) == !allows)
        }
        var spins: [CGFloat] = []
        for resistance in [0, 2, CGFloat.greatestFiniteMagnitude] {
            let stage = DynamicsStage()
            let material = UIDynamicItemBehavior(items: [stage.box])
            material.angularResistance = resistance
            stage.add(material)
            material.addAngularVelocity(4, for: stage.box)
            stage.simulator.advance(by: 0.5)
            spins.append(abs(material.angularVelocity(for: stage.box)))
        }
        #expect(spins[0] > spins[1] && spins[1] > spins[2] && spins.allSatisfy(\.isFinite))
    }

    @Test("DY41: more resistance is a shorter glide, none keeps the speed; more friction a shorter slide")
    func resistance() {
        var glides: [CGFloat] = []
        for resistance in [0, 1, 4] as [CGFloat] {
            let stage = DynamicsStage()
            let material = UIDynamicItemBehavior(items: [stage.box])
            material.resistance = resistance
            stage.add(material, push(stage.box, 0.5))
            stage.simulator.advance(by: 2)
            glides.append(stage.box.center.x - 150)
        }
        // 50 points a second for two seconds, a frame or two off.
        #expect(abs(glides[0] - 100) < 4 && glides[0] > glides[1] && glides[1] > glides[2])
        var slides: [CGFloat] = []
        for friction in [0, 0.3, 1.5] as [CGFloat] {
            let stage = DynamicsStage()
            let floor = stage.view(CGRect(x: 0, y: 200, width: 390, height: 50))
            let ground = UIDynamicItemBehavior(items: [floor])
            (ground.isAnchored, ground.friction) = (true, 1)
            let material = UIDynamicItemBehavior(items: [stage.box])
            (material.friction, material.allowsRotation) = (friction, false)
            stage.box.frame.origin.x = 0
            stage.add(
                UICollisionBehavior(items: [stage.box, floor]), ground, material,
                UIGravityBehavior(items: [stage.box]))
            stage.simulator.advance(by: 0.5)
            stage.add(push(stage.box, 2))
            stage.simulator.advance(by: 0.8)
            slides.append(stage.box.frame.minX)
        }
        #expect(slides[0] > slides[1] && slides[1] > slides[2])
    }
}
