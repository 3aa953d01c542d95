// SPDX-License-Identifier: MIT
import Foundation
import Glibc

/// Parts of Touchstone's own suite that run side by side; each is begun in the order given, and prints when it has ended.
///
/// Sendable: the lock guards what changes.
final class OwnTestWork: @unchecked Sendable {
    /// What passed, and what did not, by name.
    struct Count: Sendable {
        var passed = 0
        var failures: [String] = []
    }

    struct Part: Sendable {
        let name: String
        /// Runs it to its end: what it printed, and how that counts. An error is one failure.
        let run: @Sendable () throws -> (text: String, count: Count)
    }

    /// Guards what follows, and standard output.
    private let lock = NSLock()
    private var waiting: [Part]
    private var total = Count()

    init(_ parts: [Part]) { waiting = parts.reversed() }

    /// Returns when all have ended.
    func run(workers: Int) -> Count {
        let group = DispatchGroup()
        for _ in 0..<workers {
            group.enter()
            // Threads, since Dispatch would have no more of them than processors.
            Thread.detachNewThread {
                while let part = self.next() {
                    let start = Date()
                    self.end(part, Result(catching: part.run), seconds: -start.timeIntervalSinceNow)
                }
                group.leave()
            }
        }
        group.wait()
        return total
    }

    private func next() -> Part? {
        lock.withLock {
            guard let part = waiting.popLast() else { return nil }
            print("-- \(part.name) begins")
            fflush(nil)
            return part
        }
    }

    private func end(_ part: Part, _ result: Result<(text: String, count: Count), any Error>, seconds: TimeInterval) {
        lock.withLock {
            print("== \(part.name), \(Int(seconds)) s")
            switch result {
            case .success(let (text, count)):
                print(text)
                total.passed += count.passed
                total.failures += count.failures
            case .failure(let error):
                print(error)
                total.failures.append("\(part.name): \(error)")
            }
            fflush(nil)
        }
    }
}
