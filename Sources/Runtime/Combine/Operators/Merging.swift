// SPDX-License-Identifier: MIT

/// Several upstreams of possibly different kinds, one downstream. The closures that an operator gives for each upstream
/// run under the lock and say what to send.
final class Junction<Downstream: Subscriber>: Subscription {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure

    let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstreams: [Int: any Subscription] = [:]
    private var queue: [Output] = []
    private var completion: Subscribers.Completion<Failure>?
    private var demand = Subscribers.Demand.none
    private var isSending = false
    private var serial = 0
    /// What each upstream may send ahead of demand.
    let window: Subscribers.Demand

    init(_ downstream: Downstream, window: Subscribers.Demand = .unlimited) {
        self.downstream = downstream
        self.window = window
    }

    var isOpen: Bool { lock.withLock { downstream != nil && completion == nil } }

    /// A subscriber for one more upstream. Its closures run under the lock.
    func inlet<Input, InputFailure: Error>(
        window: Subscribers.Demand? = nil,
        receive: @escaping (Input) -> Void, end: @escaping (Subscribers.Completion<InputFailure>) -> Void
    ) -> AnySubscriber<Input, InputFailure> {
        let number = lock.withLock { () -> Int in
            serial += 1
            return serial
        }
        let first = window ?? self.window
        return AnySubscriber(
            receiveSubscription: { [self] subscription in
                let isWanted = lock.withLock { () -> Bool in
                    guard downstream != nil, completion == nil else { return false }
                    upstreams[number] = subscription
                    return true
                }
                if isWanted {
                    if first > 0 { subscription.request(first) }
                } else {
                    subscription.cancel()
                }
            },
            receiveValue: { [self] value in
                lock.withLock { if downstream != nil, completion == nil { receive(value) } }
                drain()
                return .none
            },
            receiveCompletion: { [self] completion in
                lock.withLock {
                    upstreams[number] = nil
                    if downstream != nil, self.completion == nil { end(completion) }
                }
                drain()
            })
    }

    // Called under the lock, by the closures.
    func send(_ value: Output) { queue.append(value) }
    func finish(_ completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        // What was sent before a failure is not waited for.
        if !completion.isFinished { queue = [] }
    }
    var waitingCount: Int { queue.count }
    func dropOldest() { if !queue.isEmpty { queue.removeFirst() } }

    func cancelUpstreams() {
        let all = lock.withLock { () -> [any Subscription] in
            defer { upstreams = [:] }
            return Array(upstreams.values)
        }
        for upstream in all { upstream.cancel() }
    }

    /// Sends what is demanded.
    func drain() {
        lock.lock()
        guard !isSending else { return lock.unlock() }
        isSending = true
        while let target = downstream {
            if !queue.isEmpty {
                guard demand.take() else { break }
                let value = queue.removeFirst()
                lock.unlock()
                let more = target.receive(value)
                lock.lock()
                demand += more
            } else if let completion {
                downstream = nil
                lock.unlock()
                cancelUpstreams()
                target.receive(completion: completion)
                lock.lock()
            } else {
                break
            }
        }
        isSending = false
        lock.unlock()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        drain()
    }

    func cancel() {
        lock.withLock {
            downstream = nil
            queue = []
        }
        cancelUpstreams()
    }
}

extension Publishers {
    /// The values of all, as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]
        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let junction = Junction(subscriber)
            subscriber.receive(subscription: junction)
            let open = State(publishers.count)
            if publishers.isEmpty { junction.lock.withLock { junction.finish(.finished) } }
            for publisher in publishers {
                publisher.subscribe(
                    junction.inlet(
                        receive: { junction.send($0) },
                        end: {
                            open.value -= 1
                            if open.value == 0 || !$0.isFinished { junction.finish($0) }
                        }))
            }
            junction.drain()
        }

        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }

    /// The values of both, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
        }
    }

    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
                .receive(subscriber: subscriber)
        }
    }

    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            MergeMany([
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
            ]).receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where Failure == P.Failure, Output == P.Output { .init(self, other) }
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output { .init(self, b, c) }
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output, Failure == D.Failure,
        Output == D.Output
    { .init(self, b, c, d) }
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init([self, other]) }
}
