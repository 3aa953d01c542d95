// SPDX-License-Identifier: MIT
@preconcurrency import Glibc

// C's streams as iOS has them: macros for what Swift takes as constants. Linux's are variables, which code in Swift 6 may
// not name; the source adapter names these.
public var __stdin: UnsafeMutablePointer<FILE>! { stdin }
public var __stdout: UnsafeMutablePointer<FILE>! { stdout }
public var __stderr: UnsafeMutablePointer<FILE>! { stderr }
