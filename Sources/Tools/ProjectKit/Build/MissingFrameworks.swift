// SPDX-License-Identifier: MIT
import Foundation
import SourceAdapter

/// What needs SwiftUI, which is not here. A library of UIKit often has some, with previews or bridges, that nothing else
/// of it needs: such declarations are left out and named, so that the rest builds. A file of which nothing would remain,
/// or whose rest does not compile, is left out whole. `--strict` refuses instead.
extension ProjectBuild {
    /// Whether nothing may be left out for what is missing here.
    // Set once, before anything is built.
    nonisolated(unsafe) package static var isStrict = false

    /// The target without what needs SwiftUI; as it is when that was taken out already.
    mutating func withoutMissingFrameworks(_ given: Target) throws -> Target {
        guard given.leftOut == nil else { return given }
        var target = given
        target.leftOut = [:]
        guard !(context.sdk.modules / "SwiftUI.swiftmodule").exists else { return target }
        var lines: [Path: Int] = [:]
        for file in target.sources where file.exists {
            lines[file] = try Self.unconditionalImport(of: "SwiftUI", in: file)
        }
        let missing = missingNames(for: target)
        leftOutNames[target.name] = try Self.typesWithheld(from: target)
        guard !lines.isEmpty || !missing.isEmpty else { return target }
        let found = try declarations(of: target, in: Set(lines.keys), missing)
        leftOutNames[target.name]?.formUnion(found.names.subtracting(missing))
        let unfit = try UnfitFiles(of: target, in: context).paths
        target.sources = try target.sources.filter { file in
            guard var part = found.files[file.string] else { return true }
            part.isWhole = part.isWhole || unfit.contains(file)
            let place = SourceLocation(file: file, line: try lines[file] ?? Self.line(of: part, in: file))
            try refuse(part, of: target, at: place)
            note(Self.warning(part, of: target, at: place))
            if part.isWhole { leftOutNames[target.name]?.formUnion(Self.types(declaredIn: try file.readText())) }
            if !part.isWhole { target.leftOut?[file] = part.parts }
            return !part.isWhole
        }
        partlyBuilt[target.name] = target
        return target
    }

    /// Of a library also what stands on it in files that do not import SwiftUI. In an app that could be all that one
    /// sees: there only bodies of functions go for it, and code stops where it needs it, else it stays an error.
    private func declarations(
        of target: Target, in files: Set<Path>, _ missing: Set<String>
    ) throws -> LeftOutDeclarations {
        var texts: [String: String] = [:]
        for file in target.sources where file.exists { texts[file.string] = try file.readText() }
        let others = texts.filter { !files.contains(Path($0.key)) }
        let own = others.values.reduce(into: Set<String>()) { $0.formUnion(Self.types(declaredIn: $1)) }
        let isTest = target.kind == .unitTests
        let mayLose = target.kind.isLibrary || isTest
        return LeftOutDeclarations(
            in: texts.filter { others[$0.key] == nil }, others: mayLose ? others : [:], needed: mayLose ? [:] : others,
            own: own, missing: missing.subtracting(own), isTest: isTest,
            options: AdaptedModule.options(for: target, context))
    }

    /// What the libraries were built without that `target`, a library or tests, stands on.
    func missingNames(for target: Target) -> Set<String> {
        guard target.kind.isLibrary || target.kind == .unitTests else { return [] }
        let names = context.project.dependencies(of: target).compactMap { leftOutNames[$0.name] }
        return names.reduce([]) { $0.union($1) }
    }

    /// Where something goes first.
    private static func line(of part: LeftOutDeclarations.File, in file: Path) throws -> Int {
        let start = part.parts.first?.bytes.lowerBound ?? 0
        return try file.readText().utf8.prefix(start).reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }

    /// An app that begins with SwiftUI is none without; `--strict` wants all.
    private func refuse(_ part: LeftOutDeclarations.File, of target: Target, at place: SourceLocation) throws {
        if try part.hasEntryPoint || part.isWhole && place.file.readText().contains(/@main\b/) {
            throw Failure.build("target '\(target.name)' is an app of SwiftUI, which is not supported", at: place)
        }
        if Self.isStrict {
            throw Failure.build("the file needs SwiftUI, which is not supported (strict)", at: place)
        }
    }

    private static func warning(
        _ part: LeftOutDeclarations.File, of target: Target, at place: SourceLocation
    ) -> Diagnostic {
        guard !part.isWhole else {
            let reason = "it needs SwiftUI, which is not supported"
            return Diagnostic(.warning, "'\(target.name)' is built without this file: \(reason)", at: place)
        }
        let shown = part.titles.prefix(titlesShown).joined(separator: ", ")
        let rest = part.titles.count - titlesShown
        let names = rest > 0 ? "\(shown) and \(rest) more" : shown
        return Diagnostic(
            .warning, "'\(target.name)' is built without \(names) of this file: SwiftUI is not supported", at: place)
    }

    private static let titlesShown = 6

    /// Names of types at the top level of a file. Their lines start without a space, in code as people format it.
    static func types(declaredIn text: String) -> Set<String> {
        let keywords: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
        var names: Set<String> = []
        for line in text.split(separator: "\n") where line.first?.isLetter == true || line.first == "@" {
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            for (word, next) in zip(words, words.dropFirst()) where keywords.contains(word) {
                names.insert(String(next))
            }
        }
        return names
    }

    /// Types that a library declares only where there is SwiftUI, as its own conditions say.
    private static func typesWithheld(from target: Target) throws -> Set<String> {
        guard target.kind.isLibrary else { return [] }
        var withheld: Set<String> = []
        var declared: Set<String> = []
        for file in target.sources where file.exists {
            let text = try file.readText()
            guard text.contains("canImport(SwiftUI)") else {
                declared.formUnion(types(declaredIn: text))
                continue
            }
            var guards: [Bool] = []
            var parts: [Bool: [Substring]] = [:]
            for line in text.split(separator: "\n") {
                follow(line.trimmed, &guards) { $0.contains("canImport(SwiftUI)") && !$0.contains("!canImport") }
                parts[guards.contains(true), default: []].append(line)
            }
            withheld.formUnion(types(declaredIn: parts[true, default: []].joined(separator: "\n")))
            declared.formUnion(types(declaredIn: parts[false, default: []].joined(separator: "\n")))
        }
        return withheld.subtracting(declared)
    }

    /// After a module did not compile: whether only files that were built in part have errors, so that they are to be left
    /// out whole, and the module is to be tried again. Errors of other files do not go away with more that is missing.
    mutating func leavesOutWhole(after failure: CompileFailure) throws -> Bool {
        guard let target = partlyBuilt[failure.target], let files = target.leftOut?.keys else { return false }
        let wrong = Set(failure.diagnostics.filter { $0.severity == .error }.compactMap(\.location?.file))
        // What an app cannot do without stays.
        let mayGo = target.kind.isLibrary || target.kind == .unitTests
        let unfit = try files.filter {
            try wrong.contains($0) && (mayGo || Self.unconditionalImport(of: "SwiftUI", in: $0) != nil)
        }
        guard !unfit.isEmpty, wrong.count == unfit.count else { return false }
        try UnfitFiles.add(unfit, of: target, in: context)
        partlyBuilt[failure.target] = nil
        forget { diagnostic in diagnostic.location.map { files.contains($0.file) } ?? false }
        return true
    }

    /// The line of an import that the file's code relies on: no `#if` holds both. Conditions are settled by the adapter.
    static func unconditionalImport(of module: String, in file: Path) throws -> Int? {
        guard let text = file.text, text.contains("import \(module)") else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.trimmed)
        var guards: [Bool] = []
        for (index, line) in lines.enumerated() {
            follow(line, &guards) { !holdsOnIOS($0) && !holdsImportsAlone(lines[index...]) }
            guard !guards.contains(true), line.hasSuffix("import \(module)"), !line.hasPrefix("//") else { continue }
            return index + 1
        }
        return nil
    }

    /// Keeps for each open `#if` whether it counts.
    private static func follow(_ line: String, _ guards: inout [Bool], counts: (String) -> Bool) {
        if line.hasPrefix("#if") { guards.append(counts(line)) }
        if line.hasPrefix("#else"), !guards.isEmpty { guards[guards.count - 1] = false }
        if line.hasPrefix("#endif") { _ = guards.popLast() }
    }

    /// Whether a condition asks for nothing but this platform, among others.
    private static func holdsOnIOS(_ condition: String) -> Bool {
        condition.contains("os(iOS)") && !["!", "&&", "canImport"].contains { condition.contains($0) }
    }

    /// Whether a condition on the first line guards an import and none of the code that needs it.
    private static func holdsImportsAlone(_ lines: ArraySlice<String>) -> Bool {
        let held = lines.dropFirst().prefix { !$0.hasPrefix("#") }
        return lines.first?.contains("canImport") == true && held.allSatisfy { $0.isEmpty || $0.contains("import ") }
    }
}
