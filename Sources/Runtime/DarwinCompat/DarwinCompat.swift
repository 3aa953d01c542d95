// SPDX-License-Identifier: MIT

// What apps get for `import Darwin`. The module cannot have that name: SwiftPM's test runner asks
// `canImport(Darwin)` and would then expect Apple's XCTest. The source adapter rewrites imports and conditions.
@_exported import FoundationCompat
@_exported import Glibc
