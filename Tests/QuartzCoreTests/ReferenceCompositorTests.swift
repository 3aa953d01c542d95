// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension QuartzCoreSuite {
    /// Pictures against per-pixel floating point formulas with 8 x 8 samples a pixel.
    ///
    /// Tolerance 6 of 255: coverage of a sampled edge is off by at most 1/8 of a pixel along a horizontal or vertical
    /// edge for a colour step of 255 at worst in few pixels, so edges get 40 and no more than 3 % of pixels may use it.
    @Suite
    struct ReferencePictures {
        @Test
        func roundedRectanglesHaveTheirShape() {
            for radius in [0.0, 4, 10, 20] {
                for angle in [0.0, 0.3, 1.1] {
                    let stage = Stage(width: 64, height: 64)
                    let box = layer(12, 12, 40, 40, rgb(1, 0, 0))
                    box.cornerRadius = radius
                    box.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
                    stage.root.addSublayer(box)
                    Reference.check(stage) { x, y in
                        let inside = Reference.roundedBox(x - 32, y - 32, 20, 20, radius, angle)
                        return inside ? SIMD4(1, 0, 0, 1) : SIMD4(1, 1, 1, 1)
                    }
                }
            }
        }

        /// Sublayers share a space: of two that are turned about the same axis to opposite sides, each is in front on one
        /// half (the left side of a layer comes nearer when it turns by a positive angle about y).
        @Test(arguments: [0, -1.0 / 200])
        func tiltedSiblingsCross(_ perspective: CGFloat) {
            let stage = Stage(width: 64, height: 64)
            stage.root.sublayerTransform.m34 = perspective
            let (first, second) = (layer(12, 12, 40, 40, rgb(1, 0, 0)), layer(12, 12, 40, 40, rgb(0, 0, 1)))
            first.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
            second.transform = CATransform3DMakeRotation(-0.8, 0, 1, 0)
            stage.root.addSublayer(first)
            stage.root.addSublayer(second)
            for (left, right) in [(rgb(1, 0, 0), rgb(0, 0, 1)), (rgb(0, 1, 0), rgb(0, 0, 1))] {
                CATransaction.setDisableActions(true)
                first.backgroundColor = left
                Reference.check(stage) { x, y in
                    let (u, v) = (abs(x - 32), y - 32)
                    // A point of the nearer half: u = s cos / w with w = 1 - s sin / 200 and s from the axis.
                    let s = u / (cos(0.8) - u * Double(perspective) * sin(0.8))
                    let w = 1 + Double(perspective) * s * sin(0.8)
                    let (inside, isLeft) = (s <= 20 && abs(v) * w <= 20, x < 32)
                    guard inside else { return SIMD4(1, 1, 1, 1) }
                    let color = (isLeft ? left : right).components ?? []
                    return SIMD4(Double(color[0]), Double(color[1]), Double(color[2]), 1)
                }
            }
        }

        /// "The view sticks out in front of the other views": the half that comes nearer hides a later sibling.
        @Test
        func tiltedLayersStickOutOfTheirSiblings() {
            let stage = Stage(width: 64, height: 64)
            let (tilted, flat) = (layer(12, 12, 40, 40, rgb(1, 0, 0)), layer(4, 20, 56, 24, rgb(0, 0, 1)))
            tilted.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
            stage.root.addSublayer(tilted)
            stage.root.addSublayer(flat)
            #expect(stage.pixel(24, 32) == 0xFFFF_0000 && stage.pixel(40, 32) == 0xFF00_00FF)
            #expect(stage.pixel(10, 32) == 0xFF00_00FF && stage.pixel(40, 16) == 0xFFFF_0000)
            flat.actions = ["zPosition": NSNull()]
            flat.zPosition = 20
            #expect(stage.pixel(24, 32) == 0xFF00_00FF)
            // Moved back, it is drawn right again in the damaged part alone.
            flat.zPosition = -20
            stage.frame()
            #expect(stage.pixel(40, 32) == 0xFFFF_0000)
            flat.zPosition = 0
            let partial = stage.frame().map { Stage.pixels($0.buffer) }
            #expect(partial == stage.fullFrame())
        }

        @Test
        func bordersLieInsideTheBounds() {
            let stage = Stage(width: 64, height: 64)
            let box = layer(12, 12, 40, 40, rgb(0, 1, 0))
            box.cornerRadius = 12
            box.borderWidth = 5
            box.borderColor = rgb(0, 0, 1)
            stage.root.addSublayer(box)
            Reference.check(stage) { x, y in
                if Reference.roundedBox(x - 32, y - 32, 15, 15, 7, 0) { return SIMD4(0, 1, 0, 1) }
                return Reference.roundedBox(x - 32, y - 32, 20, 20, 12, 0) ? SIMD4(0, 0, 1, 1) : SIMD4(1, 1, 1, 1)
            }
        }

        @Test
        func groupOpacityMixesTheWholeGroupOnce() {
            let stage = Stage(width: 64, height: 64)
            let group = layer(8, 8, 40, 40, rgb(0, 0, 0))
            group.opacity = 0.5
            group.addSublayer(layer(20, 20, 30, 30, rgb(1, 0, 0)))
            stage.root.addSublayer(group)
            Reference.check(stage) { x, y in
                if x >= 28 && y >= 28 && x < 58 && y < 58 { return SIMD4(1, 0.5, 0.5, 1) }
                return x >= 8 && y >= 8 && x < 48 && y < 48 ? SIMD4(0.5, 0.5, 0.5, 1) : SIMD4(1, 1, 1, 1)
            }
        }

        @Test
        func roundedClipsCutSublayersAndMasksMultiplyAlpha() {
            let stage = Stage(width: 64, height: 64)
            let clip = layer(4, 4, 28, 28, rgb(0, 0, 1))
            clip.cornerRadius = 14
            clip.masksToBounds = true
            clip.addSublayer(layer(0, 14, 28, 28, rgb(1, 1, 0)))
            stage.root.addSublayer(clip)
            let masked = layer(34, 34, 20, 20, rgb(1, 0, 0))
            masked.mask = layer(5, 5, 100, 100, rgb(0, 0, 0, 0.5))
            stage.root.addSublayer(masked)
            Reference.check(stage) { x, y in
                if Reference.roundedBox(x - 18, y - 18, 14, 14, 14, 0) {
                    return y < 18 ? SIMD4(0, 0, 1, 1) : SIMD4(1, 1, 0, 1)
                }
                return x >= 39 && y >= 39 && x < 54 && y < 54 ? SIMD4(1, 0.5, 0.5, 1) : SIMD4(1, 1, 1, 1)
            }
        }

        @Test
        func shadowsAreGaussian() {
            // A wide square's shadow far from corners is the normal distribution's integral across the edge.
            let stage = Stage(width: 200, height: 200)
            let box = layer(60, 60, 80, 80, rgb(1, 1, 1, 1))
            box.shadowOpacity = 1
            box.shadowRadius = 6
            box.shadowOffset = .zero
            stage.root.addSublayer(box)
            guard let frame = stage.frame() else { return #expect(Bool(false), "no frame") }
            for distance in 1..<16 {
                let expected = 255 * (1 - Reference.normal(-(Double(distance) - 0.5) / 6))
                let pixel = frame.buffer.row(100)[60 - distance] & 255
                // Bytes of the mask, its interpolation and the blend each round once; the kernel ends at 3 sigma.
                #expect(abs(Double(pixel) - expected) <= 3, "\(distance): \(pixel) \(expected)")
            }
        }

        @Test
        func axialGradientsRunFromStartToEnd() {
            let stage = Stage(width: 64, height: 64)
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
            gradient.colors = [rgb(0, 0, 0), rgb(1, 0, 0), rgb(1, 1, 1)]
            gradient.locations = [0, 0.25, 1]
            gradient.startPoint = CGPoint(x: 0, y: 0)
            gradient.endPoint = CGPoint(x: 1, y: 0)
            stage.root.addSublayer(gradient)
            Reference.check(stage) { x, _ in
                let t = x / 64
                if t < 0.25 { return SIMD4(t * 4, 0, 0, 1) }
                let s = (t - 0.25) / 0.75
                return SIMD4(1, s, s, 1)
            }
        }

        @Test
        func perspectiveProjectsAsTheMatrixSays() {
            let stage = Stage(width: 64, height: 64)
            let box = layer(12, 12, 40, 40, rgb(1, 0, 0))
            var matrix = CATransform3DIdentity
            matrix.m34 = -1.0 / 100
            matrix = CATransform3DRotate(matrix, 0.7, 0, 1, 0)
            box.transform = matrix
            stage.root.addSublayer(box)
            // For a point of the display, the ray's meeting with the turned plane.
            Reference.check(stage) { sx, sy in
                let (dx, dy) = (sx - 32, sy - 32)
                // (x cos, y) / w = (dx, dy), w = 1 + x sin / 100
                let x = dx / (cos(0.7) - dx * sin(0.7) / 100)
                let y = dy * (1 + x * sin(0.7) / 100)
                return abs(x) < 20 && abs(y) < 20 ? SIMD4(1, 0, 0, 1) : SIMD4(1, 1, 1, 1)
            }
        }

        @Test
        func wideAndNarrowKernelsGiveTheSameBytes() {
            func pixels() -> [UInt32] {
                var play = RandomPlay(seed: 77)
                for _ in 0..<80 { _ = play.step() }
                return play.stage.fullFrame()
            }
            RenderContext.useWideKernels(false)
            let narrow = pixels()
            RenderContext.useWideKernels(true)
            #expect(pixels() == narrow)
        }
    }
}

enum Reference {
    /// Whether a point lies in a box of these half sizes, turned by `angle`.
    static func roundedBox(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ r: Double, _ angle: Double) -> Bool {
        let u = abs(x * cos(angle) + y * sin(angle))
        let v = abs(-x * sin(angle) + y * cos(angle))
        if u > w || v > h { return false }
        let (a, b) = (u - (w - r), v - (h - r))
        return a <= 0 || b <= 0 || a * a + b * b <= r * r
    }

    /// The cumulative normal distribution, by Simpson's rule.
    static func normal(_ z: Double) -> Double {
        let steps = 400
        let h = abs(z) / Double(steps)
        func density(_ t: Double) -> Double { exp(-t * t / 2) / (2 * Double.pi).squareRoot() }
        var sum = density(0) + density(abs(z))
        for i in 1..<steps { sum += density(Double(i) * h) * (i % 2 == 0 ? 2 : 4) }
        return z < 0 ? 0.5 - sum * h / 3 : 0.5 + sum * h / 3
    }

    static func check(_ stage: Stage, _ color: (Double, Double) -> SIMD4<Double>) {
        guard let buffer = stage.frame()?.buffer else { return #expect(Bool(false), "no frame") }
        var loose = 0
        for y in 0..<buffer.height {
            for x in 0..<buffer.width {
                var sum = SIMD4<Double>.zero
                for s in 0..<64 {
                    sum += color(Double(x) + (Double(s % 8) + 0.5) / 8, Double(y) + (Double(s / 8) + 0.5) / 8)
                }
                let p = buffer.row(y)[x]
                let actual = SIMD4(Double(p >> 16 & 255), Double(p >> 8 & 255), Double(p & 255), Double(p >> 24))
                let difference = actual - sum / 64 * 255
                let worst = max(abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w))
                if worst > 6 { loose += 1 }
                if worst > 40 {
                    Issue.record("pixel (\(x), \(y)) is \(String(p, radix: 16)), the formula gives \(sum / 64 * 255)")
                    return
                }
            }
        }
        #expect(loose * 100 <= buffer.width * buffer.height * 3)
    }
}
