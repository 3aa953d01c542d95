// SPDX-License-Identifier: MIT
import Foundation

/// How long each test took and whether it failed, from run to run: what fails comes first, and parallel processes get
/// equal shares.
package struct TestHistory: Codable {
    /// What the last run of a test came to.
    package struct Entry: Codable, Equatable {
        /// Of the last run.
        package var seconds: Double
        /// In the last run.
        package var hasFailed: Bool
    }

    /// By `Target/Class/method`.
    package private(set) var tests: [String: Entry] = [:]

    /// Knows no test.
    package init() {}

    /// Empty where there is none yet, or it cannot be read: nothing depends on it but the order.
    package static func read(_ file: Path) -> TestHistory {
        guard file.exists, let data = try? file.read(),
            let history = try? JSONDecoder().decode(TestHistory.self, from: data)
        else { return TestHistory() }
        return history
    }

    /// Replaces the file as a whole.
    package func write(_ file: Path) throws { try file.write(try JSONEncoder().encode(self)) }

    /// The new results win; tests that did not run keep theirs.
    package mutating func take(_ cases: [TestRun.Case]) {
        for test in cases { tests[test.identifier] = Entry(seconds: test.seconds, hasFailed: test.isFailure) }
    }

    /// False for a test that never ran.
    /// - Parameter identifier: `Target/Class/method`.
    package func hasFailed(_ identifier: String) -> Bool { tests[identifier]?.hasFailed == true }

    /// Seconds by `Class/method` of one target.
    package func seconds(of target: String) -> [String: Double] {
        Dictionary(
            tests.compactMap { name, entry in
                name.hasPrefix(target + "/") ? (String(name.dropFirst(target.count + 1)), entry.seconds) : nil
            }, uniquingKeysWith: { first, _ in first })
    }
}
