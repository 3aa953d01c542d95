// SPDX-License-Identifier: MIT
import HostKit
import TestSupport
import Testing

@testable import UIKit

/// Truth: Apple's documentation of UITextView and its delegate, and the readings in facts/measured-laws.md (10).
@MainActor @Suite(.serialized)
struct TextViewTests {
    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }

    private func view(_ text: String = "", height: CGFloat = 200) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 80, width: 300, height: height))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        simulator.root.view.addSubview(view)
        simulator.root.view.layoutIfNeeded()
        return view
    }

    final class Listener: __ObjCObject, UITextViewDelegate {
        var calls: [String] = []
        var refuses: Set<String> = []
        private func ask(_ name: String) -> Bool {
            calls.append(name)
            return !refuses.contains(name)
        }
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            ask("change \(range.location) \(range.length) \(text)")
        }
        func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
        func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool { ask("link \(URL.absoluteString) \(characterRange.location)") && false }
    }

    @Test("Defaults are those of iOS")
    func defaults() {
        let view = UITextView()
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
        #expect(view.font == nil && view.text == "" && view.textAlignment == .natural)
        #expect(view.layoutManager.textStorage === view.textStorage)
        #expect(view.textStorage.layoutManagers.first === view.layoutManager)
    }

    @Test("The delegate is called in the documented order, the keyboard shows before editing began")
    func order() {
        let view = view()
        let listener = Listener()
        view.delegate = listener
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { listener.calls.append("keyboard") } }
        defer { NotificationCenter.default.removeObserver(token) }
        view.becomeFirstResponder()
        #expect(listener.calls == ["shouldBegin", "keyboard", "didBegin"])
        listener.calls = []
        simulator.send(.text("a"))
        simulator.send(.text("\n"))
        #expect(listener.calls == ["change 0 0 a", "selection", "changed", "change 1 0 \n", "selection", "changed"])
        #expect(view.text == "a\n" && view.selectedRange == NSRange(location: 2, length: 0))
        listener.calls = []
        view.resignFirstResponder()
        #expect(listener.calls == ["shouldEnd", "didEnd"])
    }

    @Test("Caret and content size by lines")
    func geometry() {
        let view = view("one\ntwo")
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        let first = view.caretRect(for: view.beginningOfDocument)
        #expect(first.minX == 5 && first.minY == 7)
        let second = view.caretRect(for: view.endOfDocument)
        #expect(second.minY == (8 + line - 0.75).rounded(.down))
        #expect(abs(first.height - line - 1.5) < 1e-9)
        #expect(abs(view.contentSize.height - (16 + 2 * line)) < 0.34)
        view.text = ""
        view.layoutIfNeeded()
        #expect(abs(view.contentSize.height - (16 + line)) < 0.34)
        view.text = "a\n"
        view.layoutIfNeeded()
        #expect(abs(view.contentSize.height - (16 + 2 * line)) < 0.34)
        #expect(view.caretRect(for: view.endOfDocument).minY == second.minY)
    }

    @Test("Without scrolling it is as tall as its text in Auto Layout")
    func selfSizing() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        let root = simulator.root.view!
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 200),
        ])
        root.layoutIfNeeded()
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(abs(view.bounds.height - 16 - line) < 0.7)
        view.text = "The quick brown fox jumps over the lazy dog near the river bank"
        root.layoutIfNeeded()
        #expect(abs(view.bounds.height - view.sizeThatFits(CGSize(width: 200, height: 1e4)).height) < 0.7)
        #expect(view.bounds.height > 16 + 2.5 * line)
    }

    @Test("A tapped link asks the delegate; a found address is a link when the text cannot be edited")
    func links() throws {
        let view = view()
        let listener = Listener()
        view.delegate = listener
        let text = NSMutableAttributedString(
            string: "Go here or www.example.org.", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: URL(string: "https://swift.org")!, range: NSRange(location: 3, length: 4))
        view.attributedText = text
        view.isEditable = false
        view.dataDetectorTypes = .link
        view.layoutIfNeeded()
        func tap(_ index: Int) throws {
            let rect = try #require(view.editorRects(NSRange(location: index, length: 1)).first)
            simulator.advance(by: 1)
            simulator.tap(view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        }
        try tap(4)
        #expect(listener.calls.contains("link https://swift.org 3"))
        try tap(14)
        #expect(listener.calls.contains("link http://www.example.org 11"))
    }

    @Test("Typing takes the attributes before the caret, and those set for it")
    func typingAttributes() {
        let view = view()
        view.attributedText = NSAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
        view.becomeFirstResponder()
        view.insertText("!")
        #expect(view.textStorage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        view.typingAttributes = [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 20)]
        view.insertText("b")
        #expect(view.textStorage.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .blue)
    }

    @Test("Arrow keys keep their column over a short line")
    func vertical() {
        let view = view("abcdefgh\nab\nabcdefgh")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 6, length: 0)
        view.editor.move(forward: true, by: .vertical, extending: false)
        #expect(view.selectedRange.location == 11)
        view.editor.move(forward: true, by: .vertical, extending: false)
        #expect(view.selectedRange.location == 18)
        view.editor.move(forward: false, by: .line, extending: true)
        #expect(view.selectedRange == NSRange(location: 12, length: 6))
    }

    @Test("The caret scrolls into view")
    func scrolling() {
        let view = view(String(repeating: "line\n", count: 60))
        #expect(view.contentOffset.y == 0)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: view.textStorage.length, length: 0)
        let caret = view.caretRect(for: view.endOfDocument)
        #expect(view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
        view.selectedRange = NSRange(location: 0, length: 0)
        #expect(view.contentOffset.y <= 8)
    }

    @Test("Text keeps clear of exclusion paths and goes on beside and below them")
    func exclusion() {
        let view = view(String(repeating: "word and more ", count: 40), height: 600)
        let hole = CGRect(x: 100, y: 30, width: 90, height: 70)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: hole)]
        view.layoutIfNeeded()
        var covered = 0
        var sides: Set<Bool> = []
        var last = 0
        let all = NSRange(location: 0, length: view.textStorage.length)
        view.layoutManager.enumerateEnclosingRects(
            forGlyphRange: all, withinSelectedGlyphRange: all, in: view.textContainer
        ) { rect, _ in
            let ink = rect.insetBy(dx: 4, dy: 1)
            #expect(!ink.intersects(hole) || ink.width < 1)
            if rect.midY > hole.minY, rect.midY < hole.maxY { sides.insert(rect.midX < hole.midX) }
            covered += 1
            last = max(last, Int(rect.maxY))
        }
        #expect(covered > 10 && sides.count == 2 && last > 100)
        let range = view.layoutManager.glyphRange(for: view.textContainer)
        #expect(range.length == view.textStorage.length)
    }

    @Test("Random edits agree with a plain string, each undone and redone")
    func randomEdits() throws {
        let view = view()
        view.becomeFirstResponder()
        let manager = try #require(view.undoManager)
        manager.groupsByEvent = false
        defer { manager.groupsByEvent = true }
        var reference = ""
        var generator = SeededNumbers(seed: 11)
        let pieces = ["a", "bc ", "\n", "é", "👩‍👩‍👧", "שלום", "12", "x\ny"]
        for _ in 0..<300 {
            let units = reference.utf16.count
            let start = Int.random(in: 0...units, using: &generator)
            let length = Int.random(in: 0...min(5, units - start), using: &generator)
            view.selectedRange = NSRange(location: start, length: length)
            let range = view.selectedRange
            let before = reference
            manager.beginUndoGrouping()
            if Bool.random(using: &generator) {
                let piece = pieces.randomElement(using: &generator) ?? "a"
                view.insertText(piece)
                reference = (reference as NSString).replacingCharacters(in: range, with: piece)
            } else if let range = view.editor.rangeToDelete {
                view.deleteBackward()
                reference = (reference as NSString).replacingCharacters(in: range, with: "")
            }
            manager.endUndoGrouping()
            #expect(view.text == reference)
            if before != reference {
                manager.undo()
                #expect(view.text == before)
                manager.redo()
                #expect(view.text == reference)
            }
            let caret = view.caretRect(for: view.selectedTextRange?.end ?? view.endOfDocument)
            #expect(caret.height > 0 && caret.minY.isFinite)
            // A point on the caret leads back to it, or to its other side at a line's end.
            let index = view.editorIndex(at: CGPoint(x: caret.minX, y: caret.midY))
            #expect(index >= 0 && index <= reference.utf16.count)
            if reference.utf16.count > 80 {
                view.text = ""
                reference = ""
                manager.removeAllActions()
            }
        }
    }

    /// `contentSize`, "the size of the content view", follows the text:
    /// https://developer.apple.com/documentation/uikit/uiscrollview/contentsize
    @Test("the content's size is the text's, also before the next layout")
    func contentSizeWithoutLayout() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.font = .systemFont(ofSize: 17)
        view.text = "One line, and the next one, and another that is long enough"
        view.isScrollEnabled = false
        let fitting = view.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        #expect(view.contentSize.height == fitting.height && fitting.height > 60)
        view.text = ""
        #expect(view.contentSize.height < 60)
    }

    private final class CursorView: UITextView {
        var calls: [String] = []
        override func beginFloatingCursor(at point: CGPoint) {
            super.beginFloatingCursor(at: point)
            calls.append("begin")
        }
        override func endFloatingCursor() {
            super.endFloatingCursor()
            calls.append("end")
        }
        override func dictationRecordingDidEnd() { calls.append("recorded") }
    }

    private final class CursorField: UITextField {
        var points: [CGPoint] = []
        override func updateFloatingCursor(at point: CGPoint) {
            super.updateFloatingCursor(at: point)
            points.append(point)
        }
    }

    /// Methods of UITextInput that UITextView and UITextField implement, so that subclasses override them:
    /// https://developer.apple.com/documentation/uikit/uitextinput/beginfloatingcursor(at:)
    @Test("subclasses override the floating cursor and dictation, and `super` moves the caret to the nearest place")
    func floatingCursor() {
        let view = CursorView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), field = CursorField()
        view.font = .systemFont(ofSize: 17)
        view.text = "one two"
        let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 3) ?? view.endOfDocument)
        let input: any UITextInput = view
        input.beginFloatingCursor(at: CGPoint(x: caret.midX, y: caret.midY))
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        input.endFloatingCursor()
        input.dictationRecordingDidEnd()
        #expect(view.calls == ["begin", "end", "recorded"])
        field.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        field.text = "one two"
        field.beginFloatingCursor(at: CGPoint(x: 299, y: 20))
        #expect(field.points == [CGPoint(x: 299, y: 20)])
        #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 7)
    }

    private final class PlainField: UITextField {
        override func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
            super.replace(range, withAttributedText: NSAttributedString(string: attributedText.string))
        }
        override func caretTransform(for position: UITextPosition) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: 1)
        }
    }

    /// https://developer.apple.com/documentation/uikit/uitextinput/attributedtext(in:)
    @Test("text views and fields give and take text with its attributes, and subclasses override that")
    func attributedInput() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), field = PlainField()
        let red = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        for input in [view, field] as [any UITextInput] {
            guard let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { continue }
            input.replace(all, withAttributedText: red)
        }
        func color(_ input: any UITextInput) -> UIColor? {
            guard let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
                return nil
            }
            let text = input.attributedText(in: all)
            guard text.string == "red" else { return nil }
            return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(color(view) == .red && color(field) != .red && field.text == "red")
        #expect((field as any UITextInput).caretTransform(for: field.beginningOfDocument).b != 0)
    }
}
