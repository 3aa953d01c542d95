// SPDX-License-Identifier: MIT
import Foundation

/// The elements of a path: their kinds and, in one array, all their points. A value, copied on write.
package struct PathStorage: Hashable, Sendable {
    /// One for each element, in order.
    package private(set) var types: [CGPathElementType] = []
    /// As many for each element as its kind has; none for a close.
    package private(set) var points: [CGPoint] = []
    /// Start of the current subpath; where a close returns to.
    package private(set) var subpathStart: CGPoint?
    /// Where the next segment starts; nil before the first move. After a close: the subpath's start.
    package private(set) var currentPoint: CGPoint?

    /// Empty.
    package init() {}

    /// One closed subpath.
    package init(rect: CGRect) { addRect(rect, .identity) }

    /// - Parameter elements: how many more are expected.
    package mutating func reserve(_ elements: Int) {
        types.reserveCapacity(types.count + elements)
        points.reserveCapacity(points.count + elements * 2)
    }

    /// Without keeping memory.
    package mutating func removeAll() { self = PathStorage() }

    /// Calls `body` with each element and a pointer to its points.
    package func forEach(_ body: (CGPathElementType, UnsafePointer<CGPoint>) -> Void) {
        points.withUnsafeBufferPointer { buffer in
            withUnsafePointer(to: CGPoint.zero) { zero in
                var next = buffer.baseAddress ?? zero
                for type in types {
                    body(type, next)
                    next += type.pointCount
                }
            }
        }
    }

    /// Every point mapped; the same storage for the identity.
    package func applying(_ transform: CGAffineTransform) -> PathStorage {
        if transform.isIdentity { return self }
        var result = self
        for i in result.points.indices { result.points[i] = result.points[i].applying(transform) }
        result.subpathStart = subpathStart?.applying(transform)
        result.currentPoint = currentPoint?.applying(transform)
        return result
    }

    /// Adds the other's elements; goes on where it ended.
    package mutating func append(_ other: PathStorage, _ transform: CGAffineTransform = .identity) {
        guard !other.types.isEmpty else { return }
        let added = other.applying(transform)
        types += added.types
        points += added.points
        subpathStart = added.subpathStart
        currentPoint = added.currentPoint
    }

    // MARK: Segments

    /// Begins a subpath. Several in a row stay in the list.
    package mutating func move(_ point: CGPoint) {
        types.append(.moveToPoint)
        points.append(point)
        subpathStart = point
        currentPoint = point
    }

    /// The caller makes sure that there is a current point.
    package mutating func line(_ point: CGPoint) {
        types.append(.addLineToPoint)
        points.append(point)
        currentPoint = point
    }

    /// The caller makes sure that there is a current point.
    package mutating func quad(_ control: CGPoint, _ point: CGPoint) {
        types.append(.addQuadCurveToPoint)
        points.append(control)
        points.append(point)
        currentPoint = point
    }

    /// The caller makes sure that there is a current point.
    package mutating func curve(_ control1: CGPoint, _ control2: CGPoint, _ point: CGPoint) {
        types.append(.addCurveToPoint)
        points.append(control1)
        points.append(control2)
        points.append(point)
        currentPoint = point
    }

    /// Does nothing without a subpath, and nothing when it has just been closed.
    package mutating func close() {
        guard currentPoint != nil, types.last != .closeSubpath else { return }
        types.append(.closeSubpath)
        currentPoint = subpathStart
    }
}
