// SPDX-License-Identifier: MIT
public import FoundationCompat

public typealias CLLocationDegrees = Double
/// Metres; negative: not valid.
public typealias CLLocationAccuracy = Double
/// Metres a second; negative: not valid.
public typealias CLLocationSpeed = Double
public typealias CLLocationSpeedAccuracy = Double
/// Degrees clockwise from true north; negative: not valid.
public typealias CLLocationDirection = Double
public typealias CLLocationDirectionAccuracy = Double
/// Metres.
public typealias CLLocationDistance = Double
public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16
public typealias CLHeadingComponentValue = Double

public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// A place on the WGS 84 ellipsoid: north and east are positive.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init() { self.init(latitude: 0, longitude: 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether latitude is from -90 to 90 and longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    case authorizedWhenInUse = 4

    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy = 0, reducedAccuracy }

public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation
    case fitness
    case otherNavigation
    case airborne
}

public enum CLDeviceOrientation: Int32, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

public enum CLRegionState: Int, Sendable { case unknown = 0, inside, outside }
public enum CLProximity: Int, Sendable { case unknown = 0, immediate, near, far }

// Sendable because nothing of it changes.
public final class CLFloor: __ObjCObject, NSCopying, @unchecked Sendable {
    /// 0 is the ground floor.
    public let level: Int
    convenience override init() { self.init(level: 0) }

    init(level: Int) { self.level = level }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

// Sendable because nothing of it changes.
public final class CLLocationSourceInformation: __ObjCObject, NSCopying, @unchecked Sendable {
    public let isSimulatedBySoftware: Bool
    public let isProducedByAccessory: Bool

    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        isSimulatedBySoftware = isSoftware
        isProducedByAccessory = isAccessory
    }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
