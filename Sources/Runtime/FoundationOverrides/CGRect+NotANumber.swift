// SPDX-License-Identifier: MIT
public import Foundation

/// Rectangles with parts that are not numbers, or infinite: Foundation on Linux makes ranges of them, which trap. On iOS
/// such rectangles contain nothing and meet nothing.
extension CGRect {
    @_silgen_name("$s10Foundation6CGRectV12intersectionyA2CF")
    public func __intersection(_ other: CGRect) -> CGRect {
        guard !isNull, !other.isNull else { return .null }
        let (one, two) = (standardized, other.standardized)
        let (left, right) = (max(one.minX, two.minX), min(one.maxX, two.maxX))
        let (top, bottom) = (max(one.minY, two.minY), min(one.maxY, two.maxY))
        // All four of each count: the larger of a number and none may be the number.
        guard one.isOrdered, two.isOrdered, left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    @_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
    public func __intersects(_ other: CGRect) -> Bool { !__intersection(other).isNull }

    @_silgen_name("$s10Foundation6CGRectV8containsySbAA7CGPointVF")
    public func __contains(_ point: CGPoint) -> Bool {
        guard !isNull, !isEmpty else { return false }
        return minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    private var isOrdered: Bool { minX <= maxX && minY <= maxY }
}
