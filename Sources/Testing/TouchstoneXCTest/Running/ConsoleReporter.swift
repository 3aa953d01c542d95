// SPDX-License-Identifier: MIT

/// Prints how tests go in the words of Xcode, which `TestRun` of ProjectKit and other programs read.
final class ConsoleReporter: XCTestObservation {
    nonisolated(unsafe) static let shared = ConsoleReporter()

    /// The exit code of a program that ended because a test stops at its first failure; ProjectKit's `TestRun` knows it.
    static let stopCode: Int32 = 117

    /// At once: what a crash follows must have been said.
    static func say(_ text: String) {
        print(text)
        fflush(nil)
    }

    static func sayExpected(_ issue: XCTIssue, _ expected: XCTExpectedFailure, in test: XCTestCase) {
        let reason = expected.failureReason.map { " (\($0))" } ?? ""
        say("\(place(of: issue)): \(test.printedName) : Expected failure\(reason): \(issue.compactDescription)")
    }

    private static func place(of issue: XCTIssue) -> String {
        issue.sourceCodeContext.location?.description ?? "<EXPR>:0"
    }

    func testSuiteWillStart(_ suite: XCTestSuite) {
        Self.say("Test Suite '\(suite.name)' started at \(Self.text(suite.testRun?.startDate)).")
    }

    func testSuiteDidFinish(_ suite: XCTestSuite) {
        guard let run = suite.testRun else { return }
        let result = run.hasSucceeded ? "passed" : "failed"
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        let skipped = run.skipCount > 0 ? "\(count(run.skipCount, "test")) skipped and " : ""
        Self.say(
            """
            Test Suite '\(suite.name)' \(result) at \(Self.text(run.stopDate)).
            \t Executed \(count(run.executionCount, "test")), with \(skipped)\(count(run.totalFailureCount, "failure")) \
            (\(run.unexpectedExceptionCount) unexpected) in \(Self.text(run.testDuration)) (\(Self.text(run.totalDuration))) seconds
            """)
    }

    func testCaseWillStart(_ test: XCTestCase) {
        Self.say("Test Case '\(test.printedName)' started.")
    }

    func testCaseDidFinish(_ test: XCTestCase) {
        guard let run = test.testRun else { return }
        let result = !run.hasSucceeded ? "failed" : run.hasBeenSkipped ? "skipped" : "passed"
        Self.say("Test Case '\(test.printedName)' \(result) (\(Self.text(run.totalDuration)) seconds).")
    }

    func testCase(_ test: XCTestCase, didRecord issue: XCTIssue) {
        Self.say("\(Self.place(of: issue)): error: \(test.printedName) : \(issue.compactDescription)")
    }

    func __testCase(_ test: XCTestCase, wasSkipped reason: String, at location: XCTSourceCodeLocation?) {
        Self.say("\(location?.description ?? "<EXPR>:0"): \(test.printedName) : \(reason)")
    }

    private static func text(_ seconds: TimeInterval) -> String { String(format: "%.3f", seconds) }

    private static func text(_ date: Date?) -> String { date.map(format.string(from:)) ?? "" }

    private static let format: DateFormatter = {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
        return format
    }()
}
