// SPDX-License-Identifier: MIT

/// One optional requirement: protocols may have several of one Swift name, which only their parameters' types tell
/// apart: `home(_:didAdd:)` of `HMHomeDelegate` stands for seven, `numberOfSections(in:)` for one each of two protocols.
struct Requirement: Hashable, Sendable {
    /// The protocol.
    let owner: String
    let selector: String
    /// As declared; nil where only the names are known.
    let parameterTypes: [String]?
}

/// Which of several methods of one Swift name a declaration or a use means.
struct OverloadChoice {
    /// `home(_:didAdd:)`.
    let fullName: String
    /// As written; nil where nothing is written.
    let parameterTypes: [String]?

    /// The best match; of equal ones the first by owner and name, so that the answer never depends on an order.
    func best(_ candidates: [Requirement]) -> String? {
        guard candidates.count > 1 else { return candidates.first?.selector }
        let ordered = candidates.sorted { ($0.owner, $0.selector) < ($1.owner, $1.selector) }
        guard let types = parameterTypes else { return ordered.first?.selector }
        var best: (selector: String, score: Int)?
        for candidate in ordered {
            let score =
                candidate.parameterTypes == types ? Int.max : Self.score(candidate.selector, fullName, types)
            if best.map({ score > $0.score }) ?? true { best = (candidate.selector, score) }
        }
        return best?.selector
    }

    /// How well the types explain what the selector says and the Swift name leaves out. The importer drops from a name
    /// the words that repeat the type (SE-0005), so `didAddRoom:` and `didAdd` leave `Room`, which `HMRoom` ends with.
    static func score(_ selector: String, _ fullName: String, _ types: [String]) -> Int {
        let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
        guard pieces.count == types.count else { return -1 }
        let words = swiftWords(fullName)
        return zip(zip(pieces, words), types).reduce(0) { sum, entry in
            sum + score(leftOut: rest(of: entry.0.0, after: entry.0.1), entry.1)
        }
    }

    /// The base name with the first label, then the other labels, as the selector's pieces begin.
    private static func swiftWords(_ fullName: String) -> [String] {
        let parts = fullName.dropLast().split(separator: "(", maxSplits: 1).map(String.init)
        guard let base = parts.first else { return [] }
        let labels = parts.count > 1 ? parts[1].split(separator: ":").map { $0 == "_" ? "" : String($0) } : []
        return [base + (labels.first ?? "")] + labels.dropFirst()
    }

    private static func rest(of piece: String, after word: String) -> String {
        var end = piece.startIndex
        for (own, other) in zip(piece.indices, word) {
            guard piece[own].lowercased() == other.lowercased() else { break }
            end = piece.index(after: own)
        }
        return String(piece[end...])
    }

    private static func score(leftOut words: String, _ type: String) -> Int {
        guard !words.isEmpty else { return 0 }
        let isList = type.hasPrefix("[") || type.hasPrefix("Set<")
        let name = lastName(type)
        // A longer end that fits says more than a shorter one.
        if isList, words.hasSuffix("s"), name.hasSuffix(words.dropLast()) { return 20 + words.count }
        if name.hasSuffix(words) { return (isList ? 5 : 10) + words.count }
        return name.contains(words) ? 1 : 0
    }

    /// `[any Module.MKAnnotation]?` is `MKAnnotation`.
    private static func lastName(_ type: String) -> String {
        let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        let names = words.map { $0.split(separator: ".").last.map(String.init) ?? "" }
        return names.first { $0.first?.isUppercase == true && $0 != "Set" } ?? names.first ?? ""
    }
}
