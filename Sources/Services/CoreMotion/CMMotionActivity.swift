// SPDX-License-Identifier: MIT

public enum CMMotionActivityConfidence: Int, Sendable { case low = 0, medium, high }

/// What the person does. Sendable: immutable.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    public let startDate: Date
    public let confidence = CMMotionActivityConfidence.high
    private let kind: String

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

/// Tells what the person does, as the script of movements has it. Sendable: the lock guards what changes.
open class CMMotionActivityManager: __ObjCObject, @unchecked Sendable {
    private let lock = NSLock()
    private var timer: (any DispatchSourceTimer)?

    public override init() { super.init() }
    deinit { timer?.cancel() }

    open class func isActivityAvailable() -> Bool { true }
    open class func authorizationStatus() -> CMAuthorizationStatus { .authorized }

    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now(), repeating: 1)
        // Only the timer's own queue uses it.
        nonisolated(unsafe) var last = ""
        timer.setEventHandler {
            let kind = MotionScript.current.state(at: SensorReading.elapsed).activity
            guard kind != last else { return }
            last = kind
            let activity = CMMotionActivity(kind, since: Date())
            queue.addOperation { handler(activity) }
        }
        lock.withLock {
            self.timer?.cancel()
            self.timer = timer
        }
        timer.resume()
    }

    open func stopActivityUpdates() {
        lock.withLock {
            timer?.cancel()
            timer = nil
        }
    }

    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        let elapsed = SensorReading.elapsed + end.timeIntervalSinceNow
        let activity = CMMotionActivity(MotionScript.current.state(at: elapsed).activity, since: start)
        queue.addOperation { handler([activity], nil) }
    }
}

/// Height above where it began. Sendable: immutable.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// Metres.
    public let relativeAltitude: NSNumber
    /// Kilopascals.
    public let pressure: NSNumber
    init(altitude: Double) {
        relativeAltitude = NSNumber(value: altitude)
        // The standard atmosphere loses 12 pascals a metre near the ground.
        pressure = NSNumber(value: 101.325 - altitude * 0.012)
        super.init(ProcessInfo.processInfo.systemUptime)
    }
}

public typealias CMAltitudeHandler = @Sendable (CMAltitudeData?, (any Error)?) -> Void

/// Sendable: the lock guards what changes.
open class CMAltimeter: __ObjCObject, @unchecked Sendable {
    private let lock = NSLock()
    private var timer: (any DispatchSourceTimer)?

    public override init() { super.init() }
    deinit { timer?.cancel() }

    open class func isRelativeAltitudeAvailable() -> Bool { true }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .authorized }

    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        let begin = MotionScript.current.state(at: SensorReading.elapsed).altitude
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now(), repeating: 1)
        timer.setEventHandler {
            let altitude = MotionScript.current.state(at: SensorReading.elapsed).altitude
            let data = CMAltitudeData(altitude: altitude - begin)
            queue.addOperation { handler(data, nil) }
        }
        lock.withLock {
            self.timer?.cancel()
            self.timer = timer
        }
        timer.resume()
    }

    open func stopRelativeAltitudeUpdates() {
        lock.withLock {
            timer?.cancel()
            timer = nil
        }
    }
}
