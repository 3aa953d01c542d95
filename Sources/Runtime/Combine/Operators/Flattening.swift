// SPDX-License-Identifier: MIT

extension Publishers {
    /// The values of the publishers that the closure makes of each value.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let (transform, limit) = (transform, maxPublishers)
            let junction = Junction(subscriber)
            subscriber.receive(subscription: junction)
            let (running, isOver) = (State(0), State(false))
            let source = State<(any Subscription)?>(nil)
            /// Subscribed outside the lock, after the value that made them.
            let waiting = State<[NewPublisher]>([])
            func start() {
                while let inner = junction.lock.withLock({ waiting.value.isEmpty ? nil : waiting.value.removeFirst() })
                {
                    inner.subscribe(
                        junction.inlet(
                            window: .unlimited, receive: { junction.send($0) },
                            end: {
                                running.value -= 1
                                if !$0.isFinished || isOver.value && running.value == 0 { junction.finish($0) }
                                if limit != .unlimited, !isOver.value { source.value?.request(.max(1)) }
                            }))
                }
            }
            let inlet: AnySubscriber<Upstream.Output, Failure> = junction.inlet(
                window: limit,
                receive: {
                    running.value += 1
                    waiting.value.append(transform($0))
                },
                end: {
                    isOver.value = true
                    if !$0.isFinished || running.value == 0 { junction.finish($0) }
                })
            upstream.subscribe(
                AnySubscriber(
                    receiveSubscription: {
                        source.value = $0
                        inlet.receive(subscription: $0)
                    },
                    receiveValue: {
                        let demand = inlet.receive($0)
                        start()
                        return demand
                    }, receiveCompletion: { inlet.receive(completion: $0) }))
            junction.drain()
        }
    }

    /// The values of the publisher that came last.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P.Failure == Upstream.Failure, P == Upstream.Output {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
        public let upstream: Upstream
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let junction = Junction(subscriber)
            subscriber.receive(subscription: junction)
            let (current, isOver) = (State<(number: Int, link: (any Subscription)?)>((0, nil)), State(false))
            let isRunning = State(false)
            let inlet: AnySubscriber<P, Failure> = junction.inlet(
                window: .unlimited, receive: { _ in },
                end: {
                    isOver.value = true
                    if !$0.isFinished || !isRunning.value { junction.finish($0) }
                })
            func change(to inner: P) {
                let (number, old) = junction.lock.withLock { () -> (Int, (any Subscription)?) in
                    isRunning.value = true
                    defer { current.value = (current.value.number + 1, nil) }
                    return (current.value.number + 1, current.value.link)
                }
                old?.cancel()
                let link: AnySubscriber<P.Output, Failure> = junction.inlet(
                    window: .unlimited,
                    receive: { if current.value.number == number { junction.send($0) } },
                    end: {
                        guard current.value.number == number else { return }
                        isRunning.value = false
                        if !$0.isFinished || isOver.value { junction.finish($0) }
                    })
                inner.subscribe(
                    AnySubscriber(
                        receiveSubscription: { subscription in
                            junction.lock.withLock {
                                if current.value.number == number { current.value.link = subscription }
                            }
                            link.receive(subscription: subscription)
                        }, receiveValue: { link.receive($0) }, receiveCompletion: { link.receive(completion: $0) }))
            }
            upstream.subscribe(
                AnySubscriber(
                    receiveSubscription: { inlet.receive(subscription: $0) },
                    receiveValue: {
                        if junction.isOpen { change(to: $0) }
                        return .none
                    }, receiveCompletion: { inlet.receive(completion: $0) }))
            junction.drain()
        }
    }

    /// First all of `prefix`, then all of `suffix`.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure
        public let prefix: Prefix
        public let suffix: Suffix
        public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let suffix = suffix
            Relay.start(prefix, subscriber) { completion, relay in
                guard completion.isFinished else { return false }
                relay.follow(suffix) { _, _ in false }
                return true
            }
        }
    }

    /// Goes on with another publisher after a failure.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure
        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let handler = handler
            let relay = Relay(subscriber)
            subscriber.receive(subscription: relay)
            relay.follow(
                upstream,
                onFailure: { error, relay in relay.follow(handler(error)) { _, _ in false } })
        }
    }

    /// Goes on with another publisher after a failure, or fails anew.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let handler = handler
            let relay = Relay(subscriber)
            subscriber.receive(subscription: relay)
            relay.follow(
                upstream,
                onFailure: { error, relay in
                    do {
                        relay.follow(try handler(error).mapError { $0 as any Error }) { _, _ in false }
                    } catch {
                        relay.finish(.failure(error))
                    }
                })
        }
    }

    /// Subscribes again after failures, so many times.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        /// nil: without end.
        public let retries: Int?
        public init(upstream: Upstream, retries: Int?) { (self.upstream, self.retries) = (upstream, retries) }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let (upstream, left) = (upstream, State(retries))
            func again(_ completion: Subscribers.Completion<Failure>, _ relay: Relay<S>) -> Bool {
                guard !completion.isFinished, left.value != 0 else { return false }
                left.value = left.value.map { $0 - 1 }
                relay.follow(upstream, then: again)
                return true
            }
            Relay.start(upstream, subscriber, then: again)
        }
    }
}

/// Follows one publisher after the other, passing demand that was not served yet on.
final class Relay<Downstream: Subscriber>: Subscription {
    typealias Completion = Subscribers.Completion<Downstream.Failure>
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream) { self.downstream = downstream }

    static func start<P: Publisher>(
        _ publisher: P, _ subscriber: Downstream, then: @escaping (Completion, Relay) -> Bool
    ) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let relay = Relay(subscriber)
        subscriber.receive(subscription: relay)
        relay.follow(publisher, then: then)
    }

    /// - Parameter then: called at the end; whether something else is followed now.
    func follow<P: Publisher>(_ publisher: P, then: @escaping (Completion, Relay) -> Bool)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        follow(publisher) { completion in
            if !then(completion, self) { self.finish(completion) }
        }
    }

    func follow<P: Publisher>(_ publisher: P, onFailure: @escaping (P.Failure, Relay) -> Void)
    where P.Output == Downstream.Input {
        follow(publisher) { completion in
            switch completion {
            case .finished: self.finish(.finished)
            case .failure(let error): onFailure(error, self)
            }
        }
    }

    private func follow<P: Publisher>(_ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void)
    where P.Output == Downstream.Input {
        publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { [self] subscription in
                    let demand = lock.withLock { () -> Subscribers.Demand? in
                        guard downstream != nil else { return nil }
                        upstream = subscription
                        return self.demand
                    }
                    guard let demand else { return subscription.cancel() }
                    if demand > 0 { subscription.request(demand) }
                },
                receiveValue: { [self] value in
                    let target = lock.withLock { () -> Downstream? in
                        _ = demand.take()
                        return downstream
                    }
                    guard let target else { return .none }
                    let more = target.receive(value)
                    lock.withLock { demand += more }
                    return more
                },
                receiveCompletion: { [self] completion in
                    let isOpen = lock.withLock { () -> Bool in
                        upstream = nil
                        return downstream != nil
                    }
                    if isOpen { end(completion) }
                }))
    }

    func finish(_ completion: Completion) {
        let target = lock.withLock { () -> Downstream? in
            defer { downstream = nil }
            return downstream
        }
        target?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock { () -> (any Subscription)? in
            self.demand += demand
            return self.upstream
        }
        upstream?.request(demand)
    }

    func cancel() {
        let old = lock.withLock { () -> (any Subscription)? in
            defer { (downstream, upstream) = (nil, nil) }
            return upstream
        }
        old?.cancel()
    }
}

extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
        .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where Output == P.Output { .init(upstream: self, handler: handler) }
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where Output == P.Output { .init(upstream: self, handler: handler) }
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { .init(upstream: self, retries: retries) }
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where Failure == P.Failure, Output == P.Output { .init(prefix: self, suffix: publisher) }
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }
    public func append<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element {
        .init(prefix: self, suffix: .init(sequence: elements))
    }
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where Failure == P.Failure, Output == P.Output { .init(prefix: publisher, suffix: self) }
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }
    public func prepend<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
        .init(prefix: .init(sequence: elements), suffix: self)
    }
}

extension Publisher where Failure == Never {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        .init(upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    { .init(upstream: setFailureType(to: Output.Failure.self)) }
}

// Where nothing fails, both forms above would fit.
extension Publisher where Failure == Never {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}
