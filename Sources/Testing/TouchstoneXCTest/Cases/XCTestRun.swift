// SPDX-License-Identifier: MIT

/// What happened when a test ran.
open class XCTestRun: __ObjCObject {
    public final let test: XCTest
    public internal(set) final var startDate: Date?
    public internal(set) final var stopDate: Date?
    public internal(set) final var executionCount = 0
    public internal(set) final var skipCount = 0
    /// Failures of assertions.
    public internal(set) final var failureCount = 0
    /// Errors that were thrown, and what else nobody asserted.
    public internal(set) final var unexpectedExceptionCount = 0

    public required init(test: XCTest) {
        self.test = test
        super.init()
    }

    /// Seconds from start to stop.
    open var totalDuration: TimeInterval {
        guard let startDate, let stopDate else { return 0 }
        return stopDate.timeIntervalSince(startDate)
    }
    open var testDuration: TimeInterval { totalDuration }
    open var testCaseCount: Int { test.testCaseCount }
    open var totalFailureCount: Int { failureCount + unexpectedExceptionCount }
    open var hasSucceeded: Bool { stopDate != nil && totalFailureCount == 0 }
    open var hasBeenSkipped: Bool { skipCount > 0 }

    open func start() { startDate = Date() }
    open func stop() { stopDate = Date() }

    open func record(_ issue: XCTIssue) {
        if issue.type == .assertionFailure {
            failureCount += 1
        } else {
            unexpectedExceptionCount += 1
        }
    }
}

/// The run of one test method.
open class XCTestCaseRun: XCTestRun {
    open override func start() {
        super.start()
        XCTestObservationCenter.shared.tellCase(test) { $0.testCaseWillStart($1) }
    }

    open override func stop() {
        super.stop()
        executionCount += 1
        XCTestObservationCenter.shared.tellCase(test) { $0.testCaseDidFinish($1) }
    }

    open override func record(_ issue: XCTIssue) {
        XCTestObservationCenter.shared.tellCase(test) { $0.testCase($1, didRecord: issue) }
        super.record(issue)
    }

    /// The name by which libraries that run tests themselves say that one was skipped.
    static func answerByName() {
        _ = objcAddMethod(XCTestCaseRun.self, Selector("recordSkipWithDescription:sourceCodeContext:")) {
            run, arguments in
            let context = arguments.last as? XCTSourceCodeContext
            (run as? XCTestCaseRun)?.skip(arguments.first as? String ?? "", context?.location)
            return nil
        }
    }

    final func skip(_ reason: String, _ location: XCTSourceCodeLocation?) {
        skipCount += 1
        XCTestObservationCenter.shared.tellCase(test) { $0.__testCase($1, wasSkipped: reason, at: location) }
    }
}

/// The run of a suite: what its tests' runs add up to.
open class XCTestSuiteRun: XCTestRun {
    public private(set) final var testRuns: [XCTestRun] = []

    open override var totalDuration: TimeInterval { super.totalDuration }
    open override var testDuration: TimeInterval { testRuns.reduce(0) { $0 + $1.testDuration } }

    open func addTestRun(_ run: XCTestRun) {
        testRuns.append(run)
        executionCount += run.executionCount
        skipCount += run.skipCount
        failureCount += run.failureCount
        unexpectedExceptionCount += run.unexpectedExceptionCount
    }

    open override func start() {
        super.start()
        XCTestObservationCenter.shared.tellSuite(test) { $0.testSuiteWillStart($1) }
    }

    open override func stop() {
        super.stop()
        XCTestObservationCenter.shared.tellSuite(test) { $0.testSuiteDidFinish($1) }
    }
}
