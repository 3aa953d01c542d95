// SPDX-License-Identifier: MIT
import Glibc

/// Ends the process when a test takes longer than it may, in real time, whatever the test's clock says.
final class TestWatchdog: @unchecked Sendable {
    /// The exit code of a program that ended so; ProjectKit's `TestRun` knows it.
    private static let exitCode: Int32 = 118

    // Guarded by the lock.
    private var isOver = false
    private let lock = NSLock()

    /// nil: no time limit was asked for.
    static func watch(_ test: XCTestCase) -> TestWatchdog? {
        guard let text = ProcessInfo.processInfo.environment["TOUCHSTONE_TEST_TIMEOUT"], let limit = Double(text),
            limit > 0
        else { return nil }
        let watchdog = TestWatchdog()
        let name = test.printedName
        // It may allow itself less while it runs.
        nonisolated(unsafe) let watched = test
        let thread = Thread {
            while true {
                // Not interposed by a virtual clock, as sleeping is.
                _ = poll(nil, 0, 100)
                if watchdog.lock.withLock({ watchdog.isOver }) { return }
                let allowance =
                    watched.executionTimeAllowance == 600 ? limit : min(limit, watched.executionTimeAllowance)
                guard watchdog.realSeconds >= allowance else { continue }
                ConsoleReporter.say(
                    "<unknown>:0: error: \(name) : Test exceeded execution time allowance of \(Int(allowance.rounded(.up))) seconds"
                )
                _exit(exitCode)
            }
        }
        thread.name = "time limit of the test"
        thread.start()
        return watchdog
    }

    private var polls = 0
    /// Counted by waits, because the process's clocks may be virtual.
    private var realSeconds: Double {
        polls += 1
        return Double(polls) * 0.1
    }

    func end() { lock.withLock { isOver = true } }
}
