// SPDX-License-Identifier: MIT
import Foundation

/// The memory of a lock; zero is unlocked.
public struct os_unfair_lock: Sendable {
    fileprivate var word: UInt32 = 0
    public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { spinLock(lock) }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { spinTryLock(lock) }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { spinUnlock(lock) }

private func spinLock(_ lock: os_unfair_lock_t) {
    while !spinTryLock(lock) { sched_yield() }
}

/// Guards the words of all locks for the moment of a test; waiting happens outside it.
private let wordLock = NSLock()

private func spinTryLock(_ lock: os_unfair_lock_t) -> Bool {
    wordLock.lock()
    defer { wordLock.unlock() }
    guard lock.pointee.word == 0 else { return false }
    lock.pointee.word = 1
    return true
}

private func spinUnlock(_ lock: os_unfair_lock_t) {
    wordLock.lock()
    lock.pointee.word = 0
    wordLock.unlock()
}
