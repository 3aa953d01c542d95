// SPDX-License-Identifier: MIT

/// Called when waiting has ended; nil: all was fulfilled in time.
public typealias XCWaitCompletionHandler = ((any Error)?) -> Void

/// Why `waitForExpectations` ended early.
public struct XCTestError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case timeoutWhileWaiting = 0, failureWhileWaiting }
    public static let errorDomain = "com.apple.XCTestErrorDomain"
    public static var timeoutWhileWaiting: Code { .timeoutWhileWaiting }
    public static var failureWhileWaiting: Code { .failureWhileWaiting }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorCode: Int { code.rawValue }
}
public let XCTestErrorDomain = XCTestError.errorDomain

extension XCTestCase {
    // MARK: Making

    public func expectation(description: String) -> XCTestExpectation {
        let expectation = XCTestExpectation(description: description)
        expectation.assertForOverFulfill = true
        return own(expectation)
    }

    @discardableResult
    public func expectation(
        forNotification notificationName: Notification.Name, object objectToObserve: Any?,
        handler: XCTNSNotificationExpectation.Handler? = nil
    ) -> XCTestExpectation {
        expectation(
            forNotification: notificationName, object: objectToObserve, notificationCenter: .default, handler: handler)
    }

    @discardableResult
    public func expectation(
        forNotification notificationName: Notification.Name, object objectToObserve: Any?,
        notificationCenter: NotificationCenter, handler: XCTNSNotificationExpectation.Handler? = nil
    ) -> XCTestExpectation {
        let expectation = XCTNSNotificationExpectation(
            name: notificationName, object: objectToObserve, notificationCenter: notificationCenter)
        expectation.handler = handler
        return own(expectation)
    }

    @discardableResult
    public func expectation(
        forNotification notificationName: String, object objectToObserve: Any?,
        handler: XCTNSNotificationExpectation.Handler? = nil
    ) -> XCTestExpectation {
        expectation(forNotification: Notification.Name(notificationName), object: objectToObserve, handler: handler)
    }

    @discardableResult
    public func expectation(
        for predicate: NSPredicate, evaluatedWith object: Any?, handler: XCTNSPredicateExpectation.Handler? = nil
    ) -> XCTestExpectation {
        let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
        expectation.handler = handler
        return own(expectation)
    }

    @discardableResult
    public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil
    ) -> XCTestExpectation {
        own(XCTKVOExpectation(keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue))
    }

    @discardableResult
    public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler?
    ) -> XCTestExpectation {
        let expectation = XCTKVOExpectation(keyPath: keyPath, object: objectToObserve)
        expectation.handler = handler
        return own(expectation)
    }

    private func own<Expectation: XCTestExpectation>(_ expectation: Expectation) -> Expectation {
        expectation.owner = self
        openExpectations.append(expectation)
        return expectation
    }

    // MARK: Waiting

    /// Waits for all that the test has made and not waited for.
    public func waitForExpectations(
        timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line,
        handler: XCWaitCompletionHandler? = nil
    ) {
        guard !openExpectations.isEmpty else {
            CurrentTest.fail(
                "API violation - call made to wait without any expectations having been set.", file, line,
                type: .uncaughtException)
            return
        }
        let result = wait(openExpectations, timeout, false, file, line)
        let code: XCTestError.Code? =
            result == .completed ? nil : result == .timedOut ? .timeoutWhileWaiting : .failureWhileWaiting
        handler?(code.map { XCTestError($0) })
    }

    public func wait(
        for expectations: [XCTestExpectation], timeout seconds: TimeInterval, enforceOrder: Bool = false,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        _ = wait(expectations, seconds, enforceOrder, file, line)
    }

    public func wait(
        for expectations: [XCTestExpectation], file: StaticString = #filePath, line: UInt = #line
    ) {
        _ = wait(expectations, .greatestFiniteMagnitude, false, file, line)
    }

    nonisolated(nonsending) public func fulfillment(
        of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .greatestFiniteMagnitude,
        enforceOrder: Bool = false, file: StaticString = #filePath, line: UInt = #line
    ) async {
        openExpectations.removeAll { open in expectations.contains { $0 === open } }
        let result = await XCTWaiter().fulfillment(of: expectations, timeout: seconds, enforceOrder: enforceOrder)
        complain(of: result, expectations, seconds, file, line)
    }

    private func wait(
        _ expectations: [XCTestExpectation], _ seconds: TimeInterval, _ enforceOrder: Bool, _ file: StaticString,
        _ line: UInt
    ) -> XCTWaiter.Result {
        openExpectations.removeAll { open in expectations.contains { $0 === open } }
        let result = XCTWaiter().wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder)
        complain(of: result, expectations, seconds, file, line)
        return result
    }

    private func complain(
        of result: XCTWaiter.Result, _ expectations: [XCTestExpectation], _ seconds: TimeInterval,
        _ file: StaticString, _ line: UInt
    ) {
        func names(_ list: [XCTestExpectation]) -> String {
            list.map { "\"\($0.expectationDescription)\"" }.joined(separator: ", ")
        }
        let problem: String
        switch result {
        case .completed: return
        case .timedOut:
            let time = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
            problem =
                "Exceeded timeout of \(time) seconds, with unfulfilled expectations: "
                + names(expectations.filter { !$0.isInverted && $0.token == nil }) + "."
        case .incorrectOrder: problem = "Fulfilled expectations in the wrong order: \(names(expectations))."
        case .invertedFulfillment:
            problem =
                "Fulfilled inverted expectation \(names(expectations.filter { $0.isInverted && $0.token != nil }))."
        case .interrupted: problem = "Interrupted."
        }
        CurrentTest.fail("Asynchronous wait failed: \(problem)", file, line)
    }

    /// What was made through the test has to be waited for.
    func reportUnwaited() {
        let left = openExpectations.filter { !$0.hasBeenWaitedFor && !$0.isInverted }
        openExpectations = []
        guard !left.isEmpty else { return }
        let names = left.map { "'\($0.expectationDescription)'" }.joined(separator: ", ")
        record(
            XCTIssue(
                type: .assertionFailure,
                compactDescription: "Failed due to unwaited expectation\(left.count > 1 ? "s" : "") \(names)."))
    }
}
