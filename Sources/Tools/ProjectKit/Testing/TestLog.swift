// SPDX-License-Identifier: MIT
import Foundation

/// Follows what XCTest prints: which test runs, which have ended and how.
package struct TestLog {
    /// In the order in which they ended.
    package private(set) var finished: [TestRun.Case] = []
    /// The test that has started and not ended.
    private(set) var current: (className: String, name: String)?
    /// The running test as people write it: `LoginTests/testPassword`.
    package var running: String? { current.map { "\($0.className)/\($0.name)" } }
    /// What it has complained of so far.
    private(set) var messages: [String] = []
    /// Why the program ends, as its runtime or a sanitizer says; nil: nothing has said so.
    private(set) var fatal: String?
    /// The last lines printed, for reports of crashes.
    private(set) var tail: [String] = []
    private let module: String
    private var rest = Data()
    private var reason: String?

    /// - Parameter module: the tests' module, which their names start with.
    package init(module: String) { self.module = module }

    /// Any piece of the output; half a line waits for its rest.
    package mutating func add(_ data: Data) {
        rest.append(data)
        while let end = rest.firstIndex(of: 10) {
            line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
            rest = rest[rest.index(after: end)...]
        }
    }

    private mutating func line(_ line: String) {
        tail = (tail + [line]).suffix(20)
        if fatal == nil, Self.isFatal(line) { fatal = line }
        // The expression costs more than looking for the words.
        if line.hasPrefix("Test Case '"),
            let match = line.wholeMatch(
                of: #/Test Case '-\[([^ ]+) (.+)\]' (started|passed|failed|skipped)\.?(?: \(([0-9.]+) seconds\)\.?)?/#)
        {
            take(String(match.1), String(match.2), String(match.3), seconds: match.4.flatMap { Double($0) } ?? 0)
        } else if current != nil, line.contains(": error: ") {
            messages.append(line)
        } else if current != nil, let match = line.firstMatch(of: #/ : Test skipped(?:: | - )?(.*)/#) {
            reason = String(match.1)
        }
    }

    /// The last of these is what the sanitizers' reports end with.
    private static func isFatal(_ line: String) -> Bool {
        line.contains("Fatal error") || line.contains("Terminating app due to")
            || line.hasPrefix("SUMMARY: ") && line.contains("Sanitizer")
    }

    private mutating func take(_ qualified: String, _ method: String, _ event: String, seconds: Double) {
        let isOwn = qualified.hasPrefix(module + ".")
        let className = isOwn ? String(qualified.dropFirst(module.count + 1)) : qualified
        guard event != "started" else {
            current = (className, method)
            (messages, reason, fatal) = ([], nil, nil)
            return
        }
        let outcome: TestRun.Case.Outcome =
            event == "passed" ? .passed : event == "skipped" ? .skipped : .failed(messages)
        var test = TestRun.Case(className: className, name: method, seconds: seconds, outcome: outcome)
        test.reason = reason
        finished.append(test)
        current = nil
    }
}
