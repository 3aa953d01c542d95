// SPDX-License-Identifier: MIT

/// Thrown by a test that does not apply here; it counts neither as passed nor as failed.
public struct XCTSkip: Error, CustomStringConvertible {
    public let message: String?
    let explanation: String?
    let location: XCTSourceCodeLocation?

    /// - Parameter message: why.
    public init(
        _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(explanation: nil, message: message(), file: file, line: line)
    }

    init(explanation: String?, message: String?, file: StaticString, line: UInt) {
        self.explanation = explanation
        self.message = message.flatMap { $0.isEmpty ? nil : $0 }
        location = XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line))
    }

    public var description: String {
        "Test skipped" + (explanation.map { ": \($0)" } ?? "") + (message.map { " - \($0)" } ?? "")
    }
}

extension XCTSkip: CustomNSError {
    public static var errorDomain: String { "com.apple.XCTestErrorDomain" }
    public var errorCode: Int { 106 }
    /// By its key, libraries find what to tell the test's run: the reason and the place, as properties.
    public var errorUserInfo: [String: Any] {
        ["XCTestErrorUserInfoKeySkippedTestContext": XCTSkippedTestContext(self)]
    }
}

/// Why and where a test was skipped, to be read by name.
final class XCTSkippedTestContext: __ObjCObject {
    private let skip: XCTSkip

    init(_ skip: XCTSkip) {
        self.skip = skip
        super.init()
    }

    override func value(forKey key: String) -> Any? {
        switch key {
        case "message": skip.message
        case "explanation": skip.explanation
        case "sourceCodeContext": XCTSourceCodeContext(location: skip.location)
        default: super.value(forKey: key)
        }
    }
}

public func XCTSkipIf(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
    file: StaticString = #filePath, line: UInt = #line
) throws {
    guard try expression() else { return }
    throw XCTSkip(
        explanation: "required false value but got true", message: message(), file: file, line: line)
}

public func XCTSkipUnless(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
    file: StaticString = #filePath, line: UInt = #line
) throws {
    guard try !expression() else { return }
    throw XCTSkip(
        explanation: "required true value but got false", message: message(), file: file, line: line)
}
