// SPDX-License-Identifier: MIT

/// Calls a method of `target` with loosely typed arguments; missing arguments are nil, more than needed are ignored.
public typealias __ObjCImplementation = (_ target: AnyObject, _ arguments: [Any?]) -> Any?

/// One named member of a class.
// Sendable: immutable, and the caller of a member is responsible for its isolation, as with Objective-C messages.
public struct __ObjCEntry: @unchecked Sendable {
    /// The property behind the entry, so that `observe(\.x)` finds its name.
    let keyPath: AnyKeyPath?
    /// Whether the property itself tells observers of its changes (`@objc dynamic`).
    package let notifies: Bool
    /// Whether the property has no storage of its own (`@NSManaged`): key-value coding goes past its accessors.
    package var isManaged = false
    let implementation: __ObjCImplementation
}

/// What a class answers to by name: its own members only, superclasses have their own table.
///
/// The source adapter writes the calls that fill it at the end of each class and extension of client code; framework
/// classes have generated ones.
public struct __ObjCTable {
    private(set) var entries: [String: __ObjCEntry] = [:]

    public init() {}

    /// An instance method.
    public mutating func method(_ selector: String, _ implementation: @escaping __ObjCImplementation) {
        entries[selector] = __ObjCEntry(keyPath: nil, notifies: false, implementation: implementation)
    }

    /// A class method; `implementation` ignores its first argument.
    public mutating func classMethod(_ selector: String, _ implementation: @escaping __ObjCImplementation) {
        entries["+" + selector] = __ObjCEntry(keyPath: nil, notifies: false, implementation: implementation)
    }

    /// A property with a setter. `notifies`: it is `dynamic`, its accessors tell observers themselves.
    public mutating func property<Root: AnyObject, Value>(
        _ key: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>, getter: String? = nil, notifies: Bool = false
    ) {
        getterEntry(key, keyPath, getter: getter, notifies: notifies)
        let setter = Selector.setter(of: key).name
        entries[setter] = __ObjCEntry(keyPath: nil, notifies: notifies) { target, arguments in
            let value: Value = __objcPropertyValue(arguments, key: key, of: target)
            unsafeDowncast(target, to: Root.self)[keyPath: keyPath] = value
            return nil
        }
    }

    /// A property that `@NSManaged` leaves to the class's key-value coding.
    public mutating func managed<Root: AnyObject, Value>(
        _ key: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>, getter: String? = nil
    ) {
        property(key, keyPath, getter: getter)
        for name in [key, getter, Selector.setter(of: key).name] { if let name { entries[name]?.isManaged = true } }
    }

    /// A property whose setter must not read it first, as writing through a key path does.
    public mutating func property<Root: AnyObject, Value>(
        _ key: String, _ keyPath: KeyPath<Root, Value>, getter: String? = nil, notifies: Bool = false,
        set: @escaping (Root, Value) -> Void
    ) {
        getterEntry(key, keyPath, getter: getter, notifies: notifies)
        entries[Selector.setter(of: key).name] = __ObjCEntry(keyPath: nil, notifies: notifies) { target, arguments in
            set(unsafeDowncast(target, to: Root.self), __objcPropertyValue(arguments, key: key, of: target))
            return nil
        }
    }

    /// A property without a setter.
    public mutating func property<Root: AnyObject, Value>(
        _ key: String, _ keyPath: KeyPath<Root, Value>, getter: String? = nil, notifies: Bool = false
    ) {
        getterEntry(key, keyPath, getter: getter, notifies: notifies)
    }

    private mutating func getterEntry<Root: AnyObject, Value>(
        _ key: String, _ keyPath: KeyPath<Root, Value>, getter: String?, notifies: Bool
    ) {
        let entry = __ObjCEntry(keyPath: keyPath, notifies: notifies) { target, _ in
            __objcResult(unsafeDowncast(target, to: Root.self)[keyPath: keyPath])
        }
        entries[key] = entry
        if let getter { entries[getter] = entry }
    }

    mutating func merge(_ other: __ObjCTable) { entries.merge(other.entries) { $1 } }
}
