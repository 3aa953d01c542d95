// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A view of 100 points square at (100, 100), its screen, and an animator of it.
@MainActor
struct DynamicsStage {
    let simulator = Simulator()
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let animator: UIDynamicAnimator

    init() {
        simulator.root.view.addSubview(box)
        animator = UIDynamicAnimator(referenceView: simulator.root.view)
    }

    func add(_ behaviors: UIDynamicBehavior...) { for behavior in behaviors { animator.addBehavior(behavior) } }

    /// Another view that the animator may move.
    func view(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        simulator.root.view.addSubview(view)
        return view
    }

    /// Calls `body` after each of the frames.
    func frames(_ seconds: Double, _ body: (Double) -> Void) {
        for frame in 1...Int(seconds * 60) {
            simulator.advance(by: 1.0 / 60)
            body(Double(frame) / 60)
        }
    }
}

/// Collects what animators and collisions tell.
final class DynamicsListener: Foundation.NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var calls: [String] = []
    var points: [CGPoint] = []
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    private func name(_ identifier: (any NSCopying)?) -> String { (identifier as? NSString).map { "\($0)" } ?? "nil" }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        calls.append("began \((item as? UIView)?.tag ?? -1) \(name(identifier))")
        points.append(p)
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) { calls.append("ended \((item as? UIView)?.tag ?? -1) \(name(identifier))") }
    private func pair(_ a: any UIDynamicItem, _ b: any UIDynamicItem) -> String {
        [a, b].map { ($0 as? UIView)?.tag ?? -1 }.sorted().map(String.init).joined(separator: "+")
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {
        calls.append("began \(pair(item1, item2))")
        points.append(p)
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { calls.append("ended \(pair(item1, item2))") }
}

/// UIKit Dynamics: the animator, gravity, attachments, springs, snapping.
@MainActor @Suite(.serialized)
struct DynamicsStatementsTests {
    private func gravity(_ item: any UIDynamicItem, _ dx: CGFloat = 0, _ dy: CGFloat = 1) -> UIGravityBehavior {
        let gravity = UIGravityBehavior(items: [item])
        gravity.gravityDirection = CGVector(dx: dx, dy: dy)
        return gravity
    }

    @Test("DY1: an animator of the view and a gravity behaviour of its subview move the subview down in 0.2 s")
    func start() {
        let stage = DynamicsStage()
        let before = stage.box.center.y
        stage.add(UIGravityBehavior(items: [stage.box]))
        stage.simulator.advance(by: 0.2)
        #expect(stage.box.center.y > before + 5)
    }

    @Test("DY2: an item that is no subview of the reference view keeps its center")
    func stranger() {
        let stage = DynamicsStage()
        let stranger = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.simulator.window.addSubview(stranger)
        stage.add(UIGravityBehavior(items: [stranger, stage.box]))
        stage.simulator.advance(by: 1)
        #expect(stranger.center == CGPoint(x: 25, y: 25) && stage.box.center.y > 300)
    }

    @Test("DY3: when the animator goes in mid-motion the items stop where they are")
    func released() {
        let simulator = Simulator()
        let box = simulator.box(CGRect(x: 100, y: 100, width: 100, height: 100))
        var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: simulator.root.view)
        animator?.addBehavior(gravity(box))
        simulator.advance(by: 0.3)
        animator = nil
        let (center, transform) = (box.center, box.transform)
        #expect(center.y > 160)
        simulator.advance(by: 1)
        #expect(box.center == center && box.transform == transform)
    }

    @Test("DY4: two animators on two views run at once; removing the behaviours of one leaves the other moving")
    func twoAnimators() {
        let simulator = Simulator()
        let parents = [0, 200].map { simulator.box(CGRect(x: $0, y: 0, width: 190, height: 800)) }
        let boxes = parents.map { simulator.box(CGRect(x: 0, y: 0, width: 50, height: 50), .blue, in: $0) }
        let animators = parents.map { UIDynamicAnimator(referenceView: $0) }
        for (animator, box) in zip(animators, boxes) { animator.addBehavior(gravity(box)) }
        simulator.advance(by: 0.3)
        #expect(boxes.allSatisfy { $0.center.y > 50 })
        animators[0].removeAllBehaviors()
        simulator.advance(by: 0.05)
        let places = boxes.map(\.center.y)
        simulator.advance(by: 0.3)
        #expect(boxes[0].center.y == places[0] && boxes[1].center.y > places[1] + 50)
    }

    @Test("DY5: behaviors lists what was added in order; what was not added or is removed has no effect")
    func listed() {
        let stage = DynamicsStage()
        let (fall, push) = (gravity(stage.box), UIPushBehavior(items: [stage.box], mode: .continuous))
        stage.simulator.advance(by: 0.3)
        #expect(stage.box.center.y == 150)
        stage.add(push, fall)
        #expect(stage.animator.behaviors.count == 2)
        #expect(stage.animator.behaviors[0] === push && stage.animator.behaviors[1] === fall)
        stage.animator.removeBehavior(fall)
        stage.simulator.advance(by: 0.5)
        #expect(stage.animator.behaviors.count == 1 && stage.box.center.y == 150)
        stage.animator.removeAllBehaviors()
        #expect(stage.animator.behaviors.isEmpty)
    }

    @Test("DY6: isRunning is false at first, true in motion, false at rest; elapsedTime grows with the motion")
    func running() {
        let stage = DynamicsStage()
        #expect(!stage.animator.isRunning)
        let collision = UICollisionBehavior(items: [stage.box])
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.add(gravity(stage.box), collision)
        stage.simulator.advance(by: 0.1)
        let before = stage.animator.elapsedTime
        #expect(stage.animator.isRunning)
        stage.simulator.advance(by: 0.5)
        #expect(abs(stage.animator.elapsedTime - before - 0.5) < 0.05)
        stage.simulator.advance(by: 6)
        #expect(!stage.animator.isRunning)
    }

    @Test("DY7, DY8: at rest did-pause comes once and no more frames; another behaviour resumes once and runs")
    func pauses() {
        let stage = DynamicsStage()
        let listener = DynamicsListener()
        stage.animator.delegate = listener
        let collision = UICollisionBehavior(items: [stage.box])
        collision.translatesReferenceBoundsIntoBoundary = true
        let fall = gravity(stage.box)
        var frames = 0
        fall.action = { frames += 1 }
        stage.add(fall, collision)
        stage.simulator.advance(by: 8)
        #expect(listener.calls == ["resume", "pause"])
        let atRest = frames
        stage.simulator.advance(by: 2)
        #expect(frames == atRest && listener.calls.count == 2)
        listener.calls = []
        let push = UIPushBehavior(items: [stage.box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: -5)
        stage.add(push)
        #expect(listener.calls == ["resume"] && stage.animator.isRunning)
    }

    @Test("DY9: an object of one's own and layout attributes are moved as a view is")
    func otherItems() {
        final class Item: Foundation.NSObject, UIDynamicItem {
            var center = CGPoint(x: 150, y: 150)
            let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            var transform = CGAffineTransform.identity
        }
        let stage = DynamicsStage()
        let item = Item()
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        let gravity = UIGravityBehavior(items: [stage.box, item, attributes])
        stage.add(gravity)
        stage.simulator.advance(by: 0.4)
        #expect(item.center.y > 200)
        #expect(item.center == stage.box.center && attributes.center == stage.box.center)
    }

    @Test("DY10: an item without width or height raises an exception that speaks of an invalid size")
    func emptyItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = DynamicsStage()
                stage.add(UIGravityBehavior(items: [stage.view(CGRect(x: 0, y: 0, width: 0, height: 10))]))
                stage.simulator.advance(by: 0.1)
            }
        }
        #expect(said(result).contains("Invalid size"))
    }

    @Test("DY11: two gravity behaviours on one animator log one warning and go on")
    func twoGravities() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = DynamicsStage()
                stage.add(UIGravityBehavior(items: [stage.box]), UIGravityBehavior(items: [stage.box]))
                stage.simulator.advance(by: 0.5)
            }
        }
        #expect(said(result).components(separatedBy: "Multiple gravity behavior per animator").count == 2)
    }

    @Test("DY12: gravity points down with 1; magnitude and angle make the direction; magnitude 0 resets the angle")
    func gravityVector() {
        let gravity = UIGravityBehavior(items: [])
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
        #expect(gravity.angle == .pi / 2)
        gravity.setAngle(0, magnitude: 0.5)
        #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
        gravity.angle = .pi / 2
        gravity.magnitude = 0
        #expect(gravity.angle == 0)
    }

    @Test("DY13: from rest gravity of 1 moves an item 500 points in a second, 0.1 moves it 50, in each direction")
    func falling() {
        for (dx, dy, x, y) in [(0.0, 0.1, 0.0, 50.0), (0, 1, 0, 500), (0, -0.1, 0, -50), (0.1, 0, 50, 0)] {
            let stage = DynamicsStage()
            let fall = gravity(stage.box, dx, dy)
            stage.add(fall)
            // A second of the animator's own time: it starts with its first frame.
            while stage.animator.elapsedTime < 0.999 { stage.simulator.advance(by: 1.0 / 120) }
            let time = stage.animator.elapsedTime
            let expected = (x * time * time, y * time * time)
            #expect(abs(stage.box.center.x - 150 - expected.0) <= 0.02 * abs(expected.0) + 1e-6)
            #expect(abs(stage.box.center.y - 150 - expected.1) <= 0.02 * abs(expected.1) + 1e-6)
        }
    }

    @Test("DY15: items of density 1 and 3 fall equally fast")
    func densities() {
        let stage = DynamicsStage()
        let heavy = stage.view(CGRect(x: 250, y: 100, width: 100, height: 100))
        let material = UIDynamicItemBehavior(items: [heavy])
        material.density = 3
        stage.add(material, UIGravityBehavior(items: [stage.box, heavy]))
        stage.simulator.advance(by: 0.5)
        #expect(stage.box.center.y > 200 && abs(stage.box.center.y - heavy.center.y) < 0.01)
    }

    @Test("DY16: without a boundary the item leaves the screen and falls on: still running after 5 s, no pause")
    func endless() {
        let stage = DynamicsStage()
        let listener = DynamicsListener()
        stage.animator.delegate = listener
        stage.add(gravity(stage.box))
        stage.simulator.advance(by: 5)
        #expect(stage.animator.isRunning && listener.calls == ["resume"] && stage.box.center.y > 852)
    }

    // MARK: Attachments, springs, snapping

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    @Test("DY26: an attachment holds the center at its first distance, within a point for 2 s of gravity")
    func attachment() {
        let stage = DynamicsStage()
        let anchor = CGPoint(x: 250, y: 60)
        let attachment = UIAttachmentBehavior(item: stage.box, attachedToAnchor: anchor)
        let length = distance(stage.box.center, anchor)
        #expect(attachment.length == length)
        stage.add(attachment, gravity(stage.box))
        stage.frames(2) { _ in #expect(abs(distance(stage.box.center, anchor) - length) < 1) }
    }

    @Test("DY27: length set during a run becomes the distance; the item follows an anchor that is set anew")
    func attachmentChanges() {
        let stage = DynamicsStage()
        let attachment = UIAttachmentBehavior(item: stage.box, attachedToAnchor: CGPoint(x: 150, y: 60))
        stage.add(attachment, gravity(stage.box))
        stage.simulator.advance(by: 0.5)
        attachment.length = 50
        stage.simulator.advance(by: 1)
        #expect(abs(distance(stage.box.center, CGPoint(x: 150, y: 60)) - 50) < 1)
        for step in 1...30 {
            attachment.anchorPoint = CGPoint(x: 150 + step * 3, y: 60 + step * 4)
            stage.simulator.advance(by: 1.0 / 60)
        }
        stage.simulator.advance(by: 0.5)
        #expect(abs(distance(stage.box.center, attachment.anchorPoint) - 50) < 1)
    }

    @Test("DY28: an item held off its center hangs turned; two attached items keep their distance while one is moved")
    func attachedOffCenter() {
        let stage = DynamicsStage()
        let corner = UIAttachmentBehavior(
            item: stage.box, offsetFromCenter: UIOffset(horizontal: -40, vertical: -40),
            attachedToAnchor: CGPoint(x: 110, y: 60))
        let material = UIDynamicItemBehavior(items: [stage.box])
        material.angularResistance = 3
        stage.add(corner, material, gravity(stage.box))
        stage.simulator.advance(by: 6)
        // The corner is above the center: turned by an eighth.
        #expect(abs(abs(atan2(stage.box.transform.b, stage.box.transform.a)) - .pi / 4) < 0.15)
        let second = DynamicsStage()
        let other = second.view(CGRect(x: 100, y: 300, width: 50, height: 50))
        let length = distance(second.box.center, other.center)
        let push = UIPushBehavior(items: [second.box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        second.add(UIAttachmentBehavior(item: second.box, attachedTo: other), push)
        second.frames(1) { _ in #expect(abs(distance(second.box.center, other.center) - length) < 1) }
        #expect(other.center.x > 130)
    }

    @Test("DY29: an attachment draws nothing")
    func drawsNothing() throws {
        let stage = DynamicsStage()
        stage.simulator.root.view.backgroundColor = .white
        stage.box.backgroundColor = .red
        stage.simulator.advance(by: 0.1)
        func picture() throws -> [UInt32] {
            try stride(from: CGFloat(60), to: 250, by: 2).flatMap { x in
                try stride(from: CGFloat(40), to: 250, by: 2).map { try stage.simulator.pixel(x, $0) }
            }
        }
        let before = try picture()
        stage.add(UIAttachmentBehavior(item: stage.box, attachedToAnchor: CGPoint(x: 150, y: 50)))
        stage.simulator.advance(by: 0.5)
        #expect(try picture() == before)
    }

    @Test("DY30: a wall in the way of an attached item wins: the item stays inside and the distance is broken")
    func wallWins() {
        let stage = DynamicsStage()
        let attachment = UIAttachmentBehavior(item: stage.box, attachedToAnchor: CGPoint(x: 150, y: 60))
        attachment.frequency = 2
        attachment.damping = 0.5
        let collision = UICollisionBehavior(items: [stage.box])
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.add(attachment, collision)
        stage.simulator.advance(by: 0.3)
        attachment.anchorPoint = CGPoint(x: -200, y: 60)
        stage.frames(3) { _ in #expect(stage.box.frame.minX > -2) }
        #expect(distance(stage.box.center, attachment.anchorPoint) > attachment.length + 30)
    }

    @Test("DY31: frequency 1 and damping 0.1 swing with a period of 1 s, less each time; damping 1 overshoots not")
    func spring() {
        var peaks: [[(time: Double, height: CGFloat)]] = []
        for damping in [0.1, 1] as [CGFloat] {
            let stage = DynamicsStage()
            let attachment = UIAttachmentBehavior(item: stage.box, attachedToAnchor: CGPoint(x: 150, y: 50))
            attachment.length = 200
            attachment.frequency = 1
            attachment.damping = damping
            stage.add(attachment)
            var places: [(Double, CGFloat)] = []
            // 250 is where it rests.
            stage.frames(5) { places.append(($0, stage.box.center.y - 250)) }
            var found: [(Double, CGFloat)] = []
            for i in 1..<places.count - 1
            where places[i].1 > places[i - 1].1 && places[i].1 >= places[i + 1].1 && places[i].1 > 0.5 {
                found.append(places[i])
            }
            peaks.append(found.map { (time: $0.0, height: $0.1) })
        }
        #expect(peaks[0].count >= 3 && peaks[1].isEmpty)
        for (first, second) in zip(peaks[0], peaks[0].dropFirst()) {
            #expect(abs(second.time - first.time - 1) < 0.1 && second.height < first.height)
        }
    }

    @Test("DY32: a snap ends within a point, upright, and pauses; damping is 0.5 and overshoots most at 0, least at 1")
    func snap() {
        var overshoots: [CGFloat] = []
        for damping in [0, 0.75, 1] as [CGFloat] {
            let stage = DynamicsStage()
            let snap = UISnapBehavior(item: stage.box, snapTo: CGPoint(x: 250, y: 600))
            #expect(snap.damping == 0.5)
            snap.damping = damping
            stage.add(snap)
            var most: CGFloat = 0
            stage.frames(4) { _ in most = max(most, stage.box.center.y - 600) }
            overshoots.append(most)
            #expect(distance(stage.box.center, CGPoint(x: 250, y: 600)) < 1 && !stage.animator.isRunning)
        }
        #expect(overshoots[0] > overshoots[1] && overshoots[1] >= overshoots[2])
    }

    @Test("DY42: layout that places a moving view wins for that pass; after updateItem motion goes on from there")
    func layout() {
        final class Parent: UIView {
            override func layoutSubviews() { subviews.first?.center = CGPoint(x: 60, y: 60) }
        }
        let simulator = Simulator()
        let parent = Parent(frame: simulator.root.view.bounds)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSubview(box)
        simulator.root.view.addSubview(parent)
        simulator.advance(by: 0.1)
        let animator = UIDynamicAnimator(referenceView: parent)
        animator.addBehavior(gravity(box))
        simulator.advance(by: 0.5)
        #expect(box.center.y > 150)
        parent.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(box.center == CGPoint(x: 60, y: 60))
        animator.updateItem(usingCurrentState: box)
        simulator.advance(by: 0.1)
        #expect(box.center.y > 60 && box.center.y < 90)
    }
}
