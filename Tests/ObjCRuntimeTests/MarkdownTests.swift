// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import FoundationCompat

/// Examples of the CommonMark specification (spec.commonmark.org/0.31.2) and of GitHub's extensions (github.github.com/gfm), by
/// their numbers.
@Suite struct MarkdownTests {
    /// Runs as text and what Markdown says of them: e emphasis, s strong, c code, d struck, l link.
    private func runs(_ source: String) throws -> [String] {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let string = try AttributedString(markdown: source, options: options)
        return string.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            let marks =
                [
                    (InlinePresentationIntent.emphasized, "e"), (.stronglyEmphasized, "s"), (.code, "c"),
                    (.strikethrough, "d"),
                ].filter { intent.contains($0.0) }.map(\.1).joined() + (run.link == nil ? "" : "l")
            return (marks.isEmpty ? "" : marks + ":") + String(string[run.range].characters)
        }
    }

    @Test(
        "emphasis",
        arguments: [
            ("*foo bar*", ["e:foo bar"]), ("a * foo bar*", ["a * foo bar*"]), ("foo*bar*", ["foo", "e:bar"]),
            ("foo_bar_", ["foo_bar_"]), ("_foo_bar_baz_", ["e:foo_bar_baz"]), ("**foo bar**", ["s:foo bar"]),
            ("** foo bar**", ["** foo bar**"]), ("foo**bar**", ["foo", "s:bar"]),
            ("__foo__bar__baz__", ["s:foo__bar__baz"]),
            ("*foo**bar*", ["e:foo**bar"]), ("***foo** bar*", ["es:foo", "e: bar"]),
            ("*foo **bar***", ["e:foo ", "es:bar"]),
            ("*foo [bar](/url)*", ["e:foo ", "el:bar"]), ("foo ***", ["foo ***"]), ("foo *\\**", ["foo ", "e:*"]),
            ("**foo*", ["*", "e:foo"]), ("*foo**", ["e:foo", "*"]), ("***foo***", ["es:foo"]),
        ])
    func emphasis(_ source: String, _ expected: [String]) throws { #expect(try runs(source) == expected) }

    @Test(
        "code, escapes, entities, links and strikethrough",
        arguments: [
            ("`foo`", ["c:foo"]), ("`` foo ` bar ``", ["c:foo ` bar"]), ("`foo\\`bar`", ["c:foo\\", "bar`"]),
            ("*foo`*`", ["*foo", "c:*"]), ("\\*not emphasized*", ["*not emphasized*"]), ("&copy; &#35;", ["© #"]),
            ("[link](/uri \"title\")", ["l:link"]), ("[link](<>)", ["link"]),
            ("<http://foo.bar.baz>", ["l:http://foo.bar.baz"]),
            ("[a](<b)c>)", ["l:a"]), ("~~Hi~~ there", ["d:Hi", " there"]), ("\\~~no~~", ["~~no~~"]),
        ])
    func others(_ source: String, _ expected: [String]) throws { #expect(try runs(source) == expected) }

    @Test("inlines keep white space and marks of blocks")
    func whiteSpace() throws {
        #expect(try runs("  # two\n  - lines  \n") == ["  # two\n  - lines  \n"])
        #expect(try runs("a\u{2000}b **c**\n\nd") == ["a\u{2000}b ", "s:c", "\n\nd"])
        #expect(try runs("") == [])
    }

    /// Example 301: lists of different marks are different lists; 313 and 294: numbers count from the first.
    @Test("lists")
    func lists() throws {
        let string = try AttributedString(markdown: "3. a\n3. b\n\n- x\n\n+ y")
        let kinds = string.runs.compactMap { $0.presentationIntent?.components.dropFirst().first?.kind }
        #expect(kinds == [.listItem(ordinal: 3), .listItem(ordinal: 4), .listItem(ordinal: 1), .listItem(ordinal: 1)])
        let identities = string.runs.compactMap { $0.presentationIntent?.components.last?.identity }
        #expect(identities[0] == identities[1] && Set(identities).count == 3)
    }
}
