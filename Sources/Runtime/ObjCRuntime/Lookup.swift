// SPDX-License-Identifier: MIT

/// The member `selector` of `cls` or a superclass.
/// - Complexity: one hash look-up after the first time.
package func objcLookup(_ cls: AnyClass, _ selector: Selector) -> __ObjCEntry? { objcLookup(cls, selector.name) }

func objcLookup(_ cls: AnyClass, _ name: String) -> __ObjCEntry? {
    let lock = ClassRegistry.shared.lock
    lock.lock()
    defer { lock.unlock() }
    ClassRegistry.load()
    return ClassRegistry.shared.entry(name, of: cls)
}

/// The app's method that serves as an optional requirement.
func objcRequirement(_ cls: AnyClass, _ name: String) -> __ObjCEntry? {
    let lock = ClassRegistry.shared.lock
    lock.lock()
    defer { lock.unlock() }
    ClassRegistry.load()
    return ClassRegistry.shared.requirement(name, of: cls)
}

/// Whether the class of `object` (or a superclass) has the member; a class object is asked for its class methods.
public func __objcResponds(_ object: Any, _ selector: Selector) -> Bool {
    if let cls = object as? AnyClass { return objcLookup(cls, "+" + selector.name) != nil }
    return objcLookup(type(of: object as AnyObject), selector.name) != nil
}

/// The name under which the property `keyPath` was registered in the class of `object`.
package func objcKey(of keyPath: AnyKeyPath, in cls: AnyClass) -> String? {
    let lock = ClassRegistry.shared.lock
    lock.lock()
    defer { lock.unlock() }
    ClassRegistry.load()
    var next: AnyClass? = cls
    while let current = next {
        let entries = ClassRegistry.shared.ownEntries(of: current)
        let names = entries.filter { $0.value.keyPath == keyPath }.keys
        // A getter may have a name of its own (`isHidden`); the key is the one that can be set.
        let settable = names.first { entries[Selector.setter(of: $0).name] != nil }
        if let name = settable ?? names.min(by: { ($0.count, $0) < ($1.count, $1) }) { return name }
        next = _getSuperclass(current)
    }
    return nil
}

/// The names of the instance methods that the class itself makes known, getters and setters among them, in their order.
package func objcMethodNames(of cls: AnyClass) -> [String] {
    ownEntries(of: cls).keys.filter { !$0.hasPrefix("+") }.sorted()
}

/// The names of the class's own properties, in their order.
package func objcPropertyNames(of cls: AnyClass) -> [String] {
    let properties = ownEntries(of: cls).filter { name, entry in
        entry.keyPath != nil && !name.hasPrefix("+") && !name.contains(":")
    }
    return properties.keys.sorted()
}

private func ownEntries(of cls: AnyClass) -> [String: __ObjCEntry] {
    let lock = ClassRegistry.shared.lock
    lock.lock()
    defer { lock.unlock() }
    ClassRegistry.load()
    return ClassRegistry.shared.ownEntries(of: cls)
}
