// SPDX-License-Identifier: MIT

extension DispatchQueue: Scheduler {
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public typealias Stride = SchedulerSeconds
        public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }
        private let nanoseconds: UInt64

        public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

        public func distance(to other: Self) -> SchedulerSeconds {
            SchedulerSeconds((Double(other.nanoseconds) - Double(nanoseconds)) / 1e9)
        }
        public func advanced(by n: SchedulerSeconds) -> Self {
            Self(DispatchTime(uptimeNanoseconds: nanoseconds) + n.timeInterval)
        }
    }

    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerSeconds { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(run: action)
        asyncAfter(deadline: date.dispatchTime) { work.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable { Repetition.start(on: self, at: date, every: interval, action) }
}

extension RunLoop: Scheduler {
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public typealias Stride = SchedulerSeconds
        public var date: Date
        public init(_ date: Date) { self.date = date }
        public func distance(to other: Self) -> SchedulerSeconds {
            SchedulerSeconds(other.date.timeIntervalSince(date))
        }
        public func advanced(by n: SchedulerSeconds) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
    }

    public struct SchedulerOptions {
        public init() {}
    }

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerSeconds { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        schedule(after: now, tolerance: 0, options: nil, action)
    }

    /// Runs in the default mode only, so not while a finger drags a scroll view.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(run: action)
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }
        add(timer, forMode: .default)
        wake()
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Work(run: action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.run() }
        add(timer, forMode: .default)
        wake()
        return AnyCancellable { timer.invalidate() }
    }

    /// The main loop waits on the main queue as well; a timer added from another thread must end that wait.
    private func wake() {
        if !Thread.isMainThread, self === RunLoop.main { DispatchQueue.main.async {} }
    }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    public struct SchedulerOptions {
        public init() {}
    }

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerSeconds { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        addOperation { work.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(run: action)
        DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
            self.addOperation { work.run() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable { Repetition.start(on: self, at: date, every: interval, action) }
}

/// Calls a closure again and again on a scheduler that can only do it once.
private final class Repetition<S: Scheduler>: Cancellable {
    private let lock = NSLock()
    private var isCancelled = false
    private let scheduler: S
    private let interval: S.SchedulerTimeType.Stride
    private let action: () -> Void

    private init(_ scheduler: S, _ interval: S.SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
        (self.scheduler, self.interval, self.action) = (scheduler, interval, action)
    }

    static func start(
        on scheduler: S, at date: S.SchedulerTimeType, every interval: S.SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = Repetition(scheduler, interval, action)
        repetition.next(at: date)
        return AnyCancellable(repetition)
    }

    private func next(at date: S.SchedulerTimeType) {
        scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: nil) { [self] in
            guard !lock.withLock({ isCancelled }) else { return }
            action()
            next(at: date.advanced(by: interval))
        }
    }

    func cancel() { lock.withLock { isCancelled = true } }
}
