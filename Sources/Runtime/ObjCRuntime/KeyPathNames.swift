// SPDX-License-Identifier: MIT
import Synchronization

// Key paths of one property differ with the class they are written for (`\UILabel.isHidden`, `\UIView.isHidden`) and
// cannot tell the names they were written with. Adapted code hands the names in where they are needed.

// Sendable: only reached through the mutex; key paths are immutable.
private struct WrittenNames: @unchecked Sendable { var names: [AnyKeyPath: String] = [:] }

private let writtenNames = Mutex(WrittenNames())

private func remember(_ keyPath: AnyKeyPath, _ names: String) {
    nonisolated(unsafe) let keyPath = keyPath
    writtenNames.withLock { $0.names[keyPath] = names }
}

/// `\.layer.position` of adapted code, with its names: `layer.position`.
public func __named<Root, Value>(_ keyPath: KeyPath<Root, Value>, _ names: String) -> KeyPath<Root, Value> {
    remember(keyPath, names)
    return keyPath
}

/// The same where a key path to write through is expected.
public func __namedWritable<Root, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, _ names: String
) -> ReferenceWritableKeyPath<Root, Value> {
    remember(keyPath, names)
    return keyPath
}

/// The names a key path was written with, joined by dots.
func writtenName(of keyPath: AnyKeyPath) -> String? {
    nonisolated(unsafe) let keyPath = keyPath
    return writtenNames.withLock { $0.names[keyPath] }
}

/// The key path of Objective-C for one of Swift, for objects of class `cls`: its names as written, those of getters
/// (`isHidden`) replaced by the property's own. nil when it cannot be told, or when a class with a table has no such
/// property for Objective-C.
package func objcKeyPath(of keyPath: AnyKeyPath, in cls: AnyClass) -> String? {
    guard let written = writtenName(of: keyPath) else { return objcKey(of: keyPath, in: cls) }
    var owner: AnyClass? = cls
    return written.split(separator: ".").map { name -> String in
        let found = owner.flatMap { property(String(name), of: $0) }
        owner = found.flatMap { unwrapped(type(of: $0.keyPath).valueType) as? AnyClass }
        return found?.key ?? String(name)
    }.joined(separator: ".")
}

extension AnyKeyPath {
    /// What `_kvcKeyPathString` is in adapted code.
    public var __kvcKeyPathString: String? {
        (type(of: self).rootType as? AnyClass).flatMap { objcKeyPath(of: self, in: $0) }
    }
}

/// The key of the property that Swift calls `name`.
private func property(_ name: String, of cls: AnyClass) -> (key: String, keyPath: AnyKeyPath)? {
    guard let keyPath = objcLookup(cls, name)?.keyPath else { return nil }
    if name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase {
        let key = first.lowercased() + name.dropFirst(3)
        if objcLookup(cls, key)?.keyPath == keyPath { return (key, keyPath) }
    }
    return (name, keyPath)
}

private protocol Wrapping { static var wrapped: Any.Type { get } }
extension Optional: Wrapping { fileprivate static var wrapped: Any.Type { Wrapped.self } }

private func unwrapped(_ type: Any.Type) -> Any.Type { (type as? any Wrapping.Type)?.wrapped ?? type }
