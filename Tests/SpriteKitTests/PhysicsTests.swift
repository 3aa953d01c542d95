// SPDX-License-Identifier: MIT
import GameplayKit
import Testing

@testable import SpriteKit

private final class Listener: NSObject, SKPhysicsContactDelegate {
    var lines: [String] = []
    func didBegin(_ contact: SKPhysicsContact) { note("begin", contact) }
    func didEnd(_ contact: SKPhysicsContact) { note("end", contact) }
    private func note(_ word: String, _ contact: SKPhysicsContact) {
        let names = [contact.bodyA.node?.name, contact.bodyB.node?.name].compactMap { $0 }.sorted()
        lines.append("\(word) \(names.joined(separator: " "))")
    }
}

/// Laws of mechanics, and what Apple's documentation of SpriteKit says: 150 points are a metre.
@Suite(.serialized) @MainActor struct PhysicsTests {
    private let scene = SKScene(size: CGSize(width: 400, height: 400))

    private func add(_ body: SKPhysicsBody, _ name: String = "", at point: CGPoint = .zero) -> SKNode {
        let node = SKNode()
        (node.name, node.position, node.physicsBody) = (name, point, body)
        body.linearDamping = 0
        body.angularDamping = 0
        scene.addChild(node)
        return node
    }
    private func run(_ frames: Int) { for _ in 0..<frames { scene.physicsWorld.simulate(seconds: 1.0 / 60) } }

    @Test("a body of 100 x 100 points weighs 4/9 kg; mass and density follow each other")
    func mass() {
        let body = SKPhysicsBody(rectangleOf: CGSize(width: 100, height: 100))
        #expect(abs(body.mass - 4.0 / 9) < 1e-6)
        #expect(abs(SKPhysicsBody(circleOfRadius: 75).area - .pi / 4) < 1e-9)
        body.mass = 2
        #expect(abs(body.density - 4.5) < 1e-6)
        body.density = 1
        #expect(abs(body.mass - 4.0 / 9) < 1e-6)
    }

    @Test("defaults are those of the documentation")
    func defaults() {
        let body = SKPhysicsBody(circleOfRadius: 1)
        #expect(body.isDynamic && body.affectedByGravity && body.allowsRotation && !body.usesPreciseCollisionDetection)
        #expect([body.friction, body.restitution, body.linearDamping, body.angularDamping] == [0.2, 0.2, 0.1, 0.1])
        #expect(body.categoryBitMask == .max && body.collisionBitMask == .max && body.contactTestBitMask == 0)
        #expect(scene.physicsWorld.gravity == CGVector(dx: 0, dy: -9.8) && scene.physicsWorld.speed == 1)
        #expect(!SKPhysicsBody(edgeFrom: .zero, to: CGPoint(x: 1, y: 0)).isDynamic)
    }

    @Test("what falls for a second falls g/2 metres; speed 0 stops the world")
    func fall() {
        let node = add(SKPhysicsBody(circleOfRadius: 10))
        run(60)
        // Symplectic Euler with 60 steps: 61/60 of the exact way.
        #expect(abs(node.position.y + 9.8 * 150 / 2 * 61 / 60) < 1)
        #expect(abs((node.physicsBody?.velocity.dy ?? 0) + 9.8 * 150) < 0.5)
        scene.physicsWorld.speed = 0
        let y = node.position.y
        run(10)
        #expect(node.position.y == y)
    }

    @Test("an impulse changes the velocity by impulse / mass, a force by its second's part")
    func impulses() throws {
        scene.physicsWorld.gravity = .zero
        let node = add(SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150)))
        let body = try #require(node.physicsBody)
        body.applyImpulse(CGVector(dx: 30, dy: 0))
        #expect(abs(body.velocity.dx - 30) < 1e-4)
        for _ in 0..<60 {
            body.applyForce(CGVector(dx: 0, dy: 60))
            run(1)
        }
        #expect(abs(body.velocity.dy - 60) < 0.01 && abs(node.position.x - 30) < 0.01)
    }

    @Test("only bodies whose masks meet collide; only those that ask are told, once a contact")
    func masks() throws {
        scene.physicsWorld.gravity = .zero
        let listener = Listener()
        scene.physicsWorld.contactDelegate = listener
        func ball(_ name: String, x: CGFloat, category: UInt32, collision: UInt32, contact: UInt32) throws -> SKNode {
            let node = add(SKPhysicsBody(circleOfRadius: 10), name, at: CGPoint(x: x, y: 0))
            let body = try #require(node.physicsBody)
            (body.categoryBitMask, body.collisionBitMask, body.contactTestBitMask) = (category, collision, contact)
            return node
        }
        let still = try ball("wall", x: 100, category: 2, collision: 0, contact: 0)
        still.physicsBody?.isDynamic = false
        let ghost = try ball("ghost", x: 0, category: 1, collision: 0, contact: 2)
        ghost.physicsBody?.velocity = CGVector(dx: 120, dy: 0)
        run(120)
        #expect(ghost.position.x > 235)
        #expect(listener.lines == ["begin ghost wall", "end ghost wall"])
        let mute = try ball("mute", x: 0, category: 1, collision: 2, contact: 0)
        mute.physicsBody?.velocity = CGVector(dx: 120, dy: 0)
        run(120)
        #expect(mute.position.x < 81 && listener.lines.count == 2)
    }

    @Test("a body of several parts has one contact; what is removed in it ends it quietly")
    func compound() throws {
        let listener = Listener()
        scene.physicsWorld.contactDelegate = listener
        let floor = add(
            SKPhysicsBody(
                bodies: (-3...3).map {
                    SKPhysicsBody(rectangleOf: CGSize(width: 40, height: 20), center: CGPoint(x: $0 * 40, y: -50))
                }), "floor")
        floor.physicsBody?.isDynamic = false
        floor.physicsBody?.restitution = 0
        let block = add(SKPhysicsBody(rectangleOf: CGSize(width: 100, height: 20)), "block")
        block.physicsBody?.contactTestBitMask = .max
        block.physicsBody?.restitution = 0
        run(120)
        #expect(listener.lines == ["begin block floor"])
        #expect(abs(block.position.y + 30) < 1.5)
        #expect(block.physicsBody?.allContactedBodies().first === floor.physicsBody)
        block.removeFromParent()
        run(1)
        #expect(floor.physicsBody?.allContactedBodies().isEmpty == true)
    }

    @Test("an edge loop keeps balls within, seen at random")
    func loop() {
        scene.physicsBody = SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 400, height: 400))
        var random = SystemRandomNumberGenerator()
        let balls = (0..<40).map { _ in
            let node = add(
                SKPhysicsBody(circleOfRadius: 8),
                at: CGPoint(
                    x: CGFloat.random(in: 20...380, using: &random), y: CGFloat.random(in: 20...380, using: &random)))
            node.physicsBody?.velocity = CGVector(dx: .random(in: -900...900), dy: .random(in: -900...900))
            return node
        }
        for _ in 0..<300 {
            run(1)
            for ball in balls { #expect(scene.frame.insetBy(dx: 4, dy: 4).contains(ball.position)) }
        }
    }

    @Test("places go through turned and scaled parents")
    func parents() {
        let parent = SKNode()
        (parent.position, parent.zRotation, parent.xScale, parent.yScale) = (CGPoint(x: 50, y: 80), .pi / 2, 2, 2)
        scene.addChild(parent)
        let child = SKNode()
        child.position = CGPoint(x: 10, y: 0)
        child.physicsBody = SKPhysicsBody(circleOfRadius: 10)
        child.physicsBody?.linearDamping = 0
        parent.addChild(child)
        run(30)
        // Down in the scene is against the parent's x.
        let way = 9.8 * 150 / 2 * 0.25 * 31 / 30
        #expect(abs(child.position.x - (10 - way / 2)) < 0.5 && abs(child.position.y) < 0.01)
        #expect(abs((child.physicsBody?.mass ?? 0) - .pi * 400 / 22500) < 1e-6)
    }

    @Test(
        "joints: a pin keeps the distance, a rope its length, a weld the angle; a removed body takes its joints along")
    func joints() throws {
        let hook = add(SKPhysicsBody(circleOfRadius: 5), at: CGPoint(x: 0, y: 0))
        hook.physicsBody?.isDynamic = false
        let bob = add(SKPhysicsBody(circleOfRadius: 5), at: CGPoint(x: 100, y: 0))
        let (a, b) = (try #require(hook.physicsBody), try #require(bob.physicsBody))
        let pin = SKPhysicsJointPin.joint(withBodyA: a, bodyB: b, anchor: .zero)
        scene.physicsWorld.add(pin)
        for _ in 0..<240 {
            run(1)
            #expect(abs(hypot(bob.position.x, bob.position.y) - 100) < 2)
        }
        #expect(b.joints.count == 1 && b.joints[0] === pin)
        scene.physicsWorld.remove(pin)
        let rope = SKPhysicsJointLimit.joint(withBodyA: a, bodyB: b, anchorA: .zero, anchorB: bob.position)
        rope.maxLength = 150
        scene.physicsWorld.add(rope)
        for _ in 0..<240 {
            run(1)
            #expect(hypot(bob.position.x, bob.position.y) < 153)
        }
        bob.removeFromParent()
        run(2)
        #expect(a.joints.count == 1)
        scene.physicsWorld.removeAllJoints()
        #expect(a.joints.isEmpty)
    }

    @Test("bodies are found at points, in rectangles and along rays, nearest first")
    func queries() {
        scene.physicsWorld.gravity = .zero
        let near = add(SKPhysicsBody(circleOfRadius: 10), "near", at: CGPoint(x: 50, y: 0))
        let far = add(SKPhysicsBody(rectangleOf: CGSize(width: 20, height: 20)), "far", at: CGPoint(x: 100, y: 0))
        run(1)
        let world = scene.physicsWorld
        #expect(
            world.body(at: CGPoint(x: 45, y: 3)) === near.physicsBody && world.body(at: CGPoint(x: 75, y: 0)) == nil)
        #expect(world.body(in: CGRect(x: 95, y: 5, width: 30, height: 30)) === far.physicsBody)
        #expect(world.body(alongRayStart: CGPoint(x: 200, y: 0), end: .zero) === far.physicsBody)
        var hits: [(String, CGPoint, CGVector)] = []
        world.enumerateBodies(alongRayStart: .zero, end: CGPoint(x: 200, y: 0)) { body, point, normal, _ in
            hits.append((body.node?.name ?? "", point, normal))
        }
        #expect(hits.map(\.0) == ["near", "far"])
        #expect(abs(hits[0].1.x - 40) < 0.1 && abs(hits[1].1.x - 90) < 0.1 && abs(hits[0].2.dx + 1) < 1e-3)
    }

    @Test("a concave outline is cut into triangles of the same area, at random")
    func triangles() {
        for _ in 0..<300 {
            let count = Int.random(in: 5...24)
            let star = (0..<count).map { i in
                let (angle, radius) = (CGFloat(i) / CGFloat(count) * 2 * .pi, CGFloat.random(in: 10...100))
                return CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
            }
            let area = PhysicsShape.convexParts(of: star).reduce(0) { $0 + $1.area }
            #expect(abs(area - Triangulation.signedArea(star)) < 1e-6 * area)
            let reversed = PhysicsShape.convexParts(of: star.reversed()).reduce(0) { $0 + $1.area }
            #expect(abs(reversed - area) < 1e-6 * area)
        }
    }

    @Test("the outline of a texture follows what is opaque; the largest part counts")
    func texture() {
        // An L of 64 x 64 texels with a dot apart, as 128 x 128 points.
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64), format: format).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 64))
            context.fill(CGRect(x: 0, y: 48, width: 64, height: 16))
            context.fill(CGRect(x: 50, y: 4, width: 6, height: 6))
        }
        let body = SKPhysicsBody(texture: SKTexture(image: image), size: CGSize(width: 128, height: 128))
        let exact = CGFloat(16 * 64 + 48 * 16) * 4
        #expect(abs(body.area * 22500 - exact) < exact * 0.03)
    }

    @Test("obstacles for agents are what nodes draw, what is opaque in textures and the parts of bodies, in the scene")
    func obstacles() throws {
        let (scene, parent) = (SKScene(size: CGSize(width: 400, height: 400)), SKNode())
        scene.addChild(parent)
        parent.position = CGPoint(x: 100, y: 50)
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
        sprite.position = CGPoint(x: 10, y: 0)
        parent.addChild(sprite)
        func bounds(_ obstacle: GKPolygonObstacle) -> CGRect {
            (0..<obstacle.vertexCount).map { obstacle.vertex(at: $0) }.reduce(.null) {
                $0.union(CGRect(x: CGFloat($1.x), y: CGFloat($1.y), width: 0, height: 0))
            }
        }
        let drawn = try #require(SKNode.obstacles(fromNodeBounds: [sprite, parent]).first)
        #expect(drawn.vertexCount == 4 && bounds(drawn) == CGRect(x: 100, y: 45, width: 20, height: 10))
        sprite.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: 4, height: 6))
        sprite.setScale(2)
        let bodies = SKNode.obstacles(fromNodePhysicsBodies: [sprite, parent])
        #expect(bodies.map(bounds) == [CGRect(x: 106, y: 44, width: 8, height: 12)])
        // Opaque in its left half alone, its lower left corner at the node.
        let half = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 16, height: 32))
        }
        let picture = SKSpriteNode(texture: SKTexture(image: half), size: CGSize(width: 64, height: 64))
        picture.anchorPoint = .zero
        scene.addChild(picture)
        let opaque = SKNode.obstacles(fromSpriteTextures: [picture, parent], accuracy: 1)
        #expect(opaque.count == 1 && opaque.map(bounds) == [CGRect(x: 0, y: 0, width: 32, height: 64)])
    }

    @Test("a pinned body turns and stays; one that does not rotate keeps its angle")
    func pinned() throws {
        let wheel = add(SKPhysicsBody(rectangleOf: CGSize(width: 100, height: 10)), at: CGPoint(x: 10, y: 20))
        wheel.physicsBody?.pinned = true
        wheel.physicsBody?.applyAngularImpulse(0.01)
        run(60)
        #expect(hypot(wheel.position.x - 10, wheel.position.y - 20) < 0.5 && wheel.zRotation != 0)
        let upright = add(SKPhysicsBody(rectangleOf: CGSize(width: 10, height: 10)), at: CGPoint(x: 300, y: 0))
        upright.physicsBody?.allowsRotation = false
        upright.physicsBody?.applyImpulse(CGVector(dx: 1, dy: 0), at: CGPoint(x: 300, y: 5))
        run(10)
        #expect(upright.zRotation == 0)
    }

    @Test("fields: gravity to a centre, a wind in its region, a velocity")
    func fields() throws {
        scene.physicsWorld.gravity = .zero
        let sun = SKFieldNode.radialGravityField()
        (sun.position, sun.strength, sun.categoryBitMask) = (CGPoint(x: 100, y: 0), 1, 1)
        scene.addChild(sun)
        let planet = add(SKPhysicsBody(circleOfRadius: 5))
        planet.physicsBody?.fieldBitMask = 1
        run(6)
        #expect(abs((planet.physicsBody?.velocity.dx ?? 0) - 15) < 0.1)
        let wind = SKFieldNode.linearGravityField(withVector: SIMD3(0, 2, 0))
        (wind.position, wind.region, wind.categoryBitMask) = (CGPoint(x: 0, y: 300), SKRegion(radius: 50), 2)
        scene.addChild(wind)
        let inside = add(SKPhysicsBody(circleOfRadius: 5), at: CGPoint(x: 0, y: 300))
        let outside = add(SKPhysicsBody(circleOfRadius: 5), at: CGPoint(x: 0, y: 360))
        for node in [inside, outside] { node.physicsBody?.fieldBitMask = 2 }
        run(3)
        #expect(abs((inside.physicsBody?.velocity.dy ?? 0) - 15) < 0.1 && outside.physicsBody?.velocity.dy == 0)
        let belt = SKFieldNode.velocityField(withVector: SIMD3(40, 0, 0))
        belt.categoryBitMask = 4
        scene.addChild(belt)
        inside.physicsBody?.fieldBitMask = 4
        run(1)
        #expect(abs((inside.physicsBody?.velocity.dx ?? 0) - 40) < 1e-3)
    }
}
