// SPDX-License-Identifier: MIT

/// Rectangles with iOS's continuous corners: the curve leaves the side 1.528665 radii before the corner, and its
/// curvature grows steadily. The numbers are those that PaintCode's authors published for iOS 7 ("Code for iOS 7
/// Rounded Rectangles", 2013); they are multiples of the radius, measured from the corner along the two sides.
enum RoundedRectangle {
    private static let reach: CGFloat = 1.528_665
    private static let outerHandle1: CGFloat = 1.088_493
    private static let outerHandle2: CGFloat = 0.868_407
    private static let shoulderFar: CGFloat = 0.631_494
    private static let shoulderNear: CGFloat = 0.074_911
    private static let innerHandleFar: CGFloat = 0.372_824
    private static let innerHandleNear: CGFloat = 0.169_060

    static func path(_ rect: CGRect, _ radius: CGFloat, _ corners: UIRectCorner) -> CGPath {
        let half = min(rect.width, rect.height) / 2
        let limited = radius.isFinite ? max(0, min(radius, half)) : half
        guard limited > 0, rect.isFinite, !corners.isEmpty else { return CGPath(rect: rect, transform: nil) }
        let path = CGMutablePath()
        var builder = CornerBuilder(path: path, radius: limited, smoothness: smoothness(limited, rect))
        let (l, r, t, b) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        builder.add(CGPoint(x: l, y: t), from: (0, 1), to: (1, 0), corners.contains(.topLeft))
        builder.add(CGPoint(x: r, y: t), from: (-1, 0), to: (0, 1), corners.contains(.topRight))
        builder.add(CGPoint(x: r, y: b), from: (0, -1), to: (-1, 0), corners.contains(.bottomRight))
        builder.add(CGPoint(x: l, y: b), from: (1, 0), to: (0, -1), corners.contains(.bottomLeft))
        path.closeSubpath()
        return path
    }

    /// 1 where a continuous corner has room on both sides, 0 where the radius is half the side and only a circle
    /// fits, in between a mixture.
    private static func smoothness(_ radius: CGFloat, _ rect: CGRect) -> CGFloat {
        let room = min(rect.width, rect.height) / 2 / radius
        return max(0, min(1, (room - 1) / (reach - 1)))
    }

    private struct CornerBuilder {
        let path: CGMutablePath
        let radius: CGFloat
        let smoothness: CGFloat
        var isFirst = true

        /// A corner at `c`, entered along the unit vector pointing back where one comes from, left along the other.
        mutating func add(
            _ c: CGPoint, from back: (CGFloat, CGFloat), to ahead: (CGFloat, CGFloat), _ isRounded: Bool
        ) {
            func p(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
                CGPoint(x: c.x + (back.0 * u + ahead.0 * v) * radius, y: c.y + (back.1 * u + ahead.1 * v) * radius)
            }
            guard isRounded else { return start(c) }
            start(p(mixed(RoundedRectangle.reach, 1), 0))
            // A quarter circle in three pieces of the same parameters, to mix with.
            let s = shoulder
            path.addCurve(to: p(s.far, s.near), control1: p(s.outer1, 0), control2: p(s.outer2, s.outer2Near))
            path.addCurve(to: p(s.near, s.far), control1: p(s.inner, s.innerNear), control2: p(s.innerNear, s.inner))
            path.addCurve(
                to: p(0, mixed(RoundedRectangle.reach, 1)), control1: p(s.outer2Near, s.outer2),
                control2: p(0, s.outer1))
        }

        private mutating func start(_ point: CGPoint) {
            if isFirst { path.move(to: point) } else { path.addLine(to: point) }
            isFirst = false
        }

        private func mixed(_ smooth: CGFloat, _ circular: CGFloat) -> CGFloat {
            circular + (smooth - circular) * smoothness
        }

        /// Distances from the corner. The circular ones describe the unit circle around (1, 1) cut at 28.2 and 61.8
        /// degrees, where the continuous corner's shoulders are.
        private var shoulder:
            (
                far: CGFloat, near: CGFloat, outer1: CGFloat, outer2: CGFloat, outer2Near: CGFloat, inner: CGFloat,
                innerNear: CGFloat
            )
        {
            let cut = CGFloat(28.2) * .pi / 180
            let middle = CGFloat.pi / 2 - 2 * cut
            let (outerHandle, innerHandle) = (4.0 / 3.0 * tan(cut / 4), 4.0 / 3.0 * tan(middle / 4))
            let (sine, cosine) = (sin(cut), cos(cut))
            let (far, near) = (1 - sine, 1 - cosine)
            return (
                mixed(RoundedRectangle.shoulderFar, far), mixed(RoundedRectangle.shoulderNear, near),
                mixed(RoundedRectangle.outerHandle1, 1 - outerHandle),
                mixed(RoundedRectangle.outerHandle2, far + outerHandle * cosine),
                mixed(0, near - outerHandle * sine),
                mixed(RoundedRectangle.innerHandleFar, far - innerHandle * cosine),
                mixed(RoundedRectangle.innerHandleNear, near + innerHandle * sine)
            )
        }
    }
}
