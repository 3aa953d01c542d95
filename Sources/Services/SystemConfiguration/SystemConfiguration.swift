// SPDX-License-Identifier: MIT

// Reachability as the world's network tells it (`network` of TouchstoneDevice's World).
@_exported public import FoundationCompat
@_exported public import Glibc

public func SCError() -> Int32 { 0 }
public let kSCStatusOK: Int32 = 0
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> { UnsafePointer(strerror(status == 0 ? 0 : EIO)) }
