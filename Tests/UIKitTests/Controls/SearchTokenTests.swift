// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Tokens of search fields. Truth: Apple's documentation of UISearchTextField, and WWDC 2019 session 224: a first
/// backspace before the text selects the last token, a second one deletes it.
@MainActor @Suite(.serialized)
struct SearchTokenTests {
    /// A field that is being edited, while `body` runs.
    private func edit(_ body: (Simulator, UISearchTextField) -> Void) {
        let simulator = Simulator()
        let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 340, height: 36))
        field.placeholder = "Search"
        simulator.root.view.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(by: 0.5)
        body(simulator, field)
        field.resignFirstResponder()
        simulator.advance(by: 1)
    }

    @Test func tokensStandBeforeTheText() {
        edit { simulator, field in
            let plain = field.textRect(forBounds: field.bounds)
            field.insertToken(UISearchToken(icon: nil, text: "Red"), at: 0)
            field.insertText("shoe")
            simulator.advance(by: 0.1)
            let text = field.textRect(forBounds: field.bounds)
            #expect(text.minX > plain.minX + 30 && field.text == "shoe")
            #expect(field.row.frame.maxX == text.minX && field.row.frame.minX >= plain.minX)
            #expect(field.parts.placeholder.isHidden && !field.parts.clear.isHidden)
        }
    }

    @Test func backspaceSelectsThenDeletes() {
        edit { _, field in
            var changes = 0
            field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
            field.tokens = [UISearchToken(icon: nil, text: "A"), UISearchToken(icon: nil, text: "B")]
            field.deleteBackward()
            #expect(field.tokens.count == 2 && field.row.selected == 1 && changes == 0)
            field.deleteBackward()
            #expect(field.tokens.map(\.text) == ["A"] && changes == 1)
            field.allowsDeletingTokens = false
            field.deleteBackward()
            field.deleteBackward()
            #expect(field.tokens.count == 1)
        }
    }

    @Test func textBecomesAToken() {
        edit { _, field in
            field.insertText("red shoe")
            let range = field.textRange(from: field.beginningOfDocument, to: TextPlace(4))
            field.replaceTextualPortion(
                of: range ?? field.textualRange, with: UISearchToken(icon: nil, text: "Red"), at: 0)
            #expect(field.text == "shoe" && field.tokens.map(\.text) == ["Red"])
            let before = TextSpan(NSRange(location: -1, length: 1))
            #expect(field.positionOfToken(at: 0) == before.start && field.tokens(in: before).count == 1)
            #expect(field.tokens(in: field.textualRange).isEmpty)
        }
    }

    @Test func theClearButtonTakesTokensToo() {
        edit { simulator, field in
            field.tokens = [UISearchToken(icon: nil, text: "A")]
            simulator.advance(by: 0.1)
            let clear = field.clearButtonRect(forBounds: field.bounds)
            simulator.tap(CGPoint(x: 20 + clear.midX, y: 100 + clear.midY))
            #expect(field.tokens.isEmpty && !field.parts.placeholder.isHidden)
        }
    }
}
