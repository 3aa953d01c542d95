// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import TestSupport
import Testing

extension QuartzCoreSuite {
    /// A scrolled frame moves what was there and draws what came in, and leaves the bytes of a full repaint.
    @Suite
    struct ScrolledFrames {
        @Test(arguments: 0..<40)
        func randomScrollingLeavesWhatAFullRepaintDraws(seed: Int) throws {
            var play = ScrollPlay(seed: UInt64(seed))
            for step in 0..<60 {
                let change = play.step()
                play.stage.frame()
                // Full repaints would hide what a wrong move leaves behind; so most steps do without.
                guard step % 4 == 3 else { continue }
                let last = try #require(play.stage.context.lastBufferForTests.map(Stage.pixels))
                play.stage.context.checkInvariants()
                // What moved along must also be what evaluating it anew makes of it.
                let full = step % 8 == 7 ? play.stage.rebuiltFrame() : play.stage.fullFrame()
                if last != full, let place = zip(last, full).enumerated().first(where: { $1.0 != $1.1 })?.offset {
                    let (x, y) = (place % play.width, place / play.width)
                    let (shown, wanted) = (String(last[place], radix: 16), String(full[place], radix: 16))
                    Issue.record("seed \(seed) step \(step) \(change): (\(x), \(y)) is \(shown), drawn \(wanted)")
                    return
                }
            }
        }

        /// The plays above would prove nothing if nothing moved in them.
        @Test
        func randomScrollingMovesPixelsInManyFrames() {
            var moves = 0
            for seed in 0..<40 {
                var play = ScrollPlay(seed: UInt64(seed))
                for _ in 0..<20 {
                    _ = play.step()
                    if play.stage.frame()?.move != nil { moves += 1 }
                }
            }
            #expect(moves > 40 * 20 / 5)
        }

        @Test
        func aScrolledListDrawsTheStripThatCameIn() throws {
            let list = List()
            let drawn = try #require(list.scroll(by: 40))
            #expect(drawn.move != nil)
            #expect(drawn.drawnPixels == 40 * 200)
        }

        @Test
        func aTranslucentBarIsDrawnAgainWithWhatItWasMovedOnto() throws {
            let list = List()
            list.stage.root.addSublayer(layer(0, 0, 200, 30, rgb(1, 1, 1, 0.7)))
            list.stage.frame()
            let drawn = try #require(list.scroll(by: 40))
            #expect(drawn.move != nil)
            // The bar at the top, and the strip at the bottom; the bar's old picture went up and away.
            #expect(drawn.drawnPixels == (30 + 40) * 200)
            let back = try #require(list.scroll(by: -40))
            // Down with it went the bar.
            #expect(back.drawnPixels == (30 + 40) * 200)
        }

        @Test
        func anIndicatorAndAHeaderThatStaysCostTheirOwnArea() throws {
            let list = List()
            let header = layer(0, 0, 200, 20, rgb(0.9, 0.9, 0.9))
            let indicator = layer(194, 10, 3, 30, rgb(0, 0, 0, 0.4))
            for extra in [header, indicator] { list.layer.addSublayer(extra) }
            list.stage.frame()
            CATransaction.setDisableActions(true)
            header.position.y += 10
            indicator.position.y += 10 + 1
            let drawn = try #require(list.scroll(by: 10))
            #expect(drawn.move != nil)
            #expect(drawn.drawnPixels < (20 + 10 + 10) * 200 + 2 * 3 * 40)
        }

        /// What dims a screen, or shows it through, is the same everywhere.
        @Test
        func aListMovesBelowADimmingLayerAndInAFadedOne() throws {
            let list = List()
            CATransaction.setDisableActions(true)
            list.stage.root.addSublayer(layer(0, 0, 200, 200, rgb(0, 0, 0, 0.3)))
            list.stage.root.opacity = 0.5
            list.stage.frame()
            let drawn = try #require(list.scroll(by: 40))
            #expect(drawn.drawnPixels == 40 * 200)
            #expect(Stage.pixels(drawn.buffer) == list.stage.fullFrame())
        }

        @Test
        func partsOfPixelsAndPicturesBehindTheListDrawAllOfIt() throws {
            let list = List()
            let half = try #require(list.scroll(by: 0.5))
            #expect(half.move == nil)
            let picture = CAGradientLayer()
            picture.frame = list.stage.root.bounds
            picture.colors = [rgb(1, 0, 0), rgb(0, 0, 1)]
            list.stage.root.insertSublayer(picture, at: 0)
            list.layer.backgroundColor = nil
            list.stage.frame()
            let drawn = try #require(list.scroll(by: 40.5))
            #expect(drawn.move == nil)
            #expect(drawn.drawnPixels == 200 * 200)
        }

        @Test
        func skippedFramesAreMadeUpFor() throws {
            let list = List()
            list.layer.bounds.origin.y += 30
            list.stage.skip()
            list.layer.sublayers?[4].backgroundColor = rgb(1, 0, 0)
            list.stage.skip()
            let drawn = try #require(list.scroll(by: 30))
            #expect(Stage.pixels(drawn.buffer) == list.stage.fullFrame())
        }
    }
}

extension RenderedFrame {
    fileprivate var drawnPixels: Int { drawn.reduce(0) { $0 + $1.width * $1.height } }
}

/// Rows of 25 points on a screen of 200 x 200 pixels.
private struct List {
    let stage = Stage(width: 200, height: 200)
    let layer = CALayer()

    init() {
        CATransaction.setDisableActions(true)
        layer.frame = stage.root.bounds
        layer.masksToBounds = true
        layer.backgroundColor = rgb(1, 1, 1)
        stage.root.addSublayer(layer)
        for index in 0..<100 {
            let shade = CGFloat(index % 7) / 7
            let row = CALayer()
            row.frame = CGRect(x: 0, y: CGFloat(index) * 25, width: 200, height: 25)
            row.backgroundColor = rgb(shade, 1 - shade, 0.5)
            layer.addSublayer(row)
        }
        layer.bounds.origin.y = 500
        stage.frame()
    }

    func scroll(by points: CGFloat) -> RenderedFrame? {
        CATransaction.setDisableActions(true)
        layer.bounds.origin.y += points
        return stage.frame()
    }
}

/// A list of all kinds of rows with things above, below and around it, and whatever may happen to them.
private struct ScrollPlay {
    let width: Int
    let stage: Stage
    private let list = CALayer()
    private let frameLayer = CALayer()
    private var rows: [CALayer] = []
    private let bar = CALayer()
    private let header = CALayer()
    private let indicator = CALayer()
    private let scale: CGFloat
    private var random: SeededNumbers
    private let picture: CGImage

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed &+ 77)
        scale = [1, 2, 3].randomElement(using: &random) ?? 1
        stage = Stage(width: 120, height: 120, scale: scale)
        width = Int(120 * scale)
        let pixels = PixelBuffer(width: 9, height: 7)
        for y in 0..<7 { for x in 0..<9 { pixels.row(y)[x] = (x + y) % 2 == 0 ? 0xFF20_80F0 : 0x8040_1000 } }
        picture = CGImage(pixels: pixels)
        CATransaction.setDisableActions(true)
        build()
        stage.frame()
    }

    private mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &random))
    }
    private mutating func flag(_ chance: Double = 0.5) -> Bool { Double.random(in: 0..<1, using: &random) < chance }
    private mutating func color(_ alpha: CGFloat? = nil) -> CGColor {
        rgb(number(0...1), number(0...1), number(0...1), alpha ?? (flag() ? 1 : number(0...1)))
    }

    private mutating func build() {
        if flag(0.2) {
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: 0, width: 120, height: number(10...120))
            gradient.colors = [color(), color()]
            stage.root.addSublayer(gradient)
        }
        frameLayer.frame = CGRect(x: 0, y: flag() ? 0 : 7, width: 120, height: flag() ? 120 : 100)
        frameLayer.cornerRadius = flag(0.3) ? number(1...12) : 0
        frameLayer.masksToBounds = flag()
        frameLayer.opacity = flag(0.2) ? Float(number(0.1...0.9)) : 1
        stage.root.addSublayer(frameLayer)
        list.frame = flag() ? frameLayer.bounds : CGRect(x: 5.3, y: 4, width: 100, height: 90)
        list.masksToBounds = flag(0.8)
        list.cornerRadius = flag(0.2) ? 6 : 0
        list.borderWidth = flag(0.2) ? 1 : 0
        list.opacity = flag(0.2) ? 0.6 : 1
        list.backgroundColor = flag(0.7) ? color(flag(0.8) ? 1 : nil) : nil
        frameLayer.addSublayer(list)
        for index in 0..<40 {
            let row = row(index)
            rows.append(row)
            list.addSublayer(row)
        }
        header.frame = CGRect(x: 0, y: 0, width: 120, height: 12)
        header.backgroundColor = color()
        header.isHidden = flag()
        header.zPosition = flag() ? 1 : 0
        list.addSublayer(header)
        indicator.frame = CGRect(x: 95, y: 3, width: 2, height: 15)
        indicator.backgroundColor = rgb(0, 0, 0, 0.4)
        indicator.cornerRadius = 1
        list.addSublayer(indicator)
        bar.frame = CGRect(x: 0, y: 0, width: 120, height: number(0...30))
        bar.backgroundColor = color()
        if flag(0.2) { bar.backdrop = BackdropState(radius: 3, saturation: 1.5) }
        if flag(0.2) { bar.shadowOpacity = 0.5 }
        stage.root.addSublayer(bar)
    }

    private mutating func row(_ index: Int) -> CALayer {
        let row = layer(0, CGFloat(index) * 20, 120, flag(0.8) ? 20 : number(5...30), flag(0.8) ? color() : nil)
        if flag(0.2) { row.cornerRadius = number(1...9) }
        if flag(0.2) { row.masksToBounds = true }
        if flag(0.2) { row.opacity = Float(number(0.1...1)) }
        if flag(0.1) { row.borderWidth = 1 }
        if flag(0.1) { row.shadowOpacity = 0.7 }
        if flag(0.05) { row.backdrop = BackdropState(radius: 2, saturation: 1) }
        if flag(0.05) { row.transform = CATransform3DMakeRotation(0.3, 0, 0, 1) }
        if flag(0.05) { row.mask = layer(3, 2, 60, 9, rgb(0, 0, 0, 0.5)) }
        if flag(0.05) { row.compositingFilter = "multiplyBlendMode" }
        for _ in 0..<Int.random(in: 0...3, using: &random) { row.addSublayer(detail()) }
        return row
    }

    private mutating func detail() -> CALayer {
        let kind = Int.random(in: 0..<7, using: &random)
        let new: CALayer
        switch kind {
        case 0:
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 13, height: 9), transform: nil)
            shape.fillColor = color()
            new = shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [color(), color()]
            new = gradient
        case 2:
            let replicator = CAReplicatorLayer()
            replicator.instanceCount = 2
            replicator.instanceTransform = CATransform3DMakeTranslation(9, 1, 0)
            replicator.addSublayer(layer(0, 0, 5, 5, color()))
            new = replicator
        default: new = CALayer()
        }
        new.frame = CGRect(x: number(0...80), y: number(0...12), width: number(0...30), height: number(0...12))
        if kind > 1 { new.backgroundColor = flag() ? color() : nil }
        if kind > 4 {
            new.contents = picture
            new.contentsScale = scale
            new.contentsGravity = flag() ? .resize : .center
        }
        if flag(0.2) { new.cornerRadius = 3 }
        if flag(0.2) { new.masksToBounds = true }
        return new
    }

    /// Scrolls, as a rule by whole pixels, and now and then changes something else as well.
    mutating func step() -> String {
        CATransaction.setDisableActions(true)
        let pixels = flag(0.9) ? CGFloat(Int.random(in: -40...60, using: &random)) : number(-40...60)
        let old = list.bounds.origin
        if flag(0.9) { list.bounds.origin.y = max(-20, min(700, old.y + pixels / scale)) }
        if flag(0.05) { list.bounds.origin.x += CGFloat(Int.random(in: -9...9, using: &random)) }
        header.position.y = max(list.bounds.minY, 0) + 6
        indicator.position.y = list.bounds.minY + 10 + list.bounds.minY / 12
        guard flag(0.4) else { return "scroll" }
        return change()
    }

    private mutating func change() -> String {
        let row = rows[Int.random(in: 0..<rows.count, using: &random)]
        let choice = Int.random(in: 0..<19, using: &random)
        switch choice {
        case 0: row.isHidden.toggle()
        case 1: row.position.y += 20
        case 2: row.backgroundColor = color()
        case 3: row.opacity = Float(number(0.1...1))
        case 4: row.removeFromSuperlayer()
        case 5: list.insertSublayer(row, at: UInt32.random(in: 0..<20, using: &random))
        case 6: row.zPosition = CGFloat(Int.random(in: -1...1, using: &random))
        case 7: row.addSublayer(detail())
        case 8: row.sublayers?.first?.removeFromSuperlayer()
        case 9: bar.frame.size.height = number(0...30)
        case 10: bar.isHidden.toggle()
        case 11: header.isHidden.toggle()
        case 12: indicator.opacity = Float(number(0...1))
        case 13:
            stage.skip()
            return "skipped frame"
        case 14: frameLayer.opacity = Float(flag() ? 1 : number(0.1...1))
        case 15: row.masksToBounds.toggle()
        case 16:
            // Away for a frame and back where it would be had it stayed.
            let place = frameLayer.sublayers?.contains(list) ?? false ? list : frameLayer
            let parent = place.superlayer
            place.removeFromSuperlayer()
            stage.frame()
            CATransaction.setDisableActions(true)
            parent?.addSublayer(place)
            list.bounds.origin.y += 12 / scale
        case 17:
            let parent = row.superlayer
            row.removeFromSuperlayer()
            stage.frame()
            CATransaction.setDisableActions(true)
            list.bounds.origin.y += 12 / scale
            parent?.addSublayer(row)
        default:
            let animation = CABasicAnimation(keyPath: "position.y")
            animation.byValue = number(-30...30)
            animation.duration = 0.5
            row.add(animation, forKey: "y")
            FrameClock.advance(to: FrameClock.now + 0.1)
        }
        return "change \(choice)"
    }
}
