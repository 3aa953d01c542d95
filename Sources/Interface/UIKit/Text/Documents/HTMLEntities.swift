// SPDX-License-Identifier: MIT

/// The named characters of HTML 5 that HTML 4 does not have: `&check;`.
enum HTMLEntities {
    private static let characters: [Substring: String] = {
        var characters: [Substring: String] = [:]
        for line in table.split(separator: "\n") {
            let parts = line.split(separator: " ")
            let scalars = parts[1].split(separator: "+").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            characters[parts[0]] = String(String.UnicodeScalarView(scalars))
        }
        return characters
    }()

    /// The document with these names replaced; all others stay for the parser.
    static func replaced(in text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let name = rest.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
            if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let character = characters[name] {
                result += character
                rest = rest[name.endIndex...].dropFirst()
            } else {
                result += "&"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}
