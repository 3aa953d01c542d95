// SPDX-License-Identifier: MIT

// MARK: Equality

public func XCTAssertEqual<T: Equatable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertEqual", message, file, line) {
        let (first, second) = (try expression1(), try expression2())
        return first == second ? nil : "(\"\(first)\") is not equal to (\"\(second)\")"
    }
}

public func XCTAssertNotEqual<T: Equatable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertNotEqual", message, file, line) {
        let (first, second) = (try expression1(), try expression2())
        return first != second ? nil : "(\"\(first)\") is equal to (\"\(second)\")"
    }
}

public func XCTAssertIdentical(
    _ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertIdentical", message, file, line) {
        let (first, second) = (try expression1(), try expression2())
        return first === second ? nil : "(\"\(described(first))\") is not identical to (\"\(described(second))\")"
    }
}

public func XCTAssertNotIdentical(
    _ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertNotIdentical", message, file, line) {
        let (first, second) = (try expression1(), try expression2())
        return first !== second ? nil : "(\"\(described(first))\") is identical to (\"\(described(second))\")"
    }
}

private func described(_ object: AnyObject?) -> String { object.map { "\($0)" } ?? "nil" }
