// SPDX-License-Identifier: MIT

/// A map that a person moves, zooms and turns, with annotations and overlays on it.
///
/// The ground is drawn here: Natural Earth's land, borders and rivers with GeoNames' towns. Differs from iOS: it is flat
/// (a camera's pitch is kept and not shown), and without a person's own tiles there are no streets.
@preconcurrency @MainActor
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard { didSet { canvas.setNeedsDisplay() } }
    open var isZoomEnabled = true { didSet { gestures?.update() } }
    open var isScrollEnabled = true { didSet { gestures?.update() } }
    open var isRotateEnabled = true { didSet { gestures?.update() } }
    open var isPitchEnabled = true
    open var showsCompass = true { didSet { furniture.update() } }
    open var showsScale = false { didSet { furniture.update() } }
    open var showsUserLocation = false { didSet { userTracker.update() } }
    open var showsUserTrackingButton = false
    /// Without effect, as on iOS where there are no data: the map has no buildings, traffic or points of interest.
    open var showsBuildings = true
    open var showsTraffic = false
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var selectableMapFeatures: MKMapFeatureOptions = []
    open var pitchButtonVisibility = MKFeatureVisibility.hidden
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
        didSet { mapType = preferredConfiguration.mapType }
    }
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange() { didSet { move(to: viewport) } }
    open var cameraBoundary: CameraBoundary? { didSet { move(to: viewport) } }
    public let userLocation = MKUserLocation()

    final var viewport = MapViewport(
        center: MKMapPoint(x: MapMath.world / 2, y: MapMath.world / 2), scale: 0, size: .zero)
    /// What was asked for before the view had a size.
    private var pending: ((MKMapView) -> Void)?
    final var pitch: CGFloat = 0
    final let canvas = MapCanvas()
    final let annotationLayer = AnnotationContainer()
    final let calloutLayer = AnnotationContainer()
    final lazy var furniture = MapFurniture(self)
    final lazy var userTracker = UserTracker(self)
    final lazy var annotationBoard = AnnotationBoard(self)
    final lazy var overlayBoard = OverlayBoard(self)
    final var gestures: MapGestures?
    final var motion: MapMotion?
    private var isChanging = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        if let coder = coder as? InterfaceCoder { take(coder) }
    }

    private func prepare() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        canvas.map = self
        insertSubview(canvas, at: 0)
        insertSubview(annotationLayer, at: 1)
        insertSubview(calloutLayer, at: 2)
        gestures = MapGestures(self)
        furniture.update()
    }

    /// What the storyboard says.
    private func take(_ coder: InterfaceCoder) {
        func flag(_ name: String, _ path: ReferenceWritableKeyPath<MKMapView, Bool>) {
            if let value = coder.attribute(named: name) { self[keyPath: path] = value == "YES" }
        }
        flag("zoomEnabled", \.isZoomEnabled)
        flag("scrollEnabled", \.isScrollEnabled)
        flag("rotateEnabled", \.isRotateEnabled)
        flag("pitchEnabled", \.isPitchEnabled)
        flag("showsUserLocation", \.showsUserLocation)
        flag("showsBuildings", \.showsBuildings)
        flag("showsPointsOfInterest", \.showsPointsOfInterest)
        flag("showsCompass", \.showsCompass)
        flag("showsScale", \.showsScale)
        flag("showsTraffic", \.showsTraffic)
        let types: [String: MKMapType] = [
            "standard": .standard, "satellite": .satellite, "hybrid": .hybrid, "mutedStandard": .mutedStandard,
            "satelliteFlyover": .satelliteFlyover, "hybridFlyover": .hybridFlyover,
        ]
        if let type = coder.attribute(named: "mapType").flatMap({ types[$0] }) { mapType = type }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for layer in [canvas, annotationLayer, calloutLayer] as [UIView] { layer.frame = bounds }
        if viewport.size != bounds.size, bounds.width > 0, bounds.height > 0 { sizeChanged() }
        furniture.layout()
    }

    private func sizeChanged() {
        let isFirst = viewport.size == .zero
        viewport.size = bounds.size
        if viewport.scale == 0 {
            viewport = .fitting(HomeRegion.rect, in: bounds.size, insets: .zero, heading: 0)
        }
        viewport.clamp()
        if let pending {
            self.pending = nil
            pending(self)
        }
        changed()
        if isFirst { tellLoading() }
    }

    /// Once, after the first picture.
    private func tellLoading() {
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate else { return }
            optionalCall { delegate.mapViewWillStartLoadingMap(self) }
            optionalCall { delegate.mapViewWillStartRenderingMap(self) }
            optionalCall { delegate.mapViewDidFinishLoadingMap(self) }
            optionalCall { delegate.mapViewDidFinishRenderingMap(self, fullyRendered: true) }
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        canvas.setNeedsDisplay()
    }

    // MARK: Moving

    /// Does `body` when the view has a size; before that, only the last such wish counts.
    func whenSized(_ body: @escaping (MKMapView) -> Void) {
        if viewport.size == .zero { pending = body } else { body(self) }
    }

    /// A whole change of region, at once or over some frames, with the delegate told before and after.
    func show(_ wanted: MapViewport, animated: Bool) {
        let target = limited(wanted)
        motion?.stop()
        guard target != viewport else { return }
        changeBegins(animated: animated)
        guard animated, window != nil else {
            move(to: target)
            return changeEnds(animated: animated)
        }
        motion = MapMotion(self, to: target) { [weak self] in self?.changeEnds(animated: true) }
    }

    func changeBegins(animated: Bool) {
        guard !isChanging else { return }
        isChanging = true
        if let delegate { optionalCall { delegate.mapView(self, regionWillChangeAnimated: animated) } }
    }

    func changeEnds(animated: Bool) {
        guard isChanging else { return }
        isChanging = false
        annotationBoard.settle()
        if let delegate { optionalCall { delegate.mapView(self, regionDidChangeAnimated: animated) } }
    }

    /// One step of a change.
    func move(to wanted: MapViewport) {
        guard viewport.size != .zero else { return }
        viewport = limited(wanted)
        changed()
    }

    private func limited(_ wanted: MapViewport) -> MapViewport {
        var result = wanted
        result.clamp()
        if let range = cameraZoomRange { result.scale = range.limit(result.scale, at: result) }
        if let boundary = cameraBoundary?.mapRect, !boundary.isNull {
            result.center.x = min(max(result.center.x, boundary.minX), boundary.maxX)
            result.center.y = min(max(result.center.y, boundary.minY), boundary.maxY)
        }
        return result
    }

    private func changed() {
        canvas.setNeedsDisplay()
        annotationBoard.update()
        furniture.update()
        if let delegate { optionalCall { delegate.mapViewDidChangeVisibleRegion(self) } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        userTracker.update()
    }
}

/// Draws ground, overlays and names.
@MainActor
final class MapCanvas: UIView {
    weak var map: MKMapView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let map, let context = UIGraphicsGetCurrentContext(), map.viewport.size != .zero else { return }
        let style = MapStyle.style(map.mapType, isDark: traitCollection.userInterfaceStyle == .dark)
        if map.mapType.isImagery { Unsupported.report("MKMapType.satellite: there are no pictures from above") }
        let overlays = map.overlayBoard
        if !overlays.replacesGround { MapPainter(viewport: map.viewport, style: style).drawGround(in: context) }
        overlays.draw(.aboveRoads, in: context)
        if map.mapType.showsLabels, !overlays.replacesGround {
            MapLabels(viewport: map.viewport, style: style).draw(in: context)
        }
        overlays.draw(.aboveLabels, in: context)
    }
}

/// Holds views and is itself no target of touches.
@MainActor
final class AnnotationContainer: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}
