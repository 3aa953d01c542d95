// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

/// A convex outline on the display, in the kernels' 1/256 pixels.
struct DevicePolygon {
    /// x, y pairs; none when `isRect`, because most layers are rectangles and a list costs more than all else about them.
    private var points: [Int32] = []
    /// The pixels it touches.
    private(set) var rect = PixelRect.empty
    /// It is exactly `rect`.
    private(set) var isRect = false
    /// A rectangle that it covers fully; empty when that is not worth knowing.
    private(set) var solid = PixelRect.empty

    static let empty = DevicePolygon()

    init() {}

    init(pixels: PixelRect) {
        rect = pixels
        isRect = true
        solid = pixels
    }

    /// There is nothing to draw: no outline, or one that is seen edge-on.
    var isEmpty: Bool { !isRect && points.isEmpty }

    /// - Parameter vertices: a convex polygon, in pixels.
    init(_ vertices: [SIMD2<Double>]) { append(vertices) }

    /// - Parameters: `outline`: layer space; `snaps`: axis-parallel edges go to the nearest pixel boundary.
    init(_ outline: RoundedOutline, _ map: Homography, snaps: Bool) {
        guard outline.rect.width > 0, outline.rect.height > 0, map.isFinite else { return }
        if map.isScaleAndTranslation && snaps {
            let snapped = Self.snap(map.boundingBox(of: outline.rect))
            guard !snapped.isEmpty else { return }
            if outline.isRect {
                self = DevicePolygon(pixels: snapped)
                return
            }
            let device = RoundedOutline(
                rect: CGRect(x: snapped.x, y: snapped.y, width: snapped.width, height: snapped.height),
                radius: outline.radius * CGFloat(map.x.x), corners: outline.corners, isContinuous: outline.isContinuous)
            append(Self.flatten(device, scale: 1))
            // A corner's arc leaves (1 - 1/sqrt 2) of its radius uncovered on the diagonal.
            solid = snapped.insetBy(Int((device.radius * (device.isContinuous ? 0.35 : 0.293)).rounded(.up)) + 1)
        } else {
            let scale = Self.scale(of: map, outline.rect)
            let vertices = Self.flatten(outline, scale: scale)
            if map.isAffine { append(vertices, through: map) } else { append(map.clippedPolygon(vertices)) }
        }
    }

    /// The pixel rectangle nearest to a device rectangle. Something thin stays one pixel wide.
    static func snap(_ r: CGRect) -> PixelRect {
        let limit: CGFloat = 1e6
        guard r.width > 0, r.height > 0, r.minX.isFinite, r.minY.isFinite else { return .empty }
        func edges(_ low: CGFloat, _ high: CGFloat) -> (Int, Int) {
            let a = Int(max(-limit, min(limit, low)).rounded())
            let b = Int(max(-limit, min(limit, high)).rounded())
            return (a, b > a ? b : (high - low > 0.25 ? a + 1 : a))
        }
        let (x0, x1) = edges(r.minX, r.maxX)
        let (y0, y1) = edges(r.minY, r.maxY)
        return PixelRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    /// Pixels a point, the greater of both axes; for perspective an estimate from the image of `rect`.
    static func scale(of map: Homography, _ rect: CGRect) -> Double {
        if map.isAffine {
            return max(
                (map.x.x * map.x.x + map.x.y * map.x.y).squareRoot(),
                (map.y.x * map.y.x + map.y.y * map.y.y).squareRoot())
        }
        let box = map.boundingBox(of: rect)
        return box.isNull
            ? 1 : Double(max(box.width / max(rect.width, 1e-6), box.height / max(rect.height, 1e-6)))
    }

    /// Vertices, clockwise; arcs are cut so finely that the error stays below 1/20 pixel.
    private static func flatten(_ outline: RoundedOutline, scale: Double) -> [SIMD2<Double>] {
        let r = outline.rect
        guard !outline.isRect else {
            return [
                SIMD2(r.minX, r.minY), SIMD2(r.maxX, r.minY), SIMD2(r.maxX, r.maxY), SIMD2(r.minX, r.maxY),
            ]
        }
        let deviceRadius = max(0.5, min(1e5, Double(outline.radius) * scale))
        let steps = max(2, min(32, Int((.pi / 2 / (2 * acos(max(0, 1 - 0.05 / deviceRadius)))).rounded(.up))))
        var result: [SIMD2<Double>] = []
        result.reserveCapacity(4 * (steps + 1) * (outline.isContinuous ? 3 : 1))
        if outline.isContinuous {
            for corner in outline.cornerCurves { appendCurves(corner, steps, to: &result) }
        } else {
            appendArcs(outline, steps, to: &result)
        }
        return result
    }

    private static func appendCurves(_ corner: [CGPoint], _ steps: Int, to result: inout [SIMD2<Double>]) {
        result.append(SIMD2(corner[0].x, corner[0].y))
        for index in stride(from: 1, to: corner.count, by: 3) {
            let curve = CubicSegment(corner[index - 1], corner[index], corner[index + 1], corner[index + 2])
            for step in 1...steps {
                let p = curve.point(CGFloat(step) / CGFloat(steps))
                result.append(SIMD2(p.x, p.y))
            }
        }
    }

    /// Unit quarter circles from (0, 1) to (1, 0), by the number of steps.
    private static let arcs: [[SIMD2<Double>]] = (0...32).map { steps in
        (0...max(1, steps)).map { step in
            let angle = Double(step) / Double(max(1, steps)) * .pi / 2
            return SIMD2(sin(angle), cos(angle))
        }
    }

    private static func appendArcs(_ outline: RoundedOutline, _ steps: Int, to result: inout [SIMD2<Double>]) {
        let rect = outline.rect
        let radius = Double(outline.radius)
        let (x0, y0, x1, y1) = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
        let arc = arcs[steps]
        func corner(
            _ mask: CACornerMask, _ p: SIMD2<Double>, _ center: SIMD2<Double>, _ u: SIMD2<Double>, _ v: SIMD2<Double>
        ) {
            guard outline.corners.contains(mask) else { return result.append(p) }
            for a in arc { result.append(center + (u * a.y + v * a.x) * radius) }
        }
        corner(.layerMinXMinYCorner, [x0, y0], [x0 + radius, y0 + radius], [-1, 0], [0, -1])
        corner(.layerMaxXMinYCorner, [x1, y0], [x1 - radius, y0 + radius], [0, -1], [1, 0])
        corner(.layerMaxXMaxYCorner, [x1, y1], [x1 - radius, y1 - radius], [1, 0], [0, 1])
        corner(.layerMinXMaxYCorner, [x0, y1], [x0 + radius, y1 - radius], [0, 1], [-1, 0])
    }

    private mutating func append(_ vertices: [SIMD2<Double>], through map: Homography? = nil) {
        guard vertices.count >= 3, vertices.count <= Int(CRL_MAX_VERTICES) else { return }
        let limit = 1e6
        var (left, top, right, bottom) = (Int32.max, Int32.max, Int32.min, Int32.min)
        points.reserveCapacity(vertices.count * 2)
        for vertex in vertices {
            let v = map?.apply(vertex) ?? vertex
            let x = Int32((max(-limit, min(limit, v.x)) * 256).rounded())
            let y = Int32((max(-limit, min(limit, v.y)) * 256).rounded())
            points.append(x)
            points.append(y)
            (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
        }
        rect = PixelRect(
            x: Int(left >> 8), y: Int(top >> 8), width: Int((right + 255) >> 8) - Int(left >> 8),
            height: Int((bottom + 255) >> 8) - Int(top >> 8))
    }

    /// A rectangle or nothing, whole pixels away.
    func moved(by shift: PixelShift) -> DevicePolygon {
        isRect ? DevicePolygon(pixels: rect.offsetBy(shift)) : .empty
    }

    /// The same outline, whole pixels away.
    func isMoved(from old: DevicePolygon, by shift: PixelShift) -> Bool {
        guard rect == old.rect.offsetBy(shift), isRect == old.isRect, points.count == old.points.count else {
            return false
        }
        let (x, y) = (Int32(truncatingIfNeeded: shift.x << 8), Int32(truncatingIfNeeded: shift.y << 8))
        for index in stride(from: 0, to: points.count, by: 2) {
            guard points[index] == old.points[index] &+ x, points[index + 1] == old.points[index + 1] &+ y else {
                return false
            }
        }
        return true
    }

    func withKernelShape<R>(_ body: (crl_polygon) -> R) -> R {
        if isRect { return withKernelRectangle(body) }
        return points.withUnsafeBufferPointer { body(crl_polygon(points: $0.baseAddress, count: Int32($0.count / 2))) }
    }

    private func withKernelRectangle<R>(_ body: (crl_polygon) -> R) -> R {
        func edge(_ pixel: Int) -> Int32 { Int32(truncatingIfNeeded: pixel << 8) }
        let (l, t, r, b) = (edge(rect.x), edge(rect.y), edge(rect.maxX), edge(rect.maxY))
        return withUnsafeBytes(of: (l, t, r, t, r, b, l, b)) { corners in
            corners.withMemoryRebound(to: Int32.self) { body(crl_polygon(points: $0.baseAddress, count: 4)) }
        }
    }
}
