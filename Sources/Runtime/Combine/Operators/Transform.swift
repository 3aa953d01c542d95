// SPDX-License-Identifier: MIT

/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
    case emit(Output)
    case skip
    /// Emits, then finishes.
    case last(Output)
    case finish
    case fail(Failure)
}

/// The link of an operator that looks at one value after another: everything from `map` to `reduce`.
final class Transform<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Next = (Input) -> Step<Downstream.Input, Downstream.Failure>
    typealias End = (Subscribers.Completion<Failure>) -> (
        last: Downstream.Input?, completion: Subscribers.Completion<Downstream.Failure>
    )

    private let lock = NSRecursiveLock()
    private let next: Next
    private let end: End
    /// Whether all values are needed before the first comes out.
    private let isGreedy: Bool
    private var upstream: (any Subscription)?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// The last value and the completion, when the value was not demanded yet.
    private var pending: (Downstream.Input, Subscribers.Completion<Downstream.Failure>)?

    init(_ downstream: Downstream, isGreedy: Bool = false, next: @escaping Next, end: @escaping End) {
        self.downstream = downstream
        self.isGreedy = isGreedy
        self.next = next
        self.end = end
    }

    /// For operators that let completions through.
    convenience init(_ downstream: Downstream, next: @escaping Next) where Downstream.Failure == Failure {
        self.init(downstream, next: next) { (nil, $0) }
    }

    /// For operators whose closure may throw, which ends the values with that error.
    /// - Parameter last: a value that comes when all values have come.
    convenience init(
        _ downstream: Downstream, isGreedy: Bool = false,
        trying next: @escaping (Input) throws -> Step<Downstream.Input, Downstream.Failure>,
        last: @escaping () -> Downstream.Input? = { nil }
    ) where Downstream.Failure == any Error {
        self.init(
            downstream, isGreedy: isGreedy,
            next: { input in do { return try next(input) } catch { return .fail(error) } },
            end: { ($0.isFinished ? last() : nil, $0.mapError { $0 }) })
    }

    func receive(subscription: any Subscription) {
        let target = lock.withLock { () -> Downstream? in
            guard upstream == nil else { return nil }
            upstream = downstream == nil ? nil : subscription
            return downstream
        }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let target = lock.withLock({ downstream }) else { return .none }
        switch next(input) {
        case .emit(let value): return target.receive(value)
        case .skip: return isGreedy ? .none : .max(1)
        case .last(let value):
            let old = close()
            old.upstream?.cancel()
            if isGreedy {
                deliver(value, .finished, to: target)
            } else {
                _ = target.receive(value)
                target.receive(completion: .finished)
            }
        case .finish:
            let old = close()
            old.upstream?.cancel()
            target.receive(completion: .finished)
        case .fail(let error):
            let old = close()
            old.upstream?.cancel()
            target.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard let target = close().downstream else { return }
        let (last, result) = end(completion)
        if let last { deliver(last, result, to: target) } else { target.receive(completion: result) }
    }

    /// Sends a last value as soon as it is demanded.
    private func deliver(
        _ value: Downstream.Input, _ completion: Subscribers.Completion<Downstream.Failure>, to target: Downstream
    ) {
        let isDemanded = lock.withLock { () -> Bool in
            if demand > 0 { return true }
            (pending, downstream) = ((value, completion), target)
            return false
        }
        guard isDemanded else { return }
        _ = target.receive(value)
        target.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        let isFirst = self.demand == .none
        self.demand += demand
        let upstream = upstream
        let ready = pending
        let target = ready == nil ? nil : downstream
        if ready != nil { (pending, downstream) = (nil, nil) }
        lock.unlock()
        if let ready, let target {
            _ = target.receive(ready.0)
            target.receive(completion: ready.1)
        } else if !isGreedy {
            upstream?.request(demand)
        } else if isFirst {
            upstream?.request(.unlimited)
        }
    }

    func cancel() {
        lock.withLock { pending = nil }
        close().upstream?.cancel()
    }

    private func close() -> (upstream: (any Subscription)?, downstream: Downstream?) {
        lock.withLock {
            defer { (upstream, downstream) = (nil, nil) }
            return (upstream, downstream)
        }
    }
}

/// A value that the closures of one subscription share.
final class State<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
