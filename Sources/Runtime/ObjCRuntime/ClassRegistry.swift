// SPDX-License-Identifier: MIT
internal import CObjCRegistry
import Foundation

/// The tables of all classes. Every access holds `lock`; registrations run under it too, so it is recursive.
package struct ClassRegistry {
    private struct Member: Hashable {
        let cls: ObjectIdentifier
        let name: String
    }

    /// What makes a class's table. A structure, because lists wrap bare functions in an object each, which hundreds of
    /// classes at every start would pay for.
    struct Filling {
        let fill: @MainActor (inout __ObjCTable) -> Void

        /// On whatever thread asks: it is isolated like the class, and touches no actor state.
        func run(_ table: inout __ObjCTable) {
            unsafeBitCast(fill, to: ((inout __ObjCTable) -> Void).self)(&table)
        }
    }

    let lock = NSRecursiveLock()
    private var tables: [ObjectIdentifier: __ObjCTable] = [:]
    /// Tables of classes that nobody has asked yet.
    private var pending: [ObjectIdentifier: [Filling]] = [:]
    /// What the members of framework classes are called in Objective-C: apart, because making the table of a class like
    /// UIView costs a fiftieth of an app's start, and optional requirements need none of it.
    private var members: [ObjectIdentifier: __ObjCTable] = [:]
    private var pendingMembers: [ObjectIdentifier: Filling] = [:]
    /// Generic classes by the name without arguments: their table can only be made for a concrete class.
    private var generics: [String: [(AnyClass) -> __ObjCTable?]] = [:]
    /// Names given with `@objc(Name)`.
    private(set) var aliases: [String: AnyClass] = [:]
    private(set) var aliasNames: [ObjectIdentifier: String] = [:]
    private(set) var frameworks = LoadedFramework.foundation
    private var ran: Int32 = 0
    private var cache: [Member: __ObjCEntry?] = [:]
    private var requirements: [Member: __ObjCEntry?] = [:]

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
        guard shared.ran < ts_registry_count() else { return }
        while shared.ran < ts_registry_count() {
            shared.ran += 1
            ts_registry_get(shared.ran - 1)?()
        }
        shared.forget()
        RequirementCache.clear()
    }

    /// Answers from before a registration.
    private mutating func forget() {
        cache = [:]
        requirements = [:]
    }

    mutating func register(_ cls: AnyClass, alias: String?, _ filling: Filling) {
        pending[ObjectIdentifier(cls), default: []].append(filling)
        if let alias {
            aliases[alias] = cls
            aliasNames[ObjectIdentifier(cls)] = alias
        }
        forget()
    }

    /// Adds a method that the class itself does not have.
    /// - Returns: false when it has one of this name.
    mutating func add(_ selector: String, to cls: AnyClass, _ implementation: @escaping __ObjCImplementation) -> Bool {
        guard ownTable(of: cls)?.entries[selector] == nil else { return false }
        tables[ObjectIdentifier(cls), default: __ObjCTable()].method(selector, implementation)
        forget()
        return true
    }

    /// Classes that have told of themselves, and their superclasses.
    var classes: [AnyClass] {
        var found: [ObjectIdentifier: AnyClass] = [:]
        for known in [Array(tables.keys), Array(pending.keys), Array(members.keys), Array(pendingMembers.keys)].joined()
        {
            // Only made from classes, by `register`.
            var next: AnyClass? = unsafeBitCast(known, to: AnyClass.self)
            while let current = next, found.updateValue(current, forKey: ObjectIdentifier(current)) == nil {
                next = _getSuperclass(current)
            }
        }
        return Array(found.values)
    }

    mutating func register(_ framework: LoadedFramework) { frameworks.append(framework) }

    mutating func registerMembers(of cls: AnyClass, _ filling: Filling) {
        pendingMembers[ObjectIdentifier(cls)] = filling
    }

    mutating func registerGeneric(_ name: String, _ table: @escaping (AnyClass) -> __ObjCTable?) {
        generics[name, default: []].append(table)
    }

    /// Names of the class and what they stand for, without its superclasses.
    mutating func ownEntries(of cls: AnyClass) -> [String: __ObjCEntry] {
        var table = memberTable(of: cls) ?? __ObjCTable()
        if let declared = ownTable(of: cls) { table.merge(declared) }
        return table.entries
    }

    private mutating func memberTable(of cls: AnyClass) -> __ObjCTable? {
        if let filling = pendingMembers.removeValue(forKey: ObjectIdentifier(cls)) {
            filling.run(&members[ObjectIdentifier(cls), default: __ObjCTable()])
        }
        return members[ObjectIdentifier(cls)]
    }

    private mutating func ownTable(of cls: AnyClass) -> __ObjCTable? {
        if !pending.isEmpty, let fills = pending.removeValue(forKey: ObjectIdentifier(cls)) {
            // Later registrations, such as an app's extensions of a framework class, win.
            for filling in fills { filling.run(&tables[ObjectIdentifier(cls), default: __ObjCTable()]) }
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
        let found = Self.nearest(cls) { ownTable(of: $0)?.entries[name] ?? memberTable(of: $0)?.entries[name] }
        cache[member] = .some(found)
        return found
    }

    /// The method that serves as an optional requirement of a protocol which a class of a framework conforms to: one that
    /// the app declares. What framework classes implement of it, their conformance says.
    mutating func requirement(_ name: String, of cls: AnyClass) -> __ObjCEntry? {
        let member = Member(cls: ObjectIdentifier(cls), name: name)
        if let known = requirements[member] { return known }
        let found = Self.nearest(cls) { ownTable(of: $0)?.entries[name] }
        requirements[member] = .some(found)
        return found
    }

    /// What the class or the nearest of its superclasses has.
    private static func nearest(_ cls: AnyClass, _ find: (AnyClass) -> __ObjCEntry?) -> __ObjCEntry? {
        var next: AnyClass? = cls
        while let current = next {
            if let found = find(current) { return found }
            next = _getSuperclass(current)
        }
        return nil
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
    ClassRegistry.locked { $0.register(cls, alias: alias, ClassRegistry.Filling(fill: fill)) }
}

/// Tells by what names Objective-C knows the members of a framework class. Optional requirements are not looked for there.
package func __objcRegisterMembers(of cls: AnyClass, _ fill: @escaping @MainActor (inout __ObjCTable) -> Void) {
    ClassRegistry.locked { $0.registerMembers(of: cls, ClassRegistry.Filling(fill: fill)) }
}

/// The same for a generic class, whose table can only be made for a concrete one.
/// - Parameters:
///   - name: module and class name without generic arguments.
///   - make: a function, as above; nil for classes it does not know.
public func __objcRegisterGeneric(_ name: String, _ make: @escaping @MainActor (AnyClass) -> __ObjCTable?) {
    let plain = unsafeBitCast(make, to: ((AnyClass) -> __ObjCTable?).self)
    ClassRegistry.locked { $0.registerGeneric(name, plain) }
}
