// SPDX-License-Identifier: MIT

/// Tests that run one after another.
open class XCTestSuite: XCTest {
    private let title: String
    public private(set) final var tests: [XCTest] = []
    /// Whose fixtures run around the tests.
    final var testClass: XCTestCase.Type?

    public init(name: String) {
        title = name
        super.init()
    }

    /// The tests of a class as `touchstone test` selected them.
    public convenience init(forTestCaseClass testCaseClass: AnyClass) {
        self.init(name: TestRegistry.name(of: testCaseClass))
        testClass = testCaseClass as? XCTestCase.Type
        tests = TestRegistry.instances(of: testCaseClass)
    }

    open override var name: String { title }
    open override var testCaseCount: Int { tests.reduce(0) { $0 + $1.testCaseCount } }
    open override var testRunClass: AnyClass? { XCTestSuiteRun.self }

    /// Takes away the tests that are not to run, also from suites in this one: a class may make its suite itself.
    final func keepWanted() {
        tests = tests.filter { test in
            if let suite = test as? XCTestSuite { suite.keepWanted() }
            return TestRegistry.names(in: test).contains(where: TestRegistry.isWanted)
        }
    }

    open func addTest(_ test: XCTest) { tests.append(test) }

    open override func perform(_ run: XCTestRun) {
        guard let run = run as? XCTestSuiteRun else {
            NSException.raise(.invalidArgumentException, "the run of suite '\(name)' is no XCTestSuiteRun: \(run)")
        }
        let progress = SuiteProgress(self, run)
        SuiteProgress.running.append(progress)
        run.start()
        testClass?.setUp()
        setUp()
        progress.finish()
    }
}

/// How far a suite has come. Nothing leaves the function of a test that stops at its first failure, for there are no
/// exceptions; the tests that are left then run from within it, deeper in the stack.
final class SuiteProgress {
    // Tests run on the main thread.
    /// Those that run, the outermost first.
    nonisolated(unsafe) static var running: [SuiteProgress] = []
    /// What follows the outermost suite, set on the main thread before it begins; nil: nobody knows, as when a test runs a suite.
    nonisolated(unsafe) static var end: (() -> Never)?

    private let suite: XCTestSuite
    private let run: XCTestSuiteRun
    private var next = 0

    init(_ suite: XCTestSuite, _ run: XCTestSuiteRun) { (self.suite, self.run) = (suite, run) }

    /// Runs the tests that are left, and the fixtures behind them.
    func finish() {
        while next < suite.tests.count {
            let test = suite.tests[next]
            next += 1
            test.run()
            if let part = test.testRun { run.addTestRun(part) }
        }
        Self.running.removeLast()
        suite.tearDown()
        suite.testClass?.tearDown()
        run.stop()
    }

    /// Whether the tests behind one that stops can run from within it: not from within a block of the main queue, whose
    /// other blocks would never run.
    static var canGoOn: Bool { end != nil && Thread.isMainThread && !MainThread.isTurning }

    /// Runs all that is left after a test that has stopped.
    static func goOn(after test: XCTest) -> Never {
        if let part = test.testRun { running.last?.run.addTestRun(part) }
        while let progress = running.last {
            progress.finish()
            if let part = progress.suite.testRun { running.last?.run.addTestRun(part) }
        }
        guard let end else { preconditionFailure("goOn(after:) must not be called when canGoOn is false") }
        end()
    }
}
