// SPDX-License-Identifier: MIT

/// A map that a person moves, zooms and turns, with annotations and overlays on it.
///
/// The ground is drawn here: Natural Earth's land, borders and rivers with GeoNames' towns, and the streets of the tiles
/// that a person names with `--maps`. Differs from iOS: without such tiles there are no streets, buildings are flat, and
/// there are no pictures from above.
@preconcurrency @MainActor
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard { didSet { lookChanged() } }
    open var isZoomEnabled = true { didSet { gestures?.update() } }
    open var isScrollEnabled = true { didSet { gestures?.update() } }
    open var isRotateEnabled = true { didSet { gestures?.update() } }
    open var isPitchEnabled = true { didSet { gestures?.update() } }
    open var showsCompass = true { didSet { furniture.update() } }
    open var showsScale = false { didSet { furniture.update() } }
    open var showsUserLocation = false { didSet { userTracker.update() } }
    open var showsUserTrackingButton = false { didSet { furniture.update() } }
    /// Outlines, seen from near where a person's tiles have them.
    open var showsBuildings = true { didSet { lookChanged() } }
    open var showsTraffic = false {
        didSet { if showsTraffic { Unsupported.report("MKMapView.showsTraffic: there are no data of traffic") } }
    }
    open var showsPointsOfInterest = true { didSet { labels.lookChanged() } }
    open var pointOfInterestFilter: MKPointOfInterestFilter? { didSet { labels.lookChanged() } }
    open var selectableMapFeatures: MKMapFeatureOptions = [] {
        didSet {
            guard !selectableMapFeatures.isEmpty else { return }
            Unsupported.report("MKMapView.selectableMapFeatures: names on the map cannot be selected")
        }
    }
    open var pitchButtonVisibility = MKFeatureVisibility.hidden { didSet { furniture.update() } }
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
        didSet { take(preferredConfiguration) }
    }
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange() { didSet { move(to: viewport) } }
    open var cameraBoundary: CameraBoundary? { didSet { move(to: viewport) } }
    open private(set) var userLocation = MKUserLocation()

    final var viewport = MapViewport(
        center: MKMapPoint(x: MapMath.world / 2, y: MapMath.world / 2), scale: 0, size: .zero)
    /// What was asked for before the view stood in a window with its final size: done at once where there is some size,
    /// and again when that changes.
    private var wishes: [(MKMapView) -> Void] = []
    private var hasBeenSeen = false
    final let floor = MapFloor(frame: .zero)
    final lazy var ground = GroundBoard(self)
    final lazy var labels = LabelBoard(self)
    /// Overlays below and above the names.
    final let canvases = [MapCanvas(.aboveRoads), MapCanvas(.aboveLabels)]
    final let annotationLayer = AnnotationContainer()
    final let calloutLayer = AnnotationContainer()
    final lazy var furniture = MapFurniture(self)
    final lazy var userTracker = UserTracker(self)
    final lazy var annotationBoard = AnnotationBoard(self)
    final lazy var overlayBoard = OverlayBoard(self)
    final var gestures: MapGestures?
    final var motion: MapMotion?
    private var isChanging = false
    /// Some of what is in sight is not drawn yet.
    private var isLoading = false
    /// Between the two calls that tell of a change: under a finger, thrown, or animated.
    final var isMoving: Bool { isChanging }

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
        StreetNames.install()
        clipsToBounds = true
        isMultipleTouchEnabled = true
        for canvas in canvases { canvas.map = self }
        for view in [ground.view, canvases[0], labels.view, canvases[1], annotationLayer] { floor.addSubview(view) }
        insertSubview(floor, at: 0)
        insertSubview(calloutLayer, at: 1)
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
        flag("showsUserTrackingButton", \.showsUserTrackingButton)
        let types: [String: MKMapType] = [
            "standard": .standard, "satellite": .satellite, "hybrid": .hybrid, "mutedStandard": .mutedStandard,
            "satelliteFlyover": .satelliteFlyover, "hybridFlyover": .hybridFlyover,
        ]
        if let type = coder.attribute(named: "mapType").flatMap({ types[$0] }) { mapType = type }
        // Documents of Xcode 14 and later have an element in its place.
        if coder.node.child("standardMapConfiguration") != nil { preferredConfiguration = MKStandardMapConfiguration() }
        if coder.node.child("hybridMapConfiguration") != nil { preferredConfiguration = MKHybridMapConfiguration() }
        if coder.node.child("imageryMapConfiguration") != nil { preferredConfiguration = MKImageryMapConfiguration() }
    }

    /// Storyboards connect the delegate by name, on the main thread.
    open override func setValue(_ value: Any?, forUndefinedKey key: String) {
        guard key == "delegate" else { return super.setValue(value, forUndefinedKey: key) }
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated { delegate = value as? any MKMapViewDelegate }
    }

    open override func value(forUndefinedKey key: String) -> Any? {
        guard key == "delegate" else { return super.value(forUndefinedKey: key) }
        nonisolated(unsafe) var found: Any?
        MainActor.assumeIsolated { found = delegate }
        return found
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        floor.frame = bounds
        calloutLayer.frame = bounds
        annotationLayer.frame.size = bounds.size
        if viewport.size != bounds.size, bounds.width > 0, bounds.height > 0 { sizeChanged() }
        if window != nil, viewport.size != .zero { (hasBeenSeen, wishes) = (true, []) }
        furniture.layout()
    }

    private func sizeChanged() {
        viewport.size = bounds.size
        if viewport.scale == 0 {
            viewport = .fitting(HomeRegion.rect, in: bounds.size, insets: .zero, heading: 0)
        }
        viewport.clamp()
        for wish in wishes { wish(self) }
        changed()
    }

    /// More has come into sight than is drawn. The delegate hears each time, as new tiles are loaded.
    final func groundBegan() {
        guard !isLoading else { return }
        isLoading = true
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate else { return }
            optionalCall { delegate.mapViewWillStartLoadingMap(self) }
            optionalCall { delegate.mapViewWillStartRenderingMap(self) }
        }
    }

    /// All that is in sight has been drawn.
    final func groundCompleted() {
        guard isLoading else { return }
        isLoading = false
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate else { return }
            optionalCall { delegate.mapViewDidFinishLoadingMap(self) }
            optionalCall { delegate.mapViewDidFinishRenderingMap(self, fullyRendered: true) }
        }
    }

    private func lookChanged() {
        if mapType.isImagery { Unsupported.report("MKMapType.satellite: there are no pictures from above") }
        ground.update()
        labels.update()
        labels.lookChanged()
        furniture.lookChanged()
        for view in annotationBoard.views.values { view.mapLookChanged() }
    }

    private func take(_ configuration: MKMapConfiguration) {
        mapType = configuration.mapType
        switch configuration {
        case let standard as MKStandardMapConfiguration:
            pointOfInterestFilter = standard.pointOfInterestFilter
            showsTraffic = standard.showsTraffic
        case let hybrid as MKHybridMapConfiguration:
            pointOfInterestFilter = hybrid.pointOfInterestFilter
            showsTraffic = hybrid.showsTraffic
        default: break
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        lookChanged()
    }

    // MARK: Moving

    /// Does `body` when the view has a size.
    func whenSized(_ body: @escaping (MKMapView) -> Void) {
        if !hasBeenSeen { wishes.append(body) }
        // With a size come the wishes, so that nothing is drawn of the region that nobody asked for.
        if viewport.size == .zero, bounds.width > 0, bounds.height > 0 { return sizeChanged() }
        if viewport.size != .zero { body(self) }
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
        ground.update()
        labels.update()
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
        result.pitch = isPitchEnabled ? min(max(result.pitch, 0), MapViewport.steepest) : 0
        if let range = cameraZoomRange { result.scale = range.limit(result.scale, at: result) }
        if let boundary = cameraBoundary?.mapRect, !boundary.isNull {
            result.center.x = min(max(result.center.x, boundary.minX), boundary.maxX)
            result.center.y = min(max(result.center.y, boundary.minY), boundary.maxY)
        }
        return result
    }

    private func changed() {
        floor.follow(viewport, pixels: max(traitCollection.displayScale, 1))
        ground.update()
        for canvas in canvases { canvas.update() }
        labels.update()
        annotationBoard.follow()
        furniture.update()
        if let delegate { optionalCall { delegate.mapViewDidChangeVisibleRegion(self) } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        userTracker.update()
    }
}
