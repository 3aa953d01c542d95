// SPDX-License-Identifier: MIT

/// Delivers a sequence of values over time to its subscribers, then possibly a completion.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Attaches a subscriber. Apps call `subscribe(_:)`.
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
    public func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Sends everything on to `subject`.
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Failure == S.Failure, Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable(subscriber)
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher whose own type nobody needs to know.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let attach: (AnySubscriber<Output, Failure>) -> Void

    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        if let erased = publisher as? Self {
            self = erased
        } else {
            attach = { publisher.receive(subscriber: $0) }
        }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        attach(AnySubscriber(subscriber))
    }

    public var description: String { "AnyPublisher" }
}

/// A publisher that starts only when told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

/// Hands what arrives on to a subject.
private final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
    private let lock = NSRecursiveLock()
    private var subject: S?
    private var upstream: (any Subscription)?

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        lock.lock()
        let isNew = upstream == nil && subject != nil
        if isNew { upstream = subscription }
        let target = subject
        lock.unlock()
        if isNew { target?.send(subscription: subscription) } else { subscription.cancel() }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        let target = lock.withLock { () -> S? in
            defer { (subject, upstream) = (nil, nil) }
            return subject
        }
        target?.send(completion: completion)
    }

    func cancel() {
        let old = lock.withLock { () -> (any Subscription)? in
            defer { (subject, upstream) = (nil, nil) }
            return upstream
        }
        old?.cancel()
    }
}
