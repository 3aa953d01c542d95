// SPDX-License-Identifier: MIT

/// An eye above the map. The camera that a map gives out is its own: what is set there moves the map at once.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class MKMapCamera: __ObjCObject, NSCopying, @unchecked Sendable {
    open var centerCoordinate = CLLocationCoordinate2D() { didSet { changed() } }
    /// Metres from the eye to the centre.
    open var centerCoordinateDistance: CLLocationDistance = 0 { didSet { changed() } }
    /// Degrees from straight down.
    open var pitch: CGFloat = 0 { didSet { changed() } }
    /// Degrees clockwise from north.
    open var heading: CLLocationDirection = 0 { didSet { changed() } }
    /// Whose camera this is; nil for those that apps make.
    weak var map: MKMapView?

    private func changed() {
        guard let map else { return }
        MainActor.assumeIsolated { map.setCamera(self, animated: false) }
    }

    /// Of half the angle under which the eye sees the height of the view.
    static let tangent = tan(15 * Double.pi / 180)

    public override init() { super.init() }

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
    ) {
        let ground = MKMapPoint(centerCoordinate).distance(to: MKMapPoint(eyeCoordinate))
        let (eye, center) = (MKMapPoint(eyeCoordinate), MKMapPoint(centerCoordinate))
        let angle = atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
        self.init(
            lookingAtCenter: centerCoordinate,
            fromDistance: (ground * ground + eyeAltitude * eyeAltitude).squareRoot(),
            pitch: CGFloat(atan2(ground, eyeAltitude) * 180 / .pi),
            heading: ground < 1 ? 0 : (angle < 0 ? angle + 360 : angle))
    }

    /// Sees a place as Maps would: near for a town's parts, farther for a town.
    public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
        let radius = (mapItem.placemark.region as? CLCircularRegion)?.radius ?? 500
        let share = Double(viewSize.height / max(min(viewSize.width, viewSize.height), 1))
        self.init(
            lookingAtCenter: mapItem.placemark.coordinate, fromDistance: radius * share / Self.tangent,
            pitch: allowPitch ? 45 : 0, heading: 0)
    }

    /// Metres of the eye above the ground.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.01) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }
}

public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
    /// How near and how far the camera may be.
    ///
    /// Sendable because nothing of it changes.
    open class CameraZoomRange: __ObjCObject, NSCopying, @unchecked Sendable {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance

        public override convenience init() { self.init(range: MKMapCameraZoomDefault, MKMapCameraZoomDefault) }
        public convenience init?(
            minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance
        ) {
            guard minCenterCoordinateDistance <= maxCenterCoordinateDistance else { return nil }
            self.init(range: minCenterCoordinateDistance, maxCenterCoordinateDistance)
        }
        public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
            self.init(range: minCenterCoordinateDistance, MKMapCameraZoomDefault)
        }
        public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
            self.init(range: MKMapCameraZoomDefault, maxCenterCoordinateDistance)
        }
        private init(range near: CLLocationDistance, _ far: CLLocationDistance) {
            minCenterCoordinateDistance = near
            maxCenterCoordinateDistance = far
            super.init()
        }

        func limit(_ scale: Double, at viewport: MapViewport) -> Double {
            let latitude = viewport.center.coordinate.latitude
            let factor =
                2 * MKMapCamera.tangent * MKMapPointsPerMeterAtLatitude(latitude)
                / max(Double(viewport.size.height), 1)
            var result = scale
            if maxCenterCoordinateDistance > 0 { result = min(result, maxCenterCoordinateDistance * factor) }
            if minCenterCoordinateDistance > 0 { result = max(result, minCenterCoordinateDistance * factor) }
            return result
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// Where the centre of the map must stay.
    ///
    /// Sendable because nothing of it changes.
    open class CameraBoundary: __ObjCObject, NSCopying, @unchecked Sendable {
        public let mapRect: MKMapRect
        public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isNull else { return nil }
            self.mapRect = mapRect
            super.init()
        }
        public init?(coordinateRegion region: MKCoordinateRegion) {
            mapRect = region.mapRect
            super.init()
        }
        public init?(coder: NSCoder) {
            guard coder.containsValue(forKey: "width") else { return nil }
            mapRect = MKMapRect(
                x: coder.decodeDouble(forKey: "x"), y: coder.decodeDouble(forKey: "y"),
                width: coder.decodeDouble(forKey: "width"), height: coder.decodeDouble(forKey: "height"))
            super.init()
        }
        open func encode(with coder: NSCoder) {
            coder.encode(mapRect.minX, forKey: "x")
            coder.encode(mapRect.minY, forKey: "y")
            coder.encode(mapRect.width, forKey: "width")
            coder.encode(mapRect.height, forKey: "height")
        }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
