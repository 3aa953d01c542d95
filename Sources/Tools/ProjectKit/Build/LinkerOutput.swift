// SPDX-License-Identifier: MIT

/// What is missing in a program, read from what the linker prints:
///
///     ld.lld: error: undefined symbol: $s5UIKit...
///     >>> referenced by File.swift:4 (/path/File.swift:4)
///     >>>               /path/File.o:($s3App...)
///     >>> did you mean: $s5UIKit...
enum LinkerOutput {
    /// - Parameter readable: the Swift names of symbols.
    static func diagnostics(in text: String, readable: (String) -> String) -> [Diagnostic] {
        let mark = "undefined symbol: "
        let lines = text.split(separator: "\n").map(\.trimmed)
        return lines.indices.compactMap { index in
            guard let range = lines[index].firstRange(of: mark) else { return nil }
            let symbol = String(lines[index][range.upperBound...])
            let details = lines[(index + 1)...].prefix { $0.hasPrefix(">>>") }
            return Diagnostic(.error, message(symbol, details, readable), at: place(details))
        }
    }

    /// A class's initializer for its subclasses is missing where there is only one that makes whole objects.
    private static func message(_ symbol: String, _ details: ArraySlice<String>, _ readable: (String) -> String)
        -> String
    {
        let name = readable(symbol)
        let whole = symbol.dropLast() + "C"
        let isConvenience = symbol.hasSuffix("fc") && details.contains { $0.hasSuffix("did you mean: \(whole)") }
        guard isConvenience, let end = name.firstRange(of: ".init") else { return "undefined symbol '\(name)'" }
        let type = name[..<end.lowerBound].split(separator: ".").last ?? ""
        return "must call a designated initializer of the superclass '\(type)'"
    }

    /// `>>> referenced by File.swift:4 (/path/File.swift:4)`
    private static func place(_ details: ArraySlice<String>) -> SourceLocation? {
        guard let line = details.first, let match = line.wholeMatch(of: />>> referenced by .* \((\/.*):([0-9]+)\)/)
        else {
            return nil
        }
        return SourceLocation(file: Path(String(match.1)), line: Int(match.2), column: nil)
    }
}
