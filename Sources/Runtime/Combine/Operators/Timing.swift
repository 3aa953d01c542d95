// SPDX-License-Identifier: MIT

extension Publishers {
    /// Everything reaches the subscriber on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let (scheduler, options) = (scheduler, options)
            upstream.subscribe(Rescheduling(subscriber) { work in scheduler.schedule(options: options, work) })
        }
    }

    /// Everything reaches the subscriber later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
            (self.scheduler, self.options) = (scheduler, options)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let delay = self
            upstream.subscribe(
                Rescheduling(subscriber) { work in
                    let date = delay.scheduler.now.advanced(by: delay.interval)
                    delay.scheduler.schedule(
                        after: date, tolerance: delay.tolerance, options: delay.options, work)
                })
        }
    }

    /// The subscription itself, and demand, go through a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let upstream = upstream
            scheduler.schedule(options: options) { upstream.subscribe(subscriber) }
        }
    }

    /// A value only when none followed it for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.dueTime, self.scheduler, self.options) = (upstream, dueTime, scheduler, options)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let debounce = self
            let junction = Junction(subscriber)
            subscriber.receive(subscription: junction)
            let latest = State<(number: Int, value: Output?)>((0, nil))
            upstream.subscribe(
                junction.inlet(
                    receive: { value in
                        latest.value = (latest.value.number + 1, value)
                        let number = latest.value.number
                        let date = debounce.scheduler.now.advanced(by: debounce.dueTime)
                        debounce.scheduler.schedule(
                            after: date, tolerance: debounce.scheduler.minimumTolerance, options: debounce.options
                        ) {
                            junction.lock.withLock {
                                guard latest.value.number == number, let value = latest.value.value else { return }
                                latest.value.value = nil
                                junction.send(value)
                            }
                            junction.drain()
                        }
                    },
                    end: {
                        // The value that still waited comes out before the end.
                        if $0.isFinished, let value = latest.value.value { junction.send(value) }
                        latest.value.value = nil
                        junction.finish($0)
                    }))
            junction.drain()
        }
    }

    /// At most one value in each interval: the first or the latest of it.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            (self.upstream, self.interval, self.scheduler, self.latest) = (upstream, interval, scheduler, latest)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let throttle = self
            let junction = Junction(subscriber)
            subscriber.receive(subscription: junction)
            let waiting = State<Output?>(nil)
            let open = State<Context.SchedulerTimeType?>(nil)
            let isScheduled = State(false)
            upstream.subscribe(
                junction.inlet(
                    receive: { value in
                        let now = throttle.scheduler.now
                        guard let next = open.value, now < next else {
                            open.value = now.advanced(by: throttle.interval)
                            return junction.send(value)
                        }
                        if waiting.value == nil || throttle.latest { waiting.value = value }
                        guard !isScheduled.value else { return }
                        isScheduled.value = true
                        throttle.scheduler.schedule(after: next) {
                            junction.lock.withLock {
                                isScheduled.value = false
                                guard let value = waiting.value else { return }
                                waiting.value = nil
                                open.value = throttle.scheduler.now.advanced(by: throttle.interval)
                                junction.send(value)
                            }
                            junction.drain()
                        }
                    },
                    end: {
                        if $0.isFinished, let value = waiting.value { junction.send(value) }
                        waiting.value = nil
                        junction.finish($0)
                    }))
            junction.drain()
        }
    }

    /// Ends when nothing came for a while.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public let customError: (() -> Upstream.Failure)?
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
            (self.options, self.customError) = (options, customError)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let timeout = self
            let junction = Junction(subscriber)
            subscriber.receive(subscription: junction)
            let serial = State(0)
            func watch() {
                serial.value += 1
                let number = serial.value
                timeout.scheduler.schedule(
                    after: timeout.scheduler.now.advanced(by: timeout.interval),
                    tolerance: timeout.scheduler.minimumTolerance, options: timeout.options
                ) {
                    junction.lock.withLock {
                        guard serial.value == number else { return }
                        junction.finish(timeout.customError.map { .failure($0()) } ?? .finished)
                    }
                    junction.drain()
                }
            }
            junction.lock.withLock { watch() }
            upstream.subscribe(
                junction.inlet(
                    receive: {
                        junction.send($0)
                        watch()
                    },
                    end: {
                        serial.value += 1
                        junction.finish($0)
                    }))
            junction.drain()
        }
    }

    /// The time between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public init(upstream: Upstream, scheduler: Context) { (self.upstream, self.scheduler) = (upstream, scheduler) }
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let (last, scheduler) = (State(scheduler.now), scheduler)
            upstream.subscribe(
                Transform(subscriber) { _ in
                    let now = scheduler.now
                    defer { last.value = now }
                    return .emit(last.value.distance(to: now))
                })
        }
    }

    public enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// The values of each interval together.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>) {
            (self.upstream, self.strategy) = (upstream, strategy)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let (scheduler, interval, limit): (Context, Context.SchedulerTimeType.Stride, Int) =
                switch strategy {
                case .byTime(let scheduler, let interval): (scheduler, interval, .max)
                case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
                }
            let junction = Junction(subscriber)
            subscriber.receive(subscription: junction)
            let values = State<Output>([])
            func flush() {
                guard !values.value.isEmpty else { return }
                junction.send(values.value)
                values.value = []
            }
            let timer = scheduler.schedule(after: scheduler.now.advanced(by: interval), interval: interval) {
                junction.lock.withLock(flush)
                junction.drain()
            }
            upstream.subscribe(
                junction.inlet(
                    receive: {
                        values.value.append($0)
                        if values.value.count >= limit { flush() }
                    },
                    end: {
                        timer.cancel()
                        if $0.isFinished { flush() }
                        junction.finish($0)
                    }))
            junction.drain()
        }
    }
}

/// Hands values on through `schedule`, in order.
private final class Rescheduling<Downstream: Subscriber>: Subscriber, Subscription {
    private enum Event {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private let lock = NSRecursiveLock()
    private let schedule: (@escaping () -> Void) -> Void
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var events: [Event] = []

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let target = lock.withLock { () -> Downstream? in
            guard upstream == nil else { return nil }
            upstream = downstream == nil ? nil : subscription
            return downstream
        }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        add(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { add(.completion(completion)) }

    private func add(_ event: Event) {
        lock.withLock { events.append(event) }
        schedule { self.deliver() }
    }

    /// Queues that run several closures at once may swap them, so each takes the oldest event.
    private func deliver() {
        lock.lock()
        guard let target = downstream, !events.isEmpty else { return lock.unlock() }
        let event = events.removeFirst()
        let source = upstream
        if case .completion = event { (downstream, upstream) = (nil, nil) }
        lock.unlock()
        switch event {
        case .value(let value):
            let more = target.receive(value)
            if more > 0 { source?.request(more) }
        case .completion(let completion): target.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() {
        let old = lock.withLock { () -> (any Subscription)? in
            defer { (downstream, upstream, events) = (nil, nil, []) }
            return upstream
        }
        old?.cancel()
    }
}

extension Publisher {
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> { .init(upstream: self, scheduler: scheduler, options: options) }
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> { .init(upstream: self, scheduler: scheduler, options: options) }
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        .init(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        .init(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        .init(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> { .init(upstream: self, scheduler: scheduler) }
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> { .init(upstream: self, strategy: strategy) }
}
