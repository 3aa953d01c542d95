// SPDX-License-Identifier: MIT

extension OSAllocatedUnfairLock {
    /// nil without a call of `body`: somebody holds the lock.
    public func withLockIfAvailable<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
        try withLockIfAvailable(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Whether the caller holds the lock now; it does not wait.
    public func lockIfAvailable() -> Bool { storage.lock.try() }
    public func withLockIfAvailable<Result>(_ body: () throws -> Result) rethrows -> Result? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body()
    }
}
