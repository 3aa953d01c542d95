// SPDX-License-Identifier: MIT

extension Target {
    /// Why nothing of the target can be compiled, in one line.
    var lackOfSources: String {
        guard let first = foreignSources.first else { return "target '\(name)' has no sources" }
        let more = foreignSources.count > 1 ? " and \(foreignSources.count - 1) more" : ""
        return "target '\(name)' has no Swift sources: \(first.name)\(more) are in \(languages), which is not supported"
    }

    private var languages: String {
        var found: [String] = []
        for source in foreignSources {
            let language = Self.language(of: source.pathExtension)
            if !found.contains(language) { found.append(language) }
        }
        return found.joined(separator: " and ")
    }

    private static func language(of pathExtension: String) -> String {
        switch pathExtension {
        case "m": "Objective-C"
        case "mm": "Objective-C++"
        case "c": "C"
        case "cc", "cpp", "cxx": "C++"
        case "metal": "Metal"
        case "s", "S": "assembler"
        default: "'\(pathExtension)'"
        }
    }
}
