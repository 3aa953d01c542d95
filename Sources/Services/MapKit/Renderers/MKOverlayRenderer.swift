// SPDX-License-Identifier: MIT

public enum MKOverlayLevel: Int, Sendable { case aboveRoads = 0, aboveLabels }

/// Draws an overlay. Its points are map points counted from the overlay's bounding rectangle.
@preconcurrency @MainActor
open class MKOverlayRenderer: __ObjCObject {
    open private(set) var overlay: any MKOverlay
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    open var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }
    open internal(set) var contentScaleFactor: CGFloat = 1
    /// Where the drawing is shown.
    weak var canvas: UIView?

    /// Of nothing: what delegates answer for overlays that they do not know.
    public convenience override init() { self.init(overlay: MKPolyline()) }

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

    /// Lines are never filled, whatever their colours.
    var fills: Bool { true }
    /// What of the path has a line along it.
    var strokedPath: CGPath? { path }

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
        if fillColor != nil, fills {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
        }
        if strokeColor != nil, let strokedPath {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(strokedPath, in: context)
        }
    }

    func line(through points: [MKMapPoint], closed: Bool, into path: CGMutablePath) {
        guard let first = points.first else { return }
        path.move(to: point(for: first))
        for place in points.dropFirst() { path.addLine(to: point(for: place)) }
        if closed { path.closeSubpath() }
    }
}
