// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// What a selection offers besides cut, copy and paste. The names of the menus are those of Apple's `UIMenu.Identifier`,
/// the selectors those that public code refuses in `canPerformAction(_:withSender:)`.
@MainActor @Suite(.serialized) struct SelectionActionTests {
    // As the start of an app does.
    init() { SelectionActions.install() }

    final class Plain: UITextView {
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            ["_share:", "_lookup:"].contains(action.description)
                ? false : super.canPerformAction(action, withSender: sender)
        }
    }

    final class Trimmed: UITextView {
        override func buildMenu(with builder: any UIMenuBuilder) {
            builder.remove(menu: .lookup)
            super.buildMenu(with: builder)
        }
    }

    private func show(_ view: UITextView, _ simulator: Simulator, selecting range: NSRange = NSRange(0..<5)) {
        view.frame = CGRect(x: 20, y: 300, width: 300, height: 100)
        view.text = "quiet words"
        simulator.root.view.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = range
    }

    private func titles(_ view: UIResponder) -> [String] {
        func leaves(_ element: UIMenuElement) -> [String] {
            (element as? UIMenu).map { $0.children.flatMap(leaves) } ?? [element.title]
        }
        // A translator may be installed or not.
        return EditMenu.suggestedActions(for: view).flatMap(leaves).filter { $0 != "Translate" }
    }

    @Test("A selected word can be replaced, looked up, searched for and shared; a caret offers none of it")
    func offered() {
        let simulator = Simulator()
        UIPasteboard.general.items = []
        let view = UITextView()
        show(view, simulator)
        #expect(
            titles(view) == ["Cut", "Copy", "Select All", "Replace…", "Look Up", "Search Web", "Share…"])
        view.selectedRange = NSRange(0..<11)
        #expect(titles(view) == ["Cut", "Copy", "Look Up", "Search Web", "Share…"])
        view.selectedRange = NSRange(3..<3)
        #expect(titles(view) == ["Select", "Select All"])
        view.isEditable = false
        view.selectedRange = NSRange(0..<5)
        #expect(titles(view) == ["Copy", "Select All", "Look Up", "Search Web", "Share…"])
    }

    @Test("Texts whose attributes may be changed have the styles in a menu of their own")
    func styles() throws {
        let simulator = Simulator()
        let view = UITextView()
        view.allowsEditingTextAttributes = true
        show(view, simulator)
        let menus = EditMenu.suggestedActions(for: view).compactMap { $0 as? UIMenu }
        let format = try #require(menus.first { $0.identifier == .format })
        #expect(format.title == "Format" && menus.map(\.identifier).contains(.replace))
        let styles = try #require(format.children.first as? UIMenu)
        #expect(styles.identifier == .textStyle && styles.children.map(\.title) == ["Bold", "Italic", "Underline"])
    }

    @Test("Responders refuse actions by their selectors, and builders remove menus by their identifiers")
    func refused() {
        let simulator = Simulator()
        let plain = Plain()
        show(plain, simulator)
        #expect(titles(plain) == ["Cut", "Copy", "Select All", "Replace…", "Search Web"])
        let trimmed = Trimmed()
        show(trimmed, simulator)
        #expect(titles(trimmed) == ["Cut", "Copy", "Select All", "Replace…", "Share…"])
    }

    @Test("Hidden text gives nothing away")
    func hidden() {
        let simulator = Simulator()
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        field.text = "secret"
        field.isSecureTextEntry = true
        simulator.root.view.addSubview(field)
        field.becomeFirstResponder()
        field.selectAll(nil)
        #expect(!titles(field).contains { ["Look Up", "Search Web", "Share…", "Replace…"].contains($0) })
    }

    @Test("Look Up shows the dictionary over what is there, Share the share sheet with the words")
    func presented() throws {
        let simulator = Simulator()
        let view = UITextView()
        show(view, simulator)
        SelectionActions.perform("_lookup:", on: view)
        simulator.advance(by: 1)
        #expect(simulator.root.presentedViewController is UIReferenceLibraryViewController)
        simulator.root.dismiss(animated: false)
        simulator.advance(by: 1)
        SelectionActions.perform("_share:", on: view)
        simulator.advance(by: 1)
        #expect(simulator.root.presentedViewController is UIActivityViewController)
        simulator.root.dismiss(animated: false)
    }

    @Test("Replace offers other words in the menu's place, never the word in pieces; a chosen one takes its place")
    func replaced() throws {
        // `scripts/packages` brings the dictionary.
        guard UITextChecker.availableLanguages.contains("en_US") else { return }
        let simulator = Simulator()
        let view = UITextView()
        show(view, simulator, selecting: NSRange(6..<11))
        SelectionActions.perform("_promptForReplace:", on: view)
        let offered = buttons(in: simulator.window).compactMap(\.currentTitle)
        #expect(!offered.isEmpty && !offered.contains { $0.filter { $0 != " " && $0 != "-" } == "words" })
        let first = try #require(buttons(in: simulator.window).first)
        simulator.tap(first.convert(CGPoint(x: first.bounds.midX, y: first.bounds.midY), to: nil))
        #expect(view.text == "quiet " + offered[0] && !EditMenu.shared.isVisible)
    }

    /// Of the menu, whose items have that role.
    private func buttons(in view: UIView) -> [UIButton] {
        if let button = view as? UIButton { return button.automationRole == .menuItem ? [button] : [] }
        return view.subviews.flatMap(buttons)
    }
}
