// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// TextKit 2, by the documentation of its classes and Apple's talks "Meet TextKit 2" (2021) and "What's new in TextKit and text
/// views" (2022).
@MainActor @Suite(.serialized)
struct TextKit2Tests {
    private static let font = UIFont.systemFont(ofSize: 17)

    private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: Self.font].merging(attributes) { $1 })
    }

    private struct Page {
        let content = NSTextContentStorage()
        let manager = NSTextLayoutManager()

        init(_ text: NSAttributedString, width: CGFloat = 200) {
            content.addTextLayoutManager(manager)
            manager.textContainer = NSTextContainer(size: CGSize(width: width, height: 0))
            content.attributedString = text
        }

        var fragments: [NSTextLayoutFragment] {
            var all: [NSTextLayoutFragment] = []
            manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
                all.append($0)
                return true
            }
            return all
        }

        func place(_ unit: Int) throws -> any NSTextLocation {
            try #require(content.location(content.documentRange.location, offsetBy: unit))
        }

        func range(_ start: Int, _ end: Int) throws -> NSTextRange {
            try #require(NSTextRange(location: place(start), end: place(end)))
        }
    }

    // MARK: Ranges

    @Test("A range ends where its end is, which is not part of it; ranges that touch have an empty intersection")
    func ranges() throws {
        let page = Page(text("0123456789"))
        let (low, high) = (try page.range(2, 5), try page.range(5, 8))
        let (inside, behind, wide) = (try page.place(2), try page.place(5), try page.range(2, 8))
        let middle = try page.range(3, 5)
        #expect(low.contains(inside) && !low.contains(behind))
        #expect(low.intersection(high)?.isEmpty == true && !low.intersects(high))
        #expect(low.union(high) == wide && low.contains(middle))
        #expect(NSTextRange(location: behind, end: inside) == nil)
        #expect(page.content.offset(from: low.location, to: high.endLocation) == 6)
        #expect(page.content.location(low.location, offsetBy: 9) == nil)
    }

    // MARK: Elements and fragments

    @Test(
        "A storage gives a paragraph for each line, with its separator; fragments stand under each other without gaps")
    func paragraphs() throws {
        let page = Page(text("one\ntwo two two two two two two two two two\nthree"))
        let elements = page.content.textElements(for: page.content.documentRange).compactMap { $0 as? NSTextParagraph }
        #expect(
            elements.map(\.attributedString.string) == ["one\n", "two two two two two two two two two two\n", "three"])
        #expect(
            elements[0].paragraphSeparatorRange == (try page.range(3, 4)) && elements[2].paragraphSeparatorRange == nil)
        let fragments = page.fragments
        #expect(fragments.count == 3 && fragments[1].textLineFragments.count > 1)
        for (upper, lower) in zip(fragments, fragments.dropFirst()) {
            #expect(upper.layoutFragmentFrame.maxY == lower.layoutFragmentFrame.minY)
        }
        #expect(fragments.allSatisfy { $0.state == .layoutAvailable })
        let lines = fragments[1].textLineFragments
        #expect(lines.map(\.characterRange.length).reduce(0, +) == elements[1].attributedString.length)
        #expect(lines.allSatisfy { $0.typographicBounds.maxX <= 190.01 })
    }

    @Test(
        "Lines are where TextKit 1 has them: spacing, indents, margins of paragraphs and the empty last line included")
    func likeTextKit1() {
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (3, 7, 5)
        (style.firstLineHeadIndent, style.headIndent) = (20, 10)
        let words = (0..<40).map { "word\($0)" }.joined(separator: " ")
        let whole = text("\(words)\nshort\n\(words)\n", [.paragraphStyle: style])
        let storage = NSTextStorage(attributedString: whole)
        let (old, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 0)))
        storage.addLayoutManager(old)
        old.addTextContainer(container)
        var expected: [CGRect] = []
        old.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, used, _, _, _ in
            expected.append(used.insetBy(dx: 5, dy: 0))
        }
        let page = Page(whole)
        let fragments = page.fragments
        let found = fragments.flatMap { fragment in
            fragment.textLineFragments.filter { $0.characterRange.length > 0 }.map {
                $0.typographicBounds.offsetBy(
                    dx: fragment.layoutFragmentFrame.minX, dy: fragment.layoutFragmentFrame.minY)
            }
        }
        #expect(found.count == expected.count)
        for (one, other) in zip(found, expected) {
            #expect(abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01)
            #expect(abs(one.width - other.width) < 0.01)
        }
        let extra = fragments.last?.textLineFragments.last
        #expect(extra?.characterRange.length == 0)
        #expect(abs(page.manager.usageBoundsForTextContainer.maxY - old.extraLineFragmentRect.maxY) < 0.01)
    }

    private final class Storyteller: NSObject, NSTextContentStorageDelegate {
        var hides: String?
        func textContentStorage(
            _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
        ) -> NSTextParagraph? {
            guard let text = textContentStorage.textStorage?.attributedSubstring(from: range),
                text.string.hasPrefix("!")
            else { return nil }
            let shown = NSMutableAttributedString(attributedString: text)
            shown.addAttribute(
                .font, value: UIFont.boldSystemFont(ofSize: 34), range: NSRange(location: 0, length: text.length))
            return NSTextParagraph(attributedString: shown)
        }
        func textContentManager(
            _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
            options: NSTextContentManager.EnumerationOptions
        ) -> Bool {
            (textElement as? NSTextParagraph)?.attributedString.string.trimmingCharacters(in: .newlines) != hides
        }
    }

    @Test("The storage's delegate shows paragraphs in other looks, and leaves some out")
    func delegateOfStorage() {
        let page = Page(text("plain\n!loud\nhidden\nend"))
        let plain = page.fragments.map(\.layoutFragmentFrame.height)
        let delegate = Storyteller()
        let manager: NSTextContentManager = page.content
        manager.delegate = delegate
        page.content.attributedString = text("plain\n!loud\nhidden\nend")
        let loud = page.fragments.map(\.layoutFragmentFrame.height)
        #expect(loud.count == 4 && loud[1] > plain[1] * 1.5 && loud[0] == plain[0])
        #expect(page.content.textStorage?.string == "plain\n!loud\nhidden\nend")
        delegate.hides = "hidden"
        page.content.attributedString = text("plain\n!loud\nhidden\nend")
        #expect(
            page.fragments.compactMap { ($0.textElement as? NSTextParagraph)?.attributedString.string } == [
                "plain\n", "!loud\n", "end",
            ])
    }

    /// A speech bubble around its lines, as in Apple's sample.
    private final class Bubble: NSTextLayoutFragment, @unchecked Sendable {
        override var leadingPadding: CGFloat { 20 }
        override var trailingPadding: CGFloat { 20 }
        override var topMargin: CGFloat { 6 }
        override var bottomMargin: CGFloat { 6 }
        override func draw(at point: CGPoint, in context: CGContext) {
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(origin: point, size: layoutFragmentFrame.size))
            super.draw(at: point, in: context)
        }
    }

    private final class Bubbles: NSObject, NSTextLayoutManagerDelegate {
        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
            in textElement: NSTextElement
        ) -> NSTextLayoutFragment { Bubble(textElement: textElement, range: textElement.elementRange) }
    }

    @Test("A delegate's own fragments have room around their lines and draw themselves in a text view")
    func ownFragments() throws {
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .white
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        view.attributedText = text("bubble")
        simulator.root.view.addSubview(view)
        let manager = try #require(view.textLayoutManager)
        let bubbles = Bubbles()
        manager.delegate = bubbles
        simulator.advance(by: 0.1)
        let fragment = try #require(manager.textLayoutFragment(for: manager.documentRange.location))
        let line = try #require(fragment.textLineFragments.first)
        #expect(fragment is Bubble && line.typographicBounds.minX == 20 && line.typographicBounds.minY == 6)
        #expect(fragment.layoutFragmentFrame.height == line.typographicBounds.height + 12)
        let parts = try simulator.parts(12, 100 + 8 + 10)
        #expect(parts.red > 200 && parts.green < 60)
        // The caret goes with the lines.
        #expect(view.caretRect(for: view.beginningOfDocument).minX >= 24)
    }

    // MARK: Changes

    @Test(
        "An edit makes the fragments of its paragraphs anew and moves those below; others stay the objects they were")
    func editing() throws {
        let page = Page(text("one\ntwo\nthree"))
        let before = page.fragments
        page.content.performEditingTransaction {
            page.content.textStorage?.replaceCharacters(in: NSRange(location: 4, length: 3), with: "2\n2")
        }
        let after = page.fragments
        #expect(after.count == 4 && after[0] === before[0] && after[3] === before[2])
        #expect(after[3].rangeInElement == (try page.range(8, 13)))
        #expect(after[3].layoutFragmentFrame.minY == after[2].layoutFragmentFrame.maxY)
        page.manager.replaceContents(in: try page.range(0, 4), with: text("first "))
        #expect(page.content.attributedString?.string == "first 2\n2\nthree" && page.fragments.count == 3)
    }

    @Test("Random edits leave the same elements and lines as reading the text anew")
    func randomEdits() {
        var random = SplitMix(seed: 20_261_127)
        let page = Page(text("a\nb"))
        for step in 0..<150 {
            let length = page.content.textStorage?.length ?? 0
            let start = Int(random.next() % UInt64(length + 1))
            let count = Int(random.next() % UInt64(min(4, length - start) + 1))
            let new = ["", "x", "\n", "yy\nzz", "\r\n", "word word word word word word"][Int(random.next() % 6)]
            page.content.textStorage?.replaceCharacters(
                in: NSRange(location: start, length: count), with: text(new))
            if step % 3 == 0 { _ = page.fragments }
            let fresh = Page(page.content.textStorage.map { NSAttributedString(attributedString: $0) } ?? text(""))
            func shape(_ page: Page) -> [String] {
                page.fragments.map { "\($0.rangeInElement) \($0.layoutFragmentFrame) \($0.textLineFragments.count)" }
            }
            #expect(shape(page) == shape(fresh), "step \(step)")
        }
    }

    @Test("Rendering attributes change the looks of a range and no places")
    func rendering() throws {
        let page = Page(text("red and blue"))
        let frame = page.fragments.first?.layoutFragmentFrame
        page.manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: try page.range(0, 3))
        page.manager.addRenderingAttribute(.backgroundColor, value: UIColor.yellow, for: try page.range(2, 5))
        #expect(page.fragments.first?.layoutFragmentFrame == frame)
        var seen: [(NSTextRange, Int)] = []
        page.manager.enumerateRenderingAttributes(from: try page.place(0), reverse: false) { _, attributes, range in
            seen.append((range, attributes.count))
            return true
        }
        let ranges = [try page.range(0, 2), try page.range(2, 3), try page.range(3, 5)]
        #expect(
            seen.map(\.1) == [1, 2, 1]
                && seen.map(\.0) == ranges)
        page.manager.removeRenderingAttribute(.foregroundColor, for: try page.range(0, 3))
        page.manager.invalidateRenderingAttributes(for: page.content.documentRange)
        var rest = 0
        page.manager.enumerateRenderingAttributes(from: try page.place(0), reverse: false) { _, _, _ in
            rest += 1
            return true
        }
        #expect(rest == 0)
    }

    // MARK: Segments and selections

    @Test("Segments of a range are its pieces of lines; selected line ends reach to the container's edge")
    func segments() throws {
        let page = Page(text("one\ntwo"))
        func frames(_ type: NSTextLayoutManager.SegmentType) throws -> [CGRect] {
            var frames: [CGRect] = []
            page.manager.enumerateTextSegments(in: try page.range(1, 6), type: type) { _, frame, baseline, _ in
                #expect(baseline > 0 && baseline < frame.height)
                frames.append(frame)
                return true
            }
            return frames
        }
        let (standard, selection) = (try frames(.standard), try frames(.selection))
        #expect(standard.count == 2 && selection.count == 2)
        #expect(selection[0].maxX == 195 && standard[0].maxX < 60 && selection[1] == standard[1])
        let width = (("o" as NSString).size(withAttributes: [.font: Self.font]).width)
        #expect(abs(standard[0].minX - 5 - width) < 0.01 && standard[1].minX == 5)
    }

    @Test("Navigation steps by characters, words, lines and the document, and keeps its column going down and up")
    func navigation() throws {
        // The same letters above each other: columns are the same places.
        let page = Page(text("one two\nx\none fives"))
        let navigation = page.manager.textSelectionNavigation
        func caret(_ unit: Int) throws -> NSTextSelection {
            NSTextSelection(try page.place(unit), affinity: .downstream)
        }
        func unit(_ selection: NSTextSelection?) -> Int? {
            selection?.textRanges.first.map {
                page.content.offset(from: page.content.documentRange.location, to: $0.location)
            }
        }
        func step(
            _ unit: Int, _ direction: NSTextSelectionNavigation.Direction,
            _ destination: NSTextSelectionNavigation.Destination
        ) throws -> Int? {
            self.unit(
                of: navigation.destinationSelection(
                    for: try caret(unit), direction: direction, destination: destination, extending: false,
                    confined: false), page)
        }
        #expect(try step(0, .forward, .character) == 1 && step(4, .backward, .character) == 3)
        #expect(try step(0, .forward, .word) == 3 && step(7, .backward, .word) == 4)
        #expect(try step(1, .forward, .line) == 7 && step(5, .backward, .line) == 0)
        #expect(try step(3, .forward, .document) == 19 && step(0, .backward, .character) == nil)
        let down = try #require(
            navigation.destinationSelection(
                for: try caret(4), direction: .down, destination: .character, extending: false, confined: false))
        #expect(unit(down) == 9)
        let again = navigation.destinationSelection(
            for: down, direction: .down, destination: .character, extending: false, confined: false)
        #expect(unit(again) == 14)
        var back = try #require(again)
        for expected in [9, 4] {
            back = try #require(
                navigation.destinationSelection(
                    for: back, direction: .up, destination: .character, extending: false, confined: false))
            #expect(unit(back) == expected)
        }
        let word = navigation.textSelection(for: .word, enclosing: try caret(5))
        #expect(word.textRanges == [try page.range(4, 7)])
        let deleted = navigation.deletionRanges(
            for: try caret(3), direction: .backward, destination: .word, allowsDecomposition: false)
        #expect(deleted == [try page.range(0, 3)])
    }

    private func unit(of selection: NSTextSelection?, _ page: Page) -> Int? {
        selection?.textRanges.first.map {
            page.content.offset(from: page.content.documentRange.location, to: $0.location)
        }
    }

    @Test(
        "A point gives the caret nearest to it, a drag from an anchor the range between, by whole words where it began so"
    )
    func points() throws {
        let page = Page(text("one two three"))
        let navigation = page.manager.textSelectionNavigation
        let start = page.content.documentRange.location
        let width = ("one t" as NSString).size(withAttributes: [.font: Self.font]).width
        func selection(_ anchors: [NSTextSelection], _ modifiers: NSTextSelectionNavigation.Modifier)
            -> [NSTextSelection]
        {
            navigation.textSelections(
                interactingAt: CGPoint(x: 5 + width, y: 8), inContainerAt: start, anchors: anchors,
                modifiers: modifiers, selecting: false, bounds: .zero)
        }
        #expect(unit(of: selection([], []).first, page) == 5)
        let anchor = NSTextSelection([try page.range(0, 3)], affinity: .downstream, granularity: .word)
        #expect(selection([anchor], .extend).first?.textRanges == [try page.range(0, 7)])
    }

    // MARK: Viewport

    private final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
        var bounds = CGRect(x: 0, y: 1000, width: 200, height: 100)
        var shown: [CGRect] = []
        func viewportBounds(for controller: NSTextViewportLayoutController) -> CGRect { bounds }
        func textViewportLayoutController(
            _ controller: NSTextViewportLayoutController, configureRenderingSurfaceFor fragment: NSTextLayoutFragment
        ) { shown.append(fragment.layoutFragmentFrame) }
    }

    @Test("The viewport's layout gives the fragments that show, and lays out nothing below them")
    func viewport() {
        let page = Page(text((0..<1000).map { "line \($0)" }.joined(separator: "\n")))
        let delegate = Viewport()
        page.manager.textViewportLayoutController.delegate = delegate
        page.manager.textViewportLayoutController.layoutViewport()
        #expect(delegate.shown.count >= 5 && delegate.shown.count <= 8)
        #expect(delegate.shown.allSatisfy { $0.maxY > 990 && $0.minY < 1110 })
        #expect(page.manager.fragments.count < 70)
        #expect(page.manager.textViewportLayoutController.viewportRange != nil)
    }

    // MARK: Text views

    @Test(
        "TK39: a text view has a text layout manager until somebody asks for its layout manager, then TextKit 1 for good"
    )
    func textView() {
        let view = UITextView(usingTextLayoutManager: true)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.attributedText = text("Hello\nWorld")
        let manager = view.textLayoutManager
        #expect(manager != nil && view.textContainer.textLayoutManager === manager)
        #expect((manager?.textContentManager as? NSTextContentStorage)?.textStorage === view.textStorage)
        let caret = view.caretRect(for: view.endOfDocument)
        #expect(view.layoutManager.textStorage === view.textStorage)
        #expect(view.textLayoutManager == nil && view.textContainer.textLayoutManager == nil)
        #expect(view.caretRect(for: view.endOfDocument) == caret)
        #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
        let made = NSTextContainer(size: CGSize(width: 100, height: 0))
        let legacy = NSLayoutManager()
        legacy.addTextContainer(made)
        #expect(UITextView(frame: .zero, textContainer: made).textLayoutManager == nil)
    }

    @Test("TK39: a view shows the same pixels with either layout, also after typing")
    func samePixels() throws {
        func picture(_ usesFragments: Bool) throws -> [UInt8] {
            let simulator = Simulator()
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            view.attributedText = text("Hello, World. Some words that wrap to more than a single line.\n\nEnd.")
            simulator.root.view.addSubview(view)
            if usesFragments { _ = view.textLayoutManager } else { _ = view.layoutManager }
            simulator.advance(by: 0.1)
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 5, length: 0)
            view.insertText(" typed\nmore")
            view.resignFirstResponder()
            simulator.advance(by: 1)
            return try (0..<300).flatMap { y in
                try stride(from: 0, to: 300, by: 2).map { x in
                    try UInt8(simulator.parts(CGFloat(x), CGFloat(y + 100)).red)
                }
            }
        }
        let (old, new) = (try picture(false), try picture(true))
        #expect(old == new && Set(old).count > 2)
    }
}

/// Numbers that are the same in every run.
private struct SplitMix: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
