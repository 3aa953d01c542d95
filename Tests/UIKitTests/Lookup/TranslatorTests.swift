// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// Apertium as its manual describes it, played by a script: the mode is the last argument, `-u` leaves out the stars that
/// mark unknown words, the text comes by standard input.
@Suite struct TranslatorTests {
    private func translator(_ body: String) throws -> (Apertium, URL) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("translator-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for mode in ["eng-spa", "spa-eng", "spa-cat", "spa-eng_US", "spa-eng-chunker", "eng-cat"] {
            try Data().write(to: folder.appendingPathComponent("\(mode).mode"))
        }
        let program = folder.appendingPathComponent("apertium")
        try Data("#!/bin/sh\n\(body)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        return (Apertium(folder: folder.path, program: program.path), folder)
    }

    @Test("Pairs are the modes of two languages; the language of the text is the one that knows its words")
    func candidates() throws {
        // From Spanish every word is known, from English none.
        let (translator, folder) = try translator("case $1 in eng-*) sed 's/^/*/';; *) cat;; esac")
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        #expect(translator.pairs.map(\.name) == ["eng-cat", "eng-spa", "spa-cat", "spa-eng"])
        let found = try translator.candidates(for: "La casa", languages: ["fr-FR", "en-US", "ca-ES"])
        #expect(found.map(\.name) == ["spa-eng", "spa-cat"])
        #expect(try translator.candidates(for: "La casa", languages: ["ca"]).first?.name == "spa-cat")
    }

    @Test("A text longer than a pipe holds is translated whole")
    func long() throws {
        let (translator, folder) = try translator("[ \"$1\" = -u ] && tr a-z A-Z")
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let text = String(repeating: "quiet words\n", count: 20_000) + "end"
        let result = try translator.translate(text, by: translator.pairs[0])
        #expect(result.text == text.uppercased())
    }

    @Test("A translator that fails is an error")
    func fails() throws {
        let (translator, folder) = try translator("cat > /dev/null; exit 1")
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        #expect(throws: CocoaError.self) { try translator.translate("word", by: translator.pairs[0]) }
        #expect(Apertium(folder: "/nowhere", program: "/nowhere/apertium").pairs.isEmpty)
    }

    @Test("One that ends without reading is an error, and not the app's end")
    func endsEarly() throws {
        let (translator, folder) = try translator("exec <&-; exit 1")
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let text = String(repeating: "quiet words\n", count: 20_000)
        #expect(throws: CocoaError.self) { try translator.translate(text, by: translator.pairs[0]) }
    }
}
