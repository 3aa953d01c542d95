// SPDX-License-Identifier: MIT

/// A measurement and its time. Sendable: immutable, as its subclasses are.
open class CMLogItem: __ObjCObject, NSCopying, @unchecked Sendable {
    /// Seconds since the device started.
    open private(set) var timestamp: TimeInterval
    /// At the start of the clock.
    public convenience override init() { self.init(0) }

    init(_ timestamp: TimeInterval) {
        self.timestamp = timestamp
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    open private(set) var acceleration: CMAcceleration
    /// At rest.
    public convenience init() { self.init(.still) }

    init(_ reading: SensorReading) {
        acceleration = reading.total
        super.init(reading.time)
    }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
    open private(set) var rotationRate: CMRotationRate
    /// At rest.
    public convenience init() { self.init(.still) }

    init(_ reading: SensorReading) {
        rotationRate = reading.rate
        super.init(reading.time)
    }
}

open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    open private(set) var magneticField: CMMagneticField
    /// At rest.
    public convenience init() { self.init(.still) }

    init(_ reading: SensorReading) {
        magneticField = reading.field
        super.init(reading.time)
    }
}

open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    public enum SensorLocation: Int, Sendable { case `default` = 0, headphoneLeft, headphoneRight }

    open private(set) var attitude: CMAttitude
    open private(set) var rotationRate: CMRotationRate
    open private(set) var gravity: CMAcceleration
    open private(set) var userAcceleration: CMAcceleration
    open private(set) var magneticField: CMCalibratedMagneticField
    /// Degrees from north; -1 in a frame that knows no north.
    open private(set) var heading: Double
    open private(set) var sensorLocation = SensorLocation.default

    /// At rest.
    public convenience init() { self.init(.still, frame: .xArbitraryZVertical) }

    init(_ reading: SensorReading, frame: CMAttitudeReferenceFrame) {
        attitude = CMAttitude(reading.attitude)
        rotationRate = reading.rate
        gravity = reading.gravity
        userAcceleration = reading.push
        let knowsNorth = !frame.isDisjoint(with: [.xMagneticNorthZVertical, .xTrueNorthZVertical])
        magneticField = CMCalibratedMagneticField(field: reading.field, accuracy: knowsNorth ? .high : .uncalibrated)
        let degrees = -attitude.yaw * 180 / .pi
        heading = knowsNorth ? (degrees < 0 ? degrees + 360 : degrees) : -1
        super.init(reading.time)
    }
}
