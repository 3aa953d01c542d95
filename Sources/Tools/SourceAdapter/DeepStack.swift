// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// Threads whose stacks have room for syntax that is nested as deep as no person writes it: parsing and walking a tree
/// calls itself for each level. Address space that is not touched costs nothing.
enum DeepStack {
    /// Bytes.
    private static let size = 1 << 30

    /// Work on one element took longer than it may; its thread goes on until the process ends.
    struct Stuck: Error {
        let index: Int
        let seconds: Int
    }

    /// Runs `body` for every number below `iterations` on all processors. Returns when all are done.
    /// - Parameter limit: seconds for one number.
    /// - Throws: `Stuck` when the limit strikes.
    static func concurrentPerform(
        iterations: Int, limit: TimeInterval, _ body: @escaping @Sendable (Int) -> Void
    ) throws {
        let work = Work(iterations)
        let group = DispatchGroup()
        for _ in 0..<min(iterations, ProcessInfo.processInfo.activeProcessorCount) {
            group.enter()
            let thread = Thread {
                while let index = work.begin() {
                    body(index)
                    work.end(index)
                }
                group.leave()
            }
            thread.stackSize = size
            thread.start()
        }
        while group.wait(timeout: .now() + 1) == .timedOut {
            if let index = work.index(begunBefore: Date(timeIntervalSinceNow: -limit)) {
                throw Stuck(index: index, seconds: Int(limit))
            }
        }
    }

    /// Which numbers are given out, and since when.
    private final class Work: Sendable {
        private let count: Int
        private let state = Mutex<(next: Int, begun: [Int: Date])>((0, [:]))

        init(_ count: Int) { self.count = count }

        func begin() -> Int? {
            state.withLock { state in
                guard state.next < count else { return nil }
                defer { state.next += 1 }
                state.begun[state.next] = Date()
                return state.next
            }
        }

        func end(_ index: Int) { state.withLock { _ = $0.begun.removeValue(forKey: index) } }

        func index(begunBefore time: Date) -> Int? {
            state.withLock { $0.begun.first { $0.value < time }?.key }
        }
    }
}
