// SPDX-License-Identifier: MIT

/// The test that runs: where failures of assertions belong, from whatever thread they come.
enum CurrentTest {
    private static let lock = NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) private static var running: [XCTestCase] = []

    static var value: XCTestCase? { lock.withLock { running.last } }
    static func push(_ test: XCTestCase) { lock.withLock { running.append(test) } }
    static func pop() { lock.withLock { _ = running.popLast() } }
    static func isRunning(_ test: XCTestCase) -> Bool { lock.withLock { running.contains { $0 === test } } }

    /// Records a failure of the test that runs; outside of tests it is printed.
    static func fail(
        _ description: String, _ file: StaticString, _ line: UInt, type: XCTIssue.IssueType = .assertionFailure
    ) {
        let location = XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line))
        guard let test = value else {
            ConsoleReporter.say("\(file):\(line): error: \(description)")
            return
        }
        test.record(
            XCTIssue(
                type: type, compactDescription: description,
                sourceCodeContext: XCTSourceCodeContext(location: location)))
    }
}
