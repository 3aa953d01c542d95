// SPDX-License-Identifier: MIT
import Foundation

/// Turns polylines into the outlines of their strokes, to be filled with the non-zero winding rule.
///
/// Each side is walked with joins on the outer side of a turn. On the inner side the walk turns where the two sides meet;
/// between segments too short for that it takes a detour through the vertex, so that overlaps wind the same way.
struct Stroker {
    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    private(set) var output = PathStorage()
    /// Whether the contour being walked has a point.
    private var isStarted = false

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        radius = width / 2
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    mutating func add(_ line: Polyline) {
        if line.points.count == 1 { return addDot(line.points[0], closed: line.isClosed) }
        if line.isClosed && line.points.count > 2 {
            addSide(line.points, line.isCorner)
            addSide(line.points.reversed(), line.isCorner.reversed())
        } else {
            addOpen(line)
        }
    }

    /// A point with a butt cap has no area; round and square caps make a dot of it.
    private mutating func addDot(_ p: CGPoint, closed: Bool) {
        switch cap {
        case .butt: return
        case .round:
            output.addEllipse(
                CGRect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius), .identity)
        case .square:
            output.addRect(CGRect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius), .identity)
        }
    }

    private mutating func addSide(_ points: [CGPoint], _ corners: [Bool]) {
        let count = points.count
        isStarted = false
        for i in 0..<count {
            let (from, to, next) = (points[i], points[(i + 1) % count], points[(i + 2) % count])
            addCorner(from, to, next, smooth: !corners[(i + 1) % count])
        }
        output.close()
    }

    private mutating func addOpen(_ polyline: Polyline) {
        let points = polyline.points
        let count = points.count
        isStarted = false
        for pass in 0..<2 {
            let walk = pass == 0 ? points : points.reversed()
            let corners = pass == 0 ? polyline.isCorner : polyline.isCorner.reversed()
            emit(walk[0], leftNormal(walk[0], walk[1]))
            for i in 1..<count - 1 {
                addCorner(walk[i - 1], walk[i], walk[i + 1], smooth: !corners[i])
            }
            let last = leftNormal(walk[count - 2], walk[count - 1])
            emit(walk[count - 1], last)
            addCap(walk[count - 1], last)
        }
        output.close()
    }

    /// The point `radius` away from `p` along `normal`.
    private mutating func emit(_ p: CGPoint, _ normal: CGVector) {
        emit(CGPoint(x: p.x + normal.dx * radius, y: p.y + normal.dy * radius))
    }

    private mutating func emit(_ p: CGPoint) {
        if isStarted { output.line(p) } else { output.move(p) }
        isStarted = true
    }

    private func leftNormal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = hypot(dx, dy)
        return length > 0 ? CGVector(dx: -dy / length, dy: dx / length) : CGVector(dx: 0, dy: 0)
    }

    /// The left side of the walk at `p`; the turn is outer there when it goes right.
    private mutating func addCorner(_ from: CGPoint, _ p: CGPoint, _ next: CGPoint, smooth: Bool) {
        let (a, b) = (leftNormal(from, p), leftNormal(p, next))
        let cross = a.dx * b.dy - a.dy * b.dx
        let dot = a.dx * b.dx + a.dy * b.dy
        if cross > 0 || (cross == 0 && dot > 0) {
            return addInnerCorner(p, a, b, cross, dot, room: min(length(from, p), length(p, next)))
        }
        emit(p, a)
        if !(smooth && dot > 0.5) { addJoin(p, a, b, dot, smooth ? .round : join) }
        emit(p, b)
    }

    /// Where the sides meet, when the segments are long enough to reach that point; else around through the vertex.
    private mutating func addInnerCorner(
        _ p: CGPoint, _ a: CGVector, _ b: CGVector, _ cross: CGFloat, _ dot: CGFloat, room: CGFloat
    ) {
        // tan(turn / 2) = sin(turn) / (1 + cos(turn))
        if cross < 1e-9 { return emit(p, b) }
        if 1 + dot > 1e-6, radius * cross / (1 + dot) <= room {
            let reach = radius / (1 + dot)
            return emit(CGPoint(x: p.x + (a.dx + b.dx) * reach, y: p.y + (a.dy + b.dy) * reach))
        }
        emit(p, a)
        emit(p)
        emit(p, b)
    }

    private func length(_ from: CGPoint, _ to: CGPoint) -> CGFloat { hypot(to.x - from.x, to.y - from.y) }

    private mutating func addJoin(_ p: CGPoint, _ a: CGVector, _ b: CGVector, _ dot: CGFloat, _ join: CGLineJoin) {
        switch join {
        case .bevel: break
        case .round: addArc(p, a, b)
        case .miter:
            // The miter's length in half widths is 1 / sin(angle / 2), with the angle between the segments.
            let cosine = ((1 + dot) / 2).squareRoot()
            if cosine > 1e-6, 1 / cosine <= miterLimit {
                let reach = radius / (1 + dot)
                output.line(CGPoint(x: p.x + (a.dx + b.dx) * reach, y: p.y + (a.dy + b.dy) * reach))
            }
        }
    }

    private mutating func addCap(_ p: CGPoint, _ normal: CGVector) {
        switch cap {
        case .butt: break
        case .round: addArc(p, normal, CGVector(dx: -normal.dx, dy: -normal.dy))
        case .square:
            let (ax, ay) = (normal.dy * radius, -normal.dx * radius)
            output.line(CGPoint(x: p.x + normal.dx * radius + ax, y: p.y + normal.dy * radius + ay))
            output.line(CGPoint(x: p.x - normal.dx * radius + ax, y: p.y - normal.dy * radius + ay))
        }
    }

    /// Clockwise (falling angle) from one normal to the other.
    private mutating func addArc(_ p: CGPoint, _ a: CGVector, _ b: CGVector) {
        let start = atan2(a.dy, a.dx)
        var delta = atan2(b.dy, b.dx) - start
        if delta > 0 { delta -= 2 * .pi }
        output.addRelativeArc(p, radius, start, delta, .identity)
    }
}

extension CGPath {
    /// The outline of the path stroked with these attributes. Curves become chords finer than can be seen.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth > 0, lineWidth.isFinite else { return CGPath(storage: PathStorage()) }
        var stroker = Stroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        let bounds = storage.finiteBounds
        let tolerance = max(max(bounds.width, bounds.height, lineWidth) * 1e-4, 1e-6)
        for line in storage.polylines(tolerance: min(tolerance, 0.05)) { stroker.add(line) }
        return CGPath(storage: stroker.output.applying(transform))
    }
}
