// SPDX-License-Identifier: MIT

/// Steps of a time. Sendable: immutable.
open class CMPedometerData: __ObjCObject, @unchecked Sendable {
    open private(set) var startDate: Date
    open private(set) var endDate: Date
    open private(set) var numberOfSteps: NSNumber
    /// Metres.
    open private(set) var distance: NSNumber?
    open private(set) var floorsAscended: NSNumber?
    open private(set) var floorsDescended: NSNumber?
    open private(set) var currentPace: NSNumber?
    open private(set) var currentCadence: NSNumber?
    open private(set) var averageActivePace: NSNumber?

    /// Without steps.
    public convenience override init() { self.init(from: Date(), to: Date(), steps: 0) }

    /// - Parameter steps: of an average person, three quarters of a metre each.
    init(from start: Date, to end: Date, steps: Int) {
        startDate = start
        endDate = end
        numberOfSteps = NSNumber(value: steps)
        distance = NSNumber(value: Double(steps) * 0.75)
        floorsAscended = nil
        floorsDescended = nil
        currentPace = nil
        currentCadence = nil
        averageActivePace = nil
        super.init()
    }
}

/// Somebody stops or goes on. Sendable: immutable.
open class CMPedometerEvent: __ObjCObject, @unchecked Sendable {
    open private(set) var date: Date
    open private(set) var type: CMPedometerEventType

    /// A halt, now.
    public override init() {
        (date, type) = (Date(), .pause)
        super.init()
    }
}

/// https://developer.apple.com/documentation/coremotion/cmpedometereventtype
public enum CMPedometerEventType: Int, Sendable { case pause = 0, resume }

public typealias CMPedometerEventHandler = @Sendable (CMPedometerEvent?, (any Error)?) -> Void
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

/// Counts the steps that the world or the script of movements tells. Sendable: immutable, and the ticker has a lock.
open class CMPedometer: __ObjCObject, @unchecked Sendable {
    private let ticker = SecondTicker()

    public override init() { super.init() }

    open class func isStepCountingAvailable() -> Bool { true }
    open class func isDistanceAvailable() -> Bool { true }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { MotionPermission.status }

    private static func steps(at date: Date) -> Int {
        guard let script = MotionScript.current else { return StepLog.shared.steps(at: date) }
        return Int(script.state(at: SensorReading.elapsed + date.timeIntervalSinceNow).steps)
    }

    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        MotionPermission.request { refusal in
            let count = max(0, CMPedometer.steps(at: end) - CMPedometer.steps(at: start))
            let data = refusal == nil ? CMPedometerData(from: start, to: end, steps: count) : nil
            DispatchQueue.global().async { handler(data, refusal) }
        }
    }

    /// Tells whenever there are more steps, looked at each second.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        // Only the ticker uses it, one look at a time.
        nonisolated(unsafe) var last = -1
        ticker.start(refused: { refusal in DispatchQueue.global().async { handler(nil, refusal) } }) {
            let count = max(0, CMPedometer.steps(at: Date()) - CMPedometer.steps(at: start))
            guard count != last else { return }
            last = count
            handler(CMPedometerData(from: start, to: Date(), steps: count), nil)
        }
    }

    /// The device does not tell when somebody stops: the handler hears that.
    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
        let error = NSError(domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue))
        DispatchQueue.global().async { handler(nil, error) }
    }
    open func stopEventUpdates() {}

    open func stopUpdates() { ticker.stop() }
}
