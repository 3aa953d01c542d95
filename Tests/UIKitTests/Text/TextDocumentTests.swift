// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// Requirements from HTML 4's meaning of elements, and from what Apple documents about reading documents.
struct TextDocumentTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil)
    }

    private func attribute(_ key: NSAttributedString.Key, of word: String, in text: NSAttributedString) -> Any? {
        text.attribute(key, at: (text.string as NSString).range(of: word).location, effectiveRange: nil)
    }

    @Test func whiteSpaceCollapsesAndBlocksBreakLines() throws {
        #expect(try read("  Hello\n   <b>big</b>   world ").string == "Hello big world")
        #expect(try read("<p>one</p><p>two</p>three").string == "one\ntwo\nthree")
        #expect(try read("a<br>b<br/>c").string == "a\nb\nc")
        #expect(try read("<pre>a  b\nc</pre>").string == "a  b\nc\n")
        #expect(
            try read("<html><head><title>x</title><style>p{}</style></head><body>y<!-- z --></body></html>").string
                == "y")
    }

    @Test func elementsBecomeAttributes() throws {
        let text = try read(
            "plain <b>bold</b> <i>slanted</i> <u>lined</u> <a href=\"https://swift.org\">link</a> "
                + "<span style='color: #ff0000; font-size: 20px'>red</span> <font color=blue>blue</font> <h1>title</h1>"
        )
        #expect((attribute(.font, of: "plain", in: text) as? UIFont)?.familyName == "Times New Roman")
        #expect((attribute(.font, of: "plain", in: text) as? UIFont)?.pointSize == 12)
        let bold = attribute(.font, of: "bold", in: text) as? UIFont
        #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        let slanted = attribute(.font, of: "slanted", in: text) as? UIFont
        #expect(slanted?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(attribute(.underlineStyle, of: "lined", in: text) as? Int == 1)
        #expect(attribute(.link, of: "link", in: text) as? URL == URL(string: "https://swift.org"))
        #expect(
            attribute(.foregroundColor, of: "red", in: text) as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        )
        #expect((attribute(.font, of: "red", in: text) as? UIFont)?.pointSize == 15)
        #expect(
            attribute(.foregroundColor, of: "blue", in: text) as? UIColor
                == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect((attribute(.font, of: "title", in: text) as? UIFont)?.pointSize == 24)
    }

    @Test func entitiesAndListsAreSpelledOut() throws {
        #expect(try read("&lt;a&gt; &amp; &#65;&#x42; &euro; AT&T &unknown;").string == "<a> & AB € AT&T &unknown;")
        #expect(try read("<ul><li>one<li>two</ul>").string.contains("•\tone\n\t•\ttwo"))
        #expect(try read("<ol><li>one</li><li>two</li></ol>").string == "\t1.\tone\n\t2.\ttwo\n")
    }

    /// https://html.spec.whatwg.org/multipage/named-characters.html
    @Test(
        "the named characters of HTML 5",
        arguments: [
            ("&check;", "\u{2713}"), ("&hearts;", "\u{2665}"), ("&rarr;", "\u{2192}"), ("&Zscr;", "\u{1D4B5}"),
            ("&NotEqualTilde;", "\u{2242}\u{338}"), ("&CounterClockwiseContourIntegral;", "\u{2233}"),
            ("&lt;check;", "<check;"), ("&amp;check;", "&check;"), ("&aacute;", "á"),
        ])
    func namedCharacters(_ source: String, _ text: String) throws { #expect(try read(source).string == text) }

    /// https://html.spec.whatwg.org/multipage/syntax.html#optional-tags, and what its parser does with "<" in texts.
    @Test("left-out end tags, and less-than signs that begin no tag")
    func optionalTags() throws {
        #expect(try read("<p>a<p>b<ul><li>c<li>d</ul>e").string == "a\nb\n\t•\tc\n\t•\td\ne")
        #expect(try read("<table><tr><td>1<td>2<tr><td>3</table>").string == "12\n3\n")
        #expect(try read("a < b, i <3 u, x <= y").string == "a < b, i <3 u, x <= y")
        #expect(try read("<script>if (a<b) {}</script>shown").string == "shown")
    }

    /// That documents which end with a block end with a line end is what every app which shows HTML in a label trims away.
    @Test func blocksAtTheEndEndTheirLine() throws {
        #expect(try read("<p>one</p>").string == "one\n")
        #expect(try read("<html><body><p>one</p>\n</body></html>").string == "one\n")
        #expect(try read("<b>one</b>").string == "one")
        let text = try read("<p>one</p>two")
        let style = text.attribute(.paragraphStyle, at: 3, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.paragraphSpacing == 12)
    }

    @Test func styleSheetsApply() throws {
        let text = try read(
            """
            <style>/* x */ body { font-family: Courier; font-size: 20pt } .warn, em { color: #f00; }
            @media print { body { color: blue } } p.note#one { font-weight: bold } a:hover { color: green }</style>
            plain <span class="big warn">red</span> <em>too</em> <p class="note" id="one">bold</p><p class="note">thin</p>
            """)
        #expect(text.string == "plain red too\nbold\nthin\n")
        let font = attribute(.font, of: "plain", in: text) as? UIFont
        #expect(font?.familyName == "Courier" && font?.pointSize == 20)
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(attribute(.foregroundColor, of: "red", in: text) as? UIColor == red)
        #expect(attribute(.foregroundColor, of: "too", in: text) as? UIColor == red)
        #expect(attribute(.foregroundColor, of: "plain", in: text) as? UIColor == .black)
        let bold = attribute(.font, of: "bold", in: text) as? UIFont
        #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        let thin = attribute(.font, of: "thin", in: text) as? UIFont
        #expect(thin?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    }

    @Test func brokenMarkupIsRead() throws {
        for html in [
            "<", "<b", "</b>", "<b><i></b>x</i>", "&", "&#;", "<a href=>x", "<<>>", "a < b", "<p style=\"color\">x",
            "\u{0}<\u{FFFF}",
        ] {
            _ = try read(html)
        }
        #expect(try read("<b>a</i>b").string == "ab")
    }

    @Test func plainTextAndOtherTypes() throws {
        let plain = try NSAttributedString(
            data: Data("a <b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
            documentAttributes: nil)
        #expect(plain.string == "a <b>")
        #expect(throws: (any Error).self) {
            try NSAttributedString(
                data: Data("no rich text".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
                documentAttributes: nil)
        }
    }

    /// As TextEdit writes it; control words as the specification of RTF 1.9 says.
    @Test func richTextIsRead() throws {
        let source = #"""
            {\rtf1\ansi\ansicpg1252\cocoartf2639
            \cocoatextscaling0{\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\froman\fcharset0 Georgia-Bold;}
            {\colortbl;\red255\green255\blue255;\red251\green0\blue7;}
            {\*\expandedcolortbl;;\cssrgb\c100000\c14913\c0;}
            \pard\tx566\pardirnatural\qc\partightenfactor0
            \f0\fs36 \cf0 Caf\'e9 \f1\b bold
            \f0\b0  \cf2 red \cf0\ul lined\ulnone  \
            \u8364 ? \uc0\u-10179\u-8704  {\field{\*\fldinst{HYPERLINK "https://example.com/"}}{\fldrslt link}} end}
            """#
        let text = try NSAttributedString(
            data: Data(source.utf8), options: [:], documentAttributes: nil)
        #expect(text.string == "Café bold red lined \n€ 😀 link end")
        let plain = attribute(.font, of: "Café", in: text) as? UIFont
        #expect(plain?.familyName == "Helvetica" && plain?.pointSize == 18)
        #expect((attribute(.font, of: "bold", in: text) as? UIFont)?.familyName == "Georgia")
        #expect((attribute(.paragraphStyle, of: "Café", in: text) as? NSParagraphStyle)?.alignment == .center)
        let red = UIColor(red: 251 / 255, green: 0, blue: 7 / 255, alpha: 1)
        #expect(attribute(.foregroundColor, of: "red", in: text) as? UIColor == red)
        #expect(attribute(.underlineStyle, of: "lined", in: text) as? Int == 1)
        #expect(attribute(.link, of: "link", in: text) as? URL == URL(string: "https://example.com/"))
        #expect(attribute(.link, of: "end", in: text) == nil)
    }

    @Test func richTextComesBack() throws {
        let text = NSMutableAttributedString(
            string: "Plain {braces} \\ ", attributes: [.font: UIFont(name: "Georgia", size: 15) as Any])
        text.append(
            NSAttributedString(
                string: "bold 😀\n",
                attributes: [
                    .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.blue,
                    .link: URL(string: "https://x.org/a?b") as Any, .underlineStyle: 1,
                ]))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        let back = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
        #expect(back.string == text.string)
        #expect(attribute(.font, of: "Plain", in: back) as? UIFont == UIFont(name: "Georgia", size: 15))
        #expect((attribute(.font, of: "bold", in: back) as? UIFont)?.pointSize == 20)
        #expect(
            (attribute(.font, of: "bold", in: back) as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold)
                == true)
        #expect(attribute(.link, of: "bold", in: back) as? URL == URL(string: "https://x.org/a?b"))
    }

    @Test(arguments: [
        "{\\rtf", "{\\rtf1\\", "{\\rtf1{{{", "{\\rtf1}}}}}", "{\\rtf1\\u999999999999 \\'zz\\fs0\\cf99 x}",
    ])
    func brokenRichTextIsRead(_ source: String) throws {
        _ = try NSAttributedString(data: Data(source.utf8), options: [:], documentAttributes: nil)
    }
}

/// What RTF documents say of themselves (RTF 1.9.1, "Document Properties").
@MainActor
struct DocumentPropertyTests {
    @Test("Title, author, dates, paper and margins are written and read back")
    func properties() throws {
        let date = Date(timeIntervalSince1970: 1_700_000_040)
        let attributes: [NSAttributedString.DocumentAttributeKey: Any] = [
            .documentType: NSAttributedString.DocumentType.rtf, .title: "Ünder {the} sea", .author: "Ann",
            .creationTime: date,
            .keywords: ["one", "two"], .leftMargin: NSNumber(value: 72), .viewZoom: NSNumber(value: 150),
            .paperSize: NSValue(cgSize: CGSize(width: 595, height: 842)), .readOnly: NSNumber(value: 1),
        ]
        let text = NSAttributedString(string: "Body")
        let data = try text.data(from: NSRange(location: 0, length: 4), documentAttributes: attributes)
        var found: NSDictionary?
        let read = try NSAttributedString(data: data, options: [:], documentAttributes: &found)
        func value(_ key: NSAttributedString.DocumentAttributeKey) -> Any? { found?[key.rawValue] }
        #expect(read.string.hasPrefix("Body") && value(.title) as? String == "Ünder {the} sea")
        #expect(value(.author) as? String == "Ann" && value(.keywords) as? [String] == ["one", "two"])
        #expect(value(.creationTime) as? Date == date && value(.readOnly) as? Int == 1)
        #expect(
            (value(.leftMargin) as? NSNumber)?.doubleValue == 72 && (value(.viewZoom) as? NSNumber)?.intValue == 150)
        #expect((value(.paperSize) as? NSValue)?.cgSizeValue == CGSize(width: 595, height: 842))
    }

    @Test("A web page's text takes the multiplier of its sizes, and the encoding that is named")
    func options() throws {
        let page = Data("<p>caf\u{E9}</p>".data(using: .isoLatin1) ?? Data())
        func size(_ multiplier: Double) throws -> (String, CGFloat) {
            let text = try NSAttributedString(
                data: page,
                options: [
                    .documentType: NSAttributedString.DocumentType.html, .textEncodingName: "iso-8859-1",
                    .textSizeMultiplier: NSNumber(value: multiplier),
                ], documentAttributes: nil)
            return (text.string, (text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0)
        }
        let (plain, large) = (try size(1), try size(2))
        #expect(plain.0.hasPrefix("café") && plain.1 > 0 && large.1 == plain.1 * 2)
    }
}
