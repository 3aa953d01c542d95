// SPDX-License-Identifier: MIT
import TouchstoneXCTest

/// A case whose tests are methods that it names itself, and has given itself while the program runs.
open class _QuickSpecBase: XCTestCase {
    open class func _qck_testMethodSelectors() -> [String] { [] }

    open override class var __testSelectors: [Selector] { _qck_testMethodSelectors().map { Selector($0) } }
}
