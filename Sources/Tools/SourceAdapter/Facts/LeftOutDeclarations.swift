// SPDX-License-Identifier: MIT
import SwiftParser
import SwiftSyntax

/// What is left out of the files of a module that import SwiftUI, so that the rest of them compiles.
///
/// 1. A declaration goes when it uses a name of SwiftUI's.
/// 2. What it is called goes with it: whatever uses that name, in all of these files.
/// 3. A type goes when it would be another without a member that goes; see `DeclarationPiece.Weight`.
/// 4. In other files goes what uses a type or function that went, where the caller wants it: declarations whose signature
///    or fields name it. Where what a type does there needs it, functions that use SwiftUI keep their signatures: who runs
///    one ends at a trap in its body. Where that does not help either, nothing of these other files goes.
///
/// What other modules were built without counts as gone from the start. Tests that use it go, and their other tests stay.
///
/// 5. In files of which nothing may go, as an app's, code stops where it would use a type or function that went.
///
/// In doubt more goes: at most the whole file.
package struct LeftOutDeclarations {
    /// Something that goes of a file.
    package struct Part: Hashable, Sendable {
        package var bytes: Range<Int>
        /// Whether code runs into it: it ends there, at a trap.
        package var isRun = false

        package init(bytes: Range<Int>, isRun: Bool = false) {
            self.bytes = bytes
            self.isRun = isRun
        }
    }

    /// What goes of one file.
    package struct File: Sendable {
        /// Whole declarations, what functions do, and statements, in the file's order.
        package var parts: [Part] = []
        /// What messages call them.
        package var titles: [String] = []
        /// Whether nothing remains.
        package var isWhole = false
        /// Whether the program's entry point is among them.
        package var hasEntryPoint = false
    }

    /// By path: files that need something of SwiftUI's.
    package private(set) var files: [String: File] = [:]
    /// What went that other modules may use: names at the top level of files, and of types in extensions.
    package private(set) var names: Set<String> = []

    private struct Source {
        let list: PieceList
        /// Names of SwiftUI's that mean something else here; nil: none of them means SwiftUI's.
        let own: Set<String>?
        var left: Set<Int> = []
        /// Functions that stay without what they do.
        var emptied: Set<Int> = []
        var isWhole = false
        /// Private names that went.
        var names: Set<String> = []
        var importsSwiftUI: Bool { own != nil }
        /// Whether what its functions do has to stay.
        var isNeededWhole: Bool { !importsSwiftUI && !isTest }
        /// Whether a type does something that cannot go, in a file that does not import SwiftUI.
        var isMissed = false
        /// Whether its functions may go for what they do.
        var isTest = false
    }

    /// What went, as all files know it.
    private struct Names {
        /// At the top level of files.
        var declarations: Set<String> = []
        /// Of types and extensions that stay. Whoever uses one has something of SwiftUI's, and imports it.
        var members: Set<String> = []
        /// For modules that stand on this one; members of theirs may be called as one of ours is, types hardly.
        var ofModule: Set<String> { declarations.union(members.filter { $0.first?.isUppercase == true }) }

        func known(to file: Source) -> Set<String> {
            file.importsSwiftUI ? declarations.union(members).union(file.names) : declarations.union(file.names)
        }
    }

    /// - Parameters:
    ///   - texts: of the module's files that import SwiftUI, by path.
    ///   - others: of files that do not, and of which something may go as well.
    ///   - needed: of files that do not, and of which nothing may go, as an app's.
    ///   - own: names of types that the module's other files declare.
    ///   - missing: `names` of the modules that this one stands on.
    ///   - isTest: whether the module is one of tests, of which none is needed by another.
    package init(
        in texts: [String: String], others: [String: String] = [:], needed: [String: String] = [:],
        own: Set<String>, missing: Set<String> = [], isTest: Bool = false, options: AdapterOptions
    ) {
        let conditions = BuildConditions(options: options)
        var gone = Names()
        gone.declarations = missing
        func search(_ others: [String: String], keepingSignatures: Bool) -> (files: [String: File], gone: Names)? {
            Self.files(
                in: texts, others: others, own: own, gone, isTest: isTest, keepingSignatures: keepingSignatures,
                conditions)
        }
        /// How much of what goes is needed.
        func loss(_ found: (files: [String: File], gone: Names)?) -> Int {
            let names = found?.gone.declarations.subtracting(missing) ?? []
            return names.count { name in needed.values.contains { $0.contains(name) } }
        }
        var found =
            search(others, keepingSignatures: false) ?? (isTest ? nil : search(others, keepingSignatures: true))
            ?? search([:], keepingSignatures: false)
        if !needed.isEmpty, loss(found) > 0 {
            let kept = search(others, keepingSignatures: true)
            if loss(kept) < loss(found) { found = kept }
        }
        (files, names) = found.map { ($0.files, $0.gone.ofModule) } ?? ([:], [])
        for (path, text) in needed where files[path] == nil {
            files[path] = MissingStatements.file(text, found?.gone.declarations ?? [], conditions)
        }
    }

    /// nil: something of the other files would be missed.
    private static func files(
        in texts: [String: String], others: [String: String], own: Set<String>, _ given: Names, isTest: Bool,
        keepingSignatures: Bool, _ conditions: BuildConditions
    ) -> (files: [String: File], gone: Names)? {
        var sources = texts.mapValues { text -> Source in
            let tree = Parser.parse(source: text)
            let declared = DeclaredTypeNames(viewMode: .sourceAccurate)
            declared.walk(tree)
            return Source(list: PieceList(tree, conditions), own: own.union(declared.names))
        }
        var gone = given
        var isSettled = false
        while !isSettled {
            isSettled = true
            for path in sources.keys.sorted() {
                if advance(&sources[path], &gone, keepingSignatures: keepingSignatures) { isSettled = false }
                if sources[path]?.isMissed == true { return nil }
            }
            guard isSettled else { continue }
            // Parsing costs more than looking for the words.
            for (path, text) in others where sources[path] == nil && gone.declarations.contains(where: text.contains) {
                sources[path] = Source(
                    list: PieceList(Parser.parse(source: text), conditions), own: nil, isTest: isTest)
                isSettled = false
            }
        }
        return (sources.compactMapValues(file), gone)
    }

    /// One round over a file's pieces.
    /// - Returns: whether one more goes.
    private static func advance(
        _ source: inout Source?, _ shared: inout Names, keepingSignatures: Bool
    ) -> Bool {
        guard var file = source, !file.isWhole else { return false }
        let count = file.left.count
        for (index, piece) in file.list.pieces.enumerated() where !file.left.contains(index) {
            if let parent = piece.parent, file.left.contains(parent) {
                leave(index, &file, &shared)
                continue
            }
            let gone = shared.known(to: file)
            let inHead = goes(piece.signature, gone, file)
            let inBody = piece.body.map { goes($0, gone, file) } ?? false
            guard inHead || inBody else { continue }
            if keepingSignatures, file.importsSwiftUI, !inHead, piece.parent != nil, piece.bodyRange != nil {
                file.emptied.insert(index)
                continue
            }
            if file.isNeededWhole, piece.weight != .free, !inHead, piece.hasCode { file.isMissed = true }
            // A class of tests is good without what some of them share.
            let isEssential = piece.weight == .essential || piece.weight == .essentialForItsBody && !inHead
            leave(isEssential && !file.isTest ? piece.parent ?? index : index, &file, &shared)
        }
        if let statements = file.list.statements, goes(statements, shared.known(to: file), file) {
            (file.isWhole, file.isMissed) = (true, file.isNeededWhole)
        }
        defer { source = file }
        return file.left.count > count || file.isWhole
    }

    private static func goes(_ use: NameUse, _ gone: Set<String>, _ file: Source) -> Bool {
        file.own.map(use.needsSwiftUI) == true || use.uses(anyOf: gone)
    }

    private static func leave(_ index: Int, _ file: inout Source, _ shared: inout Names) {
        file.left.insert(index)
        let piece = file.list.pieces[index]
        if let parent = piece.parent, file.left.contains(parent) {
            // Members of a type that goes are found through it; those of an extension of a type that stays are not.
            let extended = file.list.pieces[parent].extended
            guard let extended, !SwiftUINames.contains(extended), !shared.declarations.contains(extended),
                !file.names.contains(extended)
            else { return }
        }
        if piece.isPrivate {
            file.names.formUnion(piece.names)
        } else if piece.parent == nil {
            shared.declarations.formUnion(piece.names)
        } else {
            shared.members.formUnion(piece.names)
        }
    }

    /// nil: nothing of the file goes.
    private static func file(of source: Source) -> File? {
        guard source.isWhole || !source.left.isEmpty || !source.emptied.isEmpty else { return nil }
        let pieces = source.list.pieces
        var file = File()
        for index in source.left.sorted() {
            file.hasEntryPoint = file.hasEntryPoint || pieces[index].hasEntryPoint
            if let parent = pieces[index].parent, source.left.contains(parent) { continue }
            file.parts.append(Part(bytes: pieces[index].range))
            file.titles.append(pieces[index].title)
        }
        for index in source.emptied.sorted() where !source.left.contains(index) {
            if let parent = pieces[index].parent, source.left.contains(parent) { continue }
            guard let range = pieces[index].bodyRange else { continue }
            file.parts.append(Part(bytes: range, isRun: true))
            file.titles.append("the body of \(pieces[index].title)")
        }
        file.parts.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
        let remains = pieces.indices.contains { index in
            !source.left.contains(index) && pieces[index].parent == nil && !pieces[index].isEmpty
        }
        file.isWhole = source.isWhole || !remains && source.list.statements == nil
        return file
    }

    /// The text with blanks where parts are, and traps where code runs into them; all lines keep their places.
    static func blanking(_ parts: [Part], in text: String) -> String {
        var bytes = Array(text.utf8)
        for part in parts {
            let range = part.bytes.clamped(to: bytes.indices)
            let place = part.isRun ? trapPlace(in: bytes[range]) : nil
            for place in range where !isNewline(bytes[place]) { bytes[place] = UInt8(ascii: " ") }
            if let place { bytes.replaceSubrange(place..<place + Self.trap.count, with: Self.trap) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let trap = Array("fatalError()".utf8)

    static func hasRoomForTrap(_ body: String) -> Bool { trapPlace(in: Array(body.utf8)[...]) != nil }

    /// Where a line is long enough for the trap.
    private static func trapPlace(in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.split(whereSeparator: isNewline).first { $0.count >= trap.count }?.startIndex
    }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
