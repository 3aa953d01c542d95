// SPDX-License-Identifier: MIT
import SwiftParser
import SwiftSyntax

/// A tracefile of lcov without what is not in the files: the tables of members that the source adapter puts before the
/// closing brace of a type count as run, on a line that has no code. https://ltp.sourceforge.net/coverage/lcov/geninfo.1.php
/// describes the format.
struct CoverageReport {
    private struct File {
        let name: String
        /// Lines of a function's record: `FN:line,name`, `FNDA:count,name`.
        var functions: [(line: Int, name: Substring)] = []
        var calls: [(count: Substring, name: Substring)] = []
        var lines: [(line: Int, count: Int)] = []
        /// Records of other kinds, as they are.
        var others: [Substring] = []

        var covered: Int { lines.count { $0.count > 0 } }
    }

    private var files: [File] = []

    /// - Parameter tracefile: as `llvm-cov export -format=lcov` writes it.
    init(_ tracefile: String) {
        var current: File?
        for record in tracefile.split(separator: "\n") {
            let colon = record.firstIndex(of: ":") ?? record.endIndex
            let fields = record[colon...].dropFirst().split(separator: ",", maxSplits: 1)
            switch record[..<colon] {
            case "SF": current = File(name: String(record[colon...].dropFirst()))
            case "FN" where fields.count == 2: current?.functions.append((Int(fields[0]) ?? 0, fields[1]))
            case "FNDA" where fields.count == 2: current?.calls.append((fields[0], fields[1]))
            case "DA" where fields.count == 2: current?.lines.append((Int(fields[0]) ?? 0, Self.count(fields[1])))
            // They are counted anew.
            case "FNF", "FNH", "LF", "LH": break
            case "end_of_record":
                if let file = current { files.append(Self.untouched(file)) }
                current = nil
            default: current?.others.append(record)
            }
        }
    }

    /// A count may be followed by a checksum.
    private static func count(_ text: Substring) -> Int { Int(text.prefix { $0 != "," }) ?? 0 }

    private static func untouched(_ file: File) -> File {
        guard let text = Path(file.name).text else { return file }
        let made = closingLines(of: text)
        var result = file
        result.lines.removeAll { made.contains($0.line) }
        result.functions.removeAll { made.contains($0.line) }
        let names = Set(result.functions.map(\.name))
        result.calls.removeAll { !names.contains($0.name) }
        return result
    }

    /// The lines that hold nothing but the closing brace of a type or an extension.
    private static func closingLines(of text: String) -> Set<Int> {
        let tree = Parser.parse(source: text)
        let finder = ClosingBraces(SourceLocationConverter(fileName: "", tree: tree))
        finder.walk(tree)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return finder.lines.filter { $0 <= lines.count && lines[$0 - 1].trimmed == "}" }
    }

    private final class ClosingBraces: SyntaxVisitor {
        private(set) var lines: Set<Int> = []
        private let locations: SourceLocationConverter

        init(_ locations: SourceLocationConverter) {
            self.locations = locations
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
            lines.insert(locations.location(for: node.rightBrace.positionAfterSkippingLeadingTrivia).line)
            return .visitChildren
        }
    }

    // MARK: Output

    var tracefile: String {
        var text = ""
        for file in files {
            text += "SF:\(file.name)\n"
            for (line, name) in file.functions { text += "FN:\(line),\(name)\n" }
            for (count, name) in file.calls { text += "FNDA:\(count),\(name)\n" }
            text += "FNF:\(file.functions.count)\nFNH:\(file.calls.count { $0.count != "0" })\n"
            for other in file.others { text += other + "\n" }
            for (line, count) in file.lines { text += "DA:\(line),\(count)\n" }
            text += "LF:\(file.lines.count)\nLH:\(file.covered)\nend_of_record\n"
        }
        return text
    }

    /// A line a file, names from `root` on, and their sum.
    func table(root: Path) -> String {
        var rows = [("File", "Lines", "Run", "%")]
        func row(_ name: String, _ lines: Int, _ covered: Int) {
            let part = lines == 0 ? "-" : String(Int((Double(covered) * 100 / Double(lines)).rounded(.down)))
            rows.append((name, "\(lines)", "\(covered)", part))
        }
        for file in files {
            row(Path(file.name).relative(to: root) ?? file.name, file.lines.count, file.covered)
        }
        row("TOTAL", files.reduce(0) { $0 + $1.lines.count }, files.reduce(0) { $0 + $1.covered })
        let width = rows.map(\.0.count).max() ?? 0
        func right(_ text: String, _ size: Int) -> String {
            String(repeating: " ", count: max(0, size - text.count)) + text
        }
        return rows.map { name, lines, covered, part in
            name + String(repeating: " ", count: width - name.count) + right(lines, 8) + right(covered, 8)
                + right(part, 6)
        }.joined(separator: "\n")
    }
}
