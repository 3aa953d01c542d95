// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension QuartzCoreSuite {
    /// `isGeometryFlipped`, by the documentation: coordinates are turned over, images are not ("image orientation remains
    /// the same"), and what a layer draws stays where its coordinates put it.
    @Suite(.serialized)
    struct FlippedGeometry {
        private final class Drawer: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(rgb(0, 1, 0))
                ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            }
        }

        /// Red over blue.
        private var picture: CGImage {
            let pixels = PixelBuffer(width: 10, height: 10)
            for y in 0..<10 { for x in 0..<10 { pixels.row(y)[x] = y < 5 ? 0xFFFF_0000 : 0xFF00_00FF } }
            return CGImage(pixels: pixels, isOpaque: true)
        }

        /// A layer of 40 by 40 with the picture at (0, 0, 10, 10) and a layer that draws at (20, 0, 10, 10).
        private func tree(isFlipped: Bool) -> CALayer {
            let parent = layer(0, 0, 40, 40, rgb(1, 1, 1))
            parent.isGeometryFlipped = isFlipped
            let image = layer(0, 0, 10, 10)
            image.contents = picture
            let drawer = Drawer()
            drawer.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
            drawer.setNeedsDisplay()
            parent.addSublayer(image)
            parent.addSublayer(drawer)
            return parent
        }

        private func check(_ pixel: (Int, Int) -> UInt32) {
            // The picture lies at the lower edge and is upright.
            #expect(pixel(5, 32) == 0xFFFF_0000 && pixel(5, 38) == 0xFF00_00FF && pixel(5, 5) == 0xFFFF_FFFF)
            // The first five points above the layer's own lower edge.
            #expect(pixel(25, 38) == 0xFF00_FF00 && pixel(25, 32) == 0xFFFF_FFFF)
        }

        @Test("Images stay upright where a superlayer's geometry is flipped, drawing follows the coordinates")
        func frame() {
            let stage = Stage(width: 40, height: 40)
            stage.root.addSublayer(tree(isFlipped: true))
            check { stage.pixel($0, $1) }
        }

        @Test("So they are in render(in:)")
        func context() {
            let pixels = PixelBuffer(width: 40, height: 40)
            let tree = tree(isFlipped: true)
            for layer in tree.sublayers ?? [] { layer.displayIfNeeded() }
            tree.render(in: CGContext(buffer: pixels, scale: 1))
            check { pixels.row($1)[$0] }
        }

        @Test("Flipped twice is not flipped")
        func twice() {
            let stage = Stage(width: 40, height: 40)
            stage.root.isGeometryFlipped = true
            stage.root.addSublayer(tree(isFlipped: true))
            #expect(stage.pixel(5, 2) == 0xFFFF_0000 && stage.pixel(5, 8) == 0xFF00_00FF)
            #expect(stage.pixel(25, 2) == 0xFF00_FF00 && stage.pixel(25, 8) == 0xFFFF_FFFF)
        }

        @Test("The text of a text layer reads from above, as on a plain ground", arguments: [true, false])
        func text(isFlipped: Bool) throws {
            let stage = Stage(width: 40, height: 40)
            let ground = layer(0, 0, 40, 40, rgb(1, 1, 1))
            ground.isGeometryFlipped = isFlipped
            let text = CATextLayer()
            text.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            (text.string, text.fontSize) = ("L", 30)
            text.foregroundColor = rgb(0, 0, 0)
            ground.addSublayer(text)
            stage.root.addSublayer(ground)
            stage.frame()
            let pixels = stage.fullFrame()
            let dark = (0..<40).map { y in pixels[y * 40..<y * 40 + 40].filter { $0 != 0xFFFF_FFFF }.count }
            // The foot of the letter lies below its stem.
            let stem = try #require(dark.firstIndex { $0 > 0 })
            let foot = try #require(dark.firstIndex { $0 > 10 })
            #expect(foot > stem + 10)
        }
    }
}
