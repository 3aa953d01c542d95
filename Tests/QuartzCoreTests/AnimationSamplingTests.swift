// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension QuartzCoreSuite {
    /// Values on screen against the formulas of Apple's documentation and of cited sources.
    @Suite
    struct AnimationSampling {
        /// A committed layer on a stage at time 100.
        private func subject() -> (Stage, CALayer) {
            let stage = Stage()
            let subject = layer(0, 0, 10, 10, rgb(1, 0, 0))
            subject.position = CGPoint(x: 10, y: 20)
            stage.root.addSublayer(subject)
            stage.frame()
            return (stage, subject)
        }

        private func x(_ layer: CALayer, _ stage: Stage, at time: Double) -> CGFloat {
            stage.frame(at: time)
            return layer.presentation()?.position.x ?? .nan
        }

        private func basic(_ keyPath: String = "position.x", from: Any? = nil, to: Any? = nil, by: Any? = nil)
            -> CABasicAnimation
        {
            let animation = CABasicAnimation(keyPath: keyPath)
            (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
            animation.duration = 1
            return animation
        }

        /// Contents cross-fade, each picture filling the layer, whatever its own size.
        @Test func picturesOfDifferentSizesCrossFade() throws {
            func picture(_ size: Int, _ color: CGColor) throws -> CGImage {
                let context = try #require(
                    CGContext(
                        data: nil, width: size, height: size, bitsPerComponent: 8, bytesPerRow: 0,
                        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
                context.setFillColor(color)
                context.fill(CGRect(x: 0, y: 0, width: size, height: size))
                return try #require(context.makeImage())
            }
            let (stage, subject) = subject()
            subject.bounds.size = CGSize(width: 40, height: 40)
            subject.position = CGPoint(x: 50, y: 50)
            subject.add(
                basic("contents", from: try picture(4, rgb(1, 0, 0)), to: try picture(20, rgb(0, 0, 1))), forKey: "c")
            stage.frame()
            stage.frame(at: 100.5)
            for place in [40, 50, 65] {
                let pixel = stage.pixel(place, place)
                #expect(abs(Int(pixel >> 16 & 255) - 128) < 4 && abs(Int(pixel & 255) - 128) < 4)
            }
        }

        /// "Setting Interpolation Values" of CABasicAnimation; the model is at 10.
        @Test(
            arguments: [
                (30.0, 50.0, nil, 40.0), (30.0, nil, 8.0, 34.0), (nil, 50.0, 8.0, 46.0), (30.0, nil, nil, 20.0),
                (nil, 50.0, nil, 30.0), (nil, nil, 8.0, 14.0),
            ] as [(Double?, Double?, Double?, Double)])
        func fromToAndByCombineAsDocumented(from: Double?, to: Double?, by: Double?, halfway: Double) {
            let (stage, subject) = subject()
            subject.add(basic(from: from, to: to, by: by), forKey: "x")
            stage.frame()
            #expect(abs(x(subject, stage, at: 100.5) - halfway) < 1e-9)
        }

        @Test
        func beforeAndAfterOnlyFillModesShowTheAnimation() {
            let expected: [(CAMediaTimingFillMode, CGFloat, CGFloat)] = [
                (.removed, 10, 10), (.backwards, 30, 10), (.forwards, 10, 50), (.both, 30, 50),
            ]
            for (mode, before, after) in expected {
                let (stage, subject) = subject()
                let animation = basic(from: 30, to: 50)
                animation.beginTime = 101
                animation.fillMode = mode
                animation.isRemovedOnCompletion = false
                subject.add(animation, forKey: "x")
                stage.frame()
                #expect(x(subject, stage, at: 100.5) == before, "\(mode)")
                #expect(abs(x(subject, stage, at: 101.5) - 40) < 1e-9)
                #expect(x(subject, stage, at: 103) == after, "\(mode)")
            }
        }

        /// Where the red layer of `subject()` is on the screen, of a frame drawn only where the last one differs.
        private func redColumn(_ stage: Stage, at time: Double) -> Int? {
            guard let frame = stage.frame(at: time) else { return nil }
            return frame.buffer.row(20).firstIndex(of: 0xFFFF_0000)
        }

        @Test
        func whatBeginsLaterIsDrawnFromThen() {
            let (stage, subject) = subject()
            let animation = basic(from: 30, to: 50)
            animation.beginTime = 101
            subject.add(animation, forKey: "x")
            stage.frame()
            #expect(stage.context.nextFrameTime(after: 100) == 101)
            #expect(redColumn(stage, at: 100.5) == nil, "nothing changes before")
            #expect(stage.context.nextFrameTime(after: 100.5) == 101)
            #expect(redColumn(stage, at: 101) == 25)
            #expect(redColumn(stage, at: 101.5) == 35)
            #expect(redColumn(stage, at: 102) == 5)
            #expect(stage.context.nextFrameTime(after: 102) == nil)
        }

        /// On a real clock a turn of the main loop takes time: what it commits begins after the time of its frame.
        @Test
        func whatBeginsAfterItsFrameIsDrawnInTheNext() {
            let (stage, subject) = subject()
            FrameClock.advance(to: 100.01)
            subject.add(basic(from: 30, to: 50), forKey: "x")
            CATransaction.flush()
            stage.context.commit()
            _ = stage.context.render(at: 100.005)
            #expect(redColumn(stage, at: 100.51) == 35)
        }

        @Test
        func repeatsAutoreversesAndAccumulates() {
            let (stage, subject) = subject()
            let animation = basic(from: 0, to: 10)
            animation.repeatCount = 3
            animation.autoreverses = true
            subject.add(animation, forKey: "x")
            stage.frame()
            #expect(abs(x(subject, stage, at: 101.25) - 7.5) < 1e-9)
            #expect(abs(x(subject, stage, at: 102.25) - 2.5) < 1e-9)
            animation.autoreverses = false
            animation.isCumulative = true
            subject.add(animation, forKey: "x")
            stage.frame()
            #expect(abs(x(subject, stage, at: 104.75) - 25) < 1e-9)
        }

        @Test
        func speedAndTimeOffsetOfTheLayerPauseIt() {
            // Apple's Technical Q&A QA1673.
            let (stage, subject) = subject()
            subject.add(basic(from: 0, to: 100), forKey: "x")
            stage.frame()
            stage.frame(at: 100.25)
            let paused = subject.convertTime(CACurrentMediaTime(), from: nil)
            subject.speed = 0
            subject.timeOffset = paused
            #expect(abs(x(subject, stage, at: 107) - 25) < 1e-9)
            subject.speed = 1
            subject.timeOffset = 0
            subject.beginTime = 0
            subject.beginTime = subject.convertTime(CACurrentMediaTime(), from: nil) - paused
            #expect(abs(x(subject, stage, at: 107.25) - 50) < 1e-9)
        }

        @Test
        func timingFunctionsAreTheDocumentedBezierCurves() {
            // Reference: bisection on the parameter of the curve, control points from Apple's documentation.
            func reference(_ c: (Double, Double, Double, Double), _ x: Double) -> Double {
                func at(_ a: Double, _ b: Double, _ s: Double) -> Double {
                    3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
                }
                var (low, high) = (0.0, 1.0)
                for _ in 0..<80 {
                    let middle = (low + high) / 2
                    if at(c.0, c.2, middle) < x { low = middle } else { high = middle }
                }
                return at(c.1, c.3, low)
            }
            let curves: [(CAMediaTimingFunctionName, (Double, Double, Double, Double))] = [
                (.easeIn, (0.42, 0, 1, 1)), (.easeOut, (0, 0, 0.58, 1)), (.easeInEaseOut, (0.42, 0, 0.58, 1)),
                (.default, (0.25, 0.1, 0.25, 1)), (.linear, (0, 0, 1, 1)),
            ]
            for (name, points) in curves {
                let (stage, subject) = subject()
                let animation = basic(from: 0, to: 1)
                animation.timingFunction = CAMediaTimingFunction(name: name)
                subject.add(animation, forKey: "x")
                stage.frame()
                for step in 1..<10 {
                    let t = Double(step) / 10
                    #expect(abs(Double(x(subject, stage, at: 100 + t)) - reference(points, t)) < 1e-6)
                }
            }
        }

        @Test
        func springsSettleWhenIOSSaysTheyDo() {
            // The default spring's duration as iOS reports it.
            #expect(abs(CASpringAnimation(keyPath: "x").settlingDuration - 1.4727003346780927) < 1e-9)
        }

        /// Against a fourth-order Runge-Kutta integration of m x'' + c x' + k x = 0.
        @Test(arguments: [(10.0, 0.0), (20, 0), (40, 3), (2, -5)] as [(CGFloat, CGFloat)])
        func springsFollowTheirDifferentialEquation(damping: CGFloat, velocity: CGFloat) {
            let (stage, subject) = subject()
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.fromValue = 1
            spring.toValue = 0
            spring.damping = damping
            spring.initialVelocity = velocity
            spring.allowsOverdamping = true
            spring.duration = 2
            subject.add(spring, forKey: "x")
            stage.frame()
            var (p, v) = (1.0, -Double(velocity))
            let h = 1.0 / 4096
            func force(_ p: Double, _ v: Double) -> Double { -100 * p - Double(damping) * v }
            for step in 1...4096 {
                let (k1p, k1v) = (v, force(p, v))
                let (k2p, k2v) = (v + h / 2 * k1v, force(p + h / 2 * k1p, v + h / 2 * k1v))
                let (k3p, k3v) = (v + h / 2 * k2v, force(p + h / 2 * k2p, v + h / 2 * k2v))
                let (k4p, k4v) = (v + h * k3v, force(p + h * k3p, v + h * k3v))
                p += h / 6 * (k1p + 2 * k2p + 2 * k3p + k4p)
                v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
                if step % 512 == 0 {
                    #expect(abs(Double(x(subject, stage, at: 100 + Double(step) * h)) - p) < 1e-6)
                }
            }
        }

        @Test
        func keyframesMeetTheirValuesAtTheirTimes() {
            let (stage, subject) = subject()
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 50]
            animation.keyTimes = [0, 0.25, 1]
            animation.duration = 1
            subject.add(animation, forKey: "x")
            stage.frame()
            #expect(abs(x(subject, stage, at: 100.125) - 5) < 1e-9)
            #expect(abs(x(subject, stage, at: 100.25) - 10) < 1e-9)
            #expect(abs(x(subject, stage, at: 100.625) - 30) < 1e-9)
            animation.calculationMode = .discrete
            animation.keyTimes = nil
            subject.add(animation, forKey: "x")
            stage.frame()
            #expect(x(subject, stage, at: 100.625 + 0.5) == 10)
            animation.calculationMode = .paced
            subject.add(animation, forKey: "x")
            stage.frame()
            // Constant speed over 50 points.
            #expect(abs(x(subject, stage, at: 101.125 + 0.5) - 25) < 1e-9)
        }

        @Test
        func cubicKeyframesPassThroughTheirValuesSmoothly() {
            // Catmull-Rom, which Kochanek-Bartels is with all parameters zero: at the middle of the second of three
            // equal segments it gives (-a + 9b + 9c - d) / 16.
            let (stage, subject) = subject()
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 40, 20]
            animation.calculationMode = .cubic
            animation.duration = 3
            subject.add(animation, forKey: "x")
            stage.frame()
            #expect(abs(x(subject, stage, at: 101) - 10) < 1e-9)
            #expect(abs(x(subject, stage, at: 101.5) - (0 + 90 + 360 - 20) / 16) < 1e-9)
        }

        @Test
        func pathsMoveAndTurnTheLayer() {
            let (stage, subject) = subject()
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 30))
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = path
            animation.calculationMode = .paced
            animation.rotationMode = .rotateAuto
            animation.duration = 4
            subject.add(animation, forKey: "p")
            stage.frame()
            stage.frame(at: 102)
            let shown = subject.presentation()
            #expect(abs((shown?.position.x ?? 0) - 10) < 1e-6)
            #expect(abs((shown?.position.y ?? 0) - 10) < 1e-6)
            let angle = shown?.value(forKeyPath: "transform.rotation.z") as? Double ?? 0
            #expect(abs(angle - .pi / 2) < 1e-6)
        }

        @Test
        func additiveAnimationsSumUp() {
            let (stage, subject) = subject()
            for (key, amount) in [("a", 20.0), ("b", 6.0)] {
                let animation = basic(from: 0, to: amount)
                animation.isAdditive = true
                subject.add(animation, forKey: key)
            }
            stage.frame()
            #expect(abs(x(subject, stage, at: 100.5) - 23) < 1e-9)
        }

        @Test
        func groupsRunTheirMembersInTheirOwnTime() {
            let (stage, subject) = subject()
            let group = CAAnimationGroup()
            let late = basic("opacity", from: 0, to: 1)
            late.beginTime = 1
            late.fillMode = .backwards
            group.animations = [basic(from: 0, to: 100), late]
            group.duration = 2
            subject.add(group, forKey: "g")
            stage.frame()
            stage.frame(at: 101.5)
            #expect(abs((subject.presentation()?.opacity ?? 9) - 0.5) < 1e-6)
            // The first member ended after its own second.
            #expect(subject.presentation()?.position.x == 10)
        }

        @Test
        func transformsTurnTheShortWayAndColoursMixInGammaSRGB() {
            // facts: UIView animations decompose transforms and mix sRGB components.
            let (stage, subject) = subject()
            let turn = CABasicAnimation(keyPath: "transform")
            turn.fromValue = CATransform3DMakeRotation(0, 0, 0, 1)
            turn.toValue = CATransform3DMakeRotation(1.5, 0, 0, 1)
            turn.duration = 1
            subject.add(turn, forKey: "t")
            let paint = CABasicAnimation(keyPath: "backgroundColor")
            paint.fromValue = rgb(1, 0, 0)
            paint.toValue = rgb(0, 1, 0, 0.5)
            paint.duration = 1
            subject.add(paint, forKey: "c")
            stage.frame()
            stage.frame(at: 100.5)
            let shown = subject.presentation()
            #expect(abs((shown?.value(forKeyPath: "transform.rotation.z") as? Double ?? 0) - 0.75) < 1e-9)
            #expect(shown?.backgroundColor?.components ?? [] == [0.5, 0.5, 0, 0.75])
        }

        @Test
        func valueFunctionsTurnMoreThanHalfCircles() {
            let (stage, subject) = subject()
            let turn = basic("transform", from: 0, to: 4 * Double.pi)
            turn.valueFunction = CAValueFunction(name: .rotateZ)
            subject.add(turn, forKey: "t")
            stage.frame()
            stage.frame(at: 100 + 1.0 / 16)
            #expect(
                abs((subject.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double ?? 0) - .pi / 4)
                    < 1e-9)
        }
    }
}
