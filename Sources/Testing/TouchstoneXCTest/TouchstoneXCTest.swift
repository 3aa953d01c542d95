// SPDX-License-Identifier: MIT

/// Apple's XCTest. Apps compile with `-module-alias XCTest=TouchstoneXCTest`: a module that is called XCTest would hide
/// the toolchain's from Touchstone's own tests.
///
/// Tests run on the main thread, inside a launched app; its run loop turns while a test waits. There is no Objective-C
/// runtime to ask for methods called `test…`: `touchstone test` finds them in the source and hands them over with
/// `__xctestMain`.
@_exported public import UIKit
