// SPDX-License-Identifier: MIT

/// Does not keep its object alive.
struct WeakReference<Object: AnyObject> {
    weak var object: Object?
}

extension Array {
    /// Adds an object once, and forgets those that are gone.
    mutating func add<Object: AnyObject>(_ object: Object) where Element == WeakReference<Object> {
        removeAll { $0.object == nil || $0.object === object }
        append(WeakReference(object: object))
    }

    mutating func remove<Object: AnyObject>(_ object: Object) where Element == WeakReference<Object> {
        removeAll { $0.object == nil || $0.object === object }
    }

    func present<Object: AnyObject>() -> [Object] where Element == WeakReference<Object> { compactMap(\.object) }
}
