// SPDX-License-Identifier: MIT
import SwiftUI
import XCTest

/// This file is left out, as SwiftUI is not there; the tests beside it are built and run all the same.
final class LeftOutTests: XCTestCase {
    func testText() { _ = Text("left out") }
}
