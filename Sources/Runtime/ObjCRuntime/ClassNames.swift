// SPDX-License-Identifier: MIT
internal import CObjCRegistry
import Foundation

/// The name that Objective-C uses for a class: bare for framework classes, `Module.Class` for an app's, the given name
/// after `@objc(Name)`, and a mangled one (`_TtCC6Module5Outer5Inner`) for what stands inside another type, is private or
/// generic. Never fails, unlike Foundation's `NSStringFromClass`, whose place it takes in apps.
package func objcClassName(_ cls: AnyClass) -> String {
    if let alias = givenName(of: cls) { return alias }
    let name = _typeName(cls, qualified: true)
    let parts = name.split(separator: ".").map(String.init)
        .filter { !$0.hasPrefix("(unknown context") && !$0.hasPrefix("(extension") }
    if let module = parts.first, ClassRegistry.loadedFrameworks().contains(where: { $0.isNamespace(module) }) {
        let bare = parts.dropFirst().joined(separator: ".")
        return FoundationNames.objectiveC[bare] ?? bare
    }
    let isPlain = parts.count == 2 && !name.contains("(") && !name.contains("<")
    return isPlain ? name : mangledClassName(cls) ?? parts.joined(separator: ".")
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

/// `NSClassFromString` of client code: what `__NSStringFromClass` gives, and `Module.Outer.Inner`.
public func __NSClassFromString(_ name: String) -> AnyClass? {
    let alias: AnyClass? = {
        let lock = ClassRegistry.shared.lock
        lock.lock()
        defer { lock.unlock() }
        ClassRegistry.load()
        return ClassRegistry.shared.aliases[name]
    }()
    if let alias { return alias }
    if name.hasPrefix("_Tt") { return mangledClass(name) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    if parts.count > 1 { return swiftClass(parts) }
    // The table is made for names that it may hold.
    let swiftName = name.hasPrefix("NS") ? FoundationNames.swift[name] ?? name : name
    for framework in ClassRegistry.loadedFrameworks() where !framework.classesKeepModule {
        if let cls = swiftClass([framework.module] + swiftName.split(separator: ".").map(String.init)) { return cls }
    }
    return nil
}

/// Finds a class by module, enclosing types and name. Enclosing types may be classes, structures or enumerations, which
/// the mangled name distinguishes, so all are tried.
private func swiftClass(_ parts: [String]) -> AnyClass? {
    guard parts.count <= 6, let module = parts.first else { return nil }
    var prefixes = [mangled(module)]
    for (index, part) in parts.dropFirst().enumerated() {
        let kinds = index == parts.count - 2 ? ["C"] : ["C", "V", "O"]
        prefixes = prefixes.flatMap { prefix in kinds.map { prefix + mangled(part) + $0 } }
    }
    for prefix in prefixes { if let cls = _typeByName(prefix) as? AnyClass { return cls } }
    return nil
}

func mangled(_ identifier: String) -> String { "\(identifier.utf8.count)\(identifier)" }

// MARK: mangled names

// Objective-C knows such classes by the names of Swift's first mangling:
// https://github.com/swiftlang/swift/blob/main/docs/ABI/OldMangling.rst

private func mangledClassName(_ cls: AnyClass) -> String? {
    if _typeName(cls, qualified: true).contains("<") { return GenericClassNames.name(of: cls) }
    // No class stands sixteen types deep.
    let places = withUnsafeTemporaryAllocation(of: ts_context_place.self, capacity: 16) { list in
        let count = ts_class_context(unsafeBitCast(cls, to: UnsafeRawPointer.self), list.baseAddress, list.count)
        return list.prefix(count).map { MangledPlace($0) }
    }
    guard let last = places.last, last.kind == "M" else { return nil }
    return "_Tt" + MangledPlace.text(of: places)
}

/// A module, a type in it, or an extension.
private struct MangledPlace {
    let kind: Character
    let isPrivate: Bool
    let name: String

    init(_ place: ts_context_place) {
        kind = Character(Unicode.Scalar(UInt8(bitPattern: place.kind)))
        isPrivate = place.is_private
        name = String(cString: place.name)
    }

    /// Kinds from the inside to the outside, then names from the outside to the inside. Programs do not record by which
    /// file a private name is distinguished.
    static func text(of places: some Sequence<MangledPlace>) -> String {
        var kinds = ""
        var names = ""
        for place in places {
            switch place.kind {
            case "E": kinds += "E" + mangled(place.name)
            case "M": names = mangled(place.name) + names
            default:
                kinds.append(place.kind)
                names = (place.isPrivate ? "P1_" : "") + mangled(place.name) + names
            }
        }
        return kinds + names
    }
}

private func mangledClass(_ name: String) -> AnyClass? {
    if name.hasPrefix("_TtG") { return GenericClassNames.cls(named: name) }
    // The class's own name stands last, behind its length; a digit may also be part of the name.
    let letters = Array(name)
    for start in letters.indices.dropFirst(3).reversed() where letters[start].isNumber {
        let digits = letters[start...].prefix { $0.isNumber }
        let own = String(letters[(start + digits.count)...])
        guard Int(String(digits)) == own.utf8.count, let found = mangledClass(name, named: own) else { continue }
        return found
    }
    return nil
}

private func mangledClass(_ mangledName: String, named name: String) -> AnyClass? {
    struct Search {
        let wanted: String
        var found: AnyClass?
    }
    var search = Search(wanted: mangledName)
    withUnsafeMutablePointer(to: &search) { search in
        ts_classes_named(
            name,
            { pointer, context in
                guard let search = context?.assumingMemoryBound(to: Search.self), let pointer else { return true }
                let cls: AnyClass = unsafeBitCast(pointer, to: AnyClass.self)
                guard objcClassName(cls) == search.pointee.wanted else { return true }
                search.pointee.found = cls
                return false
            }, search)
    }
    return search.found
}
