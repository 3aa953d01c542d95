// SPDX-License-Identifier: MIT

/// The compiler's complaints, read from what it prints: `/path/File.swift:3:7: error: message`.
enum CompilerOutput {
    static func diagnostics(in text: String) -> [Diagnostic] {
        var result: [Diagnostic] = []
        for line in text.split(separator: "\n") {
            for severity in [Diagnostic.Severity.error, .warning, .note] {
                guard let range = line.firstRange(of: "\(severity.rawValue): ") else { continue }
                let place = line[..<range.lowerBound]
                guard place.isEmpty || place.hasSuffix(": ") && (place.hasPrefix("/") || place.hasPrefix("<")) else {
                    continue
                }
                let message = AbsentFrameworks.explained(String(line[range.upperBound...]))
                result.append(Diagnostic(severity, message, at: location(place.dropLast(2))))
                break
            }
        }
        // Each file of a batch repeats what concerns the whole module; the driver adds that its jobs failed.
        result = result.uniqued().filter { $0.location != nil || !$0.message.contains("command failed") }
        let causes = result.filter { $0.severity == .error && !isConsequence($0) }
        return causes.isEmpty ? result : result.filter { $0.severity != .error || !isConsequence($0) }
    }

    /// The records that adapted classes carry cannot be evaluated when something else in the module does not compile.
    private static func isConsequence(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.message == "'@const' value should be initialized with a compile-time value"
            || diagnostic.message == "global variable must be a compile-time constant to use @section attribute"
    }

    private static func location(_ text: Substring) -> SourceLocation? {
        guard !text.isEmpty else { return nil }
        let parts = text.split(separator: ":")
        let numbers = parts.suffix(2).compactMap { Int($0) }
        let file = parts.dropLast(numbers.count).joined(separator: ":")
        return SourceLocation(file: Path(file), line: numbers.first, column: numbers.count > 1 ? numbers[1] : nil)
    }
}
