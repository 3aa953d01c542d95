// SPDX-License-Identifier: MIT

// Objective-C's names of integers, which Swift code may use on iOS.
public typealias NSInteger = Int
public typealias NSUInteger = UInt

// Dispatch's constants, macros that Linux's module does not bring along.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000
