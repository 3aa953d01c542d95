// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// The edit menu that apps show, as Apple documents UIEditMenuInteraction, and what delegates of texts make of theirs.
@MainActor @Suite(.serialized)
struct EditMenuInteractionTests {
    final class Listener: __ObjCObject, UIEditMenuInteractionDelegate, UITextViewDelegate {
        let journal = Journal()
        var menu: UIMenu?
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            journal.note("menu \(configuration.identifier)")
            return menu
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            journal.note("present")
            animator.addCompletion { self.journal.note("presented") }
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            journal.note("dismiss")
        }
        func textView(
            _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            journal.note("text \(range.location) \(range.length) \(suggestedActions.count)")
            return UIMenu(children: [UIAction(title: "Shout") { _ in textView.text = textView.text.uppercased() }])
        }
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.currentTitle == title { return button }
        return view.subviews.lazy.compactMap { button(title, in: $0) }.first
    }

    private func tap(_ button: UIButton, _ simulator: Simulator) {
        simulator.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    }

    @Test("The delegate's menu shows at the source point, in pages where it is long; a choice performs it and hides it")
    func presents() throws {
        let simulator = Simulator()
        let view = UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 100))
        simulator.root.view.addSubview(view)
        let listener = Listener()
        var chosen: [String] = []
        let more = UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in chosen.append("inner") }])
        let titles = ["First of all", "Second to none", "Third in line", "Fourth estate", "Fifth column"]
        listener.menu = UIMenu(
            children: [more] + titles.map { title in UIAction(title: title) { _ in chosen.append(title) } })
        let interaction = UIEditMenuInteraction(delegate: listener)
        view.addInteraction(interaction)
        let configuration = UIEditMenuConfiguration(identifier: "here", sourcePoint: CGPoint(x: 100, y: 50))
        interaction.presentEditMenu(with: configuration)
        simulator.advance(by: 0.5)
        #expect(listener.journal.take() == ["menu here", "present", "presented"])
        #expect(simulator.window.bounds.contains(EditMenu.shared.frame) && EditMenu.shared.frame.maxY < 350)
        #expect(interaction.location(in: view) == CGPoint(x: 100, y: 50))
        #expect(button("Fifth column", in: simulator.window) == nil)
        tap(try #require(button("More", in: simulator.window)), simulator)
        tap(try #require(button("Inner", in: simulator.window)), simulator)
        #expect(chosen == ["inner"] && !EditMenu.shared.isVisible)
        #expect(listener.journal.take() == ["dismiss"])
        interaction.presentEditMenu(with: configuration)
        interaction.dismissMenu()
        // The menu is still there from before: nothing is animated.
        #expect(listener.journal.take() == ["menu here", "present", "presented", "dismiss"])
    }

    @Test("A text view's delegate gives the menu of a selection")
    func text() throws {
        SelectionActions.install()
        let simulator = Simulator()
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 200))
        view.text = "quiet words"
        let listener = Listener()
        view.delegate = listener
        simulator.root.view.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 5)
        view.editor.interaction.showMenu()
        simulator.advance(by: 0.3)
        #expect(listener.journal.take() == ["text 0 5 4"])
        tap(try #require(button("Shout", in: simulator.window)), simulator)
        #expect(view.text == "QUIET WORDS")
    }

    @Test("Commands in menus go along the responder chain")
    func commands() {
        final class Host: UIViewController {
            let journal = Journal()
            func greet(_ sender: Any?) { journal.note((sender as? UICommand)?.propertyList as? String ?? "?") }
        }
        let host = Host()
        __objcRegister(Host.self) { table in
            table.method("greet:") { object, arguments in
                (object as? Host)?.greet(arguments.first ?? nil)
                return nil
            }
        }
        _ = Simulator(root: host)
        let command = UICommand(title: "Greet", action: Selector("greet:"), propertyList: "hello")
        command.performWithSender(nil, target: host)
        #expect(host.journal.take() == ["hello"])
    }
}
