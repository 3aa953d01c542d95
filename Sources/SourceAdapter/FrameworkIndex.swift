// SPDX-License-Identifier: MIT
public import Foundation

/// What the adapter knows of the frameworks: Objective-C names that do not follow from the Swift name, and which
/// requirements of protocols are optional.
public struct FrameworkIndex: Sendable {
    struct Member: Sendable, Hashable {
        /// Full Swift name: `tableView(_:heightForRowAt:)`, `isHidden`.
        let name: String
        let selector: String
        let isOptional: Bool
    }

    /// Members by the Swift name of their type (`UIView`, `UITableViewDelegate`).
    private(set) var members: [String: [Member]] = [:]
    /// Superclass by class, inherited protocols by protocol.
    private(set) var parents: [String: [String]] = [:]
    /// Selector by full name of every optional requirement.
    private(set) var optionalRequirements: [String: String] = [:]
    /// Tells indexes apart in cache keys.
    private(set) var digest = ""

    /// An index that knows nothing.
    public init() {}

    /// Reads an index file: `@ Type Parent ...` opens a type, then a member a line: `name selector`, or `name` alone
    /// when the selector follows from the name; `?` before an optional requirement.
    public init(contentsOf file: URL) throws {
        self.init(text: try String(contentsOf: file, encoding: .utf8))
    }

    init(text: String) {
        digest = Digest.text(text)
        var type = ""
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: " ").map(String.init)
            if line.hasPrefix("@ ") {
                type = fields.count > 1 ? fields[1] : ""
                parents[type] = Array(fields.dropFirst(2))
            } else if let first = fields.first, !line.hasPrefix("#") {
                let isOptional = first.hasPrefix("?")
                let name = isOptional ? String(first.dropFirst()) : first
                let selector = fields.count > 1 ? fields[1] : Self.derivedSelector(name)
                members[type, default: []].append(Member(name: name, selector: selector, isOptional: isOptional))
                if isOptional { optionalRequirements[name] = selector }
            }
        }
        sortedTypes = members.keys.sorted()
    }

    /// Types in a fixed order, for searches without a known type.
    private(set) var sortedTypes: [String] = []

    private static func derivedSelector(_ name: String) -> String {
        guard let open = name.firstIndex(of: "(") else { return name }
        let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        return SelectorNames.method(String(name[..<open]), labels: labels)
    }

    /// The index that ships with this adapter.
    public static let shipped = FrameworkIndex(text: shippedIndexText)
}
