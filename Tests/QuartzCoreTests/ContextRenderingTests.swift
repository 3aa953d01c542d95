// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension QuartzCoreSuite {
    /// `render(in:)`, by CALayer's documentation and pictures that a snapshot library took on iOS.
    @Suite
    struct ContextRendering {
        /// The pixel of what `layer` draws into an empty context of 40 x 40, rows from the top.
        private func pixel(_ layer: CALayer, _ x: Int, _ y: Int) -> UInt32 {
            let pixels = PixelBuffer(width: 40, height: 40)
            let context = CGContext(buffer: pixels, scale: 1)
            layer.render(in: context)
            return pixels.row(y)[x]
        }

        @Test("A presentation layer draws its sublayers where they are shown just now, its model where they will be")
        func presentation() throws {
            let stage = Stage(width: 40, height: 40)
            let container = layer(0, 0, 40, 40, rgb(1, 1, 1))
            let box = layer(0, 0, 10, 10, rgb(1, 0, 0))
            container.addSublayer(box)
            stage.root.addSublayer(container)
            stage.frame()
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (5, 35, 1)
            box.add(move, forKey: "move")
            stage.frame()
            stage.frame(at: 100.5)
            let shown = try #require(container.presentation())
            // Half way: the middle at 20.
            #expect(pixel(shown, 20, 5) == 0xFFFF_0000 && pixel(shown, 5, 5) == 0xFFFF_FFFF)
            #expect(pixel(container, 5, 5) == 0xFFFF_0000 && pixel(container, 20, 5) == 0xFFFF_FFFF)
        }

        @Test("Content without a ground throws the shadow of its own shape")
        func contentShadow() {
            let holder = layer(0, 0, 40, 40, nil)
            holder.backgroundColor = nil
            let box = layer(5, 5, 10, 10, rgb(1, 0, 0))
            holder.addSublayer(box)
            holder.shadowOpacity = 1
            holder.shadowRadius = 0
            holder.shadowOffset = CGSize(width: 15, height: 15)
            holder.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
            #expect(pixel(holder, 10, 10) == 0xFFFF_0000)
            #expect(pixel(holder, 25, 25) == 0xFF00_0000)
            #expect(pixel(holder, 35, 5) == 0)
        }
    }
}
