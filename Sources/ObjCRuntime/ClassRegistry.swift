// SPDX-License-Identifier: MIT
internal import CObjCRegistry
import Foundation

/// The tables of all classes. Every access holds `lock`; registrations run under it too, so it is recursive.
struct ClassRegistry {
    private struct Member: Hashable {
        let cls: ObjectIdentifier
        let name: String
    }

    let lock = NSRecursiveLock()
    private var tables: [ObjectIdentifier: __ObjCTable] = [:]
    /// Tables of classes that nobody has asked yet.
    private var pending: [ObjectIdentifier: [(inout __ObjCTable) -> Void]] = [:]
    /// Generic classes by the name without arguments: their table can only be made for a concrete class.
    private var generics: [String: [(AnyClass) -> __ObjCTable?]] = [:]
    /// Names given with `@objc(Name)`.
    private(set) var aliases: [String: AnyClass] = [:]
    private(set) var aliasNames: [ObjectIdentifier: String] = [:]
    private var ran: Int32 = 0
    private var cache: [Member: __ObjCEntry?] = [:]

    // Guarded by `lock`, which a `Mutex` cannot replace: it is not recursive.
    nonisolated(unsafe) static var shared = ClassRegistry()

    static func locked<Result>(_ body: (inout ClassRegistry) -> Result) -> Result {
        let lock = shared.lock
        lock.lock()
        defer { lock.unlock() }
        return body(&shared)
    }

    /// Runs the registrations of libraries that were loaded since the last look-up. Call with the lock held, outside
    /// any access to `shared`: the registrations write to it.
    static func load() {
        while shared.ran < ts_registry_count() {
            shared.ran += 1
            shared.cache = [:]
            RequirementCache.clear()
            ts_registry_get(shared.ran - 1)?()
        }
    }

    mutating func register(_ cls: AnyClass, alias: String?, _ fill: @escaping (inout __ObjCTable) -> Void) {
        pending[ObjectIdentifier(cls), default: []].append(fill)
        if let alias {
            aliases[alias] = cls
            aliasNames[ObjectIdentifier(cls)] = alias
        }
        cache = [:]
    }

    mutating func registerGeneric(_ name: String, _ table: @escaping (AnyClass) -> __ObjCTable?) {
        generics[name, default: []].append(table)
    }

    mutating func ownTable(of cls: AnyClass) -> __ObjCTable? {
        if !pending.isEmpty, let fills = pending.removeValue(forKey: ObjectIdentifier(cls)) {
            // Later registrations, such as an app's extensions of a framework class, win.
            for fill in fills { fill(&tables[ObjectIdentifier(cls), default: __ObjCTable()]) }
        }
        if let table = tables[ObjectIdentifier(cls)] { return table }
        guard !generics.isEmpty else { return nil }
        let name = _typeName(cls, qualified: true)
        guard let end = name.firstIndex(of: "<"), let makers = generics[String(name[..<end])] else { return nil }
        var table = __ObjCTable()
        for make in makers { if let part = make(cls) { table.merge(part) } }
        tables[ObjectIdentifier(cls)] = table
        return table
    }

    mutating func entry(_ name: String, of cls: AnyClass) -> __ObjCEntry? {
        let member = Member(cls: ObjectIdentifier(cls), name: name)
        if let known = cache[member] { return known }
        var found: __ObjCEntry?
        var next: AnyClass? = cls
        while let current = next, found == nil {
            found = ownTable(of: current)?.entries[name]
            next = _getSuperclass(current)
        }
        cache[member] = .some(found)
        return found
    }
}

// MARK: called by adapted code

/// Hands `registration` to the registry; runs before main.
@_silgen_name("ts_registry_add")
public func __objcRecord(_ registration: @convention(c) () -> Void)

/// Tells what `cls` answers to by name. `fill` runs when the class is first asked, on whatever thread that happens.
///
/// It is isolated like the class, and touches no actor state. It must be a function and not a closure: in Swift 6 mode
/// closures check at run time that they run on their actor.
public func __objcRegister(
    _ cls: AnyClass, alias: String? = nil, _ fill: @escaping @MainActor (inout __ObjCTable) -> Void
) {
    let plain = unsafeBitCast(fill, to: ((inout __ObjCTable) -> Void).self)
    ClassRegistry.locked { $0.register(cls, alias: alias, plain) }
}

/// The same for a generic class, whose table can only be made for a concrete one.
/// - Parameters:
///   - name: module and class name without generic arguments.
///   - make: a function, as above; nil for classes it does not know.
public func __objcRegisterGeneric(_ name: String, _ make: @escaping @MainActor (AnyClass) -> __ObjCTable?) {
    let plain = unsafeBitCast(make, to: ((AnyClass) -> __ObjCTable?).self)
    ClassRegistry.locked { $0.registerGeneric(name, plain) }
}
