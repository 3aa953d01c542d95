// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

/// How far something went on the display, in whole pixels.
package struct PixelShift: Hashable, Sendable {
    /// Positive to the right.
    package var x: Int
    /// Positive downwards.
    package var y: Int

    static let none = PixelShift(x: 0, y: 0)

    /// From where one map puts its origin to where another does; nil when they differ in more than that, or by parts of
    /// pixels.
    init?(from old: Homography, to new: Homography) {
        guard old.x == new.x, old.y == new.y, old.isAffine, new.isAffine else { return nil }
        let way = new.o - old.o
        let (x, y) = (way.x.rounded(), way.y.rounded())
        guard abs(way.x - x) < Self.tolerance, abs(way.y - y) < Self.tolerance, abs(x) < 1e6, abs(y) < 1e6 else {
            return nil
        }
        (self.x, self.y) = (Int(x), Int(y))
    }

    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    /// Sums of points at three pixels each miss whole pixels by less. No more than a guess is lost by a wrong answer:
    /// what is compared afterwards is what would be drawn.
    private static let tolerance = 1e-6
}

extension PixelRect {
    func offsetBy(_ shift: PixelShift) -> PixelRect { offsetBy(shift.x, shift.y) }

    /// The parts outside of another rectangle, without overlaps.
    func subtracting(_ hole: PixelRect) -> [PixelRect] {
        let cut = intersection(hole)
        if isEmpty { return [] }
        if cut.isEmpty { return [self] }
        return [
            PixelRect(x: x, y: y, width: width, height: cut.y - y),
            PixelRect(x: x, y: cut.maxY, width: width, height: maxY - cut.maxY),
            PixelRect(x: x, y: cut.y, width: cut.x - x, height: cut.height),
            PixelRect(x: cut.maxX, y: cut.y, width: maxX - cut.maxX, height: cut.height),
        ].filter { !$0.isEmpty }
    }
}
