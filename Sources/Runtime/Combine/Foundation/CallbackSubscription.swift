// SPDX-License-Identifier: MIT

/// The subscription of a source that calls back: values without demand are lost.
// Sendable: everything is guarded by the lock; which thread a value arrives on is the source's affair, as on iOS.
final class CallbackSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// Stops the source.
    var onCancel: (() -> Void)?
    /// Starts it, at the first demand.
    var onDemand: (() -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    func send(_ value: Downstream.Input) {
        lock.lock()
        guard let target = downstream, demand.take() else { return lock.unlock() }
        lock.unlock()
        let more = target.receive(value)
        lock.withLock { demand += more }
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let target = close().target
        target?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let start = lock.withLock { () -> (() -> Void)? in
            self.demand += demand
            defer { onDemand = nil }
            return onDemand
        }
        start?()
    }

    func cancel() { close().stop?() }

    private func close() -> (target: Downstream?, stop: (() -> Void)?) {
        lock.withLock {
            defer { (downstream, onCancel, onDemand) = (nil, nil, nil) }
            return (downstream, onCancel)
        }
    }
}
