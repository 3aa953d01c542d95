// SPDX-License-Identifier: MIT
public import FoundationCompat

/// An area with a name of the app's. Two regions with one identifier are the same to the system.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class CLRegion: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open private(set) var identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    /// Nowhere.
    public convenience override init() { self.init("") }

    init(_ identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Coding

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }

    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.identifier = identifier as String
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
        super.init()
    }
}

/// A circle on the ground.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    open private(set) var center: CLLocationCoordinate2D
    /// Metres.
    open private(set) var radius: CLLocationDistance

    /// Nowhere.
    public convenience init() { self.init(center: CLLocationCoordinate2D(), radius: 0, identifier: "") }

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(center, coordinate) <= radius
    }

    open override var description: String {
        "CLCircularRegion (identifier:'\(identifier)', center:<\(center.latitude),\(center.longitude)>, "
            + "radius:\(radius)m)"
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(center.latitude, forKey: "latitude")
        coder.encode(center.longitude, forKey: "longitude")
        coder.encode(radius, forKey: "radius")
    }

    public required init?(coder: NSCoder) {
        center = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        radius = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }
}

/// The surroundings of Bluetooth beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    open private(set) var beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// Whether the display's coming on tells whether the device is inside. The display here is always on.
    open var notifyEntryStateOnDisplay = false

    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier)
    }

    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }

    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }

    public convenience init(
        uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
            identifier: identifier)
    }

    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }

    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }

    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }

    open var uuid: UUID { beaconIdentityConstraint.uuid }
    open var proximityUUID: UUID { uuid }
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

    /// What a device that is itself the beacon sends.
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        Unsupported.report("CLBeaconRegion.peripheralData(withMeasuredPower:): there is no Bluetooth radio")
        return NSMutableDictionary()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(uuid as NSUUID, forKey: "uuid")
        coder.encode(major, forKey: "major")
        coder.encode(minor, forKey: "minor")
    }

    public required init?(coder: NSCoder) {
        guard let uuid = coder.decodeObject(of: NSUUID.self, forKey: "uuid") as UUID? else { return nil }
        let major = coder.decodeObject(of: NSNumber.self, forKey: "major")?.uint16Value
        let minor = coder.decodeObject(of: NSNumber.self, forKey: "minor")?.uint16Value
        beaconIdentityConstraint =
            switch (major, minor) {
            case (let major?, let minor?): CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
            case (let major?, nil): CLBeaconIdentityConstraint(uuid: uuid, major: major)
            case (nil, _): CLBeaconIdentityConstraint(uuid: uuid)
            }
        super.init(coder: coder)
    }
}

/// Which beacons are meant.
///
/// Sendable because nothing of it changes.
open class CLBeaconIdentityConstraint: __ObjCObject, NSCopying, @unchecked Sendable {
    open private(set) var uuid: UUID
    open private(set) var major: CLBeaconMajorValue?
    open private(set) var minor: CLBeaconMinorValue?

    public init(uuid: UUID) {
        (self.uuid, major, minor) = (uuid, nil, nil)
        super.init()
    }
    public init(uuid: UUID, major: CLBeaconMajorValue) {
        (self.uuid, self.major, minor) = (uuid, major, nil)
        super.init()
    }
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return (uuid, major, minor) == (other.uuid, other.major, other.minor)
    }
    open override var hash: Int { uuid.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A beacon in reach.
///
/// Sendable because nothing of it changes.
open class CLBeacon: __ObjCObject, NSCopying, @unchecked Sendable {
    open private(set) var uuid: UUID
    open private(set) var major: NSNumber
    open private(set) var minor: NSNumber
    open private(set) var proximity: CLProximity
    /// Metres; negative: unknown.
    open private(set) var accuracy: CLLocationAccuracy
    /// Decibels.
    open private(set) var rssi: Int
    open private(set) var timestamp: Date
    open var proximityUUID: UUID { uuid }

    init(uuid: UUID, major: Int, minor: Int, distance: Double, at time: Date) {
        self.uuid = uuid
        self.major = NSNumber(value: major)
        self.minor = NSNumber(value: minor)
        accuracy = distance
        timestamp = time
        switch distance {
        case ..<0: proximity = .unknown
        case ..<0.5: proximity = .immediate
        case ..<4: proximity = .near
        default: proximity = .far
        }
        // Free space, from -59 dB at a metre.
        rssi = distance <= 0 ? 0 : Int((-59 - 20 * log10(distance)).rounded())
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
