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

    open func addTest(_ test: XCTest) { tests.append(test) }

    open override func perform(_ run: XCTestRun) {
        guard let run = run as? XCTestSuiteRun else {
            NSException.raise(.invalidArgumentException, "the run of suite '\(name)' is no XCTestSuiteRun: \(run)")
        }
        run.start()
        testClass?.setUp()
        setUp()
        for test in tests {
            test.run()
            if let part = test.testRun { run.addTestRun(part) }
        }
        tearDown()
        testClass?.tearDown()
        run.stop()
    }
}
