// SPDX-License-Identifier: MIT
import Foundation

/// Distance of the control points of a cubic quarter circle from its ends, in radii: 4/3 (sqrt 2 - 1).
private let quarterCircleHandle: CGFloat = 0.552_284_749_830_793_4

extension PathStorage {
    /// From the corner (minX, minY) along the x axis and round; a null or NaN rectangle adds nothing.
    package mutating func addRect(_ rect: CGRect, _ t: CGAffineTransform) {
        guard !rect.isNull else { return }
        reserve(5)
        move(CGPoint(x: rect.minX, y: rect.minY).applying(t))
        line(CGPoint(x: rect.maxX, y: rect.minY).applying(t))
        line(CGPoint(x: rect.maxX, y: rect.maxY).applying(t))
        line(CGPoint(x: rect.minX, y: rect.maxY).applying(t))
        close()
    }

    /// Four curves from (maxX, midY) towards (midX, maxY).
    package mutating func addEllipse(_ rect: CGRect, _ t: CGAffineTransform) {
        guard !rect.isNull else { return }
        reserve(6)
        let (cx, cy, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
        let (hx, hy) = (rx * quarterCircleHandle, ry * quarterCircleHandle)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + x, y: cy + y).applying(t) }
        move(p(rx, 0))
        curve(p(rx, hy), p(hx, ry), p(0, ry))
        curve(p(-hx, ry), p(-rx, hy), p(-rx, 0))
        curve(p(-rx, -hy), p(-hx, -ry), p(0, -ry))
        curve(p(hx, -ry), p(rx, -hy), p(rx, 0))
        close()
    }

    /// Elliptical corners, from the middle of the right side (maxX, midY) towards maxY.
    package mutating func addRoundedRect(
        _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ t: CGAffineTransform
    ) {
        guard !rect.isNull else { return }
        precondition(
            cornerWidth >= 0 && 2 * cornerWidth <= rect.width + abs(rect.width) * 1e-9,
            "CGPath(roundedRect:): corner_width \(cornerWidth) must be between 0 and half the width \(rect.width)")
        precondition(
            cornerHeight >= 0 && 2 * cornerHeight <= rect.height + abs(rect.height) * 1e-9,
            "CGPath(roundedRect:): corner_height \(cornerHeight) must be between 0 and half the height \(rect.height)")
        if cornerWidth == 0 || cornerHeight == 0 { return addRect(rect, t) }
        addEllipticalCorners(rect, cornerWidth, cornerHeight, t)
    }

    private mutating func addEllipticalCorners(
        _ rect: CGRect, _ rx: CGFloat, _ ry: CGFloat, _ t: CGAffineTransform
    ) {
        reserve(10)
        let (l, r, b, u) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let (kx, ky) = (rx * (1 - quarterCircleHandle), ry * (1 - quarterCircleHandle))
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
        move(p(r, rect.midY))
        line(p(r, u - ry))
        curve(p(r, u - ky), p(r - kx, u), p(r - rx, u))
        line(p(l + rx, u))
        curve(p(l + kx, u), p(l, u - ky), p(l, u - ry))
        line(p(l, b + ry))
        curve(p(l, b + ky), p(l + kx, b), p(l + rx, b))
        line(p(r - rx, b))
        curve(p(r - kx, b), p(r, b + ky), p(r, b + ry))
        close()
    }

    /// An arc from `startAngle` over `delta` radians, preceded by a line from the current point (or a move).
    package mutating func addRelativeArc(
        _ center: CGPoint, _ radius: CGFloat, _ startAngle: CGFloat, _ delta: CGFloat, _ t: CGAffineTransform
    ) {
        let start = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
        if currentPoint == nil { move(start.applying(t)) } else { line(start.applying(t)) }
        guard delta != 0, delta.isFinite, radius != 0, start.isFinite else { return }
        // A quarter turn per cubic keeps the radial error under 0.03 %.
        let count = Int(max(1, min(65536, (abs(delta) / (.pi / 2) - 1e-9).rounded(.up))))
        let step = delta / CGFloat(count)
        let handle = 4.0 / 3.0 * tan(step / 4) * radius
        reserve(count)
        for i in 0..<count {
            let (from, to) = (startAngle + step * CGFloat(i), startAngle + step * CGFloat(i + 1))
            let (c0, s0, c1, s1) = (cos(from), sin(from), cos(to), sin(to))
            curve(
                CGPoint(x: center.x + radius * c0 - handle * s0, y: center.y + radius * s0 + handle * c0).applying(t),
                CGPoint(x: center.x + radius * c1 + handle * s1, y: center.y + radius * s1 - handle * c1).applying(t),
                CGPoint(x: center.x + radius * c1, y: center.y + radius * s1).applying(t))
        }
    }

    /// The angle an arc really runs, from what Quartz is asked for: `clockwise` means falling angles. A difference of a
    /// full turn or more in the running direction is one full turn. A difference against it is taken modulo a turn, where
    /// whole turns give a full turn (0 to 2π draws the circle in either direction); equal angles give nothing.
    package static func sweep(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        // Sums and multiples of π miss whole turns by some units in the last place.
        let tolerance = 1e-12 * max(turn, abs(start), abs(end))
        var delta = clockwise ? start - end : end - start
        guard delta.isFinite else { return 0 }
        if delta >= turn - tolerance {
            delta = turn
        } else if delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: turn) + turn
            if delta <= tolerance { delta = turn }
        }
        return clockwise ? -delta : delta
    }

    /// An arc of `radius` touching the lines current point to `p1` and `p1` to `p2` (PostScript `arcto`), preceded
    /// by a line to its start. Points are in the space before `t`; collinear points give just the line to `p1`.
    package mutating func addTangentArc(_ p1: CGPoint, _ p2: CGPoint, _ radius: CGFloat, _ t: CGAffineTransform) {
        guard let current = currentPoint else { return move(p1.applying(t)) }
        let p0 = t.isIdentity ? current : current.applying(t.inverted())
        let (ax, ay, bx, by) = (p0.x - p1.x, p0.y - p1.y, p2.x - p1.x, p2.y - p1.y)
        let (lengthA, lengthB) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        guard lengthA > 0, lengthB > 0, abs(cross) > 1e-12 * lengthA * lengthB, radius > 0 else {
            return line(p1.applying(t))
        }
        let angle = atan2(abs(cross), ax * bx + ay * by)
        let distance = radius / tan(angle / 2)
        let start = CGPoint(x: p1.x + ax / lengthA * distance, y: p1.y + ay / lengthA * distance)
        let end = CGPoint(x: p1.x + bx / lengthB * distance, y: p1.y + by / lengthB * distance)
        // The centre lies on the bisector, a radius from both lines.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: start.x - side * ay / lengthA * radius, y: start.y + side * ax / lengthA * radius)
        let startAngle = atan2(start.y - center.y, start.x - center.x)
        let endAngle = atan2(end.y - center.y, end.x - center.x)
        var delta = endAngle - startAngle
        if delta > .pi { delta -= 2 * .pi } else if delta < -.pi { delta += 2 * .pi }
        addRelativeArc(center, radius, startAngle, delta, t)
    }
}
