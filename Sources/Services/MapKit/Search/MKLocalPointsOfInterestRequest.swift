// SPDX-License-Identifier: MIT

public let MKPointsOfInterestRequestMaxRadius: CLLocationDistance = MKLocalPointsOfInterestRequest.maxRadius

/// Asks for what lies around a place, whatever its name.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class MKLocalPointsOfInterestRequest: __ObjCObject, NSCopying, @unchecked Sendable {
    /// Metres; iOS does not say how many, and cuts what is larger.
    public static let maxRadius: CLLocationDistance = 50_000

    open private(set) var coordinate: CLLocationCoordinate2D
    /// Metres.
    open private(set) var radius: CLLocationDistance
    open private(set) var region: MKCoordinateRegion
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.coordinate = coordinate
        self.radius = min(max(radius, 0), Self.maxRadius)
        region = MKCoordinateRegion(
            center: coordinate, latitudinalMeters: 2 * self.radius, longitudinalMeters: 2 * self.radius)
        super.init()
    }

    public init(coordinateRegion region: MKCoordinateRegion) {
        self.region = region
        coordinate = region.center
        let rect = region.mapRect
        let metres = MKMapPoint(x: rect.minX, y: rect.midY).distance(to: MKMapPoint(x: rect.maxX, y: rect.midY)) / 2
        radius = min(metres, Self.maxRadius)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let result = MKLocalPointsOfInterestRequest(coordinateRegion: region)
        result.pointOfInterestFilter = pointOfInterestFilter
        return result
    }
}
