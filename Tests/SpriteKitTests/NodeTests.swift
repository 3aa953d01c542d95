// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import SpriteKit

/// Truth: Apple's reference of SKNode.
@MainActor
@Suite struct NodeTests {
    @Test("Points go between trees by place, turn and scale")
    func conversion() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let (turned, inner) = (SKNode(), SKNode())
        turned.position = CGPoint(x: 10, y: 20)
        turned.zRotation = .pi / 2
        turned.setScale(2)
        inner.position = CGPoint(x: 5, y: 0)
        scene.addChild(turned)
        turned.addChild(inner)
        let inScene = scene.convert(CGPoint(x: 1, y: 0), from: inner)
        #expect(abs(inScene.x - 10) < 1e-9 && abs(inScene.y - 32) < 1e-9)
        let back = scene.convert(inScene, to: inner)
        #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
        inner.move(toParent: scene)
        #expect(abs(inner.position.x - 10) < 1e-9 && abs(inner.position.y - 30) < 1e-9)
        #expect(abs(inner.zRotation - .pi / 2) < 1e-9 && abs(inner.xScale - 2) < 1e-9)
    }

    @Test("A sprite's frame is in its parent's coordinates, by size, scale and anchor")
    func frames() {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
        sprite.position = CGPoint(x: 100, y: 100)
        #expect(sprite.frame == CGRect(x: 95, y: 90, width: 10, height: 20))
        sprite.anchorPoint = .zero
        sprite.xScale = 2
        #expect(sprite.frame == CGRect(x: 100, y: 100, width: 20, height: 20))
        let child = SKSpriteNode(color: .blue, size: CGSize(width: 2, height: 2))
        child.position = CGPoint(x: -4, y: 0)
        sprite.addChild(child)
        #expect(sprite.calculateAccumulatedFrame() == CGRect(x: 90, y: 99, width: 30, height: 21))
    }

    /// As public games rely on it, which lay doubled tiles side by side by their `size`.
    @Test("A sprite's size is what it covers in its parent; set, it is kept whatever the scale")
    func scaledSize() {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
        sprite.setScale(2)
        #expect(sprite.size == CGSize(width: 20, height: 40) && sprite.frame.size == sprite.size)
        sprite.xScale = -1
        #expect(sprite.size == CGSize(width: 10, height: 40))
        sprite.size = CGSize(width: 8, height: 8)
        #expect(sprite.frame.size == CGSize(width: 8, height: 8) && sprite.xScale == -1 && sprite.yScale == 2)
        sprite.scale(to: CGSize(width: 16, height: 16))
        #expect(sprite.size == CGSize(width: 16, height: 16))
    }

    private func tree() -> SKScene {
        let scene = SKScene(size: CGSize(width: 10, height: 10))
        for (name, inner) in [("car1", "wheel"), ("car2", "wheel"), ("carX", "door")] {
            let (node, part) = (SKNode(), SKNode())
            (node.name, part.name) = (name, inner)
            scene.addChild(node)
            node.addChild(part)
        }
        return scene
    }

    @Test("Names are searched for among children, in the whole tree, upwards, and by patterns")
    func search() {
        let scene = tree()
        #expect(scene.childNode(withName: "car1")?.name == "car1")
        #expect(scene.childNode(withName: "wheel") == nil)
        #expect(scene["//wheel"].count == 2)
        #expect(scene["car*"].count == 3)
        #expect(scene["car[0-9]"].count == 2)
        #expect(scene["car[1,X]"].map(\.name) == ["car1", "carX"])
        #expect(scene["car1/wheel"].count == 1)
        #expect(scene["*/wheel"].count == 2)
        let wheel = scene["//wheel"][0]
        #expect(wheel["/car2"].count == 1)
        #expect(wheel[".."].first?.name == "car1")
        #expect(wheel["../../carX"].count == 1)
        #expect(scene["//*"].count == 6)
        var seen = 0
        scene.enumerateChildNodes(withName: "car*") { _, stop in
            seen += 1
            stop.pointee = true
        }
        #expect(seen == 1)
    }

    @Test("What is drawn last is hit first; hidden nodes are not hit")
    func hits() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let sprites = (0..<3).map { _ in SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50)) }
        for sprite in sprites { scene.addChild(sprite) }
        sprites[0].zPosition = 1
        #expect(scene.nodes(at: .zero) == [sprites[0], sprites[2], sprites[1]])
        sprites[0].isHidden = true
        #expect(scene.atPoint(.zero) === sprites[2])
        #expect(scene.atPoint(CGPoint(x: 40, y: 0)) === scene)
    }

    @Test("Constraints hold places, distances and turns within their ranges")
    func constraints() {
        let (scene, node, other) = (SKScene(size: CGSize(width: 100, height: 100)), SKNode(), SKNode())
        scene.addChild(node)
        scene.addChild(other)
        other.position = CGPoint(x: 0, y: 50)
        node.position = CGPoint(x: 80, y: -5)
        SKConstraint.positionX(SKRange(upperLimit: 60), y: SKRange(lowerLimit: 0)).apply(to: node)
        #expect(node.position == CGPoint(x: 60, y: 0))
        node.position = CGPoint(x: 0, y: 0)
        SKConstraint.distance(SKRange(constantValue: 10), to: other).apply(to: node)
        #expect(node.position == CGPoint(x: 0, y: 40))
        SKConstraint.orient(to: other, offset: SKRange(constantValue: 0)).apply(to: node)
        #expect(abs(node.zRotation - .pi / 2) < 1e-9)
        SKConstraint.zRotation(SKRange(lowerLimit: 0, upperLimit: 1)).apply(to: node)
        #expect(node.zRotation == 1)
    }

    @Test("A copy has the same looks and children, and no parent")
    func copies() throws {
        let scene = SKScene(size: CGSize(width: 10, height: 10))
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 3, height: 4))
        sprite.name = "a"
        sprite.addChild(SKLabelNode(text: "b"))
        scene.addChild(sprite)
        let copy = try #require(sprite.copy() as? SKSpriteNode)
        #expect(copy.parent == nil && copy.size == sprite.size && copy.name == "a")
        #expect((copy.children.first as? SKLabelNode)?.text == "b")
    }

    @Test("A node that has a parent already is refused with the text that apps know")
    func secondParent() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (first, second, child) = (SKNode(), SKNode(), SKNode())
            first.addChild(child)
            second.addChild(child)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Attemped to add a SKNode which already has a parent: <SKNode> name:'(null)'"))
    }
}
