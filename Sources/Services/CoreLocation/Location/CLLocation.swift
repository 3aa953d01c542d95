// SPDX-License-Identifier: MIT
public import FoundationCompat
import TouchstoneDevice

/// Where the device was at one moment. Never changes.
///
/// Sendable because nothing of it changes.
open class CLLocation: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What an app's subclass may say otherwise about.
    private struct Fix {
        var coordinate: CLLocationCoordinate2D
        var altitude = 0.0
        var horizontalAccuracy = 0.0
        var verticalAccuracy = -1.0
        var course = -1.0
        var courseAccuracy = -1.0
        var speed = -1.0
        var speedAccuracy = -1.0
        var timestamp = Date()
        var floor: CLFloor?
        var source: CLLocationSourceInformation?
    }
    /// All initializers are designated, as in Objective-C: an app's subclass calls any of them, or inherits them.
    private var fix: Fix

    open var coordinate: CLLocationCoordinate2D { fix.coordinate }
    /// Metres above sea level.
    open var altitude: CLLocationDistance { fix.altitude }
    /// Metres above the ellipsoid; the geoid between the two is not modelled, so this is `altitude`.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// Metres; negative: the coordinate is not valid.
    open var horizontalAccuracy: CLLocationAccuracy { fix.horizontalAccuracy }
    /// Metres; negative: the altitude is not valid.
    open var verticalAccuracy: CLLocationAccuracy { fix.verticalAccuracy }
    open var course: CLLocationDirection { fix.course }
    open var courseAccuracy: CLLocationDirectionAccuracy { fix.courseAccuracy }
    open var speed: CLLocationSpeed { fix.speed }
    open var speedAccuracy: CLLocationSpeedAccuracy { fix.speedAccuracy }
    open var timestamp: Date { fix.timestamp }
    open var floor: CLFloor? { fix.floor }
    open var sourceInformation: CLLocationSourceInformation? { fix.source }

    /// A place that is not known: at the equator.
    public override init() {
        fix = Fix(coordinate: CLLocationCoordinate2D())
        super.init()
    }

    /// The accuracies are 0 and -1, the time is now.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        fix = Fix(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        super.init()
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        fix = Fix(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            timestamp: timestamp)
        super.init()
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        fix = Fix(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, speed: speed, timestamp: timestamp)
        super.init()
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        fix = Fix(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
            timestamp: timestamp)
        super.init()
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        fix = Fix(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
            timestamp: timestamp, source: sourceInfo)
        super.init()
    }

    /// - Parameter accuracy: what the receiver has reached; a fix is never better than the world says.
    convenience init(_ fix: WorldFix, accuracy: Double, at time: Date) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: fix.latitude, longitude: fix.longitude),
            altitude: fix.altitude,
            // A fix that the world calls invalid stays so.
            horizontalAccuracy: fix.horizontalAccuracy < 0
                ? fix.horizontalAccuracy : max(fix.horizontalAccuracy, accuracy),
            verticalAccuracy: fix.verticalAccuracy, course: fix.course, courseAccuracy: fix.course < 0 ? -1 : 5,
            speed: fix.speed, speedAccuracy: fix.speed < 0 ? -1 : 1, timestamp: time,
            sourceInfo: CLLocationSourceInformation(
                softwareSimulationState: !PositionSource.isReceiver, andExternalAccessoryState: fix.isFromAccessory))
        self.fix.floor = fix.floor.map { CLFloor(level: $0) }
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
        fix = Fix(
            coordinate: CLLocationCoordinate2D(latitude: values[0], longitude: values[1]), altitude: values[2],
            horizontalAccuracy: values[3], verticalAccuracy: values[4], course: values[5], courseAccuracy: values[6],
            speed: values[7], speedAccuracy: values[8], timestamp: Date(timeIntervalSinceReferenceDate: values[9]))
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
    public override init() {
        (coordinate, horizontalAccuracy) = (CLLocationCoordinate2D(), 0)
        (arrivalDate, departureDate) = (.distantPast, .distantFuture)
        super.init()
    }

    convenience init(_ coordinate: CLLocationCoordinate2D, accuracy: Double, from arrival: Date, to departure: Date) {
        self.init()
        self.coordinate = coordinate
        horizontalAccuracy = accuracy
        arrivalDate = arrival
        departureDate = departure
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
