// SPDX-License-Identifier: MIT

/// The device's movement over time: `TOUCHSTONE_MOTION` names a JSON file with an array of moments,
/// `{"time": 1.5, "roll": 0, "pitch": 1.57, "yaw": 0, "acceleration": [0, 0, 0], "steps": 12}`, in seconds from the
/// app's start, radians and g; between moments everything changes evenly.
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

    private let moments: [Moment]

    /// nil: there is none, and the world says how the device moves.
    static let current = load()

    private static func load() -> MotionScript? {
        guard let file = ProcessInfo.processInfo.environment["TOUCHSTONE_MOTION"], !file.isEmpty else { return nil }
        do {
            let moments = try JSONDecoder().decode([Moment].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
            return MotionScript(moments: moments.sorted { $0.time < $1.time })
        } catch {
            FileHandle.standardError.write(Data("\(file): not a script of movements: \(error)\n".utf8))
            return nil
        }
    }

    init(moments: [Moment]) { self.moments = moments }

    /// - Parameter time: seconds from the start.
    func state(at time: Double) -> MotionState {
        var state = MotionState()
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

    /// How fast it turns: twice the vector part of the turn within a short time.
    func rate(at time: Double) -> CMRotationRate {
        let step = 0.001
        let turn = state(at: time).attitude.conjugate * state(at: time + step).attitude
        let sign = turn.w < 0 ? -2.0 : 2.0
        return CMRotationRate(x: sign * turn.x / step, y: sign * turn.y / step, z: sign * turn.z / step)
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
