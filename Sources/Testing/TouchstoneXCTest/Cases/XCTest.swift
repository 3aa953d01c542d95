// SPDX-License-Identifier: MIT

/// What can be run as a test: a case or a suite of them.
open class XCTest: __ObjCObject {
    open var testCaseCount: Int { 0 }
    open var name: String { "" }
    /// The class of the run that `run()` makes.
    open var testRunClass: AnyClass? { XCTestRun.self }
    /// The run that is going on or was the last.
    public internal(set) final var testRun: XCTestRun?

    open func perform(_ run: XCTestRun) {}

    open func run() {
        let kind = testRunClass as? XCTestRun.Type ?? XCTestRun.self
        let run = kind.init(test: self)
        testRun = run
        perform(run)
    }

    // As Objective-C's methods with a completion handler are imported: they run where their caller runs.
    nonisolated(nonsending) open func setUp() async throws {}
    open func setUpWithError() throws {}
    open func setUp() {}
    open func tearDown() {}
    open func tearDownWithError() throws {}
    nonisolated(nonsending) open func tearDown() async throws {}

    open override var description: String { name }
}
