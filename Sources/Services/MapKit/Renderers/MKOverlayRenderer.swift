// SPDX-License-Identifier: MIT

public enum MKOverlayLevel: Int, Sendable { case aboveRoads = 0, aboveLabels }

/// Draws an overlay. Its points are map points counted from the overlay's bounding rectangle.
@preconcurrency @MainActor
open class MKOverlayRenderer: __ObjCObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    open var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }
    public internal(set) var contentScaleFactor: CGFloat = 1
    /// Where the drawing is shown.
    weak var canvas: UIView?

    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    private var origin: MKMapPoint { overlay.boundingMapRect.origin }

    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x + origin.x, y: point.y + origin.y) }
    open func rect(for mapRect: MKMapRect) -> CGRect {
        let start = point(for: mapRect.origin)
        return CGRect(x: start.x, y: start.y, width: mapRect.width, height: mapRect.height)
    }
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
    }

    /// Whether `draw` can be called now; what is not yet there is drawn after `setNeedsDisplay`.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    open func setNeedsDisplay() { canvas?.setNeedsDisplay() }
    open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}

/// Draws an overlay that is a path.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Points of the screen; 0: as wide as a road at that zoom.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    open var shouldRasterize = false
    private var pathStorage: CGPath?

    open var path: CGPath! {
        get {
            if pathStorage == nil { createPath() }
            return pathStorage
        }
        set {
            pathStorage = newValue
            setNeedsDisplay()
        }
    }

    /// Sets `path`; subclasses do.
    open func createPath() {}
    open func invalidatePath() {
        pathStorage = nil
        setNeedsDisplay()
    }

    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        let lengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale }
        context.setLineDash(phase: lineDashPhase / zoomScale, lengths: lengths)
    }

    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }

    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }

    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(path, in: context)
        }
    }

    func line(through points: [MKMapPoint], closed: Bool, into path: CGMutablePath) {
        guard let first = points.first else { return }
        path.move(to: point(for: first))
        for place in points.dropFirst() { path.addLine(to: point(for: place)) }
        if closed { path.closeSubpath() }
    }
}

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
    open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

    open var polyline: MKPolyline {
        guard let line = overlay as? MKPolyline else {
            preconditionFailure("MKPolylineRenderer: the overlay is a \(type(of: overlay)); it must be an MKPolyline")
        }
        return line
    }

    open override func createPath() {
        let path = CGMutablePath()
        let all = polyline.list
        let parts = polyline.locations(at: IndexSet(integersIn: 0..<all.count))
        let shown = zip(all, parts).filter { $1 >= strokeStart && $1 <= strokeEnd }.map { $0.0 }
        line(through: shown, closed: false, into: path)
        self.path = path
    }
}

/// A line whose colour changes along its way.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    public private(set) var colors: [UIColor] = []
    public private(set) var locations: [CGFloat] = []

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
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

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
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }

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
}

@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
    open var multiPolyline: MKMultiPolyline! { overlay as? MKMultiPolyline }

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
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
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
