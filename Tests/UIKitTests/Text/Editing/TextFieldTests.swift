// SPDX-License-Identifier: MIT
import HostKit
import TestSupport
import Testing

@testable import UIKit

/// Truth: Apple's documentation of UITextField and its delegate, and the readings in facts/measured-laws.md (10).
@MainActor @Suite(.serialized)
struct TextFieldTests {
    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }

    private func field(_ text: String = "", _ frame: CGRect = CGRect(x: 50, y: 300, width: 200, height: 34))
        -> UITextField
    {
        let field = UITextField(frame: frame)
        field.borderStyle = .roundedRect
        field.text = text
        simulator.root.view.addSubview(field)
        simulator.root.view.layoutIfNeeded()
        return field
    }

    final class Listener: __ObjCObject, UITextFieldDelegate {
        var calls: [String] = []
        var refuses: Set<String> = []
        private func ask(_ name: String) -> Bool {
            calls.append(name)
            return !refuses.contains(name)
        }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            calls.append("didEnd")
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { ask("change \(range.location) \(range.length) \(string)") }
        func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("clear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return") }
    }

    @Test("The delegate is called in the documented order, the keyboard tells after editing began")
    func order() {
        let field = field()
        let listener = Listener()
        field.delegate = listener
        field.addAction(UIAction { _ in listener.calls.append("changed") }, for: .editingChanged)
        field.addAction(UIAction { _ in listener.calls.append("begin action") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in listener.calls.append("end action") }, for: .editingDidEnd)
        let tokens = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { listener.calls.append(name.rawValue) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        #expect(field.becomeFirstResponder())
        #expect(listener.calls == ["shouldBegin", "didBegin", "begin action", "UIKeyboardWillShowNotification"])
        listener.calls = []
        simulator.send(.text("a"))
        #expect(listener.calls == ["change 0 0 a", "selection", "changed"])
        listener.calls = []
        listener.refuses = ["change 1 0 b"]
        simulator.send(.text("b"))
        #expect(field.text == "a" && listener.calls == ["change 1 0 b"])
        listener.calls = []
        simulator.send(.text("\n"))
        #expect(listener.calls == ["return"])
        listener.calls = []
        listener.refuses = ["shouldEnd"]
        #expect(!field.resignFirstResponder() && field.isEditing)
        listener.refuses = []
        listener.calls = []
        #expect(field.resignFirstResponder())
        #expect(listener.calls == ["shouldEnd", "didEnd", "end action", "UIKeyboardWillHideNotification"])
    }

    @Test("Moving from field to field keeps the keyboard up")
    func handOver() {
        let (a, b) = (field(), field("", CGRect(x: 50, y: 100, width: 200, height: 34)))
        a.becomeFirstResponder()
        var hidden = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { hidden += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        b.becomeFirstResponder()
        #expect(b.isEditing && !a.isEditing && hidden == 0)
        b.resignFirstResponder()
        #expect(hidden == 1)
    }

    @Test("Caret of a 17 point field of 34: 6 down, text from 7 in")
    func caret() {
        let field = field()
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
        let caret = field.caretRect(for: field.beginningOfDocument)
        #expect(caret.minX == 7 && caret.minY == 6)
        #expect(abs(caret.height - (UIFont.systemFont(ofSize: 17).lineHeight + 1.5)) < 1e-9)
        #expect(field.intrinsicContentSize.height == 34)
    }

    /// Read from a public UI test: a tap into the middle of a field with right-aligned numbers, then the delete key.
    @Test("The tap that begins editing beside the line puts the caret at its end")
    func tapBesideText() {
        let field = field("5.00")
        field.textAlignment = .right
        let point = CGPoint(x: field.frame.minX + 20, y: field.frame.midY)
        simulator.tap(point)
        #expect(field.editor.selection == NSRange(location: 4, length: 0))
        simulator.advance(by: 1)
        simulator.tap(point)
        #expect(field.editor.selection == NSRange(location: 0, length: 0))
    }

    /// Read from a public UI test of a row that formats while one types.
    @Test("A caret of a longer text is moved from where it was")
    func positionOfLongerText() throws {
        let field = field("0.005")
        let caret = field.endOfDocument
        field.text = "0.05"
        let moved = try #require(field.position(from: caret, offset: -1))
        #expect(field.offset(from: field.beginningOfDocument, to: moved) == 4)
        #expect(field.position(from: caret, offset: 0) == nil)
    }

    @Test("A tap puts the caret at the nearest boundary; a second selects the word")
    func taps() throws {
        let field = field("one two three")
        let place = try #require(field.position(from: field.beginningOfDocument, offset: 5))
        let x = field.caretRect(for: place).minX
        let point = CGPoint(x: field.frame.minX + x + 1, y: field.frame.midY)
        simulator.tap(point)
        #expect(field.isFirstResponder && field.editor.selection == NSRange(location: 5, length: 0))
        simulator.tap(point)
        #expect(field.editor.selection == NSRange(location: 4, length: 3))
        simulator.tap(point)
        #expect(field.editor.selection == NSRange(location: 0, length: 13))
        field.insertText("x")
        #expect(field.text == "x")
    }

    @Test("Secure text shows dots, is not copied and is replaced by the first character typed")
    func secure() {
        let field = field("abc")
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        field.selectAll(nil)
        #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
        field.resignFirstResponder()
        field.becomeFirstResponder()
        simulator.send(.text("z"))
        #expect(field.text == "z")
    }

    @Test("Cut, copy and paste go through the general pasteboard and ask the delegate; line ends become blanks")
    func pasteboard() {
        let field = field("one two")
        let listener = Listener()
        field.delegate = listener
        field.becomeFirstResponder()
        field.selectAll(nil)
        field.cut(nil)
        #expect(field.text == "" && UIPasteboard.general.string == "one two")
        UIPasteboard.general.string = "a\nb"
        field.paste(nil)
        #expect(field.text == "a b")
        listener.refuses = ["change 3 0 a b"]
        field.paste(nil)
        #expect(field.text == "a b")
    }

    @Test("Undo takes back what was typed in a row; redo brings it again")
    func undo() throws {
        let field = field("x")
        field.becomeFirstResponder()
        for letter in ["a", "b", "c"] { simulator.send(.text(letter)) }
        #expect(field.text == "xabc")
        let manager = try #require(field.undoManager)
        manager.undo()
        #expect(field.text == "x")
        manager.redo()
        #expect(field.text == "xabc")
    }

    @Test("Marked text is replaced by what an input method sends next, and kept by what it ends with")
    func marked() {
        let field = field("x")
        field.becomeFirstResponder()
        simulator.send(.markedText("k"))
        simulator.send(.markedText("ka"))
        #expect(field.text == "xka" && field.markedTextRange != nil)
        simulator.send(.markedText(""))
        simulator.send(.text("か"))
        #expect(field.text == "xか" && field.markedTextRange == nil)
    }

    @Test("The clear button and views beside the text narrow it, each in its mode")
    func parts() {
        let field = field("text")
        field.clearButtonMode = .whileEditing
        let plain = field.textRect(forBounds: field.bounds)
        #expect(field.editingRect(forBounds: field.bounds).width < plain.width)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(field.textRect(forBounds: field.bounds) == plain)
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds).minX == 27)
        #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 7, width: 20, height: 20))
    }

    @Test("Random edits agree with a plain string")
    func randomEdits() {
        let field = field()
        field.becomeFirstResponder()
        var reference = ""
        var generator = SeededNumbers(seed: 7)
        let pieces = ["a", "bc ", "é", "👩‍👩‍👧", "한", "e\u{301}", "12"]
        for _ in 0..<600 {
            let units = reference.utf16.count
            switch Int.random(in: 0..<5, using: &generator) {
            case 0:
                let start = Int.random(in: 0...units, using: &generator)
                let length = Int.random(in: 0...(units - start), using: &generator)
                field.editor.select(NSRange(location: start, length: length))
            case 1:
                let range = field.editor.rangeToDelete
                field.deleteBackward()
                if let range { reference = (reference as NSString).replacingCharacters(in: range, with: "") }
            case 2:
                field.editor.move(
                    forward: Bool.random(using: &generator), by: .character, extending: Bool.random(using: &generator))
            default:
                let piece = pieces.randomElement(using: &generator) ?? "a"
                let range = field.editor.selection
                simulator.send(.text(piece))
                reference = (reference as NSString).replacingCharacters(in: range, with: piece)
            }
            #expect(field.text == reference)
            let selection = field.editor.selection
            #expect(selection.location >= 0 && selection.location + selection.length <= reference.utf16.count)
            if reference.utf16.count > 60 {
                field.text = ""
                reference = ""
            }
        }
    }
}
