// SPDX-License-Identifier: MIT
import Testing

@testable import CoreText
@testable import UIKit

/// Truth: Apple's documentation of `NSLineBreakMode`, `NSParagraphStyle.LineBreakStrategy`, Dynamic Type's leadings, and the
/// line pitches measured on iOS (a headline's box is 20.333 points, its next line 22 below; a subheadline's 18 and 20).
@MainActor
struct TextLineModesTests {
    static let text = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"

    private func lines(
        _ text: String, width: CGFloat = 150, lines: Int, _ mode: NSLineBreakMode,
        _ strategy: NSParagraphStyle.LineBreakStrategy = []
    ) throws -> [String] {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 17)
        label.numberOfLines = lines
        label.lineBreakMode = mode
        label.lineBreakStrategy = strategy
        let layout = try #require(label.fittedText(CGSize(width: width, height: 500))?.layout)
        return layout.lines.map { placed in
            String(decoding: placed.line.source.units[placed.line.range], as: UTF16.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    @Test("Labels of several lines shorten their last line, at the place the mode says", arguments: 2...4)
    func lastLineIsShortened(_ count: Int) throws {
        let whole = try lines(Self.text, lines: 0, .byWordWrapping)
        #expect(whole.count > 4)
        for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            let shown = try lines(Self.text, lines: count, mode)
            #expect(shown.count == count)
            #expect(shown.dropLast() == whole[..<(count - 1)])
            let last = try #require(shown.last)
            #expect(last.contains("…"))
            switch mode {
            case .byTruncatingHead: #expect(last.hasPrefix("…") && last.hasSuffix("fourteen"))
            case .byTruncatingMiddle:
                #expect(last.hasPrefix(whole[count - 1].prefix(2)) && last.hasSuffix("teen") && !last.hasPrefix("…"))
            default: #expect(last.hasSuffix("…") && last.hasPrefix(whole[count - 1].prefix(5)))
            }
        }
    }

    @Test func wrappingModesLeaveTheRestOut() throws {
        let whole = try lines(Self.text, lines: 0, .byWordWrapping)
        #expect(try lines(Self.text, lines: 2, .byWordWrapping) == Array(whole[..<2]))
        let characters = try lines(Self.text, lines: 2, .byCharWrapping)
        #expect(characters[0].count > whole[0].count)
        #expect(!characters.joined().contains("…"))
        // A clipped last line goes on past the edge.
        let clipped = try lines(Self.text, lines: 2, .byClipping)
        #expect(clipped[0] == whole[0] && clipped[1].hasSuffix("fourteen"))
    }

    @Test func pushingOutKeepsWordsCompany() throws {
        let text = "The harbour lay still in the morning"
        let plain = try lines(text, width: 230, lines: 0, .byWordWrapping)
        #expect(plain.last == "morning")
        #expect(try lines(text, width: 230, lines: 0, .byWordWrapping, .pushOut).last == "the morning")
        #expect(UILabel().lineBreakStrategy == .standard)
        #expect(NSParagraphStyle().lineBreakStrategy == [])
        // Two words that do not fit together stay apart, and so does a line of one word.
        #expect(
            try lines("incomprehensible misunderstandings", width: 200, lines: 0, .byWordWrapping, .pushOut).count == 2)
    }

    @Test func koreanBreaksBetweenWordsIfAsked() throws {
        let text = "안녕하세요저는 서울에서일합니다"
        let syllables = try lines(text, width: 160, lines: 0, .byWordWrapping)
        #expect(!["안녕하세요저는"].contains(syllables[0]))
        let words = try lines(text, width: 160, lines: 0, .byWordWrapping, .hangulWordPriority)
        #expect(words == ["안녕하세요저는", "서울에서일합니다"])
    }

    @Test func textStylesHaveTheirLeadingBetweenLines() {
        for (style, box, pitch) in [
            (UIFont.TextStyle.headline, 20.2871, 22.0), (.subheadline, 17.9004, 20), (.body, 20.2871, 22),
        ] {
            let font = UIFont.preferredFont(
                forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
            #expect(abs(Double(font.lineHeight) - box) < 1e-3)
            #expect(abs(Double(font.lineHeight + font.leading) - pitch) < 1e-3)
            let label = UILabel()
            label.font = font
            label.text = "a\nb\nc"
            label.numberOfLines = 0
            let scale = label.traitCollection.displayScale
            let three = ((box + 2 * pitch) * Double(scale) - 1e-4).rounded(.up) / Double(scale)
            #expect(abs(Double(label.intrinsicContentSize.height) - three) < 1e-2)
            label.numberOfLines = 1
            label.text = "a"
            #expect(
                abs(
                    Double(label.intrinsicContentSize.height) - (box * Double(scale) - 1e-4).rounded(.up)
                        / Double(scale)) < 1e-2)
        }
        // Fonts of one's own have none.
        #expect(UIFont.systemFont(ofSize: 17).leading == 0)
        #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).leading == 0)
    }

    @Test func tightAndLooseLeadingAreTwoPoints() throws {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let tight = UIFont(descriptor: try #require(body.withSymbolicTraits(.traitTightLeading)), size: 0)
        let loose = UIFont(descriptor: try #require(body.withSymbolicTraits(.traitLooseLeading)), size: 0)
        let normal = UIFont(descriptor: body, size: 0)
        #expect(abs(normal.leading - tight.leading - 2) < 1e-6)
        #expect(abs(loose.leading - normal.leading - 2) < 1e-6)
        #expect(tight.fontDescriptor.symbolicTraits.contains(.traitTightLeading))
        #expect(tight.lineHeight == normal.lineHeight)
    }

    @Test func containersCountTheLeadingOfEveryLine() {
        let font = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        let text = NSAttributedString(string: "a\nb", attributes: [.font: font])
        let storage = NSTextStorage(attributedString: text)
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 300, height: 0))
        manager.addTextContainer(container)
        #expect(abs(manager.usedRect(for: container).height - 44) < 1e-6)
        manager.usesFontLeading = false
        #expect(abs(manager.usedRect(for: container).height - 2 * font.lineHeight) < 1e-6)
        let size = CGSize(width: 300, height: 1000)
        let bare = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height
        let led = text.boundingRect(with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
            .height
        #expect(abs(bare - 2 * font.lineHeight) < 1e-6)
        #expect(abs(led - (22 + font.lineHeight)) < 1e-6)
    }

    @Test func softHyphensShowAtLineEndsOnly() throws {
        let label = UILabel()
        label.text = "Donau\u{AD}dampf\u{AD}schiff"
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 17)
        let word = "Donaudampfschiff".size(withAttributes: [.font: label.font as Any]).width
        #expect(abs(label.intrinsicContentSize.width - word) < 1)
        let layout = try #require(label.fittedText(CGSize(width: word * 0.75, height: 200))?.layout)
        #expect(layout.lines.count == 2)
        let hyphen = UIFont.systemFont(ofSize: 17).core.face.glyph(0x2010)
        #expect(layout.lines[0].line.runs.last?.glyphs.last?.id == hyphen)
        #expect(layout.lines[1].line.runs.last?.glyphs.last?.id != hyphen)
        #expect(layout.lines.allSatisfy { $0.line.contentWidth <= Double(word) * 0.75 + 1e-6 })
    }

    @Test func scalingContextTellsItsFactor() {
        let text = NSAttributedString(
            string: "A line that is too long", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let natural = text.size().width
        let bounds = text.boundingRect(
            with: CGSize(width: natural * 0.75, height: 30), options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
        #expect(bounds.width <= natural * 0.75 && bounds.height <= 30)
        #expect(context.totalBounds.width > 0)
        _ = text.boundingRect(
            with: CGSize(width: 1000, height: 100), options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor == 1)
    }

    @Test func containersFollowTheirTextViewIfTold() {
        let storage = NSTextStorage(string: "one two three four five six seven")
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        view.layoutIfNeeded()
        #expect(container.size.width == 120)
        container.widthTracksTextView = true
        view.layoutIfNeeded()
        #expect(container.size.width == 300)
        container.heightTracksTextView = true
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(container.size.height == 84)
        #expect(UITextView().textContainer.widthTracksTextView)
        #expect(!NSTextContainer().widthTracksTextView)
    }
}
