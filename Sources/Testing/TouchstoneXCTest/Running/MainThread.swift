// SPDX-License-Identifier: MIT

/// Waiting that lets the run loop turn: timers fire, blocks of the main queue run, frames are made.
enum MainThread {
    /// Turns the current run loop until `isDone` says so; false when the deadline passed before.
    @discardableResult
    static func turn(until deadline: Date = .distantFuture, _ isDone: () -> Bool) -> Bool {
        let isMain = Thread.isMainThread
        if isMain { depth += 1 }
        defer { if isMain { depth -= 1 } }
        while !isDone() {
            let now = Date()
            guard now < deadline else { return false }
            _ = RunLoop.current.run(mode: .default, before: min(deadline, now + slice))
        }
        return true
    }

    // The main thread's.
    nonisolated(unsafe) private static var depth = 0
    /// Whether the main thread waits: what runs now is called by its run loop.
    static var isTurning: Bool { depth > 0 }

    /// What was done on another thread, or by an app under test, is noticed after this time, in seconds, where nothing
    /// wakes the loop. A look at another process costs more, and its clock passes no time in vain.
    private static let slice = UITestSession.isUITest ? 0.1 : 0.02

    /// Runs an asynchronous function to its end.
    static func wait(for body: @Sendable @escaping () async throws -> Void) throws {
        let outcome = Outcome()
        Task {
            do {
                try await body()
                outcome.set(.success(()))
            } catch { outcome.set(.failure(error)) }
            wake()
        }
        turn { outcome.value != nil }
        try outcome.value?.get()
    }

    /// Likewise for what is not sendable: the thread that waits touches nothing meanwhile.
    static func wait(unchecked body: @escaping () async throws -> Void) throws {
        nonisolated(unsafe) let body = body
        try wait(for: { try await body() })
    }

    /// Ends the wait of the main run loop.
    static func wake() { DispatchQueue.main.async {} }

    private final class Outcome: @unchecked Sendable {
        // Guards the result.
        private let lock = NSLock()
        private var result: Result<Void, any Error>?
        var value: Result<Void, any Error>? { lock.withLock { result } }
        func set(_ value: Result<Void, any Error>) { lock.withLock { result = value } }
    }
}
