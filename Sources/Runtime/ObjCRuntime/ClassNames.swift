// SPDX-License-Identifier: MIT
import Foundation

/// The name that Objective-C uses for a class: bare for framework classes, `Module.Class` for an app's, the given name
/// after `@objc(Name)`. Never fails, unlike Foundation's `NSStringFromClass` with nested and private classes.
package func objcClassName(_ cls: AnyClass) -> String {
    if let alias = givenName(of: cls) { return alias }
    let parts = _typeName(cls, qualified: true).split(separator: ".").map(String.init)
        .filter { !$0.hasPrefix("(unknown context") && !$0.hasPrefix("(extension") }
    guard parts.count > 1, ClassRegistry.loadedFrameworks().contains(where: { $0.isNamespace(parts[0]) }) else {
        return parts.joined(separator: ".")
    }
    return parts.dropFirst().joined(separator: ".")
}

/// The name in `@objc(Name)`.
private func givenName(of cls: AnyClass) -> String? {
    let lock = ClassRegistry.shared.lock
    lock.lock()
    defer { lock.unlock() }
    ClassRegistry.load()
    return ClassRegistry.shared.aliasNames[ObjectIdentifier(cls)]
}

/// `<Module.Class 0x...>`, as exception texts show an object.
package func objectText(_ object: AnyObject) -> String {
    "<\(objcClassName(type(of: object))) \(addressText(object))>"
}

/// `NSStringFromClass` of client code.
public func __NSStringFromClass(_ cls: AnyClass) -> String { objcClassName(cls) }

/// `NSClassFromString` of client code: `@objc(Name)` names, `Module.Class`, `Module.Outer.Inner`, and bare names of
/// framework classes.
public func __NSClassFromString(_ name: String) -> AnyClass? {
    let alias: AnyClass? = {
        let lock = ClassRegistry.shared.lock
        lock.lock()
        defer { lock.unlock() }
        ClassRegistry.load()
        return ClassRegistry.shared.aliases[name]
    }()
    if let alias { return alias }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    if parts.count > 1 { return swiftClass(parts) }
    for framework in ClassRegistry.loadedFrameworks() where !framework.classesKeepModule {
        if let cls = swiftClass([framework.module] + parts) { return cls }
    }
    return nil
}

/// Finds a class by module, enclosing types and name. Enclosing types may be classes, structures or enumerations, which
/// the mangled name distinguishes, so all are tried.
private func swiftClass(_ parts: [String]) -> AnyClass? {
    guard parts.count <= 6, let module = parts.first else { return nil }
    func mangled(_ identifier: String) -> String { "\(identifier.utf8.count)\(identifier)" }
    var prefixes = [mangled(module)]
    for (index, part) in parts.dropFirst().enumerated() {
        let kinds = index == parts.count - 2 ? ["C"] : ["C", "V", "O"]
        prefixes = prefixes.flatMap { prefix in kinds.map { prefix + mangled(part) + $0 } }
    }
    for prefix in prefixes { if let cls = _typeByName(prefix) as? AnyClass { return cls } }
    return nil
}
