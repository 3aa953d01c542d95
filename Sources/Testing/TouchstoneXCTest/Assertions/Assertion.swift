// SPDX-License-Identifier: MIT

/// What all assertions share: they evaluate, compare, and record a failure in XCTest's words.
enum Assertion {
    /// - Parameter judge: what is wrong, as it follows the assertion's name (empty: the name says it all); nil: nothing.
    static func check(
        _ name: String, _ message: () -> String, _ file: StaticString, _ line: UInt, judge: () throws -> String?
    ) {
        do {
            if let problem = try judge() { fail(name, problem, message(), file, line) }
        } catch is RecordedFailure {
            // It has been recorded where it was thrown.
        } catch {
            fail(name, error: error, message(), file, line)
        }
    }

    static func fail(_ name: String, _ problem: String, _ message: String, _ file: StaticString, _ line: UInt) {
        record("\(name) failed" + (problem.isEmpty ? "" : ": \(problem)"), message, file, line)
    }

    static func fail(_ name: String, error: any Error, _ message: String, _ file: StaticString, _ line: UInt) {
        record("\(name) threw error \"\(error)\"", message, file, line)
    }

    private static func record(_ text: String, _ message: String, _ file: StaticString, _ line: UInt) {
        CurrentTest.fail(message.isEmpty ? text : "\(text) - \(message)", file, line)
    }
}
