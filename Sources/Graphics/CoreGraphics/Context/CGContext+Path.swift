// SPDX-License-Identifier: MIT
import Foundation

// The current path is kept transformed: a change of the CTM does not move what has been added before.
extension CGContext {
    public func beginPath() { currentPath.removeAll() }

    public func closePath() { currentPath.close() }

    public func move(to point: CGPoint) { currentPath.move(point.applying(cairoCTM)) }

    public func addLine(to point: CGPoint) {
        guard hasCurrentPoint("AddLineToPoint") else { return }
        currentPath.line(point.applying(cairoCTM))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard hasCurrentPoint("AddCurveToPoint") else { return }
        let t = cairoCTM
        currentPath.curve(control1.applying(t), control2.applying(t), end.applying(t))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard hasCurrentPoint("AddQuadCurveToPoint") else { return }
        currentPath.quad(control.applying(cairoCTM), end.applying(cairoCTM))
    }

    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, cairoCTM) }

    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// A move to the first point and lines to the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        let t = cairoCTM
        for point in points.dropFirst() { currentPath.line(point.applying(t)) }
    }

    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(rect, cairoCTM) }

    /// Angles in radians, in user space; `clockwise` as seen with the y axis pointing up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let delta = PathStorage.sweep(startAngle, endAngle, clockwise: clockwise)
        currentPath.addRelativeArc(center, radius, startAngle, delta, cairoCTM)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard hasCurrentPoint("AddArcToPoint") else { return }
        currentPath.addTangentArc(tangent1End, tangent2End, radius, cairoCTM)
    }

    public func addPath(_ path: CGPath) { currentPath.append(path.storage, cairoCTM) }

    public func replacePathWithStrokedPath() {
        guard let path else { return }
        let dashed =
            state.dashLengths.isEmpty
            ? path : path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
        let outline = dashed.copy(
            strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
            miterLimit: state.miterLimit)
        currentPath = outline.storage.applying(cairoCTM)
    }

    public var isPathEmpty: Bool { currentPath.types.isEmpty }

    /// In user space; zero without a current point.
    public var currentPointOfPath: CGPoint {
        currentPath.currentPoint.map { $0.applying(cairoCTM.inverted()) } ?? .zero
    }

    /// In user space, around control points too; null without a path.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// A copy in user space; nil when empty.
    public var path: CGPath? {
        isPathEmpty ? nil : CGPath(storage: currentPath.applying(cairoCTM.inverted()))
    }

    /// `point` in user space; whether drawing the path in this mode would paint it.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        func stroked() -> Bool {
            path.copy(
                strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
                miterLimit: state.miterLimit
            ).contains(point)
        }
        switch mode {
        case .fill: return path.contains(point)
        case .eoFill: return path.contains(point, using: .evenOdd)
        case .stroke: return stroked()
        case .fillStroke: return path.contains(point) || stroked()
        case .eoFillStroke: return path.contains(point, using: .evenOdd) || stroked()
        }
    }

    private func hasCurrentPoint(_ operation: String) -> Bool {
        if currentPath.currentPoint != nil { return true }
        Diagnostics.log("CGContext\(operation): no current point.")
        return false
    }
}
