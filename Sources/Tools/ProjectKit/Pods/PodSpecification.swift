// SPDX-License-Identifier: MIT
import Foundation

/// A podspec: which files of a folder make a library.
struct PodSpecification {
    let name: String
    let folder: Path
    /// The statements of the specification and of the parts of it that are wanted.
    private let statements: [RubyText.Statement]

    /// - Parameter parts: the subspecs that are asked for; empty: the default ones, or all.
    init?(_ file: Path, parts: [String] = []) throws {
        guard file.exists,
            let body = RubyText(try file.readText()).statements.first(where: { $0.keyword.hasPrefix("Pod") })
        else { return nil }
        folder = file.parent
        let statements = body.block
        name = statements.first { $0.keyword == "name" }?.texts.first ?? file.stem
        let all = statements.filter { $0.keyword == "subspec" }
        var wanted = parts
        if wanted.isEmpty {
            wanted = statements.filter { ["default_subspec", "default_subspecs"].contains($0.keyword) }.flatMap(\.texts)
        }
        if wanted.isEmpty { wanted = all.compactMap { $0.texts.first } }
        self.statements = statements + Self.blocks(of: wanted, in: all, pod: name)
    }

    /// The parts, and those of the same pod that they need.
    private static func blocks(of wanted: [String], in all: [RubyText.Statement], pod: String) -> [RubyText.Statement] {
        var result: [RubyText.Statement] = []
        var open = wanted
        var seen: Set<String> = []
        while let part = open.popLast() {
            guard seen.insert(part).inserted, let found = all.first(where: { $0.texts.first == part }) else { continue }
            result += found.block
            open += found.block.filter { $0.keyword == "dependency" }.compactMap { $0.texts.first }
                .filter { $0.hasPrefix(pod + "/") }.map { String($0.dropFirst(pod.count + 1)) }
        }
        return result
    }

    private func texts(_ keywords: String...) -> [String] {
        statements.filter { statement in
            keywords.contains { statement.keyword == $0 || statement.keyword == "ios." + $0 }
        }.flatMap(\.texts).map { $0.replacing(#/#\{\w+\.name\}/#, with: name) }
    }

    var moduleName: String { texts("module_name").last ?? SettingModifier.identifier(name) }
    var sources: [Path] { files(texts("source_files")).filter { $0.pathExtension == "swift" } }
    /// In Objective-C.
    var foreignSources: [Path] {
        files(texts("source_files")).filter { ClangModule.objectiveC.contains($0.pathExtension) }
    }
    var resources: [Path] { files(texts("resources", "resource")) }
    /// Names of other pods, without their parts.
    var dependencies: [String] {
        texts("dependency").filter { $0.first?.isLetter == true }
            .map { String($0.prefix { $0 != "/" }) }.uniqued().filter { $0 != name }
    }
    /// The newest that is named; nil: none.
    var languageVersion: String? {
        let named = statements.filter { ["swift_version", "swift_versions"].contains($0.keyword) }
            .flatMap { $0.arguments.split { !$0.isNumber && $0 != "." }.map(String.init) }
        return named.max { $0.compare($1, options: .numeric) == .orderedAscending }
    }

    /// Bundles of resources by name.
    var resourceBundles: [(name: String, files: [Path])] {
        statements.filter {
            ["resource_bundles", "resource_bundle", "ios.resource_bundles", "ios.resource_bundle"].contains($0.keyword)
        }.compactMap { statement in
            guard let name = statement.texts.first else { return nil }
            return (name, files(Array(statement.texts.dropFirst())))
        }
    }

    // MARK: files

    /// The files below the pod's folder that fit one of the patterns and none of those to leave out.
    private func files(_ patterns: [String]) -> [Path] {
        guard !patterns.isEmpty else { return [] }
        let left = texts("exclude_files").compactMap(FilePattern.init)
        let all = ProjectFiles.members(of: folder)
        return patterns.flatMap { text -> [Path] in
            let place = Path.absolute(text, from: folder)
            if place.isDirectory, place.relative(to: folder) != nil {
                return ["xcassets", "bundle"].contains(place.pathExtension) ? [place] : ProjectFiles.members(of: place)
            }
            guard let pattern = FilePattern(text) else { return [] }
            return all.filter { file in file.relative(to: folder).map(pattern.matches) == true }
        }.uniqued().filter { file in
            let name = file.relative(to: folder) ?? ""
            return !left.contains { $0.matches(name) }
        }
    }
}

/// A pattern of Ruby's `Dir.glob`: `*`, `**/`, `?`, `[a-z]` and `{a,b}`.
struct FilePattern {
    private let expression: NSRegularExpression

    init?(_ text: String) {
        var result = "^"
        var rest = text[...]
        while let character = rest.popFirst() {
            switch character {
            case "*" where rest.hasPrefix("*/"):
                rest = rest.dropFirst(2)
                result += "(?:.*/)?"
            case "*" where rest.hasPrefix("*"):
                rest = rest.dropFirst()
                result += ".*"
            case "*": result += "[^/]*"
            case "?": result += "[^/]"
            case "{": result += "(?:"
            case "}": result += ")"
            case ",": result += "|"
            case "[", "]": result.append(character)
            default: result += NSRegularExpression.escapedPattern(for: String(character))
            }
        }
        do { expression = try NSRegularExpression(pattern: result + "$") } catch { return nil }
    }

    /// Whether the pattern fits all of a path from where it starts.
    func matches(_ path: String) -> Bool {
        expression.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
    }
}
