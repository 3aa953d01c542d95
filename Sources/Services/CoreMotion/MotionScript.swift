// SPDX-License-Identifier: MIT

/// The device's movement over time: `TOUCHSTONE_MOTION` names a JSON file with an array of moments,
/// `{"time": 1.5, "roll": 0, "pitch": 1.57, "yaw": 0, "acceleration": [0, 0, 0], "steps": 12}`, in seconds from the
/// app's start, radians and g; between moments everything changes evenly. Without it the device is held upright.
struct MotionScript: Sendable {
    struct Moment: Decodable, Sendable {
        var time: Double
        var roll: Double?
        var pitch: Double?
        var yaw: Double?
        /// What the person's hand adds to gravity.
        var acceleration: [Double]?
        var steps: Int?
        var altitude: Double?
        var activity: String?
    }

    /// How everything is at one time.
    struct State: Sendable {
        var roll = 0.0
        /// Upright.
        var pitch = Double.pi / 2
        var yaw = 0.0
        var push = CMAcceleration()
        var steps = 0.0
        var altitude = 0.0
        var activity = "stationary"
    }

    private let moments: [Moment]

    static let current = load()

    private static func load() -> MotionScript {
        guard let file = ProcessInfo.processInfo.environment["TOUCHSTONE_MOTION"], !file.isEmpty else {
            return MotionScript(moments: [])
        }
        do {
            let moments = try JSONDecoder().decode([Moment].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
            return MotionScript(moments: moments.sorted { $0.time < $1.time })
        } catch {
            FileHandle.standardError.write(Data("\(file): not a script of movements: \(error)\n".utf8))
            return MotionScript(moments: [])
        }
    }

    init(moments: [Moment]) { self.moments = moments }

    /// - Parameter time: seconds from the start.
    func state(at time: Double) -> State {
        var state = State()
        state.roll = value(at: time, state.roll) { $0.roll }
        state.pitch = value(at: time, state.pitch) { $0.pitch }
        state.yaw = value(at: time, state.yaw) { $0.yaw }
        state.steps = value(at: time, 0) { $0.steps.map(Double.init) }
        state.altitude = value(at: time, 0) { $0.altitude }
        func axis(_ index: Int) -> Double {
            value(at: time, 0) { $0.acceleration.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
        }
        state.push = CMAcceleration(x: axis(0), y: axis(1), z: axis(2))
        state.activity = moments.last { $0.time <= time && $0.activity != nil }?.activity ?? state.activity
        return state
    }

    /// Between the moments around the time that say something about the value.
    private func value(at time: Double, _ standard: Double, _ read: (Moment) -> Double?) -> Double {
        let known = moments.compactMap { moment in read(moment).map { (moment.time, $0) } }
        guard let first = known.first, let last = known.last else { return standard }
        if time <= first.0 { return first.1 }
        if time >= last.0 { return last.1 }
        guard let next = known.firstIndex(where: { $0.0 > time }) else { return last.1 }
        let (from, to) = (known[next - 1], known[next])
        return from.1 + (to.1 - from.1) * (time - from.0) / (to.0 - from.0)
    }
}

/// What the sensors measure now.
struct SensorReading: Sendable {
    let time: TimeInterval
    let attitude: CMQuaternion
    let gravity: CMAcceleration
    let push: CMAcceleration
    let rate: CMRotationRate

    private static let start = ProcessInfo.processInfo.systemUptime

    static var elapsed: Double { ProcessInfo.processInfo.systemUptime - start }

    static func now() -> SensorReading {
        let elapsed = elapsed
        let state = MotionScript.current.state(at: elapsed)
        let attitude = CMQuaternion(roll: state.roll, pitch: state.pitch, yaw: state.yaw)
        let m = CMAttitude(attitude).rotationMatrix
        return SensorReading(
            time: ProcessInfo.processInfo.systemUptime, attitude: attitude,
            // Down, in the device's axes.
            gravity: CMAcceleration(x: -m.m13, y: -m.m23, z: -m.m33), push: state.push,
            rate: rate(at: elapsed, attitude))
    }

    /// From the turn within a short time: twice the vector part of the difference.
    private static func rate(at elapsed: Double, _ attitude: CMQuaternion) -> CMRotationRate {
        let step = 0.001
        let next = MotionScript.current.state(at: elapsed + step)
        let turn = attitude.conjugate * CMQuaternion(roll: next.roll, pitch: next.pitch, yaw: next.yaw)
        let sign = turn.w < 0 ? -2.0 : 2.0
        return CMRotationRate(x: sign * turn.x / step, y: sign * turn.y / step, z: sign * turn.z / step)
    }

    var total: CMAcceleration { CMAcceleration(x: gravity.x + push.x, y: gravity.y + push.y, z: gravity.z + push.z) }

    /// The earth's field at middle latitudes, seen from the device: 20 microtesla to the north, 45 down.
    var field: CMMagneticField {
        let m = CMAttitude(attitude).rotationMatrix
        return CMMagneticField(
            x: m.m11 * 20 - m.m13 * 45, y: m.m21 * 20 - m.m23 * 45, z: m.m31 * 20 - m.m33 * 45)
    }
}
