// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Controls put together as the cookbook's recipes do.
@MainActor @Suite(.serialized)
struct ControlRecipeStatementsTests {
    private let journal = Journal()
    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }

    private func image(_ color: UInt32) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor(rgb: color).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
    }

    @Test("CO15: 17 frames in 1.2 s show behind a translucent button, whose action runs at contact")
    func frames() throws {
        let view = UIImageView(frame: CGRect(x: 100, y: 200, width: 40, height: 40))
        view.animationImages = (0..<17).map { image(0xFF00_0000 | UInt32($0 * 15)) }
        view.animationDuration = 1.2
        let button = UIButton(frame: view.frame)
        button.backgroundColor = UIColor.white.withAlphaComponent(0.5)
        button.addAction(UIAction { [journal] _ in journal.note("sound") }, for: .touchDown)
        simulator.root.view.addSubview(view)
        simulator.root.view.addSubview(button)
        view.startAnimating()
        // Half of the white above, half of the frame's blue.
        var seen: [Int] = []
        for _ in 0..<72 {
            simulator.advance(by: 1.0 / 60)
            let blue = try simulator.parts(120, 220).blue
            if seen.last != blue { seen.append(blue) }
        }
        #expect(Set(seen).count == 17)
        #expect(seen.allSatisfy { $0 >= 126 && $0 <= 250 })
        simulator.down(CGPoint(x: 120, y: 220))
        #expect(journal.take() == ["sound"])
        simulator.up(CGPoint(x: 120, y: 220))
        view.stopAnimating()
        for shown in [view, button] { shown.removeFromSuperview() }
    }

    /// Recipe 8-8: a text that Done saves and Undo brings back.
    private final class Notepad: UIViewController, UITextViewDelegate {
        let text = UITextView(frame: CGRect(x: 20, y: 120, width: 300, height: 100))
        private let file: URL
        private lazy var done = Target { [weak self] _ in self?.save() }
        private lazy var undo = Target { [weak self] _ in self?.revert() }
        init(file: URL) {
            self.file = file
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        private var saved: String {
            FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(text)
            text.delegate = self
            text.text = saved
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Done", style: .done, target: done, action: Target.action)
        }
        func textViewDidChange(_ textView: UITextView) {
            guard navigationItem.leftBarButtonItem == nil else { return }
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Undo", style: .plain, target: undo, action: Target.action)
        }
        private func save() {
            text.resignFirstResponder()
            navigationItem.leftBarButtonItem = nil
            do { try Data(text.text.utf8).write(to: file) } catch { Issue.record(error) }
        }
        private func revert() {
            text.text = saved
            navigationItem.leftBarButtonItem = nil
        }
    }

    @Test(
        "CO30: Undo appears at the first change, returns the last saved text or empty, and hides; Done saves for a relaunch"
    )
    func undo() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }  // Only the temporary folder is left fuller.
        func launch() -> (Simulator, Notepad) {
            let pad = Notepad(file: file)
            let simulator = Simulator(root: UINavigationController(rootViewController: pad))
            simulator.advance(by: 0.1)
            return (simulator, pad)
        }
        let (simulator, pad) = launch()
        func type(_ text: String) {
            pad.text.becomeFirstResponder()
            pad.text.selectedRange = NSRange(location: pad.text.text.utf16.count, length: 0)
            for letter in text { simulator.send(.text(String(letter))) }
            simulator.advance(by: 0.3)
        }
        func press(_ item: UIBarButtonItem?) throws {
            simulator.tap(middleOf: try #require(item?.view))
            simulator.advance(by: 0.5)
        }
        #expect(pad.navigationItem.leftBarButtonItem == nil)
        type("a")
        #expect(pad.navigationItem.leftBarButtonItem?.title == "Undo")
        try press(pad.navigationItem.leftBarButtonItem)
        #expect(pad.text.text == "" && pad.navigationItem.leftBarButtonItem == nil)
        type("kept")
        try press(pad.navigationItem.rightBarButtonItem)
        #expect(!pad.text.isFirstResponder && pad.navigationItem.leftBarButtonItem == nil)
        type(" and more")
        #expect(pad.text.text == "kept and more")
        try press(pad.navigationItem.leftBarButtonItem)
        #expect(pad.text.text == "kept")
        #expect(launch().1.text.text == "kept")
    }

    /// Recipe 5-3: a panel with a list that returns what was tapped.
    private final class Choices: UITableViewController {
        let names: [String]
        let chosen: (String) -> Void
        init(_ names: [String], chosen: @escaping (String) -> Void) {
            (self.names, self.chosen) = (names, chosen)
            super.init(style: .plain)
        }
        required init?(coder: NSCoder) { nil }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen(names[indexPath.row])
            dismiss(animated: true)
        }
    }

    @Test("TB5: a panel slides in with a list that scrolls; a tap closes it and returns the value; so does a sheet")
    func selectionSheet() throws {
        let names = (0..<40).map { "Choice \($0)" }
        let root = UIViewController()
        let simulator = Simulator(root: root)
        // A panel of one's own, with the motion of recipe 4-9.
        var value = ""
        let list = Choices(names) { value = $0 }
        root.addChild(list)
        list.view.frame = CGRect(x: 20, y: 20 - 400, width: 350, height: 400)
        root.view.addSubview(list.view)
        list.didMove(toParent: root)
        UIView.animate(withDuration: 0.5) { list.view.frame.origin.y = 100 }
        simulator.advance(by: 0.25)
        let half = try #require(list.view.layer.presentation()).frame.minY
        #expect(half > -380 && half < 100)
        simulator.advance(by: 0.4)
        list.tableView.setContentOffset(CGPoint(x: 0, y: 440), animated: false)
        simulator.advance(by: 0.1)
        simulator.tap(middleOf: try #require(list.tableView.cellForRow(at: IndexPath(row: 12, section: 0))))
        simulator.advance(by: 0.5)
        #expect(value == "Choice 12")
        list.willMove(toParent: nil)
        list.view.removeFromSuperview()
        list.removeFromParent()
        // The system's sheet.
        let sheet = Choices(names) { value = $0 }
        sheet.sheetPresentationController?.detents = [.medium()]
        root.present(sheet, animated: true)
        simulator.advance(by: 1)
        #expect(simulator.frame(sheet.view).minY > 350)
        simulator.tap(middleOf: try #require(sheet.tableView.cellForRow(at: IndexPath(row: 2, section: 0))))
        simulator.advance(by: 1)
        #expect(value == "Choice 2" && root.presentedViewController == nil)
    }
}
