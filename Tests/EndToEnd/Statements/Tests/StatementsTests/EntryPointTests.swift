// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// As in test targets that compile their app's sources: the attribute names no entry point of a bundle of tests.
@UIApplicationMain
private final class CompiledAppDelegate: UIResponder, UIApplicationDelegate {}

@main
private enum CompiledProgram {
    static func main() { fatalError("a runner enters a bundle of tests") }
}

final class EntryPointTests: XCTestCase {
    func testTheRunnerIsTheProgram() {
        XCTAssertFalse(UIApplication.shared.delegate is CompiledAppDelegate)
    }
}
