// SPDX-License-Identifier: MIT

// MARK: Equality of numbers within a tolerance

/// Whether two numbers are as near as they have to be; infinities equal themselves, what is no number nothing.
private func areNear<T: FloatingPoint>(_ first: T, _ second: T, _ accuracy: T) -> Bool {
    first == second || abs(first - second) <= accuracy
}

private func areNear<T: Numeric>(_ first: T, _ second: T, _ accuracy: T) -> Bool {
    // The magnitude of a difference of unsigned numbers must not overflow.
    if let first = first as? any BinaryInteger, let second = second as? any BinaryInteger,
        let accuracy = accuracy as? any BinaryInteger
    {
        return abs(Double(first) - Double(second)) <= Double(accuracy)
    }
    return (first - second).magnitude <= accuracy.magnitude
}

public func XCTAssertEqual<T: FloatingPoint>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertEqual", message, file, line) {
        let (first, second) = (try expression1(), try expression2())
        return areNear(first, second, accuracy)
            ? nil : "(\"\(first)\") is not equal to (\"\(second)\") +/- (\"\(accuracy)\")"
    }
}

public func XCTAssertNotEqual<T: FloatingPoint>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertNotEqual", message, file, line) {
        let (first, second) = (try expression1(), try expression2())
        return !areNear(first, second, accuracy)
            ? nil : "(\"\(first)\") is equal to (\"\(second)\") +/- (\"\(accuracy)\")"
    }
}

public func XCTAssertEqual<T: Numeric>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertEqual", message, file, line) {
        let (first, second) = (try expression1(), try expression2())
        return areNear(first, second, accuracy)
            ? nil : "(\"\(first)\") is not equal to (\"\(second)\") +/- (\"\(accuracy)\")"
    }
}

public func XCTAssertNotEqual<T: Numeric>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    Assertion.check("XCTAssertNotEqual", message, file, line) {
        let (first, second) = (try expression1(), try expression2())
        return !areNear(first, second, accuracy)
            ? nil : "(\"\(first)\") is equal to (\"\(second)\") +/- (\"\(accuracy)\")"
    }
}

/// The name of old.
@available(*, deprecated, renamed: "XCTAssertEqual(_:_:accuracy:_:file:line:)")
public func XCTAssertEqualWithAccuracy<T: FloatingPoint>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    XCTAssertEqual(try expression1(), try expression2(), accuracy: accuracy, message(), file: file, line: line)
}
