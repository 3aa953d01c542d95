// SPDX-License-Identifier: MIT
import FoundationCompat

/// A number that no other living thread of the process has; on iOS no thread of any process has it.
/// - Parameter thread: nil: the calling one.
@discardableResult
public func pthread_threadid_np(_ thread: pthread_t?, _ number: UnsafeMutablePointer<UInt64>?) -> Int32 {
    guard let number else { return EINVAL }
    number.pointee = UInt64(thread ?? pthread_self())
    return 0
}

/// The port of a thread: a number that no other living thread of the process has. Nothing can be sent to it.
public func pthread_mach_thread_np(_ thread: pthread_t) -> UInt32 {
    // Threads' own data begin on pages of their own: the lowest twelve bits tell nothing.
    UInt32(truncatingIfNeeded: UInt(thread) >> 12)
}

/// Lets another thread run first; Darwin's name for it.
public func pthread_yield_np() { sched_yield() }
