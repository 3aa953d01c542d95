// SPDX-License-Identifier: MIT

/// Hears how tests go. Every method may be left out.
public protocol XCTestObservation: AnyObject {
    func testBundleWillStart(_ testBundle: Bundle)
    func testBundleDidFinish(_ testBundle: Bundle)
    func testSuiteWillStart(_ testSuite: XCTestSuite)
    func testSuiteDidFinish(_ testSuite: XCTestSuite)
    func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue)
    func testCaseWillStart(_ testCase: XCTestCase)
    func testCaseDidFinish(_ testCase: XCTestCase)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int)
    /// For reporters of this package: `XCTSkip` was thrown.
    func __testCase(_ testCase: XCTestCase, wasSkipped reason: String, at location: XCTSourceCodeLocation?)
}

extension XCTestObservation {
    public func testBundleWillStart(_ testBundle: Bundle) {}
    public func testBundleDidFinish(_ testBundle: Bundle) {}
    public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
    public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
    public func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {}
    public func testCaseWillStart(_ testCase: XCTestCase) {}
    public func testCaseDidFinish(_ testCase: XCTestCase) {}
    /// The form of old hears of it instead.
    public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
        let location = issue.sourceCodeContext.location
        self.testCase(
            testCase, didFailWithDescription: issue.compactDescription, inFile: location?.file,
            atLine: location?.lineNumber ?? 0)
    }
    public func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {}
    public func __testCase(
        _ testCase: XCTestCase, wasSkipped reason: String, at location: XCTSourceCodeLocation?
    ) {}
}

/// Knows who hears how tests go.
open class XCTestObservationCenter: __ObjCObject {
    // Filled and told on the main thread, where tests run; failures of other threads only read.
    nonisolated(unsafe) public static let shared = XCTestObservationCenter()
    private let lock = NSRecursiveLock()
    private var observers: [any XCTestObservation] = []

    open func addTestObserver(_ testObserver: any XCTestObservation) {
        lock.withLock { observers.append(testObserver) }
    }

    open func removeTestObserver(_ testObserver: any XCTestObservation) {
        lock.withLock { observers.removeAll { $0 === testObserver } }
    }

    final func tell(_ message: (any XCTestObservation) -> Void) {
        for observer in lock.withLock({ observers }) { message(observer) }
    }

    final func tellCase(_ test: XCTest, _ message: (any XCTestObservation, XCTestCase) -> Void) {
        guard let test = test as? XCTestCase else { return }
        tell { message($0, test) }
    }

    final func tellSuite(_ test: XCTest, _ message: (any XCTestObservation, XCTestSuite) -> Void) {
        guard let suite = test as? XCTestSuite else { return }
        tell { message($0, suite) }
    }
}
