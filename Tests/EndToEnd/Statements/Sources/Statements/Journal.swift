// SPDX-License-Identifier: MIT
import Foundation

/// What happened on any thread, in order, with the seconds since it was made.
public final class Journal: @unchecked Sendable {
    // Sendable: every access is under the lock.
    private let lock = NSLock()
    private let start = Date()
    private var list: [(text: String, time: TimeInterval)] = []
    private var running = 0
    private var most = 0

    public init() {}

    public func note(_ text: String) {
        lock.withLock { list.append((text, Date().timeIntervalSince(start))) }
    }

    public var entries: [String] { lock.withLock { list.map(\.text) } }
    public var elapsed: TimeInterval { Date().timeIntervalSince(start) }

    /// When `text` was first noted.
    public func time(of text: String) -> TimeInterval? { lock.withLock { list.first { $0.text == text }?.time } }

    /// How many calls of `count` ran at the same time at most.
    public var mostAtOnce: Int { lock.withLock { most } }

    public func count<Result>(_ body: () -> Result) -> Result {
        lock.withLock {
            running += 1
            most = max(most, running)
        }
        defer { lock.withLock { running -= 1 } }
        return body()
    }
}

/// Waits on the main run loop. `Task.sleep` wakes on a thread of the pool that all tests share: those that sleep there keep it
/// waiting for seconds more.
@MainActor public func pause(_ seconds: TimeInterval) async {
    await withCheckedContinuation { continuation in
        Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in continuation.resume() }
    }
}

/// Ten steps of a tenth of a second for each of five iterations: "1-1" to "5-10".
public func work(_ iteration: Int, _ journal: Journal) {
    for step in 1...10 {
        journal.note("\(iteration)-\(step)")
        Thread.sleep(forTimeInterval: 0.1)
    }
}

/// The log of five iterations one after another.
public let serialLog = (1...5).flatMap { iteration in (1...10).map { "\(iteration)-\($0)" } }

/// Holds each of its visitors until all have come.
public final class Meeting: @unchecked Sendable {
    // Sendable: every access is under the condition's lock.
    private let condition = NSCondition()
    private let size: Int
    private var here = 0

    public init(of size: Int) { self.size = size }

    /// - Returns: whether all came within five seconds.
    public func join() -> Bool {
        condition.lock()
        defer { condition.unlock() }
        here += 1
        condition.broadcast()
        let limit = Date(timeIntervalSinceNow: 5)
        while here < size { if !condition.wait(until: limit) { return false } }
        return true
    }
}
