// SPDX-License-Identifier: MIT
import CoreGraphics

/// A path to a tag: `exif:Flash.RedEyeMode`, `dc:subject[0]`, `dc:title[x-default]`, `xmp:Label?xml:lang`.
struct MetadataPath {
    enum Step: Equatable {
        case property(prefix: String?, name: String)
        case element(Int)
        case language(String)
        case qualifier(prefix: String?, name: String)
    }

    let steps: [Step]

    /// nil: the text is no path.
    init?(_ text: String) {
        var steps: [Step] = []
        for part in Self.parts(text) {
            guard let found = Self.steps(part) else { return nil }
            steps += found
        }
        guard !steps.isEmpty else { return nil }
        self.steps = steps
    }

    /// What stands between the dots that are not in brackets.
    private static func parts(_ text: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text {
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            if character == ".", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts
    }

    private static func steps(_ part: String) -> [Step]? {
        let halves = part.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let pieces = halves[0].split(separator: "[", omittingEmptySubsequences: false).map(String.init)
        var steps: [Step] = []
        if let first = pieces.first, !first.isEmpty {
            let (prefix, name) = split(first)
            steps.append(.property(prefix: prefix, name: name))
        }
        for piece in pieces.dropFirst() {
            guard piece.hasSuffix("]") else { return nil }
            let inside = String(piece.dropLast())
            steps.append(Int(inside).map(Step.element) ?? .language(inside))
        }
        if halves.count == 2 {
            let (prefix, name) = split(halves[1])
            steps.append(.qualifier(prefix: prefix, name: name))
        }
        return steps.isEmpty ? nil : steps
    }

    private static func split(_ text: String) -> (String?, String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : (nil, text)
    }
}

extension CGImageMetadataTag {
    /// What a step leads to from this tag; nil: nothing is there.
    func follow(_ step: MetadataPath.Step) -> CGImageMetadataTag? {
        switch (step, value) {
        case (.property(let prefix, let name), .fields(let fields)):
            fields.first { $0.name == name && (prefix == nil || $0.prefix == prefix) }
        case (.element(let index), .list(let items)): items.indices.contains(index) ? items[index] : nil
        case (.language(let language), .list(let items)):
            items.first { $0.language?.lowercased() == language.lowercased() }
        case (.qualifier(let prefix, let name), _):
            qualifiers.first { $0.name == name && (prefix == nil || $0.prefix == prefix) }
        default: nil
        }
    }

    /// Puts a tag where a step leads; an index behind the last adds it. false: this tag has no such place.
    func put(_ tag: CGImageMetadataTag, at step: MetadataPath.Step) -> Bool {
        switch step {
        case .property(_, let name):
            guard case .fields(var fields) = value else { return false }
            Self.replace(in: &fields, by: tag) { $0.name == name }
            value = .fields(fields)
        case .element(let index):
            guard case .list(var items) = value, index >= 0, index <= items.count else { return false }
            if index == items.count { items.append(tag) } else { items[index] = tag }
            value = .list(items)
        case .language(let language):
            guard case .list(var items) = value else { return false }
            Self.replace(in: &items, by: tag) { $0.language?.lowercased() == language.lowercased() }
            value = .list(items)
        case .qualifier(_, let name): Self.replace(in: &qualifiers, by: tag) { $0.name == name }
        }
        return true
    }

    func remove(_ step: MetadataPath.Step) -> Bool {
        guard let found = follow(step) else { return false }
        switch value {
        case .list(let items): value = .list(items.filter { $0 !== found })
        case .fields(let fields): value = .fields(fields.filter { $0 !== found })
        case .text: break
        }
        qualifiers.removeAll { $0 === found }
        return true
    }

    private static func replace(
        in tags: inout [CGImageMetadataTag], by tag: CGImageMetadataTag, where matches: (CGImageMetadataTag) -> Bool
    ) {
        if let place = tags.firstIndex(where: matches) { tags[place] = tag } else { tags.append(tag) }
    }
}
