// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import SpriteKit

/// Truth: Apple's SpriteKit Programming Guide, "Adding Actions to Nodes", and SKAction's reference.
@MainActor
@Suite struct ActionTests {
    private let scene = SKScene(size: CGSize(width: 100, height: 100))

    private func node() -> SKNode {
        let node = SKNode()
        scene.addChild(node)
        return node
    }

    @Test("A sequence hands what an action leaves of a frame to the next one")
    func leftover() {
        let node = node()
        node.run(.sequence([.moveBy(x: 10, y: 0, duration: 1), .moveBy(x: 0, y: 10, duration: 1)]))
        scene.evaluateActions(1.5)
        #expect(node.position == CGPoint(x: 10, y: 5))
        scene.evaluateActions(0.5)
        #expect(node.position == CGPoint(x: 10, y: 10))
        #expect(!node.hasActions())
    }

    @Test("Moves by an amount add up; a group lasts as long as its longest")
    func groups() {
        let node = node()
        node.run(.group([.moveBy(x: 10, y: 0, duration: 1), .moveBy(x: 10, y: 4, duration: 2)]))
        #expect(SKAction.group([.wait(forDuration: 1), .wait(forDuration: 2)]).duration == 2)
        scene.evaluateActions(1)
        #expect(node.position == CGPoint(x: 15, y: 2))
        scene.evaluateActions(1)
        #expect(node.position == CGPoint(x: 20, y: 4))
    }

    @Test("Speeds of the action, the node and its parents multiply")
    func speeds() {
        let node = node()
        scene.speed = 2
        node.speed = 0.5
        let move = SKAction.moveBy(x: 10, y: 0, duration: 4)
        move.speed = 2
        node.run(move)
        scene.evaluateActions(1)
        #expect(node.position.x == 5)
        node.isPaused = true
        scene.evaluateActions(1)
        #expect(node.position.x == 5)
    }

    @Test("An action under a key takes the place of the one before")
    func keys() {
        let node = node()
        node.run(.moveBy(x: 10, y: 0, duration: 1), withKey: "move")
        node.run(.moveBy(x: 0, y: 10, duration: 1), withKey: "move")
        scene.evaluateActions(1)
        #expect(node.position == CGPoint(x: 0, y: 10))
        node.run(.wait(forDuration: 1), withKey: "wait")
        #expect(node.action(forKey: "wait")?.duration == 1)
        node.removeAction(forKey: "wait")
        #expect(node.action(forKey: "wait") == nil)
    }

    @Test("Reversed: by-amounts go back, the end of a sequence comes first, to-values stay")
    func reversed() {
        let node = node()
        let there = SKAction.sequence([.moveBy(x: 10, y: 0, duration: 1), .rotate(byAngle: 1, duration: 1)])
        node.run(.sequence([there, there.reversed()]))
        scene.evaluateActions(2.5)
        #expect(node.position.x == 10)
        #expect(abs(node.zRotation - 0.5) < 1e-9)
        scene.evaluateActions(1.5)
        #expect(abs(node.position.x) < 1e-9)
        node.position = CGPoint(x: 3, y: 3)
        node.run(SKAction.move(to: .zero, duration: 1).reversed())
        scene.evaluateActions(1)
        #expect(node.position == CGPoint(x: 3, y: 3))
        node.run(SKAction.fadeIn(withDuration: 1).reversed())
        scene.evaluateActions(1)
        #expect(node.alpha == 0)
    }

    @Test("Blocks run once each round, completions at the end, removal takes the node out")
    func blocks() {
        let node = node()
        var rounds = 0
        var isDone = false
        node.run(.repeat(.sequence([.run { rounds += 1 }, .wait(forDuration: 0.5)]), count: 3)) { isDone = true }
        scene.evaluateActions(1.25)
        #expect(rounds == 3)
        #expect(!isDone)
        scene.evaluateActions(0.25)
        #expect(isDone)
        node.run(.sequence([.wait(forDuration: 1), .removeFromParent()]))
        scene.evaluateActions(1)
        #expect(node.parent == nil)
    }

    @Test("Forever: what takes no time happens once a frame")
    func forever() {
        let node = node()
        var count = 0
        node.run(.repeatForever(.run { count += 1 }))
        scene.evaluateActions(0.1)
        scene.evaluateActions(0.1)
        #expect(count == 2)
    }

    @Test("Easing: in begins slowly, out ends slowly, both have their half at half time")
    func easing() {
        func half(_ mode: SKActionTimingMode) -> CGFloat {
            let eased = node()
            let move = SKAction.moveBy(x: 1, y: 0, duration: 1)
            move.timingMode = mode
            eased.run(move)
            scene.evaluateActions(0.5)
            return eased.position.x
        }
        #expect(half(.easeIn) < 0.5)
        #expect(half(.easeOut) > 0.5)
        #expect(abs(half(.easeInEaseOut) - 0.5) < 1e-6)
        let cubed = node()
        let move = SKAction.moveBy(x: 100, y: 0, duration: 1)
        move.timingFunction = { $0 * $0 * $0 }
        cubed.run(move)
        scene.evaluateActions(0.5)
        #expect(abs(cubed.position.x - 12.5) < 1e-3)
    }

    @Test("A path as an offset starts at the node; turned along it the node looks where it goes")
    func paths() {
        let node = node()
        node.position = CGPoint(x: 5, y: 5)
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: 10))
        node.run(.follow(path, asOffset: true, orientToPath: true, speed: 10))
        scene.evaluateActions(0.5)
        #expect(node.position == CGPoint(x: 5, y: 10))
        #expect(abs(node.zRotation - .pi / 2) < 1e-9)
        scene.evaluateActions(0.5)
        node.run(.follow(path, asOffset: false, orientToPath: false, duration: 1))
        scene.evaluateActions(1)
        #expect(node.position == CGPoint(x: 0, y: 10))
    }

    @Test("Pictures follow each other; the first is there again at the end")
    func textures() {
        let pictures = (0..<3).map { _ in
            SKTexture(noiseWithSmoothness: 0, size: CGSize(width: 2, height: 2), grayscale: true)
        }
        let sprite = SKSpriteNode(texture: pictures[2])
        scene.addChild(sprite)
        sprite.run(.animate(with: [pictures[0], pictures[1]], timePerFrame: 0.1))
        scene.evaluateActions(0.05)
        #expect(sprite.texture === pictures[0])
        scene.evaluateActions(0.1)
        #expect(sprite.texture === pictures[1])
        scene.evaluateActions(0.1)
        #expect(sprite.texture === pictures[2])
    }

    @Test("The shorter way round")
    func shortestArc() {
        let node = node()
        node.zRotation = 3
        node.run(.rotate(toAngle: -3, duration: 1, shortestUnitArc: true))
        scene.evaluateActions(0.5)
        #expect(abs(node.zRotation - .pi) < 1e-6)
        scene.evaluateActions(0.5)
        #expect(node.zRotation == -3)
    }
}
