// SPDX-License-Identifier: MIT

extension Publishers {
    /// One subscription upstream for all subscribers, through a subject; starts with `connect()`.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private let lock = NSRecursiveLock()
        private var subject: SubjectType?

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        private var current: SubjectType {
            lock.withLock {
                if let subject { return subject }
                let made = createSubject()
                subject = made
                return made
            }
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            current.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(current) }
    }

    /// Connects with the first subscriber, disconnects when the last has cancelled. What has completed stays connected:
    /// later subscribers get what the subject still has, and nothing begins anew.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private let lock = NSRecursiveLock()
        private var count = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let isFirst = lock.withLock { () -> Bool in
                count += 1
                return count == 1
            }
            upstream.subscribe(CountedLink(subscriber) { self.leave() })
            guard isFirst else { return }
            let made = upstream.connect()
            let isWanted = lock.withLock { () -> Bool in
                guard count > 0 else { return false }
                connection = made
                return true
            }
            if !isWanted { made.cancel() }
        }

        private func leave() {
            let old = lock.withLock { () -> (any Cancellable)? in
                count -= 1
                guard count == 0 else { return nil }
                defer { connection = nil }
                return connection
            }
            old?.cancel()
        }
    }

    /// One subscription upstream, from the first subscriber to the last.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = Autoconnect(upstream: Multicast(upstream: upstream) { PassthroughSubject() })
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            shared.receive(subscriber: subscriber)
        }

        public static func == (left: Share, right: Share) -> Bool { left === right }
    }

    /// A publisher that waits for `connect()`.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>
        public init(upstream: Upstream) { shared = Multicast(upstream: upstream) { PassthroughSubject() } }
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Output {
            shared.receive(subscriber: subscriber)
        }
        public func connect() -> any Cancellable { shared.connect() }
    }

    public enum PrefetchStrategy: Equatable, Hashable, Sendable {
        case keepFull, byRequest
    }

    public enum BufferingStrategy<Failure: Error> {
        case dropNewest, dropOldest
        case customError(() -> Failure)
    }

    /// Keeps values that were not demanded yet.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let size: Int
        public let prefetch: PrefetchStrategy
        public let whenFull: BufferingStrategy<Upstream.Failure>
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
            whenFull: BufferingStrategy<Upstream.Failure>
        ) {
            (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let (size, whenFull) = (size, whenFull)
            let junction = Junction(subscriber)
            subscriber.receive(subscription: junction)
            upstream.subscribe(
                junction.inlet(
                    receive: { value in
                        guard junction.waitingCount >= size else { return junction.send(value) }
                        switch whenFull {
                        case .dropNewest: break
                        case .dropOldest:
                            junction.dropOldest()
                            junction.send(value)
                        case .customError(let error): junction.finish(.failure(error()))
                        }
                    }, end: { junction.finish($0) }))
            junction.drain()
        }
    }
}

/// Passes everything on and tells when it is cancelled.
private final class CountedLink<Downstream: Subscriber>: Subscriber, Subscription {
    private let lock = NSRecursiveLock()
    private let downstream: Downstream
    private var upstream: (any Subscription)?
    private var leave: (() -> Void)?

    init(_ downstream: Downstream, leave: @escaping () -> Void) {
        self.downstream = downstream
        self.leave = leave
    }

    func receive(subscription: any Subscription) {
        lock.withLock { upstream = subscription }
        downstream.receive(subscription: self)
    }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        _ = end()
        downstream.receive(completion: completion)
    }
    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }
    func cancel() {
        let end = end()
        end.upstream?.cancel()
        end.leave?()
    }

    private func end() -> (upstream: (any Subscription)?, leave: (() -> Void)?) {
        lock.withLock {
            defer { (upstream, leave) = (nil, nil) }
            return (upstream, leave)
        }
    }
}

extension Publisher {
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output { .init(upstream: self, createSubject: createSubject) }
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output { multicast { subject } }
    public func share() -> Publishers.Share<Self> { .init(upstream: self) }
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> { .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull) }
}

extension Publisher where Failure == Never {
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init(upstream: self) }
}

extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}
