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

    /// Reads an index file: `@ Type Parent ...` opens a type, then `name selector` a line, `?name selector` for an
    /// optional requirement.
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
            } else if fields.count == 2, !line.hasPrefix("#") {
                let isOptional = line.hasPrefix("?")
                let name = isOptional ? String(fields[0].dropFirst()) : fields[0]
                members[type, default: []].append(Member(name: name, selector: fields[1], isOptional: isOptional))
                if isOptional { optionalRequirements[name] = fields[1] }
            }
        }
    }

    /// The index that ships with this adapter.
    public static let shipped = FrameworkIndex(text: shippedIndexText)
}
