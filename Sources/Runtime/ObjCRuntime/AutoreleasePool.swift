// SPDX-License-Identifier: MIT
import Glibc
import Synchronization

/// Runs `body`; what it has autoreleased is released when it ends, and not at the end of the main loop's turn.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    let thread = pthread_self()
    pools.withLock { $0.own[thread, default: []].append([]) }
    defer { release { $0.closePool(of: thread) } }
    return try body()
}

// Sendable: only reached through the mutex.
private struct Pools: @unchecked Sendable {
    /// Released by the main loop.
    var common: [AnyObject] = []
    /// Those that threads have opened, the innermost last.
    var own: [pthread_t: [[AnyObject]]] = [:]

    /// - Returns: objects to be released, without a main loop that does so.
    mutating func add(_ object: AnyObject, on thread: pthread_t) -> [AnyObject] {
        if let count = own[thread]?.count {
            own[thread]?[count - 1].append(object)
            return []
        }
        // Programs without a main loop must not grow without end.
        let old = common.count > 4096 ? common : []
        if !old.isEmpty { common = [] }
        common.append(object)
        return old
    }

    mutating func closePool(of thread: pthread_t) -> [AnyObject] {
        let objects = own[thread]?.popLast() ?? []
        if own[thread]?.isEmpty == true { own[thread] = nil }
        return objects
    }
}

private let pools = Mutex(Pools())

/// Releases what `body` takes out, outside the lock: deinitialisers may run anything.
private func release(_ body: (inout Pools) -> [AnyObject]) {
    let objects = pools.withLock { body(&$0) }
    _ = objects
}

/// Keeps `value` alive until the innermost `autoreleasepool` of this thread ends or, without one, until the main loop's
/// next turn: for results that are returned unretained (`perform`).
package func autoreleased(_ value: Any) -> Unmanaged<AnyObject> {
    let object = value as AnyObject
    release { $0.add(object, on: pthread_self()) }
    return .passUnretained(object)
}

/// Called by the main loop at the end of each turn.
package func drainAutoreleasePool() {
    release { pools in
        defer { pools.common = [] }
        return pools.common
    }
}
