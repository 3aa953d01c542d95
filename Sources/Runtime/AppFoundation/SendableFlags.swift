// SPDX-License-Identifier: MIT
public import Dispatch

// Sendable: a set of bits, which never changes, as on iOS.
// https://developer.apple.com/documentation/dispatch/dispatchworkitemflags
extension DispatchWorkItemFlags: @retroactive @unchecked Sendable {}
