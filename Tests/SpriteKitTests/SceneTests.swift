// SPDX-License-Identifier: MIT
import AVFAudio
import Foundation
import Testing

@testable import SpriteKit

/// Truth: Apple's reference of SKScene and SKSceneScaleMode.
@MainActor
@Suite struct SceneTests {
    @MainActor
    private final class Recorder: SKScene {
        var calls: [String] = []
        override func update(_ currentTime: TimeInterval) { calls.append("update") }
        override func didEvaluateActions() { calls.append("actions") }
        override func didSimulatePhysics() { calls.append("physics") }
        override func didApplyConstraints() { calls.append("constraints") }
        override func didFinishUpdate() { calls.append("finish") }
        override func didMove(to view: SKView) { calls.append("moved") }
        override func willMove(from view: SKView) { calls.append("leaves") }
        override func didChangeSize(_ oldSize: CGSize) { calls.append("size") }
    }

    @Test("A frame's steps come in their order; a scene that is paused has none")
    func order() {
        let scene = Recorder(size: CGSize(width: 10, height: 10))
        scene.step(to: 1)
        #expect(scene.calls == ["update", "actions", "physics", "constraints", "finish"])
        scene.calls = []
        scene.isPaused = true
        scene.step(to: 2)
        #expect(scene.calls.isEmpty)
    }

    /// `SKScene.audioEngine` is "the audio engine that plays the scene's audio nodes", `avAudioNode` what a node plays.
    @Test("An audio node's AVAudioNode is heard through the engine of the scene that is shown")
    func audioEngine() throws {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let scene = SKScene(size: CGSize(width: 20, height: 20))
        let player = AVAudioPlayerNode()
        let node = SKAudioNode(avAudioNode: player)
        scene.addChild(node)
        try scene.audioEngine.start()
        #expect(scene.audioEngine.isRunning && player.engine == nil)
        view.presentScene(scene)
        #expect(player.engine === scene.audioEngine)
        node.removeFromParent()
        #expect(player.engine == nil)
        scene.audioEngine.stop()
    }

    @Test("Presenting tells the old scene and then the new; a scene that takes the view's size changes it before")
    func presenting() {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (first, second) = (
            Recorder(size: CGSize(width: 10, height: 10)), Recorder(size: CGSize(width: 10, height: 10))
        )
        view.presentScene(first)
        #expect(first.view === view)
        second.scaleMode = .resizeFill
        view.presentScene(second)
        #expect(first.calls == ["moved", "leaves"])
        #expect(first.view == nil)
        #expect(second.calls == ["size", "moved"])
        #expect(second.size == CGSize(width: 200, height: 100))
    }

    @Test(
        "A scene fits into its view by its mode",
        arguments: [
            (SKSceneScaleMode.fill, CGPoint(x: 0, y: 100), CGPoint(x: 200, y: 0)),
            (.aspectFit, CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 0)),
            (.aspectFill, CGPoint(x: 0, y: 150), CGPoint(x: 200, y: -50)),
        ])
    func scaleModes(mode: SKSceneScaleMode, corner: CGPoint, opposite: CGPoint) {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        scene.scaleMode = mode
        view.presentScene(scene)
        #expect(scene.convertPoint(toView: .zero) == corner)
        #expect(scene.convertPoint(toView: CGPoint(x: 100, y: 100)) == opposite)
        #expect(view.convert(corner, to: scene) == .zero)
    }

    @Test("The anchor moves the origin, the camera is in the middle")
    func anchorAndCamera() {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        view.presentScene(scene)
        scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(scene.convertPoint(toView: .zero) == CGPoint(x: 50, y: 50))
        let camera = SKCameraNode()
        camera.position = CGPoint(x: 30, y: 0)
        scene.addChild(camera)
        scene.camera = camera
        #expect(scene.convertPoint(toView: CGPoint(x: 30, y: 0)) == CGPoint(x: 50, y: 50))
        camera.setScale(2)
        #expect(scene.convertPoint(toView: CGPoint(x: 50, y: 0)) == CGPoint(x: 60, y: 50))
        let node = SKSpriteNode(color: .red, size: CGSize(width: 2, height: 2))
        scene.addChild(node)
        #expect(camera.contains(node))
        node.position.x = 140
        #expect(!camera.contains(node))
    }

    /// Colours of pixels that follow from the geometry: no edge falls between two.
    private func color(_ view: SKView, _ x: Int, _ y: Int) throws -> [UInt8] {
        view.needsPicture()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        let part = try #require(image.cgImage?.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)))
        var bytes = [UInt8](repeating: 0, count: 4)
        let context = try #require(
            CGContext(
                data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return Array(bytes.prefix(3))
    }

    private func expect(
        _ view: SKView, _ x: Int, _ y: Int, _ wanted: [UInt8], at place: SourceLocation = #_sourceLocation
    ) throws {
        let found = try color(view, x, y)
        #expect(found == wanted, sourceLocation: place)
    }

    @Test("Sprites are drawn y up, by height and order, in their colours and modes")
    func pictures() throws {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let scene = SKScene(size: CGSize(width: 40, height: 40))
        scene.backgroundColor = .black
        view.presentScene(scene)
        let red = SKSpriteNode(color: UIColor(red: 1, green: 0, blue: 0, alpha: 1), size: CGSize(width: 10, height: 10))
        red.position = CGPoint(x: 10, y: 30)
        scene.addChild(red)
        try expect(view, 10, 10, [255, 0, 0])
        try expect(view, 10, 30, [0, 0, 0])
        let green = SKSpriteNode(
            color: UIColor(red: 0, green: 1, blue: 0, alpha: 1), size: CGSize(width: 10, height: 10))
        green.position = red.position
        scene.addChild(green)
        try expect(view, 10, 10, [0, 255, 0])
        red.zPosition = 1
        try expect(view, 10, 10, [255, 0, 0])
        red.isHidden = true
        green.alpha = 0
        try expect(view, 10, 10, [0, 0, 0])
    }

    @Test("A texture is multiplied with the sprite's colour")
    func tint() throws {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let scene = SKScene(size: CGSize(width: 20, height: 20))
        view.presentScene(scene)
        // Two pixels: the lower half blue, the upper white.
        let data = Data([0, 0, 255, 255, 255, 255, 255, 255])
        let texture = SKTexture(data: data, size: CGSize(width: 1, height: 2))
        texture.filteringMode = .nearest
        let sprite = SKSpriteNode(texture: texture, size: CGSize(width: 20, height: 20))
        sprite.anchorPoint = .zero
        scene.addChild(sprite)
        try expect(view, 10, 2, [255, 255, 255])
        try expect(view, 10, 18, [0, 0, 255])
        sprite.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        sprite.colorBlendFactor = 1
        try expect(view, 10, 2, [255, 0, 0])
        try expect(view, 10, 18, [0, 0, 0])
        let upper = SKTexture(rect: CGRect(x: 0, y: 0.5, width: 1, height: 0.5), in: texture)
        sprite.texture = upper
        sprite.colorBlendFactor = 0
        try expect(view, 10, 2, [255, 255, 255])
        #expect(upper.size() == CGSize(width: 1, height: 1))
    }

    @Test("A crop node shows what lies under its mask")
    func crop() throws {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let scene = SKScene(size: CGSize(width: 20, height: 20))
        scene.backgroundColor = .black
        view.presentScene(scene)
        let crop = SKCropNode()
        let mask = SKSpriteNode(color: .black, size: CGSize(width: 10, height: 20))
        mask.position = CGPoint(x: 5, y: 10)
        crop.maskNode = mask
        let fill = SKSpriteNode(
            color: UIColor(red: 0, green: 1, blue: 0, alpha: 1), size: CGSize(width: 20, height: 20))
        fill.position = CGPoint(x: 10, y: 10)
        crop.addChild(fill)
        scene.addChild(crop)
        try expect(view, 5, 10, [0, 255, 0])
        try expect(view, 15, 10, [0, 0, 0])
    }
}
