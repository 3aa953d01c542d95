// SPDX-License-Identifier: MIT

public typealias CMAccelerometerHandler = @Sendable (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = @Sendable (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = @Sendable (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = @Sendable (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors: asked at will, or telling at intervals.
///
/// Sendable: the lock guards what changes.
open class CMMotionManager: __ObjCObject, @unchecked Sendable {
    private enum Sensor: Hashable { case accelerometer, gyro, magnetometer, motion }

    private let lock = NSLock()
    private var timers: [Sensor: any DispatchSourceTimer] = [:]
    private var active: Set<Sensor> = []
    private var intervals: [Sensor: TimeInterval] = [:]
    private var frame = CMAttitudeReferenceFrame.xArbitraryZVertical

    public override init() { super.init() }

    deinit { for timer in timers.values { timer.cancel() } }

    // MARK: Intervals, in seconds

    open var accelerometerUpdateInterval: TimeInterval {
        get { interval(.accelerometer) }
        set { setInterval(newValue, .accelerometer) }
    }
    open var gyroUpdateInterval: TimeInterval {
        get { interval(.gyro) }
        set { setInterval(newValue, .gyro) }
    }
    open var magnetometerUpdateInterval: TimeInterval {
        get { interval(.magnetometer) }
        set { setInterval(newValue, .magnetometer) }
    }
    open var deviceMotionUpdateInterval: TimeInterval {
        get { interval(.motion) }
        set { setInterval(newValue, .motion) }
    }
    open var showsDeviceMovementDisplay = false

    private func interval(_ sensor: Sensor) -> TimeInterval { lock.withLock { intervals[sensor] ?? 0.01 } }

    private func setInterval(_ interval: TimeInterval, _ sensor: Sensor) {
        lock.withLock {
            intervals[sensor] = interval
            timers[sensor]?.schedule(deadline: .now() + bounded(interval), repeating: bounded(interval))
        }
    }

    /// The hardware measures no more than a hundred times a second.
    private func bounded(_ interval: TimeInterval) -> TimeInterval { max(0.01, interval) }

    // MARK: What there is

    open var isAccelerometerAvailable: Bool { true }
    open var isGyroAvailable: Bool { true }
    open var isMagnetometerAvailable: Bool { true }
    open var isDeviceMotionAvailable: Bool { true }
    open var isAccelerometerActive: Bool { isActive(.accelerometer) }
    open var isGyroActive: Bool { isActive(.gyro) }
    open var isMagnetometerActive: Bool { isActive(.magnetometer) }
    open var isDeviceMotionActive: Bool { isActive(.motion) }
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
        [.xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical, .xTrueNorthZVertical]
    }
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { lock.withLock { frame } }

    private func isActive(_ sensor: Sensor) -> Bool { lock.withLock { active.contains(sensor) } }

    // MARK: Asking: nil while a sensor does not run

    open var accelerometerData: CMAccelerometerData? {
        isActive(.accelerometer) ? CMAccelerometerData(.now()) : nil
    }
    open var gyroData: CMGyroData? { isActive(.gyro) ? CMGyroData(.now()) : nil }
    open var magnetometerData: CMMagnetometerData? { isActive(.magnetometer) ? CMMagnetometerData(.now()) : nil }
    open var deviceMotion: CMDeviceMotion? {
        isActive(.motion) ? CMDeviceMotion(.now(), frame: attitudeReferenceFrame) : nil
    }

    // MARK: Running

    private func start(_ sensor: Sensor, on queue: OperationQueue? = nil, _ tell: (@Sendable () -> Void)? = nil) {
        lock.lock()
        defer { lock.unlock() }
        active.insert(sensor)
        timers.removeValue(forKey: sensor)?.cancel()
        guard let queue, let tell else { return }
        let timer = DispatchSource.makeTimerSource(queue: .global())
        let interval = bounded(intervals[sensor] ?? 0.01)
        timer.schedule(deadline: .now() + interval, repeating: interval)
        timer.setEventHandler { if !MotionDelivery.isHeld { queue.addOperation(tell) } }
        timers[sensor] = timer
        timer.resume()
    }

    private func stop(_ sensor: Sensor) {
        lock.withLock {
            active.remove(sensor)
            timers.removeValue(forKey: sensor)?.cancel()
        }
    }

    open func startAccelerometerUpdates() { start(.accelerometer) }
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        start(.accelerometer, on: queue) { handler(CMAccelerometerData(.now()), nil) }
    }
    open func stopAccelerometerUpdates() { stop(.accelerometer) }

    open func startGyroUpdates() { start(.gyro) }
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        start(.gyro, on: queue) { handler(CMGyroData(.now()), nil) }
    }
    open func stopGyroUpdates() { stop(.gyro) }

    open func startMagnetometerUpdates() { start(.magnetometer) }
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
        start(.magnetometer, on: queue) { handler(CMMagnetometerData(.now()), nil) }
    }
    open func stopMagnetometerUpdates() { stop(.magnetometer) }

    open func startDeviceMotionUpdates() { start(.motion) }
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
        lock.withLock { frame = referenceFrame }
        start(.motion)
    }
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        startDeviceMotionUpdates(using: attitudeReferenceFrame, to: queue, withHandler: handler)
    }
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        lock.withLock { frame = referenceFrame }
        start(.motion, on: queue) { handler(CMDeviceMotion(.now(), frame: referenceFrame), nil) }
    }
    open func stopDeviceMotionUpdates() { stop(.motion) }
}
