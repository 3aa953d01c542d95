// SPDX-License-Identifier: MIT

extension Subscribers {
    /// Calls closures; demands without limit.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private let lock = NSRecursiveLock()
        public var receiveValue: (Input) -> Void
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        private var upstream: (any Subscription)?
        private var isOver = false

        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveValue = receiveValue
            self.receiveCompletion = receiveCompletion
        }

        public func receive(subscription: any Subscription) {
            let isNew = lock.withLock { () -> Bool in
                guard upstream == nil, !isOver else { return false }
                upstream = subscription
                return true
            }
            if isNew { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            if !lock.withLock({ isOver }) { receiveValue(value) }
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            if end().wasRunning { receiveCompletion(completion) }
        }

        public func cancel() { end().upstream?.cancel() }

        private func end() -> (wasRunning: Bool, upstream: (any Subscription)?) {
            lock.withLock {
                defer { (isOver, upstream) = (true, nil) }
                return (!isOver, upstream)
            }
        }

        public var description: String { "Sink" }
    }

    /// Sets a property to each value.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never
        public private(set) var object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let lock = NSRecursiveLock()
        private var upstream: (any Subscription)?

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            let isNew = lock.withLock { () -> Bool in
                guard upstream == nil, object != nil else { return false }
                upstream = subscription
                return true
            }
            if isNew { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.withLock { object }?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) { _ = end() }
        public func cancel() { end()?.cancel() }

        private func end() -> (any Subscription)? {
            let old = lock.withLock { () -> (Root?, (any Subscription)?) in
                defer { (object, upstream) = (nil, nil) }
                return (object, upstream)
            }
            return old.1
        }

        public var description: String { "Assign" }
    }
}

extension Publisher {
    /// The subscription ends when what is returned is released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Holds `object` until the publisher ends or the subscription is cancelled.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
