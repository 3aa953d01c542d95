// SPDX-License-Identifier: MIT

/// The part of Apple's `XCTestCase` that the toolchain's on Linux has not: expected failures, and properties that only
/// Xcode's runner acts on. The class hides the toolchain's in the test module. Becomes a source of every test module.
enum ExpectedFailures {
    static let source = #"""
        import ToolchainXCTest
        import UIKit
        import XCTest

        open class XCTestCase: __ToolchainXCTestCase {
            /// The test that runs; tests run one after another.
            nonisolated(unsafe) fileprivate static weak var current: XCTestCase?
            fileprivate var expected: [XCTExpectedFailure] = []

            /// Kept for code that sets it; no test is stopped for the time it takes.
            open var executionTimeAllowance: TimeInterval = 600

            private var goesOn = true
            open override var continueAfterFailure: Bool {
                get { goesOn }
                set { goesOn = newValue }
            }

            open override func invokeTest() {
                Self.current = self
                super.invokeTest()
                for expectation in expected.reversed() { report(expectation) }
                expected = []
                Self.current = nil
            }

            open override func recordFailure(
                withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected isExpected: Bool
            ) {
                let location = XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber)
                let issue = XCTIssue(
                    type: isExpected ? .assertionFailure : .thrownError, compactDescription: description,
                    sourceCodeContext: XCTSourceCodeContext(location: location))
                guard let match = expected.last(where: { $0.matches(issue) }) else {
                    let stops = !continueAfterFailure
                    // The toolchain's would trap, with a report of a crash that is none.
                    continueAfterFailure = true
                    super.recordFailure(
                        withDescription: description, inFile: filePath, atLine: lineNumber, expected: isExpected)
                    if stops { endProgram() }
                    return
                }
                match.issue = issue
                let reason = match.failureReason.map { " (\($0))" } ?? ""
                print("\(filePath):\(lineNumber): \(name) : Expected failure\(reason): \(description)")
            }

            /// A test that is to stop at its first failure: nothing but the end of the program leaves its function. The runner
            /// starts the program again for the tests that are left.
            private func endProgram() -> Never {
                fflush(nil)
                _exit(__touchstoneStopCode)
            }

            fileprivate func expect(_ failure: XCTExpectedFailure) { expected.append(failure) }

            fileprivate func end(_ failure: XCTExpectedFailure) {
                expected.removeAll { $0 === failure }
                report(failure)
            }

            /// A strict expectation that nothing met is a failure itself.
            private func report(_ failure: XCTExpectedFailure) {
                guard failure.options.isEnabled, failure.options.isStrict, failure.issue == nil else { return }
                let reason = failure.failureReason.map { " '\($0)'" } ?? ""
                super.recordFailure(
                    withDescription: "Expected failure\(reason) but none recorded", inFile: failure.file,
                    atLine: failure.line, expected: true)
            }
        }

        /// `TestRun` knows it.
        private let __touchstoneStopCode: Int32 = 117

        /// A failure that a test is known to have.
        public final class XCTExpectedFailure {
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
            }

            public let failureReason: String?
            public internal(set) var issue: XCTIssue?
            fileprivate let options: Options
            fileprivate let file: String
            fileprivate let line: Int

            fileprivate init(_ reason: String?, _ options: Options, _ file: StaticString, _ line: UInt) {
                (failureReason, self.options, self.file, self.line) = (reason, options, "\(file)", Int(line))
            }

            fileprivate func matches(_ issue: XCTIssue) -> Bool { options.isEnabled && options.issueMatcher(issue) }
        }

        extension XCTExpectedFailure.Options {
            fileprivate convenience init(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) {
                self.init()
                isEnabled = enabled ?? true
                isStrict = strict ?? true
                if let matcher { issueMatcher = matcher }
            }
        }

        /// Failures from here to the end of the test are expected.
        public func XCTExpectFailure(
            _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
            line: UInt = #line
        ) {
            XCTestCase.current?.expect(XCTExpectedFailure(failureReason, options, file, line))
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
            let test = XCTestCase.current
            let failure = XCTExpectedFailure(failureReason, options, file, line)
            test?.expect(failure)
            defer { test?.end(failure) }
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

        """#
}
