// SPDX-License-Identifier: MIT
public import XCTest

/// The toolchain's class under a name of its own: test modules declare an `XCTestCase` that derives from it, and
/// `XCTest.XCTestCase` would be a member of the class `XCTest`.
public typealias __ToolchainXCTestCase = XCTestCase
