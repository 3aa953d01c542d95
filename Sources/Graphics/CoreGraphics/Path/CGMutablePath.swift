// SPDX-License-Identifier: MIT
import Foundation

/// A path to which segments and shapes are added. Each `transform` applies to the given points only, not to
/// what the path already holds.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(storage: PathStorage()) }

    package override init(storage: PathStorage) { super.init(storage: storage) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.move(point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard hasCurrentPoint("addLine") else { return }
        storage.line(point.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        guard hasCurrentPoint("addQuadCurve") else { return }
        storage.quad(control.applying(transform), end.applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        guard hasCurrentPoint("addCurve") else { return }
        storage.curve(control1.applying(transform), control2.applying(transform), end.applying(transform))
    }

    public func closeSubpath() { storage.close() }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { storage.addRect(rect, transform) }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { storage.addRect(rect, transform) }
    }

    /// A move to the first point and lines to the others; no points, nothing happens.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        storage.reserve(points.count)
        storage.move(first.applying(transform))
        for point in points.dropFirst() { storage.line(point.applying(transform)) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.addEllipse(rect, transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addRoundedRect(rect, cornerWidth, cornerHeight, transform)
    }

    /// Angles in radians. `clockwise` is meant in a space whose y axis points up: with y down it looks reversed.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = PathStorage.sweep(startAngle, endAngle, clockwise: clockwise)
        storage.addRelativeArc(center, radius, startAngle, delta, transform)
    }

    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        storage.addRelativeArc(center, radius, startAngle, delta, transform)
    }

    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard hasCurrentPoint("addArc(tangent1End:)") else { return }
        storage.addTangentArc(tangent1End, tangent2End, radius, transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        storage.append(path.storage, transform)
    }

    /// Quartz logs and ignores segments added before any point; so does this.
    private func hasCurrentPoint(_ operation: String) -> Bool {
        if storage.currentPoint != nil { return true }
        Diagnostics.log("CGMutablePath.\(operation): no current point; the segment is ignored.")
        return false
    }
}
