// SPDX-License-Identifier: MIT
import CoreGraphics

/// Where glyphs may stand on the device. iOS moves a pen to the left and, seen from a page whose y axis points up, down: to
/// the next pixel row, and at three pixels a point to the next half of a column. (Read off public captures of charts: labels
/// at more than a thousand places keep their picture between these steps.)
struct GlyphGrid {
    /// Places in a pixel, a power of two.
    let steps: Int

    /// Displays with larger pixels keep finer steps, so that letters stay evenly spaced there.
    init(pixelsPerPoint: Double) { steps = pixelsPerPoint >= 2 ? 2 : 4 }

    /// How much of a step a place may lie beyond one before it counts as the next: sums of points do not come out whole.
    private static let tolerance = 1.0 / 512

    /// Pixel column and step in it for a pen at `x`, in pixels.
    func column(_ x: CGFloat) -> (column: Int, step: Int) {
        let place = Int((x * CGFloat(steps) + Self.tolerance).rounded(.down))
        return (place >> (steps == 2 ? 1 : 2), place & (steps - 1))
    }

    /// Pixel row whose upper edge the baseline lies on for a pen at `y`, in pixels, y down.
    static func row(_ y: CGFloat) -> Int { Int((y - tolerance).rounded(.up)) }
}
