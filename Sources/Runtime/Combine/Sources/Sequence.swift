// SPDX-License-Identifier: MIT

extension Publishers {
    /// The elements of a sequence, as fast as they are demanded.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements
        public init(sequence: Elements) { self.sequence = sequence }
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            subscriber.receive(subscription: SequenceSubscription(sequence, subscriber))
        }
    }
}

extension Swift.Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// The value, if there is one, then the end.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        public let output: Wrapped?
        public init(_ output: Wrapped?) { self.output = output }
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Wrapped {
            subscriber.receive(subscription: SequenceSubscription(output.map { [$0] } ?? [], subscriber))
        }
    }

    /// Newer than most of Combine: a library's own member of this name, for systems without it, comes first.
    @_disfavoredOverload
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// The value and the end, or the failure.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success
        public let result: Result<Success, Failure>
        public init(_ result: Result<Success, Failure>) { self.result = result }
        public init(_ output: Success) { result = .success(output) }
        public init(_ failure: Failure) { result = .failure(failure) }
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Success {
            switch result {
            case .success(let value):
                subscriber.receive(subscription: SequenceSubscription(CollectionOfOne(value), subscriber))
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }

    public var publisher: Publisher { Publisher(self) }
}

/// Feeds one subscriber from an iterator.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription
where Elements.Element == Downstream.Input {
    private let lock = NSRecursiveLock()
    private var iterator: Elements.Iterator
    private var next: Elements.Element?
    private var downstream: Downstream?
    private let completion: Subscribers.Completion<Downstream.Failure>
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(
        _ elements: Elements, _ downstream: Downstream,
        completion: Subscribers.Completion<Downstream.Failure> = .finished
    ) {
        iterator = elements.makeIterator()
        next = iterator.next()
        self.downstream = downstream
        self.completion = completion
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        // A demand made while a value is being received is served by the loop below it.
        guard !isSending else { return lock.unlock() }
        isSending = true
        while let target = downstream {
            guard let value = next else {
                downstream = nil
                lock.unlock()
                target.receive(completion: completion)
                lock.lock()
                break
            }
            guard self.demand.take() else { break }
            next = iterator.next()
            lock.unlock()
            let more = target.receive(value)
            lock.lock()
            self.demand += more
        }
        isSending = false
        lock.unlock()
    }

    func cancel() { lock.withLock { downstream = nil } }
}
