// SPDX-License-Identifier: MIT
import Glibc

extension Publishers {
    /// Calls closures for what passes by.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            // A subscription holds what it calls, and not the publisher: that may end before it.
            let (subscribed, heard, ended) = (receiveSubscription, receiveOutput, receiveCompletion)
            let (cancelled, requested) = (receiveCancel, receiveRequest)
            upstream.subscribe(
                AnySubscriber(
                    receiveSubscription: {
                        subscribed?($0)
                        subscriber.receive(
                            subscription: WatchedSubscription($0, requested: requested, cancelled: cancelled))
                    },
                    receiveValue: {
                        heard?($0)
                        let demand = subscriber.receive($0)
                        if demand > 0 { requested?(demand) }
                        return demand
                    },
                    receiveCompletion: {
                        ended?($0)
                        subscriber.receive(completion: $0)
                    }))
        }
    }

    /// Writes what passes by to standard output.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let prefix: String
        public let stream: (any TextOutputStream)?
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let start = prefix.isEmpty ? "" : prefix + ": "
            let target = State(stream)
            func write(_ text: String) {
                if target.value != nil { target.value?.write(start + text + "\n") } else { Swift.print(start + text) }
            }
            HandleEvents(
                upstream: upstream, receiveSubscription: { write("receive subscription: (\($0))") },
                receiveOutput: { write("receive value: (\($0))") },
                receiveCompletion: {
                    switch $0 {
                    case .finished: write("receive finished")
                    case .failure(let error): write("receive error: (\(error))")
                    }
                }, receiveCancel: { write("receive cancel") },
                receiveRequest: { write($0 == .unlimited ? "request unlimited" : "request max: (\($0.max ?? 0))") }
            ).receive(subscriber: subscriber)
        }
    }
}

private final class WatchedSubscription: Subscription, CustomStringConvertible {
    private let inner: any Subscription
    private let requested: ((Subscribers.Demand) -> Void)?
    private let cancelled: (() -> Void)?
    init(
        _ inner: any Subscription, requested: ((Subscribers.Demand) -> Void)?, cancelled: (() -> Void)?
    ) {
        (self.inner, self.requested, self.cancelled) = (inner, requested, cancelled)
    }
    func request(_ demand: Subscribers.Demand) {
        requested?(demand)
        inner.request(demand)
    }
    func cancel() {
        cancelled?()
        inner.cancel()
    }
    var description: String { "\(inner)" }
}

extension Publisher {
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        .init(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        .init(upstream: self, prefix: prefix, to: stream)
    }
    /// Stops in the debugger when a closure says so.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.HandleEvents<Self> {
        handleEvents(
            receiveSubscription: { if receiveSubscription?($0) == true { _ = raise(SIGTRAP) } },
            receiveOutput: { if receiveOutput?($0) == true { _ = raise(SIGTRAP) } },
            receiveCompletion: { if receiveCompletion?($0) == true { _ = raise(SIGTRAP) } })
    }
    public func breakpointOnError() -> Publishers.HandleEvents<Self> {
        breakpoint(receiveCompletion: { !$0.isFinished })
    }
}
