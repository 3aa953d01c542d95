// SPDX-License-Identifier: MIT
import CoreGraphics

/// The outline of a layer: its bounds with rounded corners, as cubic segments.
package struct RoundedOutline {
    /// The layer's bounds, in its own space.
    package var rect: CGRect
    /// Of the rounded corners; already limited to half the shorter side.
    package var radius: CGFloat
    /// The others are right angles.
    package var corners: CACornerMask
    /// Apple's curve, which begins farther along the edges, in place of a quarter circle.
    package var isContinuous: Bool

    /// How far a continuous corner reaches along its edge, in radii: iOS's own constant for the curve.
    package static let continuousExpansion: CGFloat = 1.528665

    /// - Parameter radius: limited to half of the shorter side; negative, infinite or NaN: none.
    package init(rect: CGRect, radius: CGFloat, corners: CACornerMask = .all, isContinuous: Bool = false) {
        self.rect = rect
        self.corners = corners
        self.isContinuous = isContinuous
        let limit = min(abs(rect.width), abs(rect.height)) / 2
        self.radius = radius > 0 && radius.isFinite && limit.isFinite ? min(radius, limit) : 0
        if corners.isEmpty { self.radius = 0 }
    }

    /// No corner is rounded.
    package var isRect: Bool { radius == 0 }

    /// Made anew at each call; clockwise where y grows downwards.
    package var path: CGPath {
        if isRect { return CGPath(rect: rect, transform: nil) }
        let path = CGMutablePath()
        var isFirst = true
        for corner in cornerCurves {
            if isFirst { path.move(to: corner[0]) } else { path.addLine(to: corner[0]) }
            isFirst = false
            for index in stride(from: 1, to: corner.count, by: 3) {
                path.addCurve(to: corner[index + 2], control1: corner[index], control2: corner[index + 1])
            }
        }
        path.closeSubpath()
        return path
    }

    /// Clockwise from the top left corner: each a start point followed by cubic segments of three points; a single
    /// point where the corner is square.
    package var cornerCurves: [[CGPoint]] {
        let (x0, x1) = (rect.minX, rect.maxX)
        let (y0, y1) = (rect.minY, rect.maxY)
        return [
            curve(.layerMinXMinYCorner, CGPoint(x: x0, y: y0), along: (0, 1), then: (1, 0)),
            curve(.layerMaxXMinYCorner, CGPoint(x: x1, y: y0), along: (-1, 0), then: (0, 1)),
            curve(.layerMaxXMaxYCorner, CGPoint(x: x1, y: y1), along: (0, -1), then: (-1, 0)),
            curve(.layerMinXMaxYCorner, CGPoint(x: x0, y: y1), along: (1, 0), then: (0, -1)),
        ]
    }

    /// From the edge in direction `a` of the corner to the edge in direction `b`.
    private func curve(
        _ corner: CACornerMask, _ p: CGPoint, along a: (CGFloat, CGFloat), then b: (CGFloat, CGFloat)
    ) -> [CGPoint] {
        guard corners.contains(corner) else { return [p] }
        let reach = isContinuous ? min(Self.continuousExpansion * radius, min(rect.width, rect.height) / 2) : radius
        func at(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
            CGPoint(x: p.x + u * a.0 + v * b.0, y: p.y + u * a.1 + v * b.1)
        }
        // Where the sides leave no room for the long curve, it shrinks towards the circle.
        let stretch = (reach / radius - 1) / (Self.continuousExpansion - 1)
        if !isContinuous || stretch <= 0 {
            let k = radius * 0.447715  // 1 - 4/3 tan(pi/8)
            return [at(radius, 0), at(k, 0), at(0, k), at(0, radius)]
        }
        // Control points of UIKit's continuous corner in radii, as published by PaintCode (2013).
        let r = radius
        let circle: [(CGFloat, CGFloat)] = Self.circleAsThreeCurves
        let smooth = Self.continuousCurve
        return zip(circle, smooth).map { c, s in
            at(r * (c.0 + (s.0 - c.0) * stretch), r * (c.1 + (s.1 - c.1) * stretch))
        }
    }

    private static let continuousCurve: [(CGFloat, CGFloat)] = [
        (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
        (0.16905956, 0.37282383), (0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
    ]

    /// A quarter circle cut into three arcs, so that it mixes with `continuousCurve` point by point.
    private static let circleAsThreeCurves: [(CGFloat, CGFloat)] = {
        let k = 4.0 / 3 * tan(Double.pi / 24)
        func point(_ angle: Double) -> (Double, Double) { (1 - sin(angle), 1 - cos(angle)) }
        func tangent(_ angle: Double) -> (Double, Double) { (-cos(angle), sin(angle)) }
        var points: [(CGFloat, CGFloat)] = []
        for step in 0..<3 {
            let (a0, a1) = (Double(step) * .pi / 6, Double(step + 1) * .pi / 6)
            let (p0, p1, t0, t1) = (point(a0), point(a1), tangent(a0), tangent(a1))
            if step == 0 { points.append((p0.0, p0.1)) }
            points.append((p0.0 + t0.0 * k, p0.1 + t0.1 * k))
            points.append((p1.0 - t1.0 * k, p1.1 - t1.1 * k))
            points.append((p1.0, p1.1))
        }
        return points
    }()
}
