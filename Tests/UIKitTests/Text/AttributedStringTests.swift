// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// Truth: Apple's documentation of AttributedString, its UIKit scope, its conversions and CommonMark.
@MainActor
struct AttributedStringTests {
    @Test func uiKitScopeConverts() throws {
        var string = AttributedString("Hello world")
        string.font = .boldSystemFont(ofSize: 20)
        string.foregroundColor = .red
        string.kern = 2
        string.underlineStyle = [.single, .byWord]
        let range = try #require(string.range(of: "world"))
        string[range].link = URL(string: "https://example.com")
        string[range].foregroundColor = .blue
        let text = NSAttributedString(string)
        #expect(text.string == "Hello world")
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(text.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .blue)
        #expect(text.attribute(.link, at: 0, effectiveRange: nil) == nil)
        #expect(text.attribute(.link, at: 8, effectiveRange: nil) as? URL == URL(string: "https://example.com"))
        #expect(text.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? Int == 0x8001)
        let back = AttributedString(text)
        #expect(back == string)
        #expect(back.runs.count == 2)
        #expect(back.kern == 2)
    }

    @Test func containersConvert() {
        let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 9), .kern: NSNumber(value: 3)])
        #expect(container.font == .systemFont(ofSize: 9) && container.kern == 3)
        let dictionary = [NSAttributedString.Key: Any](container)
        #expect(dictionary[.font] as? UIFont == .systemFont(ofSize: 9))
        let string = AttributedString("x", attributes: container)
        #expect(string.font == .systemFont(ofSize: 9))
    }

    @Test func surrogatesKeepTheirPlaces() {
        var string = AttributedString("👨‍👩‍👧 a")
        if let range = string.range(of: "a") { string[range].kern = 5 }
        let text = NSAttributedString(string)
        #expect(text.attribute(.kern, at: 8, effectiveRange: nil) == nil)
        #expect(text.attribute(.kern, at: 9, effectiveRange: nil) as? CGFloat == 5)
    }

    @Test(
        arguments: [
            ("**bold** and *italic*", "bold and italic", ["bold": 2, "italic": 1]),
            ("__bold__ _it_ snake_case_name", "bold it snake_case_name", ["bold": 2, "it": 1]),
            ("***both***", "both", ["both": 3]),
            ("a `co*de*` b", "a co*de* b", ["co*de*": 4]),
            ("~~gone~~", "gone", ["gone": 32]),
            ("2 * 3 * 4", "2 * 3 * 4", [:]),
            ("\\*not\\*", "*not*", [:]),
            ("**a *b* c**", "a b c", ["a ": 2, "b": 3, " c": 2]),
            ("unclosed **bold", "unclosed **bold", [:]),
        ] as [(String, String, [String: UInt])])
    func markdownInlines(_ source: String, _ characters: String, _ intents: [String: UInt]) throws {
        let string = try AttributedString(markdown: source)
        #expect(String(string.characters) == characters)
        var found: [String: UInt] = [:]
        for run in string.runs {
            if let intent = run.inlinePresentationIntent {
                found[String(string[run.range].characters)] = intent.rawValue
            }
        }
        #expect(found == intents)
    }

    @Test func markdownLinks() throws {
        let string = try AttributedString(
            markdown: "See [**the** site](https://example.com/a?b=c) or <mailto:me@x.org>")
        #expect(String(string.characters) == "See the site or mailto:me@x.org")
        let links = string.runs.compactMap(\.link).map(\.absoluteString)
        #expect(links == ["https://example.com/a?b=c", "https://example.com/a?b=c", "mailto:me@x.org"])
        let based = try AttributedString(markdown: "[x](page)", baseURL: URL(string: "https://example.com/dir/"))
        #expect(based.runs.first?.link?.absoluteString == "https://example.com/dir/page")
    }

    @Test func markdownBlocks() throws {
        let string = try AttributedString(
            markdown: "# Title\n\nOne\ntwo\n\n- a\n- b\n\n1. x\n2. y\n\n```swift\nlet a\n```")
        #expect(String(string.characters) == "TitleOne twoabxylet a\n")
        let kinds = string.runs.compactMap { $0.presentationIntent?.components.map(\.kind) }
        #expect(
            kinds == [
                [.header(level: 1)], [.paragraph], [.paragraph], [.paragraph],
                [.paragraph, .listItem(ordinal: 1), .unorderedList],
                [.paragraph, .listItem(ordinal: 2), .unorderedList],
                [.paragraph, .listItem(ordinal: 1), .orderedList],
                [.paragraph, .listItem(ordinal: 2), .orderedList],
                [.codeBlock(languageHint: "swift")],
            ])
        // A soft break is a space of its own.
        #expect(string.runs.compactMap(\.inlinePresentationIntent) == [.softBreak])
        let inline = try AttributedString(
            markdown: "# not\n\na **title**", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(inline.characters) == "# not\n\na title")
    }

    /// GitHub Flavored Markdown 4.10; CommonMark 5.3 of lists in lists.
    @Test("tables, lists in lists and quotations")
    func markdownNestedBlocks() throws {
        let table = try AttributedString(markdown: "| a | b |\n|:-:|--:|\n| 1 | 2 |")
        let columns = [PresentationIntent.TableColumn(alignment: .center), .init(alignment: .right)]
        #expect(
            table.runs.compactMap { $0.presentationIntent?.components.map(\.kind) } == [
                [.tableCell(columnIndex: 0), .tableHeaderRow, .table(columns: columns)],
                [.tableCell(columnIndex: 1), .tableHeaderRow, .table(columns: columns)],
                [.tableCell(columnIndex: 0), .tableRow(rowIndex: 1), .table(columns: columns)],
                [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1), .table(columns: columns)],
            ])
        let lists = try AttributedString(markdown: "- a\n  1. b\n\n> c")
        #expect(
            lists.runs.compactMap { $0.presentationIntent?.components.map(\.kind) } == [
                [.paragraph, .listItem(ordinal: 1), .unorderedList],
                [.paragraph, .listItem(ordinal: 1), .orderedList, .listItem(ordinal: 1), .unorderedList],
                [.paragraph, .blockQuote],
            ])
    }

    @Test func labelsShowMarkdown() throws {
        let label = UILabel()
        label.attributedText = try NSAttributedString(markdown: "**WWWW**")
        let bold = label.intrinsicContentSize.width
        label.attributedText = NSAttributedString(string: "WWWW")
        #expect(bold > label.intrinsicContentSize.width)
    }

    @Test func buttonsKeepTheAttributesOfTheirTitles() {
        var configuration = UIButton.Configuration.plain()
        var container = AttributeContainer()
        container.font = .boldSystemFont(ofSize: 31)
        configuration.attributedTitle = AttributedString("Go", attributes: container)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 31))
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 9)
            return outgoing
        }
        button.configuration = configuration
        button.layoutIfNeeded()
        #expect(button.titleLabel?.font == .systemFont(ofSize: 9))
    }
}
