// SPDX-License-Identifier: MIT
import Synchronization

/// Runs `body`. Swift's objects are released by reference counting alone, so there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

// Sendable: only reached through the mutex.
private struct Pool: @unchecked Sendable {
    var objects: [AnyObject] = []
}

private let pool = Mutex(Pool())

/// Keeps `value` alive until the main loop's next turn, for results that are returned unretained (`perform`).
package func autoreleased(_ value: Any) -> Unmanaged<AnyObject> {
    let object = value as AnyObject
    let old = pool.withLock { pool -> [AnyObject] in
        // Programs without a main loop must not grow without end.
        let old = pool.objects.count > 4096 ? pool.objects : []
        if !old.isEmpty { pool.objects = [] }
        pool.objects.append(object)
        return old
    }
    _ = old
    return .passUnretained(object)
}

/// Called by the main loop at the end of each turn.
package func drainAutoreleasePool() {
    let objects = pool.withLock { pool -> [AnyObject] in
        defer { pool.objects = [] }
        return pool.objects
    }
    // Released here, outside the lock: deinitialisers may run anything.
    _ = objects
}
