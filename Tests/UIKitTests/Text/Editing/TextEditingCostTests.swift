// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import CoreText
@testable import UIKit

/// An edit costs what it changed, not what the text is long.
@MainActor @Suite(.serialized)
struct TextEditingCostTests {
    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }

    /// About 100 KB in paragraphs of five sentences.
    static let long: String = {
        let sentence = "The quick brown fox jumps over the lazy dog near the river bank. "
        return String(repeating: String(repeating: sentence, count: 5) + "\n", count: 310)
    }()

    func textView(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 60, width: 390, height: 400))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        simulator.root.view.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: view.text.utf16.count / 2, length: 0)
        simulator.advance(by: 0.1)
        return view
    }

    /// Seconds of this process's time that typing takes a key.
    private func cost(of count: Int, in view: UITextView, relaysAll: Bool) -> Double {
        let start = clock()
        for _ in 0..<count {
            TextKeys.type("x")
            if relaysAll {
                let all = NSRange(location: 0, length: view.textStorage.length)
                view.layoutManager.invalidateLayout(forCharacterRange: all, actualCharacterRange: nil)
            }
            simulator.advance(by: 0.02)
        }
        return Double(clock() - start) / Double(CLOCKS_PER_SEC) / Double(count)
    }

    @Test("Typing in the middle of 100 KB shapes the paragraph, not the text")
    func typing() throws {
        let view = textView(Self.long)
        let before = view.contentSize
        let whole = cost(of: 4, in: view, relaysAll: true)
        let part = cost(of: 20, in: view, relaysAll: false)
        print("a key in 100 KB: \(whole * 1000) ms with all laid out anew, \(part * 1000) ms")
        #expect(view.text.utf16.count == Self.long.utf16.count + 24)
        #expect(view.contentSize.height >= before.height)
        let entry = try #require(view.layoutManager.entry(for: view.textContainer))
        let paragraph = (view.text as NSString).paragraphRange(for: view.selectedRange)
        #expect(entry.layout.shapedUnits == paragraph.length)
        #expect(entry.layout.unitCount == view.text.utf16.count)
        // Much more than the noise of a busy machine.
        #expect(part < whole)
    }

    @Test("What is typed shows, and only the strip that changed is drawn again")
    func display() throws {
        let view = textView("one\ntwo\nthree")
        view.selectedRange = NSRange(location: 3, length: 0)
        simulator.advance(by: 0.1)
        var strips: [ClosedRange<CGFloat>] = []
        let redraw = view.layoutManager.onLayout
        view.layoutManager.onLayout = { strip in
            strips.append(strip)
            redraw?(strip)
        }
        TextKeys.type("x")
        simulator.advance(by: 0.1)
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(strips.count == 1)
        // The line, and as far as the font's tallest glyphs reach out of it.
        let strip = try #require(strips.last)
        #expect((-line / 2...0).contains(strip.lowerBound) && (line...line * 1.5).contains(strip.upperBound))
        TextKeys.type("\n")
        simulator.advance(by: 0.1)
        #expect(strips.last?.upperBound == .infinity)
        #expect(view.text == "onex\n\ntwo\nthree")
        let rects = view.selectionRects(
            for: try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)))
        #expect(abs((rects.map(\.rect.maxY).max() ?? 0) - (8 + 4 * line)) < 1)
    }

    @Test("Words replaced by the app, links and attributes are laid out by their paragraphs")
    func programmaticEdits() throws {
        let view = textView("alpha\nbeta\ngamma")
        view.textStorage.replaceCharacters(in: NSRange(location: 6, length: 4), with: "BB\nCC")
        #expect(
            view.layoutManager.usedRect(for: view.textContainer).height > 3.9 * UIFont.systemFont(ofSize: 17).lineHeight
        )
        view.textStorage.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 6, length: 2))
        let line = view.layoutManager.lineFragmentRect(forGlyphAt: 6, effectiveRange: nil)
        #expect(abs(line.height - UIFont.systemFont(ofSize: 40).lineHeight) < 1e-6)
        let last = view.layoutManager.lineFragmentRect(forGlyphAt: 13, effectiveRange: nil)
        #expect(last.minY > line.maxY)
        view.textStorage.deleteCharacters(in: NSRange(location: 0, length: view.textStorage.length))
        view.layoutIfNeeded()
        #expect(view.layoutManager.usedRect(for: view.textContainer).height < 24)
    }

    /// The sample of the book's chapter on TextKit: words coloured while they are typed.
    final class TokenStorage: NSTextStorage {
        private let store = NSMutableAttributedString(string: "")
        private var needsUpdate = false
        override var string: String { store.string }
        override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key:
            Any]
        {
            store.attributes(at: location, effectiveRange: range)
        }
        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            store.replaceCharacters(in: range, with: str)
            edited(
                [.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
            needsUpdate = true
            endEditing()
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            store.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }
        override func processEditing() {
            if needsUpdate {
                needsUpdate = false
                let lines = (string as NSString).lineRange(for: editedRange)
                (string as NSString).enumerateSubstrings(in: lines, options: .byWords) { word, range, _, _ in
                    self.addAttribute(.foregroundColor, value: word == "lamb" ? UIColor.blue : .black, range: range)
                }
            }
            super.processEditing()
        }
    }

    @Test("Book 22: a storage of one's own colours words as they are completed")
    func tokens() {
        let storage = TokenStorage()
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 60, width: 300, height: 200), textContainer: container)
        simulator.root.view.addSubview(view)
        view.becomeFirstResponder()
        for letter in "Mary had a little lam" { TextKeys.type(String(letter)) }
        simulator.advance(by: 0.1)
        func color(_ index: Int) -> UIColor? {
            storage.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
        }
        #expect(color(19) == .black)
        TextKeys.type("b")
        simulator.advance(by: 0.1)
        #expect(color(19) == .blue && color(0) == .black)
        TextKeys.type("s")
        simulator.advance(by: 0.1)
        #expect(color(19) == .black)
        #expect(view.text == "Mary had a little lambs")
    }
}
