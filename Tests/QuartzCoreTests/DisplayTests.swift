// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

extension QuartzCoreSuite {
    @Suite
    struct Display {
        @Test
        func drawingFillsABackingStoreInTheLayersSpace() {
            let stage = Stage(width: 20, height: 20, scale: 2)
            let drawn = DrawnLayer { ctx, bounds in
                ctx.setFillColor(rgb(1, 0, 0))
                ctx.fill(CGRect(x: bounds.minX, y: bounds.minY, width: 5, height: 2))
            }
            drawn.bounds = CGRect(x: 100, y: 100, width: 10, height: 10)
            drawn.position = CGPoint(x: 10, y: 10)
            drawn.contentsScale = 2
            stage.root.addSublayer(drawn)
            drawn.setNeedsDisplay()
            // The top left corner of the bounds, whatever their origin; y grows downwards.
            #expect(stage.pixel(11, 11) == 0xFFFF_0000)
            #expect(stage.pixel(19, 13) == 0xFFFF_0000)
            #expect(stage.pixel(11, 15) == 0xFFFF_FFFF)
        }

        @Test("A layer that was to draw while it had no area draws when it gets one, and not at each later size")
        func displayAwaitsArea() {
            let stage = Stage(width: 20, height: 20)
            var drawn = 0
            let layer = DrawnLayer { ctx, bounds in
                drawn += 1
                ctx.setFillColor(rgb(1, 0, 0))
                ctx.fill(bounds)
            }
            stage.root.addSublayer(layer)
            func resize(_ width: CGFloat, _ height: CGFloat) {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
                CATransaction.commit()
                stage.frame()
            }
            layer.setNeedsDisplay()
            stage.frame()
            resize(0, 10)
            resize(10, 10)
            #expect(stage.pixel(5, 5) == 0xFFFF_0000)
            let count = drawn
            resize(20, 20)
            #expect(drawn == count)
        }

        @Test
        func displayInARectKeepsTheRest() {
            let stage = Stage(width: 20, height: 20)
            var color = rgb(1, 0, 0)
            let drawn = DrawnLayer { ctx, bounds in
                ctx.setFillColor(color)
                ctx.fill(bounds)
            }
            drawn.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            stage.root.addSublayer(drawn)
            drawn.setNeedsDisplay()
            stage.frame()
            color = rgb(0, 0, 1)
            drawn.setNeedsDisplay(CGRect(x: 10, y: 0, width: 10, height: 20))
            #expect(stage.pixel(5, 5) == 0xFFFF_0000)
            #expect(stage.pixel(15, 5) == 0xFF00_00FF)
        }

        /// Drawing in parts takes turns between two buffers; other readers and other sizes must not see it.
        @Test(arguments: 0..<8)
        func drawingInPartsLeavesWhatDrawingAllOfItDoes(seed: Int) throws {
            var random = SeededNumbers(seed: UInt64(seed))
            let stage = Stage(width: 40, height: 40, scale: 3)
            var shades = [CGFloat](repeating: 0, count: 16)
            let drawn = DrawnLayer { ctx, _ in
                for (index, shade) in shades.enumerated() {
                    ctx.setFillColor(rgb(shade, 1 - shade, 0.3, index % 3 == 0 ? 0.5 : 1))
                    ctx.fill(CGRect(x: index % 4 * 8, y: index / 4 * 8, width: 8, height: 8))
                }
            }
            drawn.frame = CGRect(x: 3, y: 2, width: 32, height: 32)
            drawn.contentsScale = 3
            stage.root.addSublayer(drawn)
            drawn.setNeedsDisplay()
            var readers: [AnyObject?] = []
            for step in 0..<60 {
                CATransaction.setDisableActions(true)
                for _ in 0..<Int.random(in: 1...2, using: &random) {
                    let index = Int.random(in: 0..<16, using: &random)
                    shades[index] = CGFloat.random(in: 0...1, using: &random)
                    drawn.setNeedsDisplay(CGRect(x: index % 4 * 8, y: index / 4 * 8, width: 8, height: 8))
                }
                switch Int.random(in: 0..<8, using: &random) {
                case 0: drawn.position.x += 1
                case 1: readers.append(drawn.contents as AnyObject?)
                case 2: readers = []
                case 3: stage.skip()
                case 4: drawn.cornerRadius = CGFloat.random(in: 0...4, using: &random)
                default: break
                }
                stage.frame()
                let shown = try #require(stage.context.lastBufferForTests.map(Stage.pixels))
                // Drawing all of it would end what parts left behind; so most steps do without.
                guard step % 5 == 4 else { continue }
                drawn.setNeedsDisplay()
                #expect(shown == stage.fullFrame(), "seed \(seed) step \(step)")
            }
        }

        @Test
        func drawingInAPartDamagesThatPart() throws {
            let stage = Stage(width: 40, height: 40, scale: 2)
            let drawn = DrawnLayer { ctx, bounds in ctx.fill(bounds) }
            drawn.frame = CGRect(x: 4, y: 4, width: 30, height: 30)
            drawn.contentsScale = 2
            stage.root.addSublayer(drawn)
            drawn.setNeedsDisplay()
            stage.frame()
            drawn.setNeedsDisplay(CGRect(x: 10, y: 5, width: 3, height: 2))
            let damage = try #require(stage.frame()).damage
            #expect(damage == [PixelRect(x: 28, y: 18, width: 6, height: 4)])
        }

        @Test
        func anOpaqueLayerThatLeavesHolesShowsItsBackground() {
            let stage = Stage(width: 20, height: 20)
            let drawn = DrawnLayer { ctx, _ in
                ctx.setFillColor(rgb(1, 0, 0))
                ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
            drawn.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            drawn.backgroundColor = rgb(0, 1, 0)
            drawn.isOpaque = true
            stage.root.addSublayer(drawn)
            drawn.setNeedsDisplay()
            #expect(stage.pixel(2, 2) == 0xFFFF_0000)
            #expect(stage.pixel(12, 12) == 0xFF00_FF00)
        }

        @Test
        func theDelegateDisplaysInsteadOfDrawing() {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
            let delegate = DisplayDelegate()
            layer.delegate = delegate
            layer.setNeedsDisplay()
            layer.displayIfNeeded()
            layer.displayIfNeeded()
            #expect(delegate.calls == ["display"])
        }

        @Test
        func fadingTransitionsMixOldAndNew() {
            let stage = Stage(width: 20, height: 20)
            let box = layer(0, 0, 20, 20, rgb(1, 0, 0))
            stage.root.addSublayer(box)
            stage.frame()
            let fade = CATransition()
            fade.duration = 1
            box.add(fade, forKey: nil)
            CATransaction.setDisableActions(true)
            box.backgroundColor = rgb(0, 0, 1)
            stage.frame()
            #expect(stage.pixel(10, 10) == 0xFFFF_0000)
            FrameClock.advance(to: 100.5)
            // Half of each; 255 / 2 rounds either way.
            let half = stage.pixel(10, 10)
            #expect(abs(Int(half >> 16 & 255) - 128) <= 1 && abs(Int(half & 255) - 128) <= 1)
            FrameClock.advance(to: 101)
            #expect(stage.pixel(10, 10) == 0xFF00_00FF)
            #expect(box.animationKeys() == nil)
        }

        @Test
        func hiddenAnimationsLetTheProcessSleep() {
            let stage = Stage()
            let parent = layer(0, 0, 50, 50)
            let spinner = layer(10, 10, 10, 10, rgb(1, 0, 0))
            parent.addSublayer(spinner)
            stage.root.addSublayer(parent)
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.toValue = 6
            turn.duration = 1
            turn.repeatCount = .infinity
            spinner.add(turn, forKey: "spin")
            stage.frame()
            #expect(stage.context.nextFrameTime(after: 100) != nil)
            CATransaction.setDisableActions(true)
            parent.isHidden = true
            stage.frame()
            #expect(stage.context.needsRender == false)
            #expect(stage.context.nextFrameTime(after: 100) == nil)
        }
    }
}

private final class DrawnLayer: CALayer {
    private let body: (CGContext, CGRect) -> Void
    init(_ body: @escaping (CGContext, CGRect) -> Void) {
        self.body = body
        super.init()
    }
    required init?(coder: NSCoder) { nil }
    override func draw(in ctx: CGContext) { body(ctx, bounds) }
}

private final class DisplayDelegate: NSObject, CALayerDelegate {
    var calls: [String] = []
    func display(_ layer: CALayer) { calls.append("display") }
    func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
}
