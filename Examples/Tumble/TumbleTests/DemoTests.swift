// SPDX-License-Identifier: MIT
import XCTest

@testable import Tumble

final class DemoTests: XCTestCase {
    private func open(_ demo: Demo) throws -> ArenaViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let arena = try XCTUnwrap(storyboard.instantiateViewController(withIdentifier: "Arena") as? ArenaViewController)
        arena.demo = demo
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = arena
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        addTeardownBlock { window.isHidden = true }
        return arena
    }

    private func run(_ seconds: TimeInterval) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }

    private func behavior<Kind>(_ arena: ArenaViewController, _ kind: Kind.Type) throws -> Kind {
        try XCTUnwrap(arena.animator?.behaviors.compactMap { $0 as? Kind }.first)
    }

    /// DY44
    func testSevenDemosInTheirOrderEachWithAnAnimatorOfItsOwn() throws {
        let list = DemoListViewController(style: .insetGrouped)
        XCTAssertEqual(list.tableView(list.tableView, numberOfRowsInSection: 0), 7)
        XCTAssertEqual(
            Demo.allCases.map(\.rawValue),
            ["Gravity", "Collision", "Attachment", "Springs", "Snap", "Push", "Item Properties"])
        let arenas = try Demo.allCases.map(open)
        XCTAssertEqual(Set(arenas.compactMap(\.animator).map(ObjectIdentifier.init)).count, 7)
        XCTAssertTrue(arenas.allSatisfy { $0.frog.image != nil && $0.dragon.image != nil })
    }

    /// DY45
    func testTheFrogLeavesAtTheBottomAndTheDragonStays() throws {
        let arena = try open(.gravity)
        let start = arena.frog.center
        let dragon = arena.dragon.center
        XCTAssertEqual(try behavior(arena, UIGravityBehavior.self).magnitude, 0.1, accuracy: 1e-9)
        run(1)
        // A tenth of 1000 points a square second, for a second.
        XCTAssertEqual(arena.frog.center.y - start.y, 50, accuracy: 10)
        run(5)
        XCTAssertGreaterThan(arena.frog.frame.minY, arena.arena.bounds.maxY)
        XCTAssertEqual(arena.dragon.center, dragon)
    }

    /// DY45
    func testEachTapSnapsTheFrogWithAnAnimatorOfItsOwn() throws {
        let arena = try open(.snap)
        for target in [CGPoint(x: 300, y: 400), CGPoint(x: 90, y: 250)] {
            let before = arena.animator
            arena.experiment.touched(at: target, in: arena)
            XCTAssertFalse(before === arena.animator)
            XCTAssertEqual(try behavior(arena, UISnapBehavior.self).damping, 0.75)
            run(4)
            XCTAssertEqual(arena.frog.center.x, target.x, accuracy: 1)
            XCTAssertEqual(arena.frog.center.y, target.y, accuracy: 1)
        }
    }

    /// DY46
    func testBothLandOverlappingAndSaySo() throws {
        let arena = try open(.collision)
        XCTAssertEqual(arena.frogLabel.text, "The frog has not landed")
        run(3)
        XCTAssertEqual(arena.frogLabel.text, "The frog has landed")
        XCTAssertEqual(arena.dragonLabel.text, "The dragon has landed")
        XCTAssertEqual(arena.frog.frame.maxY, arena.arena.bounds.maxY, accuracy: 1)
        XCTAssertEqual(arena.dragon.frame.maxY, arena.arena.bounds.maxY, accuracy: 1)
        XCTAssertTrue(arena.frog.frame.intersects(arena.dragon.frame))
    }

    /// DY47
    func testTheFrogFollowsTheFingerAndTheDragonTheFrog() throws {
        let arena = try open(.attachment)
        let length = hypot(arena.dragon.center.x - arena.frog.center.x, arena.dragon.center.y - arena.frog.center.y)
        arena.experiment.dragged(to: arena.frog.center, state: .began, in: arena)
        for step in 1...20 {
            arena.experiment.dragged(
                to: CGPoint(x: 117 + CGFloat(step) * 4, y: 170 + CGFloat(step) * 10), state: .changed, in: arena)
            run(0.05)
        }
        run(1)
        XCTAssertEqual(arena.frog.center.x, 197, accuracy: 12)
        XCTAssertEqual(arena.frog.center.y, 370, accuracy: 12)
        let distance = hypot(arena.dragon.center.x - arena.frog.center.x, arena.dragon.center.y - arena.frog.center.y)
        XCTAssertEqual(distance, length, accuracy: 12)
        XCTAssertTrue(arena.arena.bounds.insetBy(dx: -1, dy: -1).contains(arena.dragon.frame))
    }

    /// DY47
    func testTheDragonSwingsOnASpring() throws {
        let arena = try open(.springs)
        let spring = try behavior(arena, UIAttachmentBehavior.self)
        XCTAssertEqual(spring.length, 100)
        var heights: [CGFloat] = []
        for _ in 0..<40 {
            run(0.05)
            heights.append(arena.dragon.center.y)
        }
        XCTAssertGreaterThan(heights.max()! - heights.min()!, 50)
        XCTAssertGreaterThan(heights.max()!, arena.frog.center.y + 100)
    }

    /// DY48
    func testAPushGrowsWithTheDistanceAndGoesAwayFromTheSquare() throws {
        let arena = try open(.push)
        let middle = CGPoint(x: arena.arena.bounds.midX, y: arena.arena.bounds.midY)
        run(1)
        XCTAssertEqual(arena.frog.center, middle)
        let push = try behavior(arena, UIPushBehavior.self)
        arena.experiment.touched(at: CGPoint(x: middle.x, y: middle.y + 40), in: arena)
        XCTAssertEqual(push.magnitude, 0.4, accuracy: 1e-9)
        XCTAssertEqual(push.angle, .pi / 2, accuracy: 1e-9)
        run(1)
        XCTAssertGreaterThan(arena.frog.center.y, middle.y + 20)
        XCTAssertEqual(arena.frog.center.x, middle.x, accuracy: 1)
        XCTAssertEqual(PushExperiment.magnitude(distance: 300), 1)
    }

    /// DY49
    func testTheFrogBouncesUprightAndTheDragonDoesNot() throws {
        let arena = try open(.properties)
        let rubber = try behavior(arena, UIDynamicItemBehavior.self)
        XCTAssertEqual(
            [rubber.elasticity, rubber.density, rubber.friction, rubber.resistance], [1, 3, 0.5, 0.5])
        XCTAssertFalse(rubber.allowsRotation)
        var frog: CGFloat = .infinity
        var dragon: CGFloat = .infinity
        var haveLanded = false
        for _ in 0..<60 {
            run(0.05)
            haveLanded = haveLanded || arena.dragon.frame.maxY > arena.arena.bounds.maxY - 2
            guard haveLanded else { continue }
            frog = min(frog, arena.frog.center.y)
            dragon = min(dragon, arena.dragon.center.y)
        }
        XCTAssertLessThan(frog, arena.arena.bounds.maxY - 150)
        XCTAssertGreaterThan(dragon, arena.arena.bounds.maxY - 110)
        XCTAssertEqual(arena.frog.transform.b, 0, accuracy: 1e-6)
    }
}
