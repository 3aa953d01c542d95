// SPDX-License-Identifier: MIT

/// One value, then the end.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Output {
        subscriber.receive(subscription: SequenceSubscription(CollectionOfOne(output), subscriber))
    }
}

extension Just: Equatable where Output: Equatable {}

/// No value; then the end, or nothing at all.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    public let completeImmediately: Bool
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    public init(
        completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
    ) { self.completeImmediately = completeImmediately }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// A failure at once.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

/// Makes a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
        createPublisher().subscribe(subscriber)
    }
}

/// Starts its work when made; every subscriber gets the one result.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let lock = NSRecursiveLock()
    private var result: Result<Output, Failure>?
    private var waiting: [FutureSubscription<Output, Failure>] = []

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill(fulfil) }

    private func fulfil(_ result: Result<Output, Failure>) {
        let targets = lock.withLock { () -> [FutureSubscription<Output, Failure>] in
            guard self.result == nil else { return [] }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for target in targets { target.settle(result) }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
        let subscription = FutureSubscription(AnySubscriber(subscriber), of: self)
        let known = lock.withLock { () -> Result<Output, Failure>? in
            if result == nil { waiting.append(subscription) }
            return result
        }
        subscriber.receive(subscription: subscription)
        if let known { subscription.settle(known) }
    }

    fileprivate func drop(_ subscription: FutureSubscription<Output, Failure>) {
        lock.withLock { waiting.removeAll { $0 === subscription } }
    }
}

private final class FutureSubscription<Output, Failure: Error>: Subscription {
    private let lock = NSRecursiveLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private var future: Future<Output, Failure>?
    private var result: Result<Output, Failure>?
    private var isDemanded = false

    init(_ subscriber: AnySubscriber<Output, Failure>, of future: Future<Output, Failure>) {
        self.subscriber = subscriber
        self.future = future
    }

    func settle(_ result: Result<Output, Failure>) {
        lock.withLock { self.result = result }
        send()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { isDemanded = isDemanded || demand > 0 }
        send()
    }

    /// A failure needs no demand.
    private func send() {
        lock.lock()
        guard let result, let target = subscriber else { return lock.unlock() }
        if case .success = result, !isDemanded { return lock.unlock() }
        (subscriber, future) = (nil, nil)
        lock.unlock()
        switch result {
        case .success(let value):
            _ = target.receive(value)
            target.receive(completion: .finished)
        case .failure(let error): target.receive(completion: .failure(error))
        }
    }

    func cancel() {
        let old = lock.withLock { () -> Future<Output, Failure>? in
            defer { (subscriber, future) = (nil, nil) }
            return future
        }
        old?.drop(self)
    }
}

/// Values and a completion noted down before.
public struct Record<Output, Failure: Error>: Publisher {
    public struct Recording {
        public private(set) var output: [Output] = []
        public private(set) var completion: Subscribers.Completion<Failure> = .finished
        public init() {}
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
        }
        public mutating func receive(_ input: Output) { output.append(input) }
        public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
    }

    public let recording: Recording
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }
    public init(recording: Recording) { self.recording = recording }
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
        subscriber.receive(
            subscription: SequenceSubscription(recording.output, subscriber, completion: recording.completion))
    }
}
