// SPDX-License-Identifier: MIT

extension CompileFailure {
    /// The compiler's own crash, at the source it was at; nil when it ended by itself.
    package var crash: Diagnostic? {
        guard output.contains("Stack dump:") || output.contains("PLEASE submit a bug report") else { return nil }
        return Diagnostic(.error, "the Swift compiler crashed" + (activity.map { ": \($0)" } ?? ""), at: place)
    }

    /// The lines of the dump that say what the compiler was doing, outermost first: `3.\tWhile type-checking ...`.
    private var activities: [Substring] {
        output.split(separator: "\n").filter { line in
            guard let dot = line.firstIndex(of: "."), Int(line[..<dot]) != nil else { return false }
            return line[dot...].contains("While ")
        }
    }

    private var activity: String? {
        activities.last.flatMap { line in
            line.firstRange(of: "While ").map { "while " + line[$0.upperBound...] }
        }
    }

    /// The innermost place in a Swift file that the dump names.
    private var place: SourceLocation? {
        for line in activities.reversed() {
            guard let start = line.firstIndex(of: "/"), let end = line.firstRange(of: ".swift:") else { continue }
            let numbers = line[end.upperBound...].split(separator: ":").prefix(2).map { $0.prefix { $0.isNumber } }
            return SourceLocation(
                file: Path(String(line[start..<end.lowerBound]) + ".swift"), line: numbers.first.flatMap { Int($0) },
                column: numbers.dropFirst().first.flatMap { Int($0) })
        }
        return nil
    }
}
