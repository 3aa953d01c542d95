// SPDX-License-Identifier: MIT

/// Looks each second what a person does, once the person allows it and until it is stopped. A start takes the place of the
/// one before; a question that is answered after its stop starts nothing.
///
/// Sendable: the lock guards what changes.
final class SecondTicker: @unchecked Sendable {
    typealias Ask = (_ done: @escaping @Sendable ((any Error)?) -> Void) -> Void

    private let ask: Ask
    private let lock = NSLock()
    private var timer: (any DispatchSourceTimer)?
    /// Counts starts and stops.
    private var run = 0

    init(ask: @escaping Ask = MotionPermission.request) { self.ask = ask }
    deinit { timer?.cancel() }

    var isRunning: Bool { lock.withLock { timer != nil } }

    /// - Parameters:
    ///   - refused: called on any thread where the app may not know.
    ///   - look: called on one queue at a time, at once and then each second; not while the app is suspended.
    func start(refused: @escaping @Sendable (any Error) -> Void, _ look: @escaping @Sendable () -> Void) {
        let number = end()
        ask { [weak self] refusal in
            if let refusal { return refused(refusal) }
            self?.begin(number, look)
        }
    }

    func stop() { _ = end() }

    private func begin(_ number: Int, _ look: @escaping @Sendable () -> Void) {
        lock.withLock {
            guard number == run else { return }
            let timer = DispatchSource.makeTimerSource(queue: .global())
            timer.schedule(deadline: .now(), repeating: 1)
            timer.setEventHandler { if !MotionDelivery.isHeld { look() } }
            timer.resume()
            self.timer = timer
        }
    }

    /// - Returns: the number of the run that may begin now.
    private func end() -> Int {
        lock.withLock {
            timer?.cancel()
            timer = nil
            run += 1
            return run
        }
    }
}
