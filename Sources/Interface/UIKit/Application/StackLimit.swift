// SPDX-License-Identifier: MIT
import Glibc

/// Room for very deep view trees. Linux grows the main thread's stack up to the limit as it stands when a page is
/// touched, so raising it at run time takes effect.
package enum StackLimit {
    static let bytes: rlim_t = 64 << 20

    /// To 64 MiB, or as far as the system allows. Call on the main thread, early: pages that were touched stay.
    package static func raise() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0, limit.rlim_cur < bytes else { return }
        limit.rlim_cur = min(bytes, limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    }
}
