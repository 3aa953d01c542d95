// SPDX-License-Identifier: MIT

public enum CMMotionActivityConfidence: Int, Sendable { case low = 0, medium, high }

/// What the person does. Sendable: immutable.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    open private(set) var startDate: Date
    open private(set) var confidence = CMMotionActivityConfidence.high
    private let kind: String

    /// Of no kind.
    public convenience init() { self.init("", since: Date()) }

    init(_ kind: String, since date: Date) {
        self.kind = kind
        startDate = date
        super.init(ProcessInfo.processInfo.systemUptime)
    }

    open var unknown: Bool { !["stationary", "walking", "running", "automotive", "cycling"].contains(kind) }
    open var stationary: Bool { kind == "stationary" }
    open var walking: Bool { kind == "walking" }
    open var running: Bool { kind == "running" }
    open var automotive: Bool { kind == "automotive" }
    open var cycling: Bool { kind == "cycling" }
}

public typealias CMMotionActivityHandler = @Sendable (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = @Sendable ([CMMotionActivity]?, (any Error)?) -> Void

/// Tells what the person does, as the world or the script of movements has it. Sendable: immutable, and the ticker has
/// a lock.
open class CMMotionActivityManager: __ObjCObject, @unchecked Sendable {
    private let ticker = SecondTicker()

    public override init() { super.init() }

    open class func isActivityAvailable() -> Bool { true }
    open class func authorizationStatus() -> CMAuthorizationStatus { MotionPermission.status }

    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {
        // Only the ticker uses it, one look at a time.
        nonisolated(unsafe) var last = ""
        // Apple's handler has no place for an error.
        ticker.start(refused: { _ in }) {
            let kind = MotionState.now.activity
            guard kind != last else { return }
            last = kind
            let activity = CMMotionActivity(kind, since: Date())
            queue.addOperation { handler(activity) }
        }
    }

    open func stopActivityUpdates() { ticker.stop() }

    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        MotionPermission.request { refusal in
            let elapsed = SensorReading.elapsed + end.timeIntervalSinceNow
            let activity = CMMotionActivity(MotionState.at(elapsed).activity, since: start)
            queue.addOperation { handler(refusal == nil ? [activity] : nil, refusal) }
        }
    }
}

/// Height above where it began. Sendable: immutable.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// Metres.
    open private(set) var relativeAltitude: NSNumber
    /// Kilopascals.
    open private(set) var pressure: NSNumber
    /// At the start.
    public convenience init() { self.init(MotionState(), since: 0) }

    /// - Parameter begin: the height at which it began.
    init(_ state: MotionState, since begin: Double) {
        let altitude = state.altitude - begin
        relativeAltitude = NSNumber(value: altitude)
        // The standard atmosphere loses 12 pascals a metre near the ground.
        pressure = NSNumber(value: state.pressure ?? 101.325 - altitude * 0.012)
        super.init(ProcessInfo.processInfo.systemUptime)
    }
}

public typealias CMAltitudeHandler = @Sendable (CMAltitudeData?, (any Error)?) -> Void

/// Sendable: immutable, and the ticker has a lock.
open class CMAltimeter: __ObjCObject, @unchecked Sendable {
    private let ticker = SecondTicker()

    public override init() { super.init() }

    open class func isRelativeAltitudeAvailable() -> Bool { true }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { MotionPermission.status }

    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        let begin = MotionState.now.altitude
        ticker.start(refused: { refusal in queue.addOperation { handler(nil, refusal) } }) {
            let data = CMAltitudeData(.now, since: begin)
            queue.addOperation { handler(data, nil) }
        }
    }

    open func stopRelativeAltitudeUpdates() { ticker.stop() }
}
