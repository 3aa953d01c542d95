// SPDX-License-Identifier: MIT
package import CoreGraphics

/// How a frame came out of the one shown before.
package struct FrameChange: Hashable, Sendable {
    /// Pixels that were elsewhere in the frame before.
    package struct Move: Hashable, Sendable {
        /// Where they are now.
        package var target: PixelRect
        /// How far they went.
        package var dx: Int
        /// Positive downwards.
        package var dy: Int

        /// Pixels; positive `dx` went right, positive `dy` down.
        package init(target: PixelRect, dx: Int, dy: Int) {
            (self.target, self.dx, self.dy) = (target, dx, dy)
        }

        /// Where they were.
        package var source: PixelRect { moved(target, -dx, -dy) }

        /// Where what was in a rectangle is now; empty when none of it moved.
        package func follow(_ rect: PixelRect) -> PixelRect { moved(rect.intersection(source), dx, dy) }

        private func moved(_ rect: PixelRect, _ dx: Int, _ dy: Int) -> PixelRect {
            PixelRect(x: rect.x + dx, y: rect.y + dy, width: rect.width, height: rect.height)
        }
    }

    /// All that differs.
    package var damage: [PixelRect]
    /// What differs once the move is done.
    package var drawn: [PixelRect]
    /// Comes before what was drawn.
    package var move: Move?

    /// - Parameter drawn: nil: all that differs was drawn, which is right only without a move.
    package init(damage: [PixelRect], drawn: [PixelRect]? = nil, move: Move? = nil) {
        (self.damage, self.drawn, self.move) = (damage, drawn ?? damage, move)
    }
}
