// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// What an object carries only when somebody asks for it. Guarded by `lock`.
package final class ObjectExtras: @unchecked Sendable {
    let lock = NSRecursiveLock()
    var observers: [KeyValueObserver] = []
    /// Keys whose changes are being announced in another way.
    var silentKeys: Set<String> = []
    /// Observations of other objects that must be told when this one changes (key path chains).
    var associated: [UnsafeRawPointer: AssociatedObject] = [:]

    func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}

struct AssociatedObject {
    var value: Any?
    weak var weakValue: AnyObject?
    var current: Any? { value ?? weakValue }
}

/// Extras of objects that do not derive from our `NSObject`, found by address. The weak reference tells a new object at
/// an old address from the old one.
private struct ForeignExtras: @unchecked Sendable {
    // Sendable: only reached through the lock.
    struct Item {
        weak var object: AnyObject?
        let extras: ObjectExtras
    }
    var items: [ObjectIdentifier: Item] = [:]
    var sweepAt = 256
}

private let foreignExtras = Mutex(ForeignExtras())
private let creation = NSLock()

extension ObjectExtras {
    /// The extras of `object`, made when `create`.
    static func of(_ object: AnyObject, create: Bool) -> ObjectExtras? {
        if let object = object as? NSObject {
            if let extras = object.__extras { return extras }
            guard create else { return nil }
            creation.lock()
            defer { creation.unlock() }
            if let extras = object.__extras { return extras }
            let extras = ObjectExtras()
            object.__extras = extras
            return extras
        }
        let id = ObjectIdentifier(object)
        var dead: [ObjectExtras] = []
        let found = foreignExtras.withLock { table -> ObjectExtras? in
            if let item = table.items[id] {
                if item.object === object { return item.extras }
                dead.append(item.extras)
                table.items[id] = nil
            }
            guard create else { return nil }
            if table.items.count >= table.sweepAt {
                for (key, item) in table.items where item.object == nil {
                    dead.append(item.extras)
                    table.items[key] = nil
                }
                table.sweepAt = max(256, table.items.count * 2)
            }
            let extras = ObjectExtras()
            table.items[id] = .init(object: object, extras: extras)
            return extras
        }
        // Released outside the lock: deinitialisers may run anything.
        _ = dead
        return found
    }
}

// MARK: associated objects

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Ties `value` to `object` under the address `key`; nil removes it. Values tied to objects that do not derive from
/// `NSObject` of an adapted program may be released later than the object.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let extras = ObjectExtras.of(object as AnyObject, create: value != nil)
    let old = extras?.locked { () -> Any? in
        let old = extras?.associated[key]?.value
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            extras?.associated[key] = value.map { AssociatedObject(value: nil, weakValue: $0 as AnyObject) }
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            let copied = (value as? any NSCopying)?.copy(with: nil) ?? value
            extras?.associated[key] = copied.map { AssociatedObject(value: $0) }
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            extras?.associated[key] = value.map { AssociatedObject(value: $0) }
        }
        return old
    }
    // Released outside the lock.
    _ = old
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let extras = ObjectExtras.of(object as AnyObject, create: false)
    return extras?.locked { extras?.associated[key]?.current }
}

public func objc_removeAssociatedObjects(_ object: Any) {
    let extras = ObjectExtras.of(object as AnyObject, create: false)
    let old = extras?.locked { () -> [UnsafeRawPointer: AssociatedObject] in
        defer { extras?.associated = [:] }
        return extras?.associated ?? [:]
    }
    _ = old
}

// MARK: locks on objects

private let syncLocks = Mutex<[ObjectIdentifier: SyncLock]>([:])

private struct SyncLock: Sendable {
    let lock = NSRecursiveLock()
    var holders = 0
}

/// Enters the recursive lock that belongs to `object`; every enter needs an exit on the same thread.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    let lock = syncLocks.withLock { locks -> NSRecursiveLock in
        locks[ObjectIdentifier(object as AnyObject), default: SyncLock()].holders += 1
        return locks[ObjectIdentifier(object as AnyObject), default: SyncLock()].lock
    }
    lock.lock()
    return 0
}

@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    let id = ObjectIdentifier(object as AnyObject)
    let lock = syncLocks.withLock { locks -> NSRecursiveLock? in
        guard var entry = locks[id] else { return nil }
        entry.holders -= 1
        locks[id] = entry.holders == 0 ? nil : entry
        return entry.lock
    }
    // -1: OBJC_SYNC_NOT_OWNING_THREAD_ERROR
    guard let lock else { return -1 }
    lock.unlock()
    return 0
}
