// SPDX-License-Identifier: MIT

extension CGRect {
    /// Whether the two share an area. Foundation's `intersects` also says so of rectangles that only touch.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
