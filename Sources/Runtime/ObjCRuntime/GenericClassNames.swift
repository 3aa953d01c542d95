// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// Names of generic classes with their arguments: `Box<Int>` is `_TtGC6Module3BoxSi_`. They are read and written by the
/// grammar of Swift's first mangling for arguments that are types with a name; others have a name within this process only.
enum GenericClassNames {
    private static let known = Mutex<[String: ObjectIdentifier]>([:])

    static func name(of cls: AnyClass) -> String? {
        let text = _typeName(cls, qualified: true)
        var reader = TypeText(text)
        var writer = OldMangling()
        guard let type = reader.type(), reader.isAtEnd, let mangled = writer.text(of: type, kind: "C") else {
            return nil
        }
        let name = "_Tt" + mangled
        known.withLock { $0[name] = ObjectIdentifier(cls) }
        return name
    }

    static func cls(named name: String) -> AnyClass? {
        if let known = known.withLock({ $0[name] }) { return unsafeBitCast(known, to: AnyClass.self) }
        var reader = OldManglingReader(name.dropFirst(3))
        return reader.type().flatMap { _typeByName($0) } as? AnyClass
    }

    /// One letter, the same in both manglings.
    fileprivate static let letters = [
        "Swift.Array": "a", "Swift.Bool": "b", "Swift.Double": "d", "Swift.Float": "f", "Swift.Int": "i",
        "Swift.Optional": "q", "Swift.String": "S", "Swift.UInt": "u",
    ]
}

/// `Module.Box<Swift.Int, Module.Thing>`, as Swift writes it.
private struct TypeText {
    struct Named {
        let path: [String]
        let arguments: [Named]
    }

    private var rest: Substring
    init(_ text: String) { rest = text[...] }
    var isAtEnd: Bool { rest.isEmpty }

    /// nil: not the name of a type alone.
    mutating func type() -> Named? {
        let text = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let path = text.split(separator: ".").map(String.init)
        guard path.count > 1 else { return nil }
        rest = rest.dropFirst(text.count)
        var arguments: [Named] = []
        if rest.first == "<" {
            repeat {
                rest = rest.dropFirst()
                if rest.first == " " { rest = rest.dropFirst() }
                guard let argument = type() else { return nil }
                arguments.append(argument)
            } while rest.first == ","
            guard rest.first == ">" else { return nil }
            rest = rest.dropFirst()
        }
        return Named(path: path, arguments: arguments)
    }
}

private struct OldMangling {
    /// What may be referred to by number: modules and types, in the order in which they came.
    private var seen: [String] = []

    /// - Parameter kind: of the type, where it is known.
    mutating func text(of type: TypeText.Named, kind: String? = nil) -> String? {
        guard let own = nominal(type, kind: kind) else { return nil }
        guard !type.arguments.isEmpty else { return own }
        var text = "G" + own
        for argument in type.arguments {
            guard let next = self.text(of: argument) else { return nil }
            text += next
        }
        return text + "_"
    }

    private mutating func nominal(_ type: TypeText.Named, kind: String?) -> String? {
        if let letter = GenericClassNames.letters[type.path.joined(separator: ".")] { return "S" + letter }
        if type.path == ["Swift", "Dictionary"] { return "Vs10Dictionary" }
        if type.path == ["Swift", "Set"] { return "Vs3Set" }
        guard type.path.count == 2, let kind = kind ?? Self.kind(of: type) else { return nil }
        let (module, name) = (mangled(type.path[0]), mangled(type.path[1]))
        return named(kind + module + name) { writer in kind + writer.named(module) { _ in module } + name }
    }

    /// Written out the first time, then by number.
    private mutating func named(_ key: String, _ write: (inout Self) -> String) -> String {
        if let index = seen.firstIndex(of: key) { return index == 0 ? "S_" : "S\(String(index - 1, radix: 36))_" }
        let text = write(&self)
        seen.append(key)
        return text
    }

    private static func kind(of type: TypeText.Named) -> String? {
        guard type.arguments.isEmpty else { return nil }
        return ["C", "V", "O"].first { _typeByName(type.path.map(mangled).joined() + $0) != nil }
    }
}

/// Reads the first mangling and gives the present one, which looks types up.
private struct OldManglingReader {
    private var rest: Substring
    private var seen: [String] = []
    init(_ text: Substring) { rest = text }

    mutating func type() -> String? {
        guard rest.first == "G" else { return nominal() }
        rest = rest.dropFirst()
        guard let own = nominal() else { return nil }
        var arguments = ""
        while let next = rest.first, next != "_" {
            guard let argument = type() else { return nil }
            arguments += argument
        }
        guard rest.first == "_" else { return nil }
        rest = rest.dropFirst()
        return own + "y" + arguments + "G"
    }

    private mutating func nominal() -> String? {
        if rest.hasPrefix("Vs10Dictionary") { return take("Vs10Dictionary", for: "SD") }
        if rest.hasPrefix("Vs3Set") { return take("Vs3Set", for: "Sh") }
        if rest.first == "S" { return standardOrSeen() }
        guard let kind = rest.first, "CVO".contains(kind) else { return nil }
        rest = rest.dropFirst()
        let module = rest.first == "S" ? standardOrSeen() : seenAfter(identifier())
        guard let module, let name = identifier() else { return nil }
        return seenAfter(module + name + String(kind))
    }

    private mutating func seenAfter(_ text: String?) -> String? {
        if let text { seen.append(text) }
        return text
    }

    private mutating func take(_ text: String, for other: String) -> String {
        rest = rest.dropFirst(text.count)
        return other
    }

    private mutating func standardOrSeen() -> String? {
        rest = rest.dropFirst()
        if let letter = rest.first, GenericClassNames.letters.values.contains(String(letter)) {
            rest = rest.dropFirst()
            return "S\(letter)"
        }
        guard let end = rest.firstIndex(of: "_") else { return nil }
        let digits = rest[..<end]
        rest = rest[rest.index(after: end)...]
        let index = digits.isEmpty ? 0 : Int(digits, radix: 36).map { $0 + 1 } ?? Int.max
        return index < seen.count ? seen[index] : nil
    }

    private mutating func identifier() -> String? {
        let digits = rest.prefix { $0.isNumber }
        guard let length = Int(digits), length > 0, length <= rest.count - digits.count else { return nil }
        rest = rest.dropFirst(digits.count)
        defer { rest = rest.dropFirst(length) }
        return mangled(String(rest.prefix(length)))
    }
}
