// SPDX-License-Identifier: MIT

/// What may follow the colon in `$(NAME:modifier)`.
enum SettingModifier {
    /// nil in, nil out, save for `default=`. Unknown modifiers leave the value as it is.
    static func apply(_ modifier: String, to value: String?) -> String? {
        if modifier.hasPrefix("default=") {
            return value.flatMap { $0.isEmpty ? nil : $0 } ?? String(modifier.dropFirst("default=".count))
        }
        guard let value else { return nil }
        switch modifier {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "c99extidentifier", "identifier": return identifier(value)
        case "rfc1034identifier": return domainName(value)
        case "base": return Path(value).stem
        case "file": return Path(value).name
        case "dir": return Path(value).parent.string + "/"
        case "suffix": return Path(value).pathExtension.isEmpty ? "" : "." + Path(value).pathExtension
        case "standardizepath": return Path.absolute(value, from: Path("/")).string
        case "quote": return value.reduce(into: "") { $0 += "\\\"' ".contains($1) ? "\\\($1)" : String($1) }
        default: return value
        }
    }

    /// A name that C and Swift accept: everything else becomes `_`, and so does a digit in front.
    static func identifier(_ name: String) -> String {
        var result = ""
        for character in name {
            let isNumber = character.isNumber
            let isAllowed = character == "_" || character.isLetter || isNumber
            result.append(isAllowed && !(isNumber && result.isEmpty) ? character : "_")
        }
        return result
    }

    /// A name that a host name may hold: letters, digits, and `-` for everything else.
    static func domainName(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    }
}
