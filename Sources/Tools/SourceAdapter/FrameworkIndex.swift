// SPDX-License-Identifier: MIT
public import Foundation

/// What the adapter knows of the frameworks: Objective-C names that do not follow from the Swift name, and which
/// requirements of protocols are optional.
public struct FrameworkIndex: Sendable {
    struct Member: Sendable, Hashable {
        /// Full Swift name: `tableView(_:heightForRowAt:)`, `isHidden`.
        let name: String
        let isOptional: Bool
        /// nil: follows from the name. Most are never asked for, and deriving all at once would cost more than adapting
        /// a small app.
        let givenSelector: String?
        /// Whether an extension of another module declares it so that it can be overridden all the same.
        var isDispatched = false

        var selector: String { givenSelector ?? FrameworkIndex.derivedSelector(name) }
    }

    /// Members by the Swift name of their type (`UIView`, `UITableViewDelegate`).
    private(set) var members: [String: [Member]] = [:]
    /// Superclass by class, inherited protocols by protocol.
    private(set) var parents: [String: [String]] = [:]
    /// Every optional requirement, by full name.
    private(set) var optionalRequirements: [String: [Requirement]] = [:]
    /// Types of the project's own modules, which keep Swift's names.
    private(set) var projectTypes: Set<String> = []
    /// Methods that have the name of an optional requirement of another type's protocol.
    private(set) var namesakes: Set<String> = []
    /// Tells indexes apart in cache keys.
    private(set) var digest = ""

    /// An index that knows nothing.
    public init() {}

    /// Reads an index file: `@ Type Parent ...` opens a type, then a member a line: `name selector`, or `name` alone
    /// when the selector follows from the name; `?` before an optional requirement, `^` before a member that an extension
    /// offers to be overridden, `=` before a method that has an optional requirement's name and is none.
    public init(contentsOf file: URL) throws {
        self.init(text: try String(contentsOf: file, encoding: .utf8))
    }

    init(text: String) {
        digest = Digest.text(text)
        var type = ""
        var own: [Member] = []
        func close(_ members: inout [String: [Member]]) {
            if !own.isEmpty { members[type, default: []] += own }
            own = []
        }
        // Bytes, not characters: the names are ASCII, and this runs on every start.
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: " "))
            guard let first = fields.first, line.first != UInt8(ascii: "#") else { continue }
            if first.elementsEqual(CollectionOfOne(UInt8(ascii: "@"))) {
                close(&members)
                type = fields.count > 1 ? String(decoding: fields[1], as: UTF8.self) : ""
                parents[type] = fields.dropFirst(2).map { String(decoding: $0, as: UTF8.self) }
                continue
            }
            if first.first == UInt8(ascii: "=") {
                namesakes.insert(String(decoding: first.dropFirst(), as: UTF8.self))
                continue
            }
            let isOptional = first.first == UInt8(ascii: "?")
            let isDispatched = first.first == UInt8(ascii: "^")
            let name = isOptional || isDispatched ? first.dropFirst() : first
            let member = Member(
                name: String(decoding: name, as: UTF8.self), isOptional: isOptional,
                givenSelector: fields.count > 1 ? String(decoding: fields[1], as: UTF8.self) : nil,
                isDispatched: isDispatched)
            own.append(member)
            if isOptional { addRequirement(member, of: type) }
        }
        close(&members)
        sortedTypes = members.keys.sorted()
    }

    /// Types in a fixed order, for searches without a known type.
    private(set) var sortedTypes: [String] = []

    private mutating func addRequirement(_ member: Member, of type: String) {
        let requirement = Requirement(owner: type, selector: member.selector, parameterTypes: nil)
        optionalRequirements[member.name, default: []].append(requirement)
    }

    /// Adds what the modules that are imported declare: frameworks, and other modules of the project except their types
    /// that are named like one of `own`.
    func adding(_ interfaces: [ModuleInterface], except own: Set<String>) -> FrameworkIndex {
        guard !interfaces.isEmpty else { return self }
        var result = self
        for interface in interfaces {
            let other = FrameworkIndex(text: interface.text)
            result.namesakes.formUnion(other.namesakes)
            for (type, parents) in other.parents where interface.isFramework || !own.contains(type) {
                let known = result.parents[type] ?? []
                result.parents[type] = known + parents.filter { !known.contains($0) }
                if known.isEmpty, !interface.isFramework { result.projectTypes.insert(type) }
                result.members[type, default: []] += other.members[type] ?? []
                for member in other.members[type] ?? [] where member.isOptional {
                    result.addRequirement(member, of: type)
                }
            }
            result.digest += other.digest
        }
        result.sortedTypes = result.members.keys.sorted()
        return result
    }

    fileprivate static func derivedSelector(_ name: String) -> String {
        guard let open = name.firstIndex(of: "(") else { return name }
        let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        return SelectorNames.method(String(name[..<open]), labels: labels)
    }
}
