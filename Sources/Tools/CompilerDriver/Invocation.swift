// SPDX-License-Identifier: MIT
import Foundation

/// What a swiftc command line asks for, as far as adaptation needs it.
struct Invocation {
    let arguments: [String]
    /// With response files (`@file`) read, except the lists of object files for linking.
    private let expanded: [String]

    init(arguments: [String]) {
        self.arguments = arguments
        expanded = arguments.flatMap { Self.expand($0) }
    }

    private static func expand(_ argument: String) -> [String] {
        guard argument.hasPrefix("@"), !argument.hasSuffix("LinkFileList"),
            let data = FileManager.default.contents(atPath: String(argument.dropFirst()))
        else { return [argument] }
        return split(String(decoding: data, as: UTF8.self))
    }

    /// Words of a response file; quotes and backslashes as in a shell.
    private static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var escaped = false
        for character in text {
            if escaped {
                word = (word ?? "") + String(character)
                escaped = false
            } else if character == "\\", quote != "'" {
                escaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let done = word { words.append(done) }
        return words
    }

    private func value(_ option: String) -> String? {
        guard let index = expanded.lastIndex(of: option), index + 1 < expanded.count else { return nil }
        return expanded[index + 1]
    }

    private func values(_ option: String) -> [String] {
        expanded.indices.filter { expanded[$0] == option && $0 + 1 < expanded.count }.map { expanded[$0 + 1] }
            + expanded.filter { $0.hasPrefix(option) && $0.count > option.count }.map {
                String($0.dropFirst(option.count))
            }
    }

    var moduleName: String? { value("-module-name") }
    /// The path of the module to be written.
    var emittedModule: String? { value("-emit-module-path").map { absolute($0) } }
    var languageMode: String { value("-swift-version") ?? "5" }
    var conditions: Set<String> { Set(values("-D")) }
    var searchPaths: [String] { values("-I").map { absolute($0) } }

    /// Swift sources, absolute, without those the build system wrote itself.
    var sources: [String] {
        var previous = ""
        var found: [String] = []
        for argument in expanded {
            if argument.hasSuffix(".swift"), !argument.hasPrefix("-"), !["-o", "-Xcc", "-Xfrontend"].contains(previous)
            {
                found.append(absolute(argument))
            }
            previous = argument
        }
        return found.filter { !$0.contains("/.build/") && !$0.contains("/DerivedSources/") }
    }

    /// A call of `swift-frontend`, or one that only asks the compiler about itself.
    var isQuery: Bool {
        arguments.first == "-frontend" || arguments.first == "-modulewrap" || moduleName == nil
            || arguments.contains("-print-target-info")
    }

    /// A package manifest or plugin, which is no iOS code.
    var isManifest: Bool { expanded.contains { $0.contains("ManifestAPI") || $0.contains("PluginAPI") } }

    /// Whether the result is a program or library; a program is what swiftc makes when no other mode is named.
    var links: Bool {
        if expanded.contains("-emit-executable") || expanded.contains("-emit-library") { return true }
        let modes = [
            "-c", "-typecheck", "-parse", "-emit-object", "-emit-module", "-emit-sil", "-emit-ir", "-emit-assembly",
        ]
        return !expanded.contains { modes.contains($0) || $0.hasPrefix("-dump-") }
    }

    private func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        let base = value("-working-directory") ?? FileManager.default.currentDirectoryPath
        return URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: base, isDirectory: true)).standardized.path
    }
}
