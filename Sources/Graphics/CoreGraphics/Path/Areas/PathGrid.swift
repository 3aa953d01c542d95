// SPDX-License-Identifier: MIT
import Foundation

/// A place on the grid that set operations compute on. Coordinates are even and below 2^28, so that cross products and
/// the middles of edges are exact in 64 bits.
struct GridPoint: Hashable {
    var x: Int
    var y: Int

    static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x - b.x, y: a.y - b.y) }

    /// Positive when `other` lies counterclockwise of this vector, where y points up.
    func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }
    func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }

    /// The turn from `a` to `b` seen from this point.
    func turn(_ a: GridPoint, _ b: GridPoint) -> Int { (a - self).cross(b - self) }

    static func isBefore(_ a: GridPoint, _ b: GridPoint) -> Bool { (a.x, a.y) < (b.x, b.y) }
}

/// The map between path coordinates and the grid: a power of two about the middle of all operands, so that ordinary
/// numbers (halves, quarters, ...) lie on it exactly.
struct PathGrid {
    private let origin: CGPoint
    /// Path units of half a grid step: the size of a grid coordinate.
    let unit: CGFloat

    /// nil for areas that are empty or not finite.
    init?(covering bounds: CGRect) {
        guard bounds.isFinite, !bounds.isNull else { return nil }
        let reach = max(bounds.width, bounds.height) / 2
        guard reach.isFinite, reach > 0 else { return nil }
        // A grid finer than the coordinates' own precision would be no grid.
        let precision = max(abs(bounds.midX), abs(bounds.midY)) * 0x1p-50
        let step = max(CGFloat(sign: .plus, exponent: reach.exponent + 1 - 26, significand: 1), precision)
        unit = CGFloat(sign: .plus, exponent: step.exponent - 1, significand: 1)
        origin = CGPoint(
            x: (bounds.midX / (2 * unit)).rounded() * 2 * unit, y: (bounds.midY / (2 * unit)).rounded() * 2 * unit)
    }

    func snap(_ p: CGPoint) -> GridPoint {
        func even(_ v: CGFloat) -> Int { Int((v / (2 * unit)).rounded()) * 2 }
        return GridPoint(x: even(p.x - origin.x), y: even(p.y - origin.y))
    }

    func point(x: CGFloat, y: CGFloat) -> CGPoint { CGPoint(x: origin.x + x * unit, y: origin.y + y * unit) }
}
