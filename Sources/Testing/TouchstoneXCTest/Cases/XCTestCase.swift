// SPDX-License-Identifier: MIT

/// One test method of a class, with the fixtures around it.
open class XCTestCase: XCTest {
    final var method: TestMethod?
    final var teardownBlocks: [TeardownBlock] = []
    /// What the test has made and not waited for.
    final var openExpectations: [XCTestExpectation] = []
    final var expectedFailures: [XCTExpectedFailure] = []
    private final var watchdog: TestWatchdog?
    private final var isTearingDown = false
    /// The issue on its way through `recordFailure(withDescription:inFile:atLine:expected:)`.
    private final var passingIssue: XCTIssue?

    public override init() { super.init() }

    /// The method of that name, as `touchstone test` found it or as the class was told of it.
    public convenience init(selector: Selector) {
        self.init()
        method = TestRegistry.method(selector, of: type(of: self))
    }

    // MARK: Identity

    /// As in `-[LoginTests testPassword]`.
    open override var name: String { "-[\(TestRegistry.name(of: type(of: self))) \(method?.name ?? "(null)")]" }
    open override var testCaseCount: Int { 1 }
    open override var testRunClass: AnyClass? { XCTestCaseRun.self }
    /// As Xcode prints it: `-[AppTests.LoginTests testPassword]`.
    final var printedName: String {
        let module = TestRegistry.module.isEmpty ? "" : TestRegistry.module + "."
        return "-[\(module)\(TestRegistry.name(of: type(of: self))) \(method?.name ?? "(null)")]"
    }
    /// As folders of attachments are called: `LoginTests.testPassword`.
    final var consoleName: String { "\(TestRegistry.name(of: type(of: self))).\(method?.name ?? "")" }

    open class var defaultTestSuite: XCTestSuite { XCTestSuite(forTestCaseClass: self) }
    /// Names of the methods that are tests besides those of the source: what `testInvocations` gives on iOS, whose
    /// `NSInvocation` Swift does not see. A method whose type encoding has a block calls it when it is done.
    open class var __testSelectors: [Selector] { [] }
    open class func setUp() {}
    open class func tearDown() {}
    open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

    /// Whether the test goes on after its first failure.
    open var continueAfterFailure = true
    /// Seconds after which the test has failed and its process ends, where `touchstone test` limits the time.
    open var executionTimeAllowance: TimeInterval = 600

    // MARK: Running

    /// Measures the time of ten runs.
    open func measure(_ block: () -> Void) { measureTime(of: block) }

    open override func perform(_ run: XCTestRun) {
        guard let run = run as? XCTestCaseRun else {
            NSException.raise(.invalidArgumentException, "the run of '\(name)' is no XCTestCaseRun: \(run)")
        }
        CurrentTest.push(self)
        UITestEvidence.testBegins()
        run.start()
        watchdog = TestWatchdog.watch(self)
        invokeTest()
        finish(run)
    }

    private final func finish(_ run: XCTestRun) {
        watchdog?.end()
        for expected in expectedFailures.reversed() { report(expected) }
        expectedFailures = []
        run.stop()
        CurrentTest.pop()
    }

    /// Runs the fixtures and the method between them.
    open func invokeTest() {
        let isReady = guarding { try runSetUp() }
        if isReady {
            guarding { try method?.run(on: self) }
            reportUnwaited()
        }
        runTearDown()
    }

    private final func runSetUp() throws {
        try MainThread.wait(unchecked: { try await self.setUp() })
        try setUpWithError()
        setUp()
    }

    private final func runTearDown() {
        isTearingDown = true
        while let block = teardownBlocks.popLast() { guarding { try block.run() } }
        tearDown()
        guarding { try tearDownWithError() }
        guarding { try MainThread.wait(unchecked: { try await self.tearDown() }) }
    }

    /// Whether `body` ended without an error; one that was thrown becomes a failure, or the test was skipped.
    @discardableResult
    private final func guarding(_ body: () throws -> Void) -> Bool {
        do { try body() } catch let skip as XCTSkip {
            (testRun as? XCTestCaseRun)?.skip(skip.description, skip.location)
            return false
        } catch let failure as RecordedFailure {
            _ = failure
            return false
        } catch {
            var issue = XCTIssue(type: .thrownError, compactDescription: "threw error \"\(error)\"")
            issue.associatedError = error
            record(issue)
            return false
        }
        return true
    }

    // MARK: Failures

    /// Records a failure of this test. Subclasses may change the issue, or keep it to themselves.
    open func record(_ issue: XCTIssue) {
        passingIssue = issue
        let location = issue.sourceCodeContext.location
        recordFailure(
            withDescription: issue.compactDescription, inFile: location?.file ?? "<unknown>",
            atLine: location?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
        passingIssue = nil
    }

    /// The form of old, which `record(_:)` calls.
    open func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        let location = XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber)
        var issue =
            passingIssue
            ?? XCTIssue(type: expected ? .assertionFailure : .thrownError, compactDescription: description)
        issue.compactDescription = description
        issue.sourceCodeContext = XCTSourceCodeContext(location: location)
        take(issue)
    }

    private final func take(_ issue: XCTIssue) {
        if let match = expectedFailures.last(where: { $0.matches(issue) }) {
            match.issue = issue
            ConsoleReporter.sayExpected(issue, match, in: self)
            return
        }
        for attachment in issue.attachments { add(attachment) }
        UITestEvidence.collect(for: self)
        testRun?.record(issue)
        guard !continueAfterFailure, CurrentTest.isRunning(self) else { return }
        stop()
    }

    /// Ends a test that is to stop at its first failure. Nothing leaves its function: its fixtures and the tests that are
    /// left run from here. Where that cannot be, the program ends, and the runner starts it again for them.
    private final func stop() -> Never {
        fflush(nil)
        guard SuiteProgress.canGoOn, let run = testRun else { _exit(ConsoleReporter.stopCode) }
        continueAfterFailure = true
        if !isTearingDown { runTearDown() }
        finish(run)
        SuiteProgress.goOn(after: self)
    }

    /// A strict expectation that nothing met is a failure itself.
    final func report(_ expected: XCTExpectedFailure) {
        guard expected.options.isEnabled, expected.options.isStrict, expected.issue == nil else { return }
        let reason = expected.failureReason.map { " '\($0)'" } ?? ""
        testRun?.record(
            XCTIssue(
                type: .unmatchedExpectedFailure, compactDescription: "Expected failure\(reason) but none recorded",
                sourceCodeContext: XCTSourceCodeContext(location: expected.location)))
    }

    // MARK: Interruptions and attachments

    open func add(_ attachment: XCTAttachment) {
        guard let url = attachment.write(for: consoleName), attachment.lifetime == .deleteOnSuccess else { return }
        AttachmentFolder.removeOnSuccess(url, of: self)
    }

    // MARK: Performance

    open class var defaultPerformanceMetrics: [XCTPerformanceMetric] { [.wallClockTime] }
    open class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }
    open class var defaultMeasureOptions: XCTMeasureOptions { XCTMeasureOptions() }
}

/// Thrown after a failure that is recorded already, to leave the test.
struct RecordedFailure: Error {}
