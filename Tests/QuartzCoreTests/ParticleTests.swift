// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension QuartzCoreSuite {
    /// Particles that emit others. Truth: Apple's documentation of `CAEmitterCell.emitterCells`.
    struct ParticleTests {
        private func dot(lifetime: Float, birthRate: Float) throws -> CAEmitterCell {
            let dot = try #require(
                CGContext(
                    data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            dot.setFillColor(rgb(1, 1, 1))
            dot.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            let cell = CAEmitterCell()
            cell.contents = dot.makeImage()
            (cell.lifetime, cell.birthRate) = (lifetime, birthRate)
            return cell
        }

        /// One rocket, born at 100 seconds, to the right with 20 points a second for two seconds; a spark of it each half
        /// second.
        private func stage(_ change: (_ rocket: CAEmitterCell, _ spark: CAEmitterCell) -> Void) throws -> Stage {
            let stage = Stage(width: 100, height: 100)
            stage.root.backgroundColor = rgb(1, 1, 1)
            let (rocket, spark) = (try dot(lifetime: 2, birthRate: 0.01), try dot(lifetime: 10, birthRate: 2))
            rocket.velocity = 20
            rocket.color = rgb(0, 0, 0)
            change(rocket, spark)
            rocket.emitterCells = [spark]
            let emitter = CAEmitterLayer()
            emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            emitter.emitterPosition = CGPoint(x: 10, y: 50)
            emitter.emitterCells = [rocket]
            emitter.beginTime = 100
            stage.root.addSublayer(emitter)
            stage.frame()
            return stage
        }

        private func isDark(_ stage: Stage, _ x: Int, _ y: Int) -> Bool { stage.pixel(x, y) & 255 < 0x80 }

        @Test("a spark begins where its rocket is at that moment and stays when the rocket has gone, in its colour")
        func trail() throws {
            let stage = try stage { _, _ in }
            FrameClock.advance(to: 101.9)
            // Sparks of 0, 0.5, 1 and 1.5 seconds; the rocket itself.
            for x in [10, 20, 30, 40, 48] { #expect(isDark(stage, x, 50), "\(x)") }
            for x in [15, 25, 35, 60] { #expect(!isDark(stage, x, 50), "\(x)") }
            FrameClock.advance(to: 105)
            for x in [10, 20, 30, 40] { #expect(isDark(stage, x, 50), "\(x)") }
            #expect(!isDark(stage, 60, 50))
        }

        @Test("a spark's angle counts from the rocket's direction, and its size is a part of the rocket's")
        func direction() throws {
            let stage = try stage { rocket, spark in
                rocket.emissionLongitude = .pi / 2
                rocket.scale = 2
                spark.velocity = 10
                spark.emissionLongitude = -.pi / 2
            }
            // Down from (10, 50); the spark of 0 seconds goes right, and is as large as the rocket: eight points.
            FrameClock.advance(to: 101.9)
            #expect(isDark(stage, 29, 50) && isDark(stage, 26, 53) && isDark(stage, 10, 88))
            #expect(!isDark(stage, 29, 56) && !isDark(stage, 10, 50))
        }
    }

    /// Pictures of layers beside what is on the screen.
    struct ConicGradientTests {
        @Test("render(in:) draws a conic gradient as the screen shows it")
        func picture() throws {
            let stage = Stage(width: 80, height: 60)
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
            gradient.type = .conic
            gradient.colors = [rgb(1, 0, 0), rgb(0, 1, 0), rgb(0, 0, 1)]
            gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 0.25)
            stage.root.addSublayer(gradient)
            let screen = stage.fullFrame()
            let context = try #require(
                CGContext(
                    data: nil, width: 80, height: 60, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.translateBy(x: 0, y: 60)
            context.scaleBy(x: 1, y: -1)
            gradient.render(in: context)
            let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
            for (x, y) in [(5, 5), (70, 10), (75, 50), (40, 55), (10, 40), (60, 30)] {
                let pixel = y * context.bytesPerRow + x * 4
                let drawn = (0..<3).map { Int(bytes[pixel + $0]) }
                let shown = [16, 8, 0].map { Int(screen[y * 80 + x] >> UInt32($0) & 255) }
                #expect(zip(drawn, shown).allSatisfy { abs($0 - $1) < 4 }, "\(x) \(y): \(drawn) \(shown)")
            }
        }
    }
}
