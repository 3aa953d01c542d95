// SPDX-License-Identifier: MIT

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
    CurrentTest.fail(message.isEmpty ? "failed" : "failed - \(message)", file, line)
}

public func XCTAssert(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertTrue", message, file, line) {
        try expression() ? nil : ""
    }
}

public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertTrue", message, file, line) {
        try expression() ? nil : ""
    }
}

public func XCTAssertFalse(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertFalse", message, file, line) {
        try expression() ? "" : nil
    }
}

public func XCTAssertNil(
    _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertNil", message, file, line) {
        try expression().map { "\"\($0)\"" }
    }
}

public func XCTAssertNotNil(
    _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertNotNil", message, file, line) {
        try expression() == nil ? "" : nil
    }
}

/// The value; leaves the test when there is none.
public func XCTUnwrap<T>(
    _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) throws -> T {
    do {
        if let value = try expression() { return value }
        Assertion.fail("XCTUnwrap", "expected non-nil value of type \"\(T.self)\"", message(), file, line)
    } catch let failure as RecordedFailure {
        throw failure
    } catch {
        Assertion.fail("XCTUnwrap", error: error, message(), file, line)
    }
    throw RecordedFailure()
}

// MARK: Errors

public func XCTAssertThrowsError<T>(
    _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line, _ errorHandler: (_ error: any Error) -> Void = { _ in }
) {
    do { _ = try expression() } catch {
        errorHandler(error)
        return
    }
    Assertion.fail("XCTAssertThrowsError", "did not throw an error", message(), file, line)
}

public func XCTAssertNoThrow<T>(
    _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    do { _ = try expression() } catch {
        Assertion.fail("XCTAssertNoThrow", "threw error \"\(error)\"", message(), file, line)
    }
}
