// SPDX-License-Identifier: MIT

// What apps get for `import Darwin`. The module cannot have that name: SwiftPM's test runner asks
// `canImport(Darwin)` and would then expect Apple's XCTest. The source adapter rewrites imports and conditions.
@_exported import FoundationCompat
@_exported import Glibc

/// Glibc's requests are of another kind than the constants that it has for them.
public func ioctl(_ descriptor: Int32, _ request: Int32, _ argument: UnsafeMutableRawPointer) -> Int32 {
    Glibc.ioctl(descriptor, UInt(bitPattern: Int(request)), argument)
}
