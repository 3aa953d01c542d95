// SPDX-License-Identifier: MIT
import XCTest

/// What a case knows of the test that it runs.
final class InvocationTests: XCTestCase {
    func testInvocation() {
        XCTAssertEqual(invocation?.selector, #selector(InvocationTests.testInvocation))
        XCTAssertEqual(invocation?.selector.description, "testInvocation")
        XCTAssertNil(InvocationTests().invocation)
    }
}
