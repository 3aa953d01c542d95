// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import TestSupport
import Testing

extension QuartzCoreSuite {
    /// Whatever happens to layers, repainting only the damage leaves the same bytes as drawing the whole screen.
    @Suite
    struct PartialRepaint {
        @Test(arguments: 0..<24)
        func randomChangesLeaveWhatAFullRepaintDraws(seed: Int) {
            var play = RandomPlay(seed: UInt64(seed))
            for step in 0..<60 {
                let operation = play.step()
                play.stage.root.checkInvariants()
                // The second commit removes animations that ended in the first one's frame.
                for _ in 0..<3 { play.stage.frame() }
                play.stage.context.checkInvariants()
                guard let last = play.lastPixels() else { continue }
                let full = play.stage.fullFrame()
                guard last != full else { continue }
                if let difference = zip(last, full).enumerated().first(where: { $1.0 != $1.1 }) {
                    let x = difference.offset % 100
                    let y = difference.offset / 100
                    Issue.record(
                        "seed \(seed) step \(step) \(operation): pixel (\(x), \(y)) is \(hex(difference.element.0)), a full repaint gives \(hex(difference.element.1))"
                    )
                    return
                }
            }
        }

        @Test(arguments: 0..<8)
        func skippedFramesAreMadeUpForByTheNextOne(seed: Int) {
            var play = RandomPlay(seed: UInt64(seed) + 1000)
            for step in 0..<40 {
                for _ in 0..<(step % 4) {
                    _ = play.step()
                    play.stage.skip()
                }
                _ = play.step()
                for _ in 0..<3 { play.stage.frame() }
                guard let last = play.lastPixels() else { continue }
                #expect(last == play.stage.fullFrame(), "seed \(seed) step \(step)")
            }
        }

        @Test("frames that nobody sees cost nothing while animations go on, and end with them")
        func motionThatNobodySees() throws {
            let stage = Stage()
            let box = layer(10, 10, 20, 20, rgb(1, 0, 0))
            stage.root.addSublayer(box)
            for x in 0..<5 { stage.root.addSublayer(layer(CGFloat(x) * 20, 60, 10, 10, rgb(0, 0, 1))) }
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (20, 80, 1)
            box.add(move, forKey: nil)
            stage.skip()
            let visited = stage.context.visitedForTests
            FrameClock.advance(to: 100.5)
            stage.skip()
            #expect(stage.context.visitedForTests == visited)
            #expect(stage.context.isFrameDue(at: 100.5))
            // Whoever looks sees where it is.
            let shown = try #require(stage.frame()).buffer
            #expect(Stage.pixels(shown) == stage.fullFrame())
            FrameClock.advance(to: 101.5)
            stage.skip()
            #expect(!stage.context.isFrameDue(at: 101.5))
            let end = try #require(stage.frame()).buffer
            #expect(Stage.pixels(end) == stage.fullFrame())
        }

        @Test
        func damageIsTheOldAndTheNewPlaceOfAMovedLayer() throws {
            let stage = Stage()
            let box = layer(10, 10, 20, 20, rgb(1, 0, 0))
            stage.root.addSublayer(box)
            stage.frame()
            box.position.x += 50
            CATransaction.setDisableActions(true)
            box.removeAllAnimations()
            let damage = try #require(stage.frame()).damage
            #expect(damage.reduce(0) { $0 + $1.width * $1.height } == 2 * 20 * 20)
        }

        @Test
        func nothingChangedMeansNoFrame() {
            let stage = Stage()
            stage.frame()
            #expect(stage.frame() == nil)
            #expect(stage.context.needsRender == false)
            #expect(stage.context.nextFrameTime(after: 100) == nil)
        }
    }
}

private func hex(_ v: UInt32) -> String { String(v, radix: 16) }

/// Random operations on a small tree.
struct RandomPlay {
    let stage = Stage()
    private var layers: [CALayer]
    private var random: SeededNumbers
    private let picture: CGImage
    private var time = 100.0

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        layers = [stage.root]
        let pixels = PixelBuffer(width: 8, height: 8)
        for y in 0..<8 { for x in 0..<8 { pixels.row(y)[x] = (x + y) % 2 == 0 ? 0xFF20_80F0 : 0x8040_1000 } }
        picture = CGImage(pixels: pixels)
        stage.frame()
    }

    func lastPixels() -> [UInt32]? {
        // Rendering again without changes must not be needed: the buffer of the last frame is current.
        stage.context.lastBufferForTests.map(Stage.pixels)
    }

    private mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &random))
    }
    private mutating func color() -> CGColor {
        let alpha: CGFloat = Bool.random(using: &random) ? 1 : number(0...1)
        return rgb(number(0...1), number(0...1), number(0...1), alpha)
    }

    private mutating func newLayer() -> CALayer {
        let kind = Int.random(in: 0..<8, using: &random)
        let new: CALayer
        switch kind {
        case 0:
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 15), transform: nil)
            shape.strokeColor = color()
            shape.lineWidth = 3
            new = shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [color(), color(), color()]
            new = gradient
        case 2: new = CATransformLayer()
        case 3:
            let replicator = CAReplicatorLayer()
            replicator.instanceCount = 3
            replicator.instanceTransform = CATransform3DMakeTranslation(7, 4, 0)
            replicator.instanceDelay = 0.1
            new = replicator
        default: new = CALayer()
        }
        new.frame = CGRect(x: number(-10...80), y: number(-10...80), width: number(0...50), height: number(0...50))
        new.backgroundColor = color()
        return new
    }

    mutating func step() -> String {
        if Bool.random(using: &random) { CATransaction.setDisableActions(Bool.random(using: &random)) }
        let target = layers.randomElement(using: &random) ?? stage.root
        let choice = Int.random(in: 0..<27, using: &random)
        switch choice {
        case 0, 1, 2, 3:
            let new = newLayer()
            target.insertSublayer(new, at: UInt32.random(in: 0...3, using: &random))
            layers.append(new)
            return "insert \(type(of: new))"
        case 4:
            guard target !== stage.root else { return "none" }
            target.removeFromSuperlayer()
            layers.removeAll { $0 === target }
            return "remove"
        case 5: target.opacity = Float(number(0...1))
        case 6: target.cornerRadius = number(0...20)
        case 7: target.masksToBounds.toggle()
        case 8:
            target.shadowOpacity = Float(number(0...1))
            target.shadowRadius = number(0...4)
            return "shadow"
        case 9:
            target.borderWidth = number(0...4)
            target.borderColor = color()
        case 10: target.transform = CATransform3DMakeRotation(number(0...6), 0, 0, 1)
        case 11:
            var t = CATransform3DIdentity
            t.m34 = -1 / 100
            target.transform = CATransform3DRotate(t, number(-1...1), 1, number(-1...1), 0)
            return "3D"
        case 12: target.isHidden.toggle()
        case 13: target.contents = Bool.random(using: &random) ? picture : nil
        case 14: target.zPosition = number(-5...5)
        case 15:
            guard target !== stage.root else { return "none" }
            target.mask = target.mask == nil ? newLayer() : nil
            return "mask"
        case 16: target.backgroundColor = Bool.random(using: &random) ? color() : nil
        case 17:
            guard target !== stage.root else { return "none" }
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.byValue = number(-30...30)
            animation.duration = 0.5
            target.add(animation, forKey: "x")
            return "animate"
        case 18:
            let transition = CATransition()
            transition.type = [.fade, .push, .moveIn, .reveal].randomElement(using: &random) ?? .fade
            transition.duration = 0.3
            guard target !== stage.root else { return "none" }
            target.add(transition, forKey: nil)
            target.backgroundColor = color()
            return "transition"
        case 19, 20, 21:
            time += Double(number(0.01...0.3))
            FrameClock.advance(to: time)
            return "time"
        case 22: target.sublayerTransform = CATransform3DMakeScale(number(0.5...1.5), 1, 1)
        case 23:
            target.bounds = CGRect(x: number(-5...5), y: number(-5...5), width: number(0...60), height: number(0...60))
        case 24:
            guard let other = layers.randomElement(using: &random), other !== target, target !== stage.root,
                !isInside(other, target)
            else { return "none" }
            other.addSublayer(target)
            return "move"
        case 25:
            target.backdrop =
                target.backdrop == nil ? BackdropState(radius: number(0...8), saturation: number(0...2)) : nil
            return "backdrop"
        default: target.position = CGPoint(x: number(0...100), y: number(0...100))
        }
        return "change \(choice)"
    }

    private func isInside(_ layer: CALayer, _ ancestor: CALayer) -> Bool {
        var current: CALayer? = layer
        while let l = current {
            if l === ancestor { return true }
            current = l.superlayer
        }
        // Masks have no superlayer; keep them out of moves.
        var top = layer
        while let parent = top.superlayer { top = parent }
        return top !== stage.root
    }
}
