// SPDX-License-Identifier: MIT

/// A failure that a test is known to have.
public final class XCTExpectedFailure: __ObjCObject {
    public final class Options {
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        public var isEnabled = true
        /// Whether it is a failure when nothing fails.
        public var isStrict = true

        public init() {}

        public static func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }

        convenience init(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) {
            self.init()
            isEnabled = enabled ?? true
            isStrict = strict ?? true
            if let matcher { issueMatcher = matcher }
        }
    }

    public let failureReason: String?
    public internal(set) var issue: XCTIssue?
    let options: Options
    let location: XCTSourceCodeLocation

    init(_ reason: String?, _ options: Options, _ file: StaticString, _ line: UInt) {
        (failureReason, self.options) = (reason, options)
        location = XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line))
        super.init()
    }

    func matches(_ issue: XCTIssue) -> Bool { options.isEnabled && options.issueMatcher(issue) }
}

/// Failures from here to the end of the test are expected.
public func XCTExpectFailure(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
    line: UInt = #line
) {
    CurrentTest.value?.expectedFailures.append(XCTExpectedFailure(failureReason, options, file, line))
}

public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
    line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
    XCTExpectFailure(failureReason, options: .init(enabled, strict, issueMatcher), file: file, line: line)
}

/// Failures in the block are expected.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
    line: UInt = #line, failingBlock: () throws -> Result
) rethrows -> Result {
    let test = CurrentTest.value
    let failure = XCTExpectedFailure(failureReason, options, file, line)
    test?.expectedFailures.append(failure)
    defer {
        test?.expectedFailures.removeAll { $0 === failure }
        test?.report(failure)
    }
    return try failingBlock()
}

public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
    line: UInt = #line, failingBlock: () throws -> Result, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
    try XCTExpectFailure(
        failureReason, options: .init(enabled, strict, issueMatcher), file: file, line: line,
        failingBlock: failingBlock)
}
