// SPDX-License-Identifier: MIT

/// A search string of SpriteKit's, in steps: https://developer.apple.com/documentation/spritekit/sknode
/// ("Searching the node tree").
struct NodeSearch {
    enum Step: Equatable {
        case root, here, parent
        /// Children, or everything below, whose names match.
        case named(NamePattern, isDeep: Bool)
    }
    let steps: [Step]

    init(_ text: String) {
        var steps: [Step] = []
        var rest = Substring(text)
        if rest.hasPrefix("/") { steps.append(.root) }
        var isDeep = false
        while !rest.isEmpty {
            if rest.hasPrefix("//") {
                isDeep = true
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("/") {
                rest = rest.dropFirst()
            }
            let word = rest.prefix { $0 != "/" }
            rest = rest.dropFirst(word.count)
            switch word {
            case "": if isDeep { steps.append(.named(NamePattern("*"), isDeep: true)) }
            case ".": steps.append(.here)
            case "..": steps.append(.parent)
            default: steps.append(.named(NamePattern(String(word)), isDeep: isDeep))
            }
            isDeep = false
        }
        self.steps = steps
    }
}

/// `*`: any characters; `[a-c,x]`: one of these; others: themselves.
struct NamePattern: Equatable {
    private enum Part: Equatable {
        case one(Character), any
        case of([ClosedRange<Character>])
    }
    private let parts: [Part]
    /// Matches nodes without a name as well.
    private let isEverything: Bool

    init(_ text: String) {
        var parts: [Part] = []
        var rest = Substring(text)
        while let first = rest.first {
            if first == "*" {
                parts.append(.any)
            } else if first == "[", let end = rest.firstIndex(of: "]") {
                parts.append(.of(Self.ranges(rest[rest.index(after: rest.startIndex)..<end])))
                rest = rest[rest.index(after: end)...]
                continue
            } else {
                parts.append(.one(first))
            }
            rest = rest.dropFirst()
        }
        self.parts = parts
        isEverything = parts == [.any]
    }

    private static func ranges(_ text: Substring) -> [ClosedRange<Character>] {
        text.split(separator: ",").flatMap { word -> [ClosedRange<Character>] in
            let letters = Array(word)
            if letters.count == 3, letters[1] == "-", letters[0] <= letters[2] { return [letters[0]...letters[2]] }
            return letters.map { $0...$0 }
        }
    }

    func matches(_ name: String?) -> Bool {
        if isEverything { return true }
        guard let name else { return false }
        return Self.match(parts[...], Array(name)[...])
    }

    private static func match(_ parts: ArraySlice<Part>, _ name: ArraySlice<Character>) -> Bool {
        guard let part = parts.first else { return name.isEmpty }
        switch part {
        case .any:
            return (name.startIndex...name.endIndex).contains { match(parts.dropFirst(), name[$0...]) }
        case .one(let wanted):
            return name.first == wanted && match(parts.dropFirst(), name.dropFirst())
        case .of(let ranges):
            guard let letter = name.first, ranges.contains(where: { $0.contains(letter) }) else { return false }
            return match(parts.dropFirst(), name.dropFirst())
        }
    }
}

extension SKNode {
    final func firstMatch(of text: String) -> SKNode? {
        var found: SKNode?
        search(NodeSearch(text).steps[...]) {
            found = $0
            return false
        }
        return found
    }

    final func allMatches(of text: String) -> [SKNode] {
        var found: [SKNode] = []
        search(NodeSearch(text).steps[...]) {
            found.append($0)
            return true
        }
        return found
    }

    /// The matches are found before the first call, so that the block can change the tree.
    final func enumerateMatches(of text: String, _ block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for node in allMatches(of: text) {
            block(node, &stop)
            if stop.boolValue { return }
        }
    }

    /// - Returns: false when `found` wants no more.
    @discardableResult
    private func search(_ steps: ArraySlice<NodeSearch.Step>, _ found: (SKNode) -> Bool) -> Bool {
        guard let step = steps.first else { return found(self) }
        let rest = steps.dropFirst()
        switch step {
        case .root: return root.search(rest, found)
        case .here: return search(rest, found)
        case .parent: return parentStorage?.search(rest, found) ?? true
        case .named(let pattern, let isDeep):
            for child in childList {
                if pattern.matches(child.name), !child.search(rest, found) { return false }
                if isDeep, !child.search(steps, found) { return false }
            }
            return true
        }
    }
}
