// SPDX-License-Identifier: MIT

/// A compass that an app puts where it likes.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView? { didSet { update() } }
    open var compassVisibility = MKFeatureVisibility.adaptive { didSet { update() } }
    private let compass = MKCompassView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    private var link: CADisplayLink?

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        addSubview(compass)
        compass.addAction(
            UIAction { [weak self] _ in
                guard let map = self?.mapView else { return }
                var viewport = map.viewport
                viewport.heading = 0
                map.show(viewport, animated: true)
            }, for: .touchUpInside)
        mapView?.furniture.others.append { [weak self] in self?.update() }
        update()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    private func update() {
        let heading = mapView?.viewport.heading ?? 0
        compass.heading = heading
        let isTurned = abs(remainder(heading, 360)) > 0.5
        compass.isHidden = compassVisibility == .hidden || compassVisibility == .adaptive && !isTurned
    }
}

/// A scale that an app puts where it likes.
@preconcurrency @MainActor
open class MKScaleView: UIView {
    public enum Alignment: Int, Sendable { case leading = 0, trailing }
    open weak var mapView: MKMapView? { didSet { update() } }
    open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { update() } }
    open var legendAlignment = Alignment.leading
    private let bar = ScaleBar(frame: CGRect(x: 0, y: 0, width: 120, height: 26))

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 26))
        self.mapView = mapView
        addSubview(bar)
        mapView?.furniture.others.append { [weak self] in self?.update() }
        update()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 26) }

    private func update() {
        bar.isHidden = scaleVisibility == .hidden
        guard let viewport = mapView?.viewport else { return }
        bar.metresPerPoint = viewport.scale * MKMetersPerMapPointAtLatitude(viewport.center.coordinate.latitude)
    }
}

/// Lets a person have the map follow them: off, position, position and heading.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
    open weak var mapView: MKMapView?
    private let button = UIButton(type: .system)

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        button.frame = bounds
        backgroundColor = UIColor.systemBackground.withAlphaComponent(0.92)
        layer.cornerRadius = 8
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 1)
        button.accessibilityLabel = "Tracking"
        addSubview(button)
        button.addAction(UIAction { [weak self] _ in self?.mapView?.nextTrackingMode() }, for: .touchUpInside)
        mapView?.furniture.others.append { [weak self] in self?.update() }
        update()
    }

    private var shown: MKUserTrackingMode?

    private func update() {
        let mode = mapView?.userTrackingMode ?? .none
        guard mode != shown else { return }
        shown = mode
        button.setImage(mode.picture, for: .normal)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// Tilts the map, and lays it flat again.
@preconcurrency @MainActor
open class MKPitchControl: UIView {
    open weak var mapView: MKMapView? { didSet { update() } }
    open var pitchVisibility = MKFeatureVisibility.adaptive { didSet { update() } }
    private var button: MapPitchButton?

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        guard let mapView else { return }
        let button = MapPitchButton(mapView)
        button.frame = bounds
        addSubview(button)
        self.button = button
        mapView.furniture.others.append { [weak self] in self?.update() }
        update()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    private func update() {
        button?.isPitched = (mapView?.viewport.pitch ?? 0) > 0
        button?.isHidden = pitchVisibility == .hidden
    }
}

/// "3D" on a flat map, "2D" on a tilted one.
@MainActor
final class MapPitchButton: UIButton {
    var isPitched = false { didSet { if isPitched != oldValue { setTitle(isPitched ? "2D" : "3D", for: .normal) } } }

    init(_ map: MKMapView) {
        super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        backgroundColor = UIColor.systemBackground.withAlphaComponent(0.92)
        layer.cornerRadius = 8
        titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
        setTitleColor(.systemBlue, for: .normal)
        setTitle("3D", for: .normal)
        addAction(
            UIAction { [weak map] _ in
                guard let map else { return }
                var viewport = map.viewport
                viewport.pitch = viewport.pitch > 0 ? 0 : 45
                map.show(viewport, animated: true)
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open weak var mapView: MKMapView?

    public convenience init(mapView: MKMapView?) {
        let picture = (mapView?.userTrackingMode ?? .none).picture
        self.init(primaryAction: UIAction(image: picture) { [weak mapView] _ in mapView?.nextTrackingMode() })
        self.mapView = mapView
        accessibilityLabel = "Tracking"
        shown = mapView?.userTrackingMode
        mapView?.furniture.others.append { [weak self] in self?.update() }
    }

    private var shown: MKUserTrackingMode?

    private func update() {
        guard let mode = mapView?.userTrackingMode, mode != shown else { return }
        shown = mode
        image = mode.picture
    }
}

extension MKUserTrackingMode {
    /// An arrow: filled while the map follows, up while it turns with the person.
    fileprivate var picture: UIImage? {
        switch self {
        case .none: UIImage(systemName: "location")
        case .follow: UIImage(systemName: "location.fill")
        case .followWithHeading: UIImage(systemName: "location.north.line.fill")
        }
    }
}

extension MKMapView {
    func nextTrackingMode() {
        let next: MKUserTrackingMode =
            switch userTrackingMode {
            case .none: .follow
            case .follow: CLLocationManager.headingAvailable() ? .followWithHeading : .none
            case .followWithHeading: .none
            }
        setUserTrackingMode(next, animated: true)
    }
}
