import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import CoreText

/// Requirements of line layout that hold for every text.
struct TextLayoutTests {
    private func layout(
        _ text: String, width: Double = .infinity, size: Double = 17,
        _ edit: (inout TextLayout.Options, inout ParagraphFormat) -> Void = { _, _ in }
    ) -> TextLayout {
        var options = TextLayout.Options()
        options.width = width
        var format = ParagraphFormat()
        edit(&options, &format)
        return TextLayout(SourceText(text, style: RunStyle(font: .system(size: size)), format: format), options)
    }

    static let alphabet: [Character] = Array(
        "abc XYZ 0123 .,-()\n\t“” éñ ßœ αβγ жзи שלום مرحبا 中文字 日本 한글 ไทย नमस्ते 😀👍🏽🇩🇪👨‍👩‍👧 \u{200B}\u{AD}\u{301}\u{2028}\u{FFFC}\u{200F}\u{E000}"
    )

    private func randomText(_ random: inout SeededNumbers) -> String {
        String(
            (0..<Int.random(in: 0...60, using: &random)).map { _ in Self.alphabet.randomElement(using: &random) ?? "a" }
        )
    }

    @Test func linesCoverTheTextInOrderAndFit() {
        var random = SeededNumbers(seed: 11)
        for _ in 0..<150 {
            let text = randomText(&random)
            let width = Double.random(in: 1...200, using: &random)
            let layout = layout(text, width: width)
            layout.checkInvariants()
            var next = 0
            for placed in layout.lines {
                #expect(placed.range.lowerBound == next)
                next = placed.range.upperBound
                let clusters = placed.line.runs.flatMap(\.glyphs).map(\.cluster)
                if Set(clusters).count > 1, !text.contains("\t") { #expect(placed.line.contentWidth <= width + 0.51) }
            }
            #expect(next == text.utf16.count)
            #expect(layout.size.height.isFinite && layout.size.width.isFinite)
        }
    }

    /// Any units at all, lone surrogates and unassigned code points among them.
    @Test func arbitraryUnitsDoNotCrash() {
        var random = SeededNumbers(seed: 5)
        for _ in 0..<60 {
            let units = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                UInt16.random(in: 0...0xFFFF, using: &random)
            }
            let source = SourceText(
                units: units, styles: [.init(end: units.count, value: RunStyle(font: .system(size: 12)))],
                formats: [.init(end: units.count, value: ParagraphFormat())])
            var options = TextLayout.Options()
            options.width = 50
            options.maximumLines = 2
            options.truncation = [.truncatingHead, .truncatingMiddle, .truncatingTail].randomElement(using: &random)
            let layout = TextLayout(source, options)
            for placed in layout.lines {
                _ = placed.line.nearestCaret(at: 10)
                _ = placed.line.offset(of: 3)
                _ = placed.line.inkBounds
            }
        }
    }

    @Test(arguments: [0, 1, 17, -5, .nan, .infinity, 1e300] as [Double], [0, -1, 5, .nan, .infinity] as [Double])
    func sizesThatAreNotSensibleDoNotCrash(_ size: Double, _ width: Double) {
        let layout = layout("Some text\nof two lines 😀", width: width, size: size)
        #expect(!layout.lines.isEmpty)
    }

    @Test func truncatedLinesFitAndShowAnEllipsis() {
        let text = "Lorem ipsum dolor sit amet, consectetur adipiscing elit"
        for mode in [ParagraphFormat.LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail] {
            for width in stride(from: 20.0, through: 400, by: 13) {
                let layout = layout(text, width: width) { $1.lineBreak = mode }
                #expect(layout.lines.count == 1)
                let line = layout.lines[0].line
                #expect(line.contentWidth <= width + 1e-6)
                #expect(line.isTruncated == (self.layout(text).size.width > width))
                if line.isTruncated { #expect(line.source.units.contains(0x2026)) }
            }
        }
        let kept = layout(text, width: 100) { $1.lineBreak = .truncatingMiddle }.lines[0].line.source.units
        #expect(
            String(decoding: kept, as: UTF16.self).hasPrefix("L")
                && String(decoding: kept, as: UTF16.self).hasSuffix("t"))
    }

    @Test func lineLimitsTruncateTheLastLine() {
        let text = "one two three four five six seven eight nine ten"
        let layout = layout(text, width: 80) { options, _ in
            options.maximumLines = 2
            options.truncation = .truncatingTail
        }
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
        #expect(!layout.lines[0].line.isTruncated && layout.lines[1].line.isTruncated)
        let paragraphs = self.layout("one\ntwo\nthree", width: 300) { options, _ in
            options.maximumLines = 2
            options.truncation = .truncatingTail
        }
        #expect(paragraphs.lines.last?.line.source.units.last == 0x2026)
        let whole = self.layout("one\ntwo", width: 300) { options, _ in
            options.maximumLines = 2
            options.truncation = .truncatingTail
        }
        #expect(!whole.isTruncated)
    }

    @Test func paragraphStylesSpaceLines() {
        let natural = 17.0 * 2444 / 2048
        let text = "one\ntwo\nthree"
        func height(_ edit: (inout ParagraphFormat) -> Void) -> Double {
            Double(layout(text) { edit(&$1) }.size.height)
        }
        #expect(abs(height { _ in } - 3 * natural) < 1e-9)
        #expect(abs(height { $0.lineSpacing = 4 } - 3 * natural - 8) < 1e-9)
        #expect(abs(height { $0.paragraphSpacing = 5 } - 3 * natural - 10) < 1e-9)
        #expect(abs(height { $0.paragraphSpacingBefore = 5 } - 3 * natural - 10) < 1e-9)
        #expect(abs(height { $0.lineHeightMultiple = 2 } - 6 * natural) < 1e-9)
        #expect(abs(height { $0.minimumLineHeight = 30 } - 90) < 1e-9)
        #expect(abs(height { $0.maximumLineHeight = 10 } - 30) < 1e-9)
        // What a line has more goes above its text.
        let tall = layout("one") { $1.minimumLineHeight = 40 }
        #expect(abs(tall.lines[0].baseline - (40 - 17.0 * 494 / 2048)) < 1e-9)
    }

    @Test func alignmentAndIndentsPlaceLines() {
        let text = "one two three"
        let width = Double(layout(text).size.width)
        func x(_ edit: (inout ParagraphFormat) -> Void) -> Double { layout(text, width: 300) { edit(&$1) }.lines[0].x }
        #expect(x { _ in } == 0)
        #expect(abs(x { $0.alignment = .right } - (300 - width)) < 1e-6)
        #expect(abs(x { $0.alignment = .center } - (300 - width) / 2) < 1e-6)
        #expect(x { $0.firstLineHeadIndent = 20 } == 20)
        #expect(
            abs(
                x {
                    $0.alignment = .right; $0.tailIndent = -50
                } - (250 - width)) < 1e-6)
        #expect(
            abs(
                x {
                    $0.alignment = .right; $0.tailIndent = 200
                } - (200 - width)) < 1e-6)
        #expect(abs(x { $0.direction = .rightToLeft } - (300 - width)) < 1e-6)
        let justified = layout("aa bb cc dd ee ff gg hh ii jj kk", width: 100) { $1.alignment = .justified }
        for placed in justified.lines.dropLast() { #expect(abs(placed.line.contentWidth - 100) < 1e-6) }
        #expect(justified.lines.last!.line.contentWidth < 99)
    }

    @Test func tabsGoToTheirStops() {
        func stop(_ alignment: ParagraphFormat.Alignment, _ text: String) -> [LineRun] {
            layout(text) { $1.tabs = [.init(alignment: alignment, location: 100)] }.lines[0].line.runs
        }
        #expect(abs(stop(.left, "a\tb")[2].x - 100) < 1e-9)
        let right = stop(.right, "a\tbcd")
        #expect(abs(right[2].x + right[2].width - 100) < 1e-9)
        let centre = stop(.center, "a\tbcd")
        #expect(abs(centre[2].x + centre[2].width / 2 - 100) < 1e-9)
        // The first of iOS's default stops is at 28 points.
        #expect(abs(layout("a\tb").lines[0].line.runs[2].x - 28) < 1e-9)
    }

    @Test func caretsRunAlongTheText() {
        let line = layout("Hello wonderful world").lines[0].line
        var last = -1.0
        for unit in 0...21 {
            let x = line.offset(of: unit)
            #expect(x > last)
            #expect(line.nearestCaret(at: x + 0.01) == unit)
            last = x
        }
        let hebrew = layout("שלום").lines[0].line
        #expect(hebrew.offset(of: 0) > hebrew.offset(of: 4))
        #expect(abs(hebrew.offset(of: 4)) < 1e-9)
        // A caret never stands inside an emoji.
        let emoji = layout("a👨‍👩‍👧b").lines[0].line
        #expect(emoji.nearestCaret(at: emoji.offset(of: 1) + 2) == 1)
        #expect(emoji.nearestCaret(at: emoji.offset(of: 9) - 2) == 9)
    }

    /// The width of a line is that of its words: shaping words apart or together differs only by kerning around spaces.
    @Test func widthsAddUp() {
        let whole = Double(layout("alpha beta gamma").size.width)
        let parts = ["alpha", " ", "beta", " ", "gamma"].reduce(0.0) { sum, part in
            sum + layout(part).lines[0].line.width
        }
        #expect(abs(whole - parts) < 0.5)
    }
}
