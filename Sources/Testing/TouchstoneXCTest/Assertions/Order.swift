// SPDX-License-Identifier: MIT

// MARK: Order

public func XCTAssertGreaterThan<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertGreaterThan", message, file, line) {
        let (first, second) = (try expression1(), try expression2())
        return first > second ? nil : "(\"\(first)\") is not greater than (\"\(second)\")"
    }
}

public func XCTAssertGreaterThanOrEqual<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertGreaterThanOrEqual", message, file, line) {
        let (first, second) = (try expression1(), try expression2())
        return first >= second ? nil : "(\"\(first)\") is less than (\"\(second)\")"
    }
}

public func XCTAssertLessThan<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertLessThan", message, file, line) {
        let (first, second) = (try expression1(), try expression2())
        return first < second ? nil : "(\"\(first)\") is not less than (\"\(second)\")"
    }
}

public func XCTAssertLessThanOrEqual<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertLessThanOrEqual", message, file, line) {
        let (first, second) = (try expression1(), try expression2())
        return first <= second ? nil : "(\"\(first)\") is greater than (\"\(second)\")"
    }
}
