// SPDX-License-Identifier: MIT
public import Glibc

public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

/// Who gets a mutex next: here always who asks first when it is free, which is the policy `FIRSTFIT`.
/// - Returns: 0, or `EINVAL` for another policy.
public func pthread_mutexattr_setpolicy_np(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32)
    -> Int32
{
    policy == PTHREAD_MUTEX_POLICY_FIRSTFIT_NP ? 0 : EINVAL
}

/// The kinds of mutexes are `Int` in Linux's headers and `Int32`, as the function takes them, in iOS's. What could be
/// either, as `.init(PTHREAD_MUTEX_ERRORCHECK)`, is the function's own.
@discardableResult @_disfavoredOverload
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int) -> Int32 {
    pthread_mutexattr_settype(attributes, Int32(type))
}
