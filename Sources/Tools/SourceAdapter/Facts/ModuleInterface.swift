// SPDX-License-Identifier: MIT
import Foundation

/// What a module declares for Objective-C, for the modules that import it: a file beside its `.swiftmodule`. Its first
/// lines name the modules it imports itself, those of its header that come with it, those of its sources that do, and its
/// types that share their names with types of Foundation; those of a framework say so in the fifth.
package struct ModuleInterface: Sendable {
    let text: String

    private static let head = "# imports"
    private static let exportsHead = "# exports"
    private static let reexportsHead = "# reexports"
    private static let rivalsHead = "# rivals"
    private static let frameworkHead = "# framework"
    private static let headCount = 5

    /// The file of a framework.
    /// - Parameters:
    ///   - members: an index, see `FrameworkIndex`.
    ///   - imports: the frameworks it stands on, whose types its own derive from.
    package static func text(ofFramework members: String, imports: [String]) -> String {
        let heads = [([head] + imports).joined(separator: " "), exportsHead, reexportsHead, rivalsHead, frameworkHead]
        return heads.joined(separator: "\n") + "\n" + members
    }

    init(_ files: [FileFacts], exports: [String]) {
        var types: [String: (parents: [String], members: [String])] = [:]
        let own = Set(files.flatMap(\.types).filter { $0.kind == .cls }.map(\.simpleName))
        let optional = files.flatMap(\.types).filter { $0.kind == .proto }.reduce(into: [String: Set<String>]()) {
            $0[$1.simpleName] = Set($1.methods.filter(\.isOptional).map(\.fullName))
        }
        for type in files.flatMap(\.types) where type.kind != .value && !type.isPrivate {
            var entry = types[type.simpleName] ?? ([], [])
            for parent in type.inherited.map(ModuleFacts.simple) where !entry.parents.contains(parent) {
                entry.parents.append(parent)
            }
            entry.members += Self.members(type)
            entry.members += Self.namesakes(type, of: optional).map { "=" + $0 }
            if !own.contains(type.simpleName) { entry.members += type.offeredOfFramework.map { "^" + $0 } }
            types[type.simpleName] = entry
        }
        let imports = Set(files.flatMap(\.imports)).sorted()
        let rivals = Set(files.flatMap(\.rivals).map(\.word)).sorted()
        let reexports = Set(files.flatMap(\.reexports)).sorted()
        let heads = [
            [Self.head] + imports, [Self.exportsHead] + exports, [Self.reexportsHead] + reexports,
            [Self.rivalsHead] + rivals,
        ]
        var lines = heads.map { $0.joined(separator: " ") }
        for (name, type) in types.sorted(by: { $0.key < $1.key }) {
            lines.append((["@", name] + type.parents).joined(separator: " "))
            lines += Set(type.members).sorted()
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    /// Methods of a type that only bear the name of an optional requirement: of a protocol that is none of the type's.
    private static func namesakes(_ type: TypeFacts, of optional: [String: Set<String>]) -> [String] {
        guard type.kind != .proto, !type.inherited.contains(where: { optional[$0] != nil }) else { return [] }
        return type.methods.map(\.fullName).filter { name in optional.values.contains { $0.contains(name) } }
    }

    private static func members(_ type: TypeFacts) -> [String] {
        let isProtocol = type.kind == .proto
        let methods = type.methods.filter { $0.isMarked || $0.isOptional || type.isExposed }
            .map { ($0.isOptional ? "?" : "") + $0.fullName + " " + $0.selector }
        let properties = type.properties.filter { !isProtocol || type.isExposed || $0.isOptional }
            .map { ($0.isOptional ? "?" : "") + $0.name }
        return methods + properties
    }

    /// The interfaces of the modules named and of those they import, from the folders where compiled modules lie.
    static func load(_ modules: Set<String>, from folders: [String]) -> [String: ModuleInterface] {
        var loaded: [String: ModuleInterface] = [:]
        var next = modules.sorted()
        var seen = modules
        while let module = next.popLast() {
            let found = folders.lazy.compactMap { FileManager.default.contents(atPath: "\($0)/\(module).touchstone") }
            guard let data = found.first else { continue }
            let interface = ModuleInterface(text: String(decoding: data, as: UTF8.self))
            loaded[module] = interface
            for name in interface.imports where seen.insert(name).inserted { next.append(name) }
        }
        return loaded
    }

    private init(text: String) { self.text = text }

    private var imports: [String] { names(Self.head) }
    /// Modules that are visible wherever this one is imported.
    var exports: [String] { names(Self.exportsHead) }
    /// Modules that the compiler shows wherever this one is imported.
    var reexports: [String] { names(Self.reexportsHead) }

    var rivals: [RivalType] { names(Self.rivalsHead).compactMap { RivalType(word: $0[...]) } }

    /// Whether it describes a framework of the platform, whose members are Objective-C's.
    var isFramework: Bool { heads.contains { $0.hasPrefix(Self.frameworkHead) } }

    private var heads: [Substring] {
        text.split(separator: "\n", maxSplits: Self.headCount).prefix(Self.headCount).filter { $0.hasPrefix("#") }
    }

    private func names(_ head: String) -> [String] {
        let line = heads.first { $0.hasPrefix(head) }
        return line?.split(separator: " ").dropFirst(2).map(String.init) ?? []
    }
}
