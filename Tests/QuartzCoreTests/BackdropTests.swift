// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension QuartzCoreSuite {
    /// A layer that blurs what lies behind it.
    @Suite
    struct Backdrop {
        /// A black and a white half; a pane over the middle.
        private func edge(radius: CGFloat, saturation: CGFloat = 1, _ left: CGColor, _ right: CGColor) -> Stage {
            let stage = Stage(width: 120, height: 40)
            stage.root.addSublayer(layer(0, 0, 60, 40, left))
            stage.root.addSublayer(layer(60, 0, 60, 40, right))
            let pane = layer(10, 10, 100, 20)
            pane.backdrop = BackdropState(radius: radius, saturation: saturation)
            stage.root.addSublayer(pane)
            return stage
        }

        /// The blur of a step is the error function (Gaussian blur of a Heaviside step).
        @Test(arguments: [2.0, 5.0, 9.0, 14.0])
        func theEdgeFollowsTheErrorFunction(sigma: Double) {
            let stage = edge(radius: sigma, rgb(0, 0, 0), rgb(1, 1, 1))
            for x in stride(from: 20, through: 100, by: 4) {
                let seen = Double(stage.pixel(x, 20) & 255) / 255
                let expected = 0.5 * (1 + erf((Double(x) + 0.5 - 60) / (sigma * 2.0.squareRoot())))
                // Boxes have whole widths, so that small blurs are off by a little.
                #expect(abs(seen - expected) < 0.04, "sigma \(sigma), x \(x): \(seen) instead of \(expected)")
            }
        }

        @Test func whatIsOutsideOfThePaneStaysSharp() {
            let stage = edge(radius: 10, rgb(0, 0, 0), rgb(1, 1, 1))
            #expect(stage.pixel(59, 5) == 0xFF00_0000)
            #expect(stage.pixel(60, 5) == 0xFFFF_FFFF)
            #expect(stage.pixel(59, 35) == 0xFF00_0000)
        }

        /// Colours outside of the pane's bounds do not shine in, and an even colour stays what it is.
        @Test func theEdgesRepeat() {
            let stage = Stage(width: 60, height: 60)
            stage.root.addSublayer(layer(10, 10, 40, 40, rgb(0.2, 0.6, 0.4)))
            let pane = layer(10, 10, 40, 40)
            pane.backdrop = BackdropState(radius: 12, saturation: 1)
            stage.root.addSublayer(pane)
            let color = stage.pixel(11, 11)
            #expect(color == stage.pixel(30, 30))
            #expect(color == 0xFF33_9966)
        }

        /// Saturation 0 leaves the luminance (Rec. 709): 0.2126 R + 0.7152 G + 0.0722 B.
        @Test func withoutSaturationGreyIsLeft() {
            let stage = edge(radius: 2, saturation: 0, rgb(1, 0, 0), rgb(1, 0, 0))
            let grey = stage.pixel(40, 20)
            let parts = [grey >> 16 & 255, grey >> 8 & 255, grey & 255]
            #expect(Set(parts).count == 1)
            #expect(abs(Double(parts[0]) / 255 - 0.2126) < 0.01)
        }

        @Test func aPaneHalfThereMixesBlurredAndSharp() {
            let stage = edge(radius: 9, rgb(0, 0, 0), rgb(1, 1, 1))
            let whole = Double(stage.pixel(64, 20) & 255)
            stage.root.sublayers?.last?.opacity = 0.5
            stage.root.sublayers?.last?.removeAllAnimations()
            let half = Double(stage.pixel(64, 20) & 255)
            #expect(abs(half - (whole + 255) / 2) <= 1.5)
        }
    }
}
