// SPDX-License-Identifier: MIT

/// Gives a class a method while the program runs. It is found by name, as from a message; calls in Swift of a method that
/// the class or a superclass declares do not come here.
/// - Returns: false, and nothing is added, when the class itself has a method of this name.
package func objcAddMethod(
    _ cls: AnyClass, _ selector: Selector, _ implementation: @escaping __ObjCImplementation
) -> Bool {
    let lock = ClassRegistry.shared.lock
    lock.lock()
    defer { lock.unlock() }
    ClassRegistry.load()
    let isNew = ClassRegistry.shared.add(selector.name, to: cls, implementation)
    if isNew { RequirementCache.clear() }
    return isNew
}

/// Every class that adapted code or a framework has told of, with their superclasses, in no order.
package func objcClasses() -> [AnyClass] {
    let lock = ClassRegistry.shared.lock
    lock.lock()
    defer { lock.unlock() }
    ClassRegistry.load()
    return ClassRegistry.shared.classes
}
