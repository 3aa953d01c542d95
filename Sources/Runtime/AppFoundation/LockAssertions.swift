// SPDX-License-Identifier: MIT
public import FoundationCompat

/// Ends the app when nobody holds the lock.
///
/// Unlike on iOS a lock does not know its thread: one that another thread holds passes.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    if os_unfair_lock_trylock(lock) { fatalError("BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock not owned") }
}

/// Ends the app on iOS when this thread holds the lock; passes here, where a lock does not know its thread.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}
