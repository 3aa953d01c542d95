// SPDX-License-Identifier: MIT

/// The values of a publisher for `for try await`. Values that nobody has awaited yet are kept.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    private let publisher: P
    public init(_ publisher: P) { self.publisher = publisher }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let mailbox: Mailbox<P.Output, P.Failure>
        public mutating func next() async throws -> P.Output? { try await mailbox.next()?.get() }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(mailbox: Mailbox(publisher)) }
}

/// The values of a publisher that does not fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    private let publisher: P
    public init(_ publisher: P) { self.publisher = publisher }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let mailbox: Mailbox<P.Output, Never>
        public mutating func next() async -> P.Output? {
            switch await mailbox.next() {
            case .success(let value): value
            case nil: nil
            }
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(mailbox: Mailbox(publisher)) }
}

// Sendable: everything is guarded by the lock; values cross over once, as the publisher's user asks for.
private final class Mailbox<Value, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result<Value, Failure>] = []
    private var isOver = false
    private var waiter: CheckedContinuation<Void, Never>?
    private var subscription: AnyCancellable?

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
        subscription = publisher.sink(
            receiveCompletion: { [weak self] in
                if case .failure(let error) = $0 { self?.add(.failure(error)) }
                self?.end()
            }, receiveValue: { [weak self] in self?.add(.success($0)) })
    }

    private func add(_ result: Result<Value, Failure>) {
        lock.withLock { results.append(result) }
        wake()
    }

    private func end() {
        lock.withLock { isOver = true }
        wake()
    }

    private func wake() {
        let waiter = lock.withLock { () -> CheckedContinuation<Void, Never>? in
            defer { self.waiter = nil }
            return self.waiter
        }
        waiter?.resume()
    }

    private enum Look {
        case result(Result<Value, Failure>)
        case over
        case nothing
    }

    private func look() -> Look {
        lock.withLock {
            if !results.isEmpty { return .result(results.removeFirst()) }
            return isOver ? .over : .nothing
        }
    }

    func next() async -> Result<Value, Failure>? {
        while true {
            switch look() {
            case .result(let result): return result
            case .over: return nil
            case .nothing:
                await withTaskCancellationHandler {
                    await withCheckedContinuation { continuation in
                        let isReady = lock.withLock { () -> Bool in
                            if isOver || !results.isEmpty { return true }
                            waiter = continuation
                            return false
                        }
                        if isReady { continuation.resume() }
                    }
                } onCancel: {
                    end()
                }
            }
        }
    }
}

extension Publisher {
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Future where Failure == Never {
    /// The result, once it is there.
    public var value: Output {
        get async {
            for await value in values { return value }
            fatalError("a Future that cannot fail ended without a value")
        }
    }
}

extension Future {
    /// The result, once it is there.
    public var value: Output {
        get async throws {
            for try await value in values { return value }
            throw CancellationError()
        }
    }
}
