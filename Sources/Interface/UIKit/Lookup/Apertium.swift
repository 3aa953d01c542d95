// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Translations by Apertium, a translator by rules that works without a network (man 1 apertium). The pairs of languages
/// are those that the machine has packages for.
struct Apertium: Sendable {
    struct Pair: Hashable, Sendable {
        /// The name of the mode: `eng-spa`.
        let name: String
        /// Codes of ISO 639.
        let source: String
        let target: String
    }

    struct Translation: Sendable {
        let pair: Pair
        let text: String
    }

    static let machine = Apertium(folder: "/usr/share/apertium/modes", program: "/usr/bin/apertium")

    /// Seconds that a translation may take.
    private static let limit = 20

    let pairs: [Pair]
    private let folder: String
    private let program: String

    /// - Parameter folder: with a file `source-target.mode` for each pair; none where it is missing.
    init(folder: String, program: String) {
        (self.folder, self.program) = (folder, program)
        let isThere = FileManager.default.isExecutableFile(atPath: program)
        let files = isThere ? FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [] : []
        pairs = files.sorted().compactMap { file in
            guard file.hasSuffix(".mode"), !file.contains("/") else { return nil }
            let name = String(file.dropLast(5))
            let codes = name.split(separator: "-").map(String.init)
            // Modes with more parts are for those who build translators; `_` names a variant.
            guard codes.count == 2, !name.contains("_") else { return nil }
            return Pair(name: name, source: codes[0], target: codes[1])
        }
    }

    /// The pairs from the language that knows most of the text's words; those that `languages` speak first come first.
    ///
    /// Reads in another process, seconds for a long text: call it off the main thread.
    /// - Parameter languages: of the person, the best first; identifiers as of localisations.
    /// - Throws: what starting the translator throws.
    func candidates(for text: String, languages: [String]) throws -> [Pair] {
        var best: (source: String, unknown: Int)?
        for source in Set(pairs.map(\.source)).sorted() {
            guard let pair = pairs.first(where: { $0.source == source }) else { continue }
            // Unknown words come with a star before them.
            let unknown = try output(of: pair, for: text, marksUnknown: true).count { $0 == "*" }
            if unknown < best?.unknown ?? .max { best = (source, unknown) }
        }
        let codes = languages.map(Self.code)
        func rank(_ pair: Pair) -> Int { codes.firstIndex(of: Self.code(pair.target)) ?? codes.count }
        return pairs.filter { $0.source == best?.source }.sorted { (rank($0), $0.name) < (rank($1), $1.name) }
    }

    /// Off the main thread, like `candidates`.
    func translate(_ text: String, by pair: Pair) throws -> Translation {
        Translation(pair: pair, text: try output(of: pair, for: text, marksUnknown: false))
    }

    /// `spa` and `es-MX` are `es`.
    private static func code(_ language: String) -> String {
        let base = Locale(identifier: Locale.canonicalLanguageIdentifier(from: language))
        return base.language.languageCode?.identifier(.alpha2) ?? language
    }

    private func output(of pair: Pair, for text: String, marksUnknown: Bool) throws -> String {
        let process = Process()
        // Of coreutils, by the machine's own clock: a translator that hangs would hold the app's for ever.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = ["\(Self.limit)", program] + (marksUnknown ? [] : ["-u"]) + [pair.name]
        // From a file: a pipe whose reader ends early would end the app by a signal.
        let input = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: input)
        // The system empties the folder otherwise.
        defer { try? FileManager.default.removeItem(at: input) }
        let output = Pipe()
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let hold = ClockHold()
        defer { hold.release() }
        try process.run()
        let translated = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CocoaError(.executableRuntimeMismatch, userInfo: [NSFilePathErrorKey: program])
        }
        return String(decoding: translated, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
