// SPDX-License-Identifier: MIT
import Foundation
import HostKit
import TestSupport
import Testing

@testable import UIKit

/// Text fields, text views, search bars as controls.
@MainActor @Suite(.serialized)
struct TextControlStatementsTests {
    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }

    private func put<T: UIView>(_ view: T) -> T {
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.1)
        return view
    }

    private var isKeyboardUp: Bool { !KeyboardController.shared.frame.isNull }

    private final class Returns: __ObjCObject, UITextFieldDelegate {
        var count = 0
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            count += 1
            textField.resignFirstResponder()
            return true
        }
    }

    @Test(
        "CO26: a field has a rounded border, a placeholder when empty, a clear button while editing, Return labelled Done"
    )
    func field() throws {
        let field = put(UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)))
        (field.borderStyle, field.placeholder, field.clearButtonMode) = (.roundedRect, "Name", .whileEditing)
        field.returnKeyType = .done
        simulator.advance(by: 0.1)
        func shown() -> [String] {
            descendants(field, of: UILabel.self).filter { !$0.isHidden && $0.alpha > 0 }.compactMap(\.text)
        }
        func clearButton() -> UIButton? { descendants(field, of: UIButton.self).first { !$0.isHidden && $0.alpha > 0 } }
        // The corner lies outside of the border's curve.
        let (corner, edge) = (try simulator.pixel(20.2, 100.2), try simulator.pixel(20.2, 117))
        #expect(corner != edge)
        #expect(shown().contains("Name") && clearButton() == nil)
        field.becomeFirstResponder()
        simulator.send(.text("a"))
        simulator.advance(by: 0.5)
        #expect(!shown().contains("Name"))
        let clear = try #require(clearButton())
        let keyboard = KeyboardView()
        keyboard.show(for: field)
        #expect(keyboard.shownKeys.contains { $0.key.title == "done" && $0.key.action == .enter })
        simulator.tap(middleOf: clear)
        #expect(field.text == "" && field.isFirstResponder)
        field.resignFirstResponder()
        simulator.advance(by: 0.5)
        #expect(shown().contains("Name") && clearButton() == nil)
    }

    @Test(
        "CO27: each Done asks textFieldShouldReturn; resigning lowers the keyboard, a touch raises it; without a delegate it stays"
    )
    func done() {
        let field = put(UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)))
        let returns = Returns()
        field.delegate = returns
        for count in 1...2 {
            simulator.tap(middleOf: field)
            simulator.advance(by: 0.5)
            #expect(isKeyboardUp)
            simulator.send(.text("\n"))
            simulator.advance(by: 0.5)
            #expect(returns.count == count && !isKeyboardUp && !field.isFirstResponder)
        }
        field.delegate = nil
        simulator.tap(middleOf: field)
        simulator.send(.text("\n"))
        simulator.advance(by: 0.5)
        #expect(isKeyboardUp && field.isFirstResponder)
        field.resignFirstResponder()
        simulator.advance(by: 0.5)
    }

    @Test(
        "CO28: Return adds a line and keeps the keyboard; editing shows a Done button that hides the keyboard and itself"
    )
    func textView() throws {
        final class Editor: UIViewController, UITextViewDelegate {
            let text = UITextView(frame: CGRect(x: 20, y: 150, width: 300, height: 200))
            override func viewDidLoad() {
                super.viewDidLoad()
                text.delegate = self
                view.addSubview(text)
            }
            func textViewDidBeginEditing(_ textView: UITextView) {
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    systemItem: .done,
                    primaryAction: UIAction { [weak self] _ in
                        self?.text.resignFirstResponder()
                        self?.navigationItem.rightBarButtonItem = nil
                    })
            }
        }
        let editor = Editor()
        let simulator = Simulator(root: UINavigationController(rootViewController: editor))
        simulator.advance(by: 0.3)
        for _ in 0..<3 {
            simulator.tap(middleOf: editor.text)
            simulator.advance(by: 0.6)
            #expect(isKeyboardUp)
            editor.text.text = ""
            simulator.send(.text("a"))
            simulator.send(.text("\n"))
            simulator.advance(by: 0.2)
            #expect(editor.text.text == "a\n" && isKeyboardUp)
            let done = try #require(editor.navigationItem.rightBarButtonItem?.view)
            let frame = done.convert(done.bounds, to: nil)
            for _ in 0..<2 { simulator.tap(CGPoint(x: frame.midX, y: frame.midY)) }
            simulator.advance(by: 0.6)
            #expect(!isKeyboardUp && editor.navigationItem.rightBarButtonItem == nil)
        }
    }

    @Test("CO29: shouldChangeTextIn is asked before each character typed or deleted; false refuses it")
    func shouldChange() {
        final class Listener: __ObjCObject, UITextViewDelegate {
            var asked: [String] = []
            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
                -> Bool
            {
                asked.append("\(range.location) \(range.length) \(text)")
                return text != "x"
            }
        }
        let view = put(UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100)))
        let listener = Listener()
        view.delegate = listener
        view.becomeFirstResponder()
        for text in ["a", "b", "x"] { simulator.send(.text(text)) }
        for phase in [HostKey.Phase.down, .up] {
            simulator.key(HostKey(phase: phase, usage: UIKeyboardHIDUsage.keyboardDeleteOrBackspace.rawValue))
        }
        #expect(listener.asked == ["0 0 a", "1 0 b", "2 0 x", "1 1 "] && view.text == "a")
        view.resignFirstResponder()
        simulator.advance(by: 0.5)
    }

    @Test("CO31: the undo manager of a text view takes back what was typed")
    func undo() {
        let view = put(UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100)))
        view.text = "kept "
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 0)
        for text in ["n", "e", "w"] { simulator.send(.text(text)) }
        #expect(view.text == "kept new" && view.undoManager?.canUndo == true)
        while view.undoManager?.canUndo == true { view.undoManager?.undo() }
        #expect(view.text == "kept ")
        view.resignFirstResponder()
        simulator.advance(by: 0.5)
    }

    @Test("CO32: writing a string to a bad path throws")
    func badPath() {
        #expect(throws: (any Error).self) {
            try "text".write(toFile: "/no/such/folder/file.txt", atomically: true, encoding: .utf8)
        }
    }

    @Test(
        "CO33: HTML becomes an attributed string with larger bold headings and lists; source and view alternate without loss"
    )
    func html() throws {
        let source = "<h1>Head</h1><p>plain <b>bold</b></p><ul><li>one</li><li>two</li></ul>"
        let styled = try NSAttributedString(
            data: Data(source.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
        let text = styled.string
        func font(_ part: String) throws -> UIFont {
            let range = (text as NSString).range(of: part)
            try #require(range.location != NSNotFound)
            return try #require(styled.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont)
        }
        let (head, plain, bold) = (try font("Head"), try font("plain"), try font("bold"))
        #expect(head.pointSize > plain.pointSize && bold.pointSize == plain.pointSize)
        #expect(head.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(!plain.fontDescriptor.symbolicTraits.contains(.traitBold))
        let one = (text as NSString).range(of: "one").location
        let style = styled.attribute(.paragraphStyle, at: one, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.textLists.isEmpty == false || (style?.headIndent ?? 0) > 0)
        let view = put(UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200)))
        for _ in 0..<2 {
            view.isEditable = true
            view.text = source
            simulator.tap(middleOf: view)
            simulator.advance(by: 0.5)
            #expect(view.text == source && isKeyboardUp)
            view.resignFirstResponder()
            view.isEditable = false
            view.attributedText = styled
            simulator.advance(by: 0.8)
            simulator.tap(middleOf: view)
            simulator.advance(by: 0.8)
            #expect(view.attributedText.string == text && !isKeyboardUp)
        }
    }

    @Test("CO34: what is typed takes the attributes at the insertion point: bold in a bold heading")
    func typing() throws {
        let view = put(UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200)))
        let text = NSMutableAttributedString(string: "Head\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
        text.append(NSAttributedString(string: "body", attributes: [.font: UIFont.systemFont(ofSize: 14)]))
        view.attributedText = text
        view.becomeFirstResponder()
        func fontOfTyped(at location: Int) throws -> UIFont {
            view.selectedRange = NSRange(location: location, length: 0)
            simulator.send(.text("x"))
            return try #require(view.attributedText.attribute(.font, at: location, effectiveRange: nil) as? UIFont)
        }
        #expect(try fontOfTyped(at: 2) == .boldSystemFont(ofSize: 30))
        #expect(try fontOfTyped(at: view.text.count) == .systemFont(ofSize: 14))
        view.resignFirstResponder()
        simulator.advance(by: 0.5)
    }

    // MARK: Searching

    /// Names whose first word contains the text, in their order.
    private final class Finder: UITableViewController, UISearchBarDelegate {
        let names = ["Green tea", "red wine", "Blue cheese", "Bread", "Cold beer"]
        lazy var found = names
        var texts: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = found[indexPath.row]
            return cell
        }
        func find(_ text: String) {
            found = names.filter { name in
                text.isEmpty || name.split(separator: " ")[0].lowercased().contains(text.lowercased())
            }
            tableView.reloadData()
        }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            texts.append(searchText)
            find(searchText)
            if searchText.isEmpty { searchBar.resignFirstResponder() }
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    }

    @Test(
        "CO35, CO36: a bar in the title view tells every keystroke; RE finds first words with it, nothing finds all, Done keeps"
    )
    func searchBar() throws {
        let finder = Finder()
        let bar = UISearchBar()
        bar.delegate = finder
        bar.searchTextField.returnKeyType = .done
        finder.navigationItem.titleView = bar
        let simulator = Simulator(root: UINavigationController(rootViewController: finder))
        simulator.advance(by: 0.3)
        #expect(bar.returnKeyType == .done)
        simulator.tap(middleOf: bar.searchTextField)
        simulator.advance(by: 0.5)
        for text in ["r", "e"] { simulator.send(.text(text)) }
        simulator.advance(by: 0.1)
        #expect(finder.texts == ["r", "re"])
        func rows() -> [String?] { finder.tableView.visibleCells.map { $0.textLabel?.text } }
        #expect(rows() == ["Green tea", "red wine", "Bread"])
        simulator.send(.text("\n"))
        simulator.advance(by: 0.5)
        #expect(!isKeyboardUp && rows() == ["Green tea", "red wine", "Bread"])
        bar.becomeFirstResponder()
        bar.searchTextField.deleteBackward()
        bar.searchTextField.deleteBackward()
        simulator.advance(by: 0.5)
        #expect(finder.texts.last == "" && rows().count == 5 && !isKeyboardUp)
        bar.becomeFirstResponder()
        simulator.send(.text("zz"))
        simulator.advance(by: 0.5)
        #expect(rows() == [])
        bar.resignFirstResponder()
        simulator.advance(by: 0.5)
    }

    @Test("CO37: a search controller finds the same through updateSearchResults(for:)")
    func searchController() {
        final class Updater: __ObjCObject, UISearchResultsUpdating {
            weak var finder: Finder?
            func updateSearchResults(for searchController: UISearchController) {
                finder?.find(searchController.searchBar.text ?? "")
            }
        }
        let (finder, updater) = (Finder(), Updater())
        updater.finder = finder
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = updater
        finder.navigationItem.searchController = search
        finder.navigationItem.hidesSearchBarWhenScrolling = false
        let simulator = Simulator(root: UINavigationController(rootViewController: finder))
        simulator.advance(by: 0.5)
        simulator.tap(middleOf: search.searchBar.searchTextField)
        simulator.advance(by: 1)
        for text in ["r", "e"] { simulator.send(.text(text)) }
        simulator.advance(by: 0.2)
        #expect(search.isActive && finder.found == ["Green tea", "red wine", "Bread"])
        search.isActive = false
        simulator.advance(by: 1)
        #expect(finder.found.count == 5)
    }
}
