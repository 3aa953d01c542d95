// SPDX-License-Identifier: MIT

// The renderers of the shapes that MapKit has itself.

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
    open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }

    open var polyline: MKPolyline {
        guard let line = overlay as? MKPolyline else {
            preconditionFailure("MKPolylineRenderer: the overlay is a \(type(of: overlay)); it must be an MKPolyline")
        }
        return line
    }

    override var fills: Bool { false }

    open override func createPath() {
        let path = CGMutablePath()
        let all = polyline.list
        let parts = polyline.locations(at: IndexSet(integersIn: 0..<all.count))
        line(
            through: StrokedPart.cut(all, at: parts, from: strokeStart, to: strokeEnd), closed: false, into: path)
        self.path = path
    }
}

/// A line whose colour changes along its way.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    open private(set) var colors: [UIColor] = []
    open private(set) var locations: [CGFloat] = []

    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        self.colors = colors
        self.locations = locations
        setNeedsDisplay()
    }

    /// Piece by piece: each has the colour of its middle.
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        let points = polyline.list
        guard points.count > 1, !colors.isEmpty else { return super.draw(mapRect, zoomScale: zoomScale, in: context) }
        let parts = polyline.locations(at: IndexSet(integersIn: 0..<points.count))
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        for index in 1..<points.count {
            let path = CGMutablePath()
            line(through: [points[index - 1], points[index]], closed: false, into: path)
            context.setStrokeColor(color(at: (parts[index - 1] + parts[index]) / 2).cgColor)
            strokePath(path, in: context)
        }
    }

    private func color(at place: CGFloat) -> UIColor {
        let index = locations.lastIndex { $0 <= place } ?? 0
        return colors[min(index, colors.count - 1)]
    }
}

@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }

    open var polygon: MKPolygon {
        guard let polygon = overlay as? MKPolygon else {
            preconditionFailure("MKPolygonRenderer: the overlay is a \(type(of: overlay)); it must be an MKPolygon")
        }
        return polygon
    }

    open override func createPath() {
        let path = CGMutablePath()
        line(through: polygon.list, closed: true, into: path)
        for hole in polygon.interiorPolygons ?? [] { line(through: hole.list, closed: true, into: path) }
        self.path = path
    }

    override var strokedPath: CGPath? {
        guard strokeStart > 0 || strokeEnd < 1 else { return path }
        let part = CGMutablePath()
        for ring in [polygon] + (polygon.interiorPolygons ?? []) {
            line(
                through: StrokedPart.cut(ring: ring.list, from: strokeStart, to: strokeEnd), closed: false, into: part)
        }
        return part
    }
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public init(circle: MKCircle) { super.init(overlay: circle) }

    open var circle: MKCircle {
        guard let circle = overlay as? MKCircle else {
            preconditionFailure("MKCircleRenderer: the overlay is a \(type(of: overlay)); it must be an MKCircle")
        }
        return circle
    }

    open override func createPath() {
        let path = CGMutablePath()
        path.addEllipse(in: rect(for: circle.boundingMapRect))
        self.path = path
    }

    /// From the right on, clockwise as seen.
    override var strokedPath: CGPath? {
        guard strokeStart > 0 || strokeEnd < 1 else { return path }
        let (bounds, part) = (rect(for: circle.boundingMapRect), CGMutablePath())
        guard strokeStart < strokeEnd else { return part }
        part.addArc(
            center: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2,
            startAngle: 2 * .pi * strokeStart,
            endAngle: 2 * .pi * strokeEnd, clockwise: false)
        return part
    }
}

@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
    open var multiPolyline: MKMultiPolyline! { overlay as? MKMultiPolyline }
    override var fills: Bool { false }

    open override func createPath() {
        let path = CGMutablePath()
        for polyline in (overlay as? MKMultiPolyline)?.polylines ?? [] {
            line(through: polyline.list, closed: false, into: path)
        }
        self.path = path
    }
}

@preconcurrency @MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
    open var multiPolygon: MKMultiPolygon! { overlay as? MKMultiPolygon }

    open override func createPath() {
        let path = CGMutablePath()
        for polygon in (overlay as? MKMultiPolygon)?.polygons ?? [] {
            line(through: polygon.list, closed: true, into: path)
            for hole in polygon.interiorPolygons ?? [] { line(through: hole.list, closed: true, into: path) }
        }
        self.path = path
    }
}
