// SPDX-License-Identifier: MIT

/// A publisher that values are put into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Hands each value to the subscribers of that moment; keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let hub = SubjectHub<Output, Failure>()

    public init() {}

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        hub.attach(subscriber, first: { nil })
    }

    public func send(_ input: Output) { hub.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { hub.complete(completion) }
    public func send(subscription: any Subscription) { hub.add(subscription) }
}

/// Remembers the last value, which every new subscriber gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let hub = SubjectHub<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    /// Setting it sends it.
    public var value: Output {
        get { hub.lock.withLock { current } }
        set { send(newValue) }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        hub.attach(subscriber, first: { [unowned self] in current })
    }

    public func send(_ input: Output) {
        let isOpen = hub.lock.withLock { () -> Bool in
            guard hub.completion == nil else { return false }
            current = input
            return true
        }
        if isOpen { hub.send(input, isLatest: true) }
    }

    public func send(completion: Subscribers.Completion<Failure>) { hub.complete(completion) }
    /// Takes all values at once: it keeps the last one for whoever comes later.
    public func send(subscription: any Subscription) {
        hub.keep(subscription)
        subscription.request(.unlimited)
    }
}

/// The subscribers of a subject.
final class SubjectHub<Output, Failure: Error> {
    let lock = NSRecursiveLock()
    private(set) var completion: Subscribers.Completion<Failure>?
    private var conduits: [SubjectConduit<Output, Failure>] = []
    private var upstreams: [any Subscription] = []
    /// Those that were asked for all values.
    private var kept: [any Subscription] = []
    private var wantsValues = false

    /// - Parameter first: the value a new subscriber gets as soon as it demands one.
    func attach<S: Subscriber>(_ subscriber: S, first: () -> Output?) where S.Input == Output, S.Failure == Failure {
        lock.lock()
        if let completion {
            lock.unlock()
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
            return
        }
        let conduit = SubjectConduit(AnySubscriber(subscriber), hub: self, waiting: first())
        conduits.append(conduit)
        lock.unlock()
        subscriber.receive(subscription: conduit)
    }

    func send(_ value: Output, isLatest: Bool = false) {
        lock.lock()
        let targets = completion == nil ? conduits : []
        lock.unlock()
        for target in targets { target.offer(value, isLatest: isLatest) }
    }

    func complete(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        let targets = self.completion == nil ? conduits : []
        if self.completion == nil { self.completion = completion }
        conduits = []
        (upstreams, kept) = ([], [])
        lock.unlock()
        for target in targets { target.finish(completion) }
    }

    /// Until the subject ends.
    func keep(_ upstream: any Subscription) { lock.withLock { kept.append(upstream) } }

    func add(_ upstream: any Subscription) {
        let wants = lock.withLock { () -> Bool in
            upstreams.append(upstream)
            return wantsValues
        }
        if wants { upstream.request(.unlimited) }
    }

    func demanded() {
        let waiting = lock.withLock { () -> [any Subscription] in
            defer { wantsValues = true }
            return wantsValues ? [] : upstreams
        }
        for upstream in waiting { upstream.request(.unlimited) }
    }

    func drop(_ conduit: SubjectConduit<Output, Failure>) {
        lock.withLock { conduits.removeAll { $0 === conduit } }
    }

    // Subscribers hold the hub, so it outlives its subject as long as anybody listens.
    deinit {
        for upstream in upstreams + kept { upstream.cancel() }
    }
}

/// One subscriber of a subject.
final class SubjectConduit<Output, Failure: Error>: Subscription {
    private let lock = NSRecursiveLock()
    private var downstream: AnySubscriber<Output, Failure>?
    private var hub: SubjectHub<Output, Failure>?
    private var demand = Subscribers.Demand.none
    /// A current value that was not demanded yet.
    private var waiting: Output?

    init(_ downstream: AnySubscriber<Output, Failure>, hub: SubjectHub<Output, Failure>, waiting: Output?) {
        self.downstream = downstream
        self.hub = hub
        self.waiting = waiting
    }

    /// A value without demand is lost; a subject's current value waits.
    func offer(_ value: Output, isLatest: Bool) {
        lock.lock()
        guard let downstream else { return lock.unlock() }
        guard demand.take() else {
            if isLatest { waiting = value }
            return lock.unlock()
        }
        waiting = nil
        lock.unlock()
        let more = downstream.receive(value)
        if more > 0 { lock.withLock { demand += more } }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let target = lock.withLock { () -> AnySubscriber<Output, Failure>? in
            defer { (downstream, hub, waiting) = (nil, nil, nil) }
            return downstream
        }
        target?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a demand must be at least 1")
        lock.lock()
        self.demand += demand
        let hub = hub
        var first: Output?
        if waiting != nil, downstream != nil, self.demand.take() {
            first = waiting
            waiting = nil
        }
        let target = downstream
        lock.unlock()
        if let first, let target {
            let more = target.receive(first)
            if more > 0 { lock.withLock { self.demand += more } }
        }
        hub?.demanded()
    }

    func cancel() {
        let hub = lock.withLock { () -> SubjectHub<Output, Failure>? in
            defer { (downstream, self.hub, waiting) = (nil, nil, nil) }
            return self.hub
        }
        hub?.drop(self)
    }
}
