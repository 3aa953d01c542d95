// SPDX-License-Identifier: MIT
import Foundation
import Testing
import XCTest

/// What code asks to see whether it is tested.
struct TestedCodeTests {
    @Test("XCTest's classes are found by their names in a test's process")
    func classes() {
        #expect(NSClassFromString("XCTestCase") == XCTestCase.self)
        #expect(NSClassFromString("XCTest") != nil)
        #expect(NSStringFromClass(XCTestCase.self) == "XCTestCase")
    }
}
