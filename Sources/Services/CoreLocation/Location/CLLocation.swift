// SPDX-License-Identifier: MIT
public import FoundationCompat
import TouchstoneDevice

/// Where the device was at one moment. Never changes.
///
/// Sendable because nothing of it changes.
open class CLLocation: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open private(set) var coordinate: CLLocationCoordinate2D
    /// Metres above sea level.
    open private(set) var altitude: CLLocationDistance
    /// Metres above the ellipsoid; the geoid between the two is not modelled, so this is `altitude`.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// Metres; negative: the coordinate is not valid.
    open private(set) var horizontalAccuracy: CLLocationAccuracy
    /// Metres; negative: the altitude is not valid.
    open private(set) var verticalAccuracy: CLLocationAccuracy
    open private(set) var course: CLLocationDirection
    open private(set) var courseAccuracy: CLLocationDirectionAccuracy
    open private(set) var speed: CLLocationSpeed
    open private(set) var speedAccuracy: CLLocationSpeedAccuracy
    open private(set) var timestamp: Date
    open private(set) var floor: CLFloor?
    open private(set) var sourceInformation: CLLocationSourceInformation?

    /// A place that is not known: at the equator.
    public convenience override init() { self.init(latitude: 0, longitude: 0) }

    /// The accuracies are 0 and -1, the time is now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate, altitude, hAccuracy, vAccuracy, (course, courseAccuracy), (speed, speedAccuracy), timestamp,
            nil, nil)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            coordinate, altitude, hAccuracy, vAccuracy, (course, courseAccuracy), (speed, speedAccuracy), timestamp,
            nil, sourceInfo)
    }

    private init(
        _ coordinate: CLLocationCoordinate2D, _ altitude: Double, _ horizontalAccuracy: Double,
        _ verticalAccuracy: Double, _ course: (value: Double, accuracy: Double),
        _ speed: (value: Double, accuracy: Double), _ timestamp: Date, _ floor: CLFloor?,
        _ source: CLLocationSourceInformation?
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course.value
        courseAccuracy = course.accuracy
        self.speed = speed.value
        speedAccuracy = speed.accuracy
        self.timestamp = timestamp
        self.floor = floor
        sourceInformation = source
        super.init()
    }

    /// - Parameter accuracy: what the receiver has reached; a fix is never better than the world says.
    convenience init(_ fix: WorldFix, accuracy: Double, at time: Date) {
        // A fix that the world calls invalid stays so.
        let horizontal = fix.horizontalAccuracy < 0 ? fix.horizontalAccuracy : max(fix.horizontalAccuracy, accuracy)
        self.init(
            CLLocationCoordinate2D(latitude: fix.latitude, longitude: fix.longitude), fix.altitude, horizontal,
            fix.verticalAccuracy, (fix.course, fix.course < 0 ? -1 : 5), (fix.speed, fix.speed < 0 ? -1 : 1), time,
            fix.floor.map { CLFloor(level: $0) },
            CLLocationSourceInformation(
                softwareSimulationState: !PositionSource.isReceiver, andExternalAccessoryState: fix.isFromAccessory))
    }

    /// Metres along the ellipsoid, whatever the altitudes.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    open override var description: String {
        String(
            format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f) @ %@", coordinate.latitude,
            coordinate.longitude, horizontalAccuracy, speed, course, "\(timestamp)")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    private static let keys = [
        "latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course", "courseAccuracy",
        "speed", "speedAccuracy", "timestamp",
    ]

    open func encode(with coder: NSCoder) {
        let values = [
            coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course,
            courseAccuracy, speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
        ]
        for (key, value) in zip(Self.keys, values) { coder.encode(value, forKey: key) }
    }

    public required init?(coder: NSCoder) {
        let values = Self.keys.map { coder.decodeDouble(forKey: $0) }
        coordinate = CLLocationCoordinate2D(latitude: values[0], longitude: values[1])
        (altitude, horizontalAccuracy, verticalAccuracy) = (values[2], values[3], values[4])
        (course, courseAccuracy, speed, speedAccuracy) = (values[5], values[6], values[7], values[8])
        timestamp = Date(timeIntervalSinceReferenceDate: values[9])
        floor = nil
        sourceInformation = nil
        super.init()
    }
}

/// Where the top of the device points.
///
/// Sendable because nothing of it changes.
public final class CLHeading: __ObjCObject, NSCopying, @unchecked Sendable {
    /// Degrees clockwise from magnetic north.
    public let magneticHeading: CLLocationDirection
    /// Degrees clockwise from true north; negative while the position is not known.
    public let trueHeading: CLLocationDirection
    /// Degrees; negative: disturbed, the heading is not valid.
    public let headingAccuracy: CLLocationDirection
    public let timestamp: Date
    /// Microteslas, of a field of 50 that lies level.
    public let x: CLHeadingComponentValue
    public let y: CLHeadingComponentValue
    public let z: CLHeadingComponentValue

    /// Not valid: to the north, of no accuracy.
    public override init() {
        (magneticHeading, trueHeading, headingAccuracy) = (0, -1, -1)
        timestamp = Date()
        (x, y, z) = (0, 0, 0)
        super.init()
    }

    init(magnetic: Double, isPositionKnown: Bool, _ heading: WorldHeading, at time: Date) {
        func turned(_ degrees: Double) -> Double {
            let rest = fmod(degrees, 360)
            return rest < 0 ? rest + 360 : rest
        }
        magneticHeading = turned(magnetic)
        trueHeading = isPositionKnown ? turned(magnetic + heading.declination) : -1
        headingAccuracy = heading.accuracy
        timestamp = time
        let angle = magneticHeading * .pi / 180
        (x, y, z) = (-50 * sin(angle), 50 * cos(angle), 0)
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A stay at a place, or its beginning.
///
/// Sendable because nothing of it changes.
open class CLVisit: __ObjCObject, NSCopying, @unchecked Sendable {
    open private(set) var coordinate: CLLocationCoordinate2D
    open private(set) var horizontalAccuracy: CLLocationAccuracy
    /// `distantPast` when it is not known.
    open private(set) var arrivalDate: Date
    /// `distantFuture` while the device is there.
    open private(set) var departureDate: Date

    /// No stay.
    public convenience override init() {
        self.init(CLLocationCoordinate2D(), accuracy: 0, from: .distantPast, to: .distantFuture)
    }

    init(_ coordinate: CLLocationCoordinate2D, accuracy: Double, from arrival: Date, to departure: Date) {
        self.coordinate = coordinate
        horizontalAccuracy = accuracy
        arrivalDate = arrival
        departureDate = departure
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
