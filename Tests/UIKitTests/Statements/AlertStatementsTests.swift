// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Alerts and sheets, of `UIAlertController` and of the classes before it.
@MainActor @Suite(.serialized)
final class AlertStatementsTests {
    private let journal = Journal()
    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }

    private func alert(
        _ title: String, _ message: String?, _ buttons: [String], style: UIAlertController.Style = .alert
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for button in buttons {
            let kind: UIAlertAction.Style =
                switch button {
                case "Cancel": .cancel
                case "Delete": .destructive
                default: .default
                }
            alert.addAction(UIAlertAction(title: button, style: kind) { [journal] in journal.note($0.title ?? "") })
        }
        return alert
    }

    private func labels(_ view: UIView) -> [String] { descendants(view, of: UILabel.self).compactMap(\.text) }
    private func label(_ text: String, in view: UIView) -> UILabel? {
        descendants(view, of: UILabel.self).first { $0.text == text }
    }
    private func press(_ title: String, in view: UIView) throws {
        simulator.tap(middleOf: try #require(label(title, in: view)))
    }

    /// Notes what an old alert tells.
    private final class Listener: Foundation.NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            journal.note("clicked \(buttonIndex)")
        }
        func willPresent(_ alertView: UIAlertView) {
            journal.note("will present \(alertView.textField(at: 0) == nil ? "without" : "with") a field")
        }
        func didPresent(_ alertView: UIAlertView) { journal.note("did present") }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
            journal.note("will dismiss \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            journal.note("did dismiss \(buttonIndex)")
        }
    }

    /// The view of the alert that an old alert shows.
    private func shownAlert() throws -> UIView {
        let windows = UIApplication.shared.windows.filter { !$0.isHidden }
        return try #require(
            windows.compactMap { $0.rootViewController?.presentedViewController as? UIAlertController }.last?.view)
    }

    @Test("AL1: UIAlertController and the old UIAlertView show the same box with the same texts at the same place")
    func twoClasses() throws {
        let new = alert("Title", "Message", ["Cancel", "OK"])
        simulator.show(new)
        let (frame, texts) = (simulator.frame(new.view), labels(new.view))
        simulator.root.dismiss(animated: false)
        simulator.advance(by: 0.1)
        let old = UIAlertView(
            title: "Title", message: "Message", delegate: nil, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
        old.show()
        simulator.advance(by: 1)
        let view = try shownAlert()
        #expect(view.convert(view.bounds, to: nil) == frame && labels(view) == texts)
        old.dismiss(withClickedButtonIndex: 0, animated: false)
        simulator.advance(by: 0.1)
    }

    @Test("AL2: an alert is centred, title above message above buttons; what is dimmed takes no touch before a tap")
    func arrangement() throws {
        var taps = 0
        let below = UIButton(frame: CGRect(x: 0, y: 60, width: 393, height: 60))
        below.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        simulator.root.view.addSubview(below)
        let alert = alert("The title", "The message", ["OK"])
        simulator.show(alert)
        let frame = simulator.frame(alert.view)
        #expect(abs(frame.midX - 196.5) < 1 && abs(frame.midY - 426) < 1)
        let rows = try ["The title", "The message", "OK"].map {
            simulator.frame(try #require(label($0, in: alert.view)))
        }
        #expect(rows[0].maxY <= rows[1].minY && rows[1].maxY <= rows[2].minY)
        simulator.tap(middleOf: below)
        #expect(taps == 0)
        try press("OK", in: alert.view)
        simulator.advance(by: 1)
        simulator.tap(middleOf: below)
        #expect(taps == 1)
    }

    @Test("AL3: show and present return at once, and code goes on while the alert is up")
    func returnsAtOnce() {
        let alert = alert("Title", nil, ["OK"])
        simulator.root.present(alert, animated: true) { [journal] in journal.note("presented") }
        journal.note("after present")
        simulator.advance(by: 1)
        #expect(journal.take() == ["after present", "presented"] && simulator.root.presentedViewController === alert)
        simulator.root.dismiss(animated: false)
        let old = UIAlertView(title: "A", message: nil, delegate: nil, cancelButtonTitle: "OK")
        old.show()
        journal.note("after show")
        #expect(old.isVisible && journal.take() == ["after show"])
        simulator.advance(by: 1)
        old.dismiss(withClickedButtonIndex: 0, animated: false)
        simulator.advance(by: 0.1)
    }

    @Test("AL5: title and message can be changed while the alert is shown, and the box follows")
    func changes() throws {
        let alert = alert("Title", "Short", ["OK"])
        simulator.show(alert)
        let before = simulator.frame(alert.view).height
        alert.title = "Another title"
        alert.message = String(repeating: "Many words of a long message. ", count: 8)
        simulator.advance(by: 0.5)
        #expect(label("Another title", in: alert.view) != nil && label("Title", in: alert.view) == nil)
        #expect(simulator.frame(alert.view).height > before + 60)
        #expect(abs(simulator.frame(alert.view).midY - 426) < 0.5)
        simulator.root.dismiss(animated: false)
        let old = UIAlertView(title: "Title", message: "Short", delegate: nil, cancelButtonTitle: "OK")
        old.show()
        simulator.advance(by: 1)
        old.title = "Changed"
        old.message = "Changed as well"
        simulator.advance(by: 0.5)
        let texts = labels(try shownAlert())
        #expect(texts.contains("Changed") && texts.contains("Changed as well"))
        old.dismiss(withClickedButtonIndex: 0, animated: false)
        simulator.advance(by: 0.1)
    }

    @Test("AL7: without a preferred action Cancel is bold; preferredAction is bold in its place")
    func preferred() throws {
        func isBold(_ title: String, _ alert: UIAlertController) throws -> Bool {
            try #require(label(title, in: alert.view)).font == .systemFont(ofSize: 17, weight: .semibold)
        }
        let plain = alert("Title", nil, ["Cancel", "OK"])
        simulator.show(plain)
        #expect(try isBold("Cancel", plain) && !isBold("OK", plain))
        simulator.root.dismiss(animated: false)
        let chosen = alert("Title", nil, ["Cancel", "OK"])
        chosen.preferredAction = chosen.actions[1]
        simulator.show(chosen)
        #expect(try isBold("OK", chosen) && !isBold("Cancel", chosen))
        simulator.root.dismiss(animated: false)
    }

    @Test("AL8: old alerts count Cancel as 0 and then the others; old sheets destructive 0, the others, Cancel last")
    func indexes() {
        let both = UIAlertView(
            title: "", message: nil, delegate: nil, cancelButtonTitle: "Cancel", otherButtonTitles: "A", "B")
        #expect(both.cancelButtonIndex == 0 && both.firstOtherButtonIndex == 1)
        #expect((0..<3).map { both.buttonTitle(at: $0) } == ["Cancel", "A", "B"])
        let others = UIAlertView(
            title: "", message: nil, delegate: nil, cancelButtonTitle: nil, otherButtonTitles: "A", "B")
        #expect(others.cancelButtonIndex == -1 && others.firstOtherButtonIndex == 0)
        let sheet = UIActionSheet(
            title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "A", "B")
        #expect((0..<4).map { sheet.buttonTitle(at: $0) } == ["Delete", "A", "B", "Cancel"])
        #expect(sheet.destructiveButtonIndex == 0 && sheet.firstOtherButtonIndex == 1 && sheet.cancelButtonIndex == 3)
    }

    @Test("AL9: clickedButtonAt comes once after the tap; without a delegate the alert closes as well")
    func clicked() throws {
        _ = simulator
        let listener = Listener(journal)
        for delegate in [listener, nil] {
            let old = UIAlertView(
                title: "T", message: nil, delegate: delegate, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
            old.show()
            simulator.advance(by: 1)
            #expect(!journal.take().contains { $0.hasPrefix("clicked") })
            try press("OK", in: try shownAlert())
            simulator.advance(by: 1)
            #expect(journal.take().filter { $0.hasPrefix("clicked") } == (delegate == nil ? [] : ["clicked 1"]))
            #expect(!old.isVisible)
        }
    }

    @Test("AL10: willPresent comes when the alert's fields exist and before it is seen")
    func willPresent() {
        _ = simulator
        let listener = Listener(journal)
        let old = UIAlertView(title: "T", message: nil, delegate: listener, cancelButtonTitle: "OK")
        old.alertViewStyle = .plainTextInput
        old.show()
        #expect(journal.take() == ["will present with a field"])
        simulator.advance(by: 1)
        #expect(journal.take() == ["did present"])
        old.dismiss(withClickedButtonIndex: 0, animated: false)
        simulator.advance(by: 0.5)
    }

    @Test("AL11: dismiss(withClickedButtonIndex:) closes without the clicked call, with will- and did-dismiss")
    func dismissedByCode() {
        _ = simulator
        let listener = Listener(journal)
        let old = UIAlertView(title: "T", message: nil, delegate: listener, cancelButtonTitle: "OK")
        old.show()
        simulator.advance(by: 1)
        _ = journal.take()
        old.dismiss(withClickedButtonIndex: 0, animated: true)
        simulator.advance(by: 1)
        #expect(journal.take() == ["will dismiss 0", "did dismiss 0"] && !old.isVisible)
    }

    @Test("AL12: an action's handler runs after the dismissal with the action itself")
    func handlers() throws {
        let root = simulator.root
        var got: UIAlertAction?
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .default) { [journal] in
            got = $0
            journal.note(root.presentedViewController == nil ? "closed" : "open")
        }
        alert.addAction(action)
        simulator.show(alert)
        try press("OK", in: alert.view)
        simulator.advance(by: 1)
        #expect(got === action && journal.take() == ["closed"])
    }

    @Test("AL19: a clear button shows only while its field is edited")
    func clearButtons() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.clearButtonMode = .whileEditing
        field.text = "Text"
        simulator.root.view.addSubview(field)
        func shows() -> Bool {
            simulator.advance(by: 0.5)
            return descendants(field, of: UIButton.self).contains { !$0.isHidden && $0.alpha > 0 }
        }
        #expect(!shows())
        field.becomeFirstResponder()
        #expect(shows())
        field.resignFirstResponder()
        #expect(!shows())
    }

    @Test("AL20: text beyond ASCII that was typed into an alert is read in full")
    func otherScripts() throws {
        let alert = alert("T", nil, ["OK"])
        alert.addTextField()
        simulator.show(alert)
        let field = try #require(alert.textFields?.first)
        field.insertText("Grüße, 世界 👩‍🚀")
        try press("OK", in: alert.view)
        simulator.advance(by: 1)
        #expect(alert.textFields?.first?.text == "Grüße, 世界 👩‍🚀")
        #expect(alert.textFields?.first?.text.map { Array($0.utf8).count } == Array("Grüße, 世界 👩‍🚀".utf8).count)
    }

    @Test("AL25: destructive actions are red in alerts and sheets")
    func destructive() throws {
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let alert = alert("T", nil, ["Delete", "Other"], style: style)
            simulator.show(alert)
            #expect(try #require(label("Delete", in: alert.view)).textColor == .systemRed)
            #expect(try #require(label("Other", in: alert.view)).textColor != .systemRed)
            simulator.root.dismiss(animated: false)
        }
    }
}
