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
