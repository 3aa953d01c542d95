// SPDX-License-Identifier: MIT

/// Headers of C among those that a target shows its Swift: its bridging header, its public headers, and what these include.
/// Headers of Objective-C show nothing here, but what they include may be C.
struct PlainHeaders {
    /// Places of the project's headers by name, for includes that do not say where.
    let named: [String: Path]
    /// Where else to look.
    let searchPaths: [Path]

    private var kinds: [Path: Bool] = [:]
    private var visited: Set<Path> = []
    /// In the order in which they are met; each is plain and declares something.
    private(set) var found: [Path] = []
    /// Headers of the project that are Objective-C, or include what is not there.
    private(set) var others: [Path] = []

    init(named: [String: Path], searchPaths: [Path]) {
        (self.named, self.searchPaths) = (named, searchPaths)
    }

    /// Takes a header, or what it includes.
    mutating func add(_ header: Path) {
        guard visited.insert(header).inserted, let text = header.text else { return }
        let code = Self.code(of: text)
        if isPlain(header, code) {
            if Self.declares(code) { found.append(header) }
        } else if Self.declares(code) {
            others.append(header)
        }
        for included in ownIncludes(of: code, in: header) { add(included) }
    }

    /// Whether the header is C, with all that it includes.
    mutating func isPlain(_ header: Path) -> Bool { header.text.map { isPlain(header, Self.code(of: $0)) } ?? false }

    private mutating func isPlain(_ header: Path, _ code: [Substring]) -> Bool {
        if let known = kinds[header] { return known }
        // Of headers that include each other the first decides.
        kinds[header] = true
        let plain =
            !code.contains(where: Self.isObjectiveC)
            && Self.includes(in: code).allSatisfy { include in
                if let own = place(of: include, from: header) { return isPlain(own) }
                return Self.isOfSystem(include)
            }
        kinds[header] = plain
        return plain
    }

    private func ownIncludes(of code: [Substring], in header: Path) -> [Path] {
        Self.includes(in: code).compactMap { place(of: $0, from: header) }
    }

    private func place(of include: Substring, from header: Path) -> Path? {
        let beside = Path.absolute(String(include), from: header.parent)
        if beside.exists { return beside }
        let name = include.split(separator: "/").last.map(String.init) ?? ""
        // `<Module/header.h>` is the project's own as well; `<sys/types.h>` is not, whatever the project has.
        if let own = named[name], !Self.isOfSystem(include) { return own }
        return searchPaths.map { $0 / String(include) }.first(where: \.exists)
    }

    // MARK: Reading

    /// The lines without comments and what only Objective-C compiles.
    private static func code(of text: String) -> [Substring] {
        let plain = text.replacing(#/\/\*(?s:.*?)\*\//#, with: "").replacing(#/\/\/[^\n]*/#, with: "")
        var lines: [Substring] = []
        // Whether each condition around is one of Objective-C.
        var conditions: [Bool] = []
        for line in plain.split(whereSeparator: \.isNewline) {
            let directive = line.drop(while: \.isWhitespace)
            if directive.hasPrefix("#if") {
                let isNegative = directive.hasPrefix("#ifndef") || directive.contains("!")
                conditions.append(directive.contains("__OBJC__") && !isNegative)
            } else if directive.hasPrefix("#else"), !conditions.isEmpty {
                conditions[conditions.count - 1] = false
            } else if directive.hasPrefix("#endif") {
                _ = conditions.popLast()
            } else if !conditions.contains(true) {
                lines.append(directive)
            }
        }
        return lines
    }

    private static func includes(in code: [Substring]) -> [Substring] {
        code.compactMap { $0.firstMatch(of: #/^#\s*(?:include|import)\s*[<"]([^>"]+)[>"]/#)?.1 }
    }

    private static func isObjectiveC(_ line: Substring) -> Bool {
        line.hasPrefix("@")
            || line.contains(#/\b(?:FOUNDATION_EXPORT|NS_ENUM|NS_OPTIONS|NS_ASSUME|UIKIT_EXTERN|NSString)\b/#)
    }

    /// Whether anything but directives is left.
    private static func declares(_ code: [Substring]) -> Bool {
        code.contains { !$0.hasPrefix("#") && $0.contains(#/\w/#) && !$0.contains("FOUNDATION_EXPORT") }
            || code.contains { $0.contains(#/^#\s*define\s+\w+\s+\S/#) }
    }

    /// Where the system keeps the headers of its libraries.
    private static let systemFolders = [Path("/usr/include"), Path("/usr/include/x86_64-linux-gnu")]
    /// Those of the compiler itself.
    private static let compilersOwn: Set<Substring> = [
        "float.h", "limits.h", "stdalign.h", "stdarg.h", "stdatomic.h", "stdbool.h", "stddef.h", "stdint.h", "tgmath.h",
    ]

    private static func isOfSystem(_ include: Substring) -> Bool {
        compilersOwn.contains(include) || systemFolders.contains { ($0 / String(include)).exists }
    }
}
