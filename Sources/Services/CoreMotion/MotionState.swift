// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// How everything is at one time.
struct MotionState: Sendable {
    /// Radians.
    var roll = 0.0
    /// Upright.
    var pitch = Double.pi / 2
    var yaw = 0.0
    /// What the person's hand adds to gravity.
    var push = CMAcceleration()
    var rate = CMRotationRate()
    /// nil: as the attitude says.
    var gravity: CMAcceleration?
    /// nil: the earth's.
    var field: CMMagneticField?
    var steps = 0.0
    /// Metres above where the device was started.
    var altitude = 0.0
    /// Kilopascals; nil: the standard atmosphere's.
    var pressure: Double?
    var activity = "stationary"

    var attitude: CMQuaternion { CMQuaternion(roll: roll, pitch: pitch, yaw: yaw) }

    /// - Parameter elapsed: seconds from the app's start, for which a script says everything; the world knows the present.
    static func at(_ elapsed: Double) -> MotionState {
        guard let script = MotionScript.current else { return MotionState(World.shared.state.motion) }
        var state = script.state(at: elapsed)
        state.rate = script.rate(at: elapsed)
        return state
    }

    static var now: MotionState { at(SensorReading.elapsed) }
}

extension MotionState {
    init(_ world: WorldMotion) {
        (roll, pitch, yaw) = Self.axes(world.attitude)
        push = CMAcceleration(Self.axes(world.acceleration))
        rate = CMRotationRate(Self.axes(world.rotationRate))
        field = world.magneticField.map { CMMagneticField(Self.axes($0)) }
        steps = Double(world.steps)
        (altitude, pressure, activity) = (world.relativeAltitude, world.pressure, world.activity)
        if let down = world.gravity.map(Self.axes) { turn(so: CMAcceleration(down)) }
    }

    /// A list of the world's files may be too short.
    private static func axes(_ list: [Double]) -> (Double, Double, Double) {
        func axis(_ index: Int) -> Double { list.indices.contains(index) ? list[index] : 0 }
        return (axis(0), axis(1), axis(2))
    }

    /// Turns the device around its horizontal axes so that gravity pulls as given; free fall says nothing about them.
    private mutating func turn(so down: CMAcceleration) {
        gravity = down
        let length = (down.x * down.x + down.y * down.y + down.z * down.z).squareRoot()
        guard length > 0 else { return }
        // `0 -` makes no negative zero, from which `atan2` would turn the device around.
        (roll, pitch) = (atan2(down.x, 0 - down.z), asin(max(-1, min(1, 0 - down.y / length))))
    }
}

extension CMAcceleration {
    init(_ axes: (Double, Double, Double)) { self.init(x: axes.0, y: axes.1, z: axes.2) }
}

extension CMRotationRate {
    init(_ axes: (Double, Double, Double)) { self.init(x: axes.0, y: axes.1, z: axes.2) }
}

extension CMMagneticField {
    init(_ axes: (Double, Double, Double)) { self.init(x: axes.0, y: axes.1, z: axes.2) }
}

/// What the sensors measure now.
struct SensorReading: Sendable {
    let time: TimeInterval
    let attitude: CMQuaternion
    /// Down, in the device's axes.
    let gravity: CMAcceleration
    let push: CMAcceleration
    let rate: CMRotationRate
    let field: CMMagneticField

    private static let start = ProcessInfo.processInfo.systemUptime

    static var elapsed: Double { ProcessInfo.processInfo.systemUptime - start }

    static func now() -> SensorReading { SensorReading(.now) }

    /// Of a device that lies on a table and has told nothing yet.
    static var still: SensorReading {
        var flat = MotionState()
        flat.pitch = 0
        return SensorReading(flat, at: 0)
    }

    init(_ state: MotionState, at time: TimeInterval = ProcessInfo.processInfo.systemUptime) {
        let m = CMAttitude(state.attitude).rotationMatrix
        self.time = time
        attitude = state.attitude
        gravity = state.gravity ?? CMAcceleration(x: -m.m13, y: -m.m23, z: -m.m33)
        (push, rate) = (state.push, state.rate)
        field = state.field ?? Self.earth(m)
    }

    /// The earth's field at middle latitudes, seen from the device: 20 microtesla to the north, 45 down.
    private static func earth(_ m: CMRotationMatrix) -> CMMagneticField {
        CMMagneticField(x: m.m11 * 20 - m.m13 * 45, y: m.m21 * 20 - m.m23 * 45, z: m.m31 * 20 - m.m33 * 45)
    }

    var total: CMAcceleration { CMAcceleration(x: gravity.x + push.x, y: gravity.y + push.y, z: gravity.z + push.z) }
}
