// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tables: deleting by the one method apps write for it, the index, fields above the keyboard.
@MainActor @Suite(.serialized)
struct TableCommitStatementsTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// Implements `commit` and no other optional method about editing.
    private final class Model: __ObjCObject, UITableViewDataSource {
        var rows = ["A", "B", "C"]
        var commits: [String] = []
        override init() {
            super.init()
            _ = Model.registered
        }
        // What the adaptation of an app's sources writes; tests of this package are not adapted.
        private static let registered: Void = __objcRegister(Model.self) { table in
            table.method("tableView:commitEditingStyle:forRowAtIndexPath:") { _, _ in nil }
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            commits.append("\(editingStyle.rawValue) \(indexPath.row)")
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .left)
        }
    }

    private final class List: UITableViewController {
        let model = Model()
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = model
            navigationItem.rightBarButtonItem = editButtonItem
        }
    }

    private func stage() -> (Simulator, List) {
        let list = List(style: .plain)
        let simulator = Simulator(root: UINavigationController(rootViewController: list))
        simulator.advance(by: 0.3)
        return (simulator, list)
    }

    private func frame(_ list: List, _ row: Int) -> CGRect {
        list.tableView.convert(list.tableView.rectForRow(at: path(row)), to: nil)
    }

    private func texts(_ view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        return ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
    }

    /// Whether the row shows the red minus.
    private func hasMinus(_ simulator: Simulator, _ frame: CGRect) throws -> Bool {
        try stride(from: CGFloat(8), to: 40, by: 1).contains {
            let parts = try simulator.parts($0, frame.midY - 6)
            return parts.red > 200 && parts.green < 110
        }
    }

    @Test("TB11: Edit shows a red minus in each row, a tap on it Delete, Done hides all")
    func editing() throws {
        let (simulator, list) = stage()
        #expect(try !hasMinus(simulator, frame(list, 1)))
        simulator.tap(middleOf: try #require(list.editButtonItem.view))
        simulator.advance(by: 0.8)
        for row in 0..<3 { #expect(try hasMinus(simulator, frame(list, row))) }
        #expect(list.isEditing && !texts(list.tableView).contains("Delete"))
        simulator.tap(CGPoint(x: 24, y: frame(list, 1).midY))
        simulator.advance(by: 0.8)
        #expect(texts(list.tableView).contains("Delete"))
        simulator.tap(middleOf: try #require(list.editButtonItem.view))
        simulator.advance(by: 0.8)
        #expect(!list.isEditing && !texts(list.tableView).contains("Delete"))
        #expect(try !hasMinus(simulator, frame(list, 1)) && list.model.commits == [])
    }

    @Test("TB13: Delete commits, and the row leaves with an animation; the count is one less")
    func deleting() throws {
        let (simulator, list) = stage()
        let row = frame(list, 1)
        simulator.drag(from: CGPoint(x: 350, y: row.midY), to: CGPoint(x: 250, y: row.midY), duration: 0.3)
        simulator.advance(by: 1)
        #expect(texts(list.tableView).contains("Delete"))
        let cell = try #require(list.tableView.cellForRow(at: path(1)))
        simulator.tap(CGPoint(x: 375, y: row.midY))
        #expect(list.model.commits == ["1 1"])
        simulator.advance(by: 0.1)
        #expect(cell.window != nil && list.tableView.numberOfRows(inSection: 0) == 2)
        simulator.advance(by: 1)
        #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["A", "C"])
    }

    @Test("TB22: the index is drawn at the right; a finger along it asks for sections and jumps to them")
    func index() throws {
        final class Source: Foundation.NSObject, UITableViewDataSource {
            let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
            var asked: [String] = []
            func numberOfSections(in tableView: UITableView) -> Int { 26 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                letters[section]
            }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
            func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
                asked.append(title)
                return index
            }
        }
        let source = Source()
        let stage = TableStage([[]]) { table, _ in table.dataSource = source }
        stage.simulator.advance(by: 0.1)
        let view = try #require(stage.table.indexView)
        let labels = descendants(view, of: UILabel.self)
        #expect(labels.map(\.text) == source.letters)
        func place(_ index: Int) -> CGPoint {
            let box = labels[index].convert(labels[index].bounds, to: nil)
            return CGPoint(x: box.midX, y: box.midY)
        }
        #expect(place(0).x > 375)
        let top = { stage.table.indexPathsForVisibleRows?.first?.section }
        stage.simulator.tap(place(5))
        #expect(top() == 5 && source.asked == ["F"])
        source.asked = []
        stage.simulator.drag(from: place(10), to: place(20), duration: 0.1, steps: 30)
        stage.simulator.advance(by: 1)
        #expect(source.asked == Array(source.letters[10...20]) && top() == 20)
        #expect(stage.table.rect(forSection: 20).minY == stage.table.contentOffset.y)
    }

    @Test("TB27: wheels of a picker turn by themselves, coast, come to rest on a row and tell once, then")
    func wheels() {
        final class Wheels: __ObjCObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var chosen: [String] = []
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "\(row)"
            }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                chosen.append("\(component) \(row)")
            }
        }
        let simulator = Simulator()
        let source = Wheels()
        let picker = UIPickerView(frame: CGRect(x: 20, y: 200, width: 330, height: 216))
        (picker.dataSource, picker.delegate) = (source, source)
        simulator.root.view.addSubview(picker)
        simulator.advance(by: 0.1)
        let wheel = descendants(picker, of: PickerWheel.self)[1]
        simulator.drag(from: CGPoint(x: 185, y: 340), to: CGPoint(x: 185, y: 240), duration: 0.1)
        let lifted = wheel.contentOffset.y
        simulator.advance(by: 0.1)
        #expect(wheel.contentOffset.y > lifted && source.chosen == [])
        simulator.advance(by: 4)
        let row = picker.selectedRow(inComponent: 1)
        #expect(row > 5 && source.chosen == ["1 \(row)"])
        #expect(wheel.contentOffset.y == CGFloat(row) * wheel.rowHeight)
        #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 2) == 0)
    }

    @Test("TB34: a field in a low cell of a table controller is scrolled clear of the keyboard, and back")
    func keyboard() throws {
        final class Form: UITableViewController {
            let fields = (0..<20).map { _ in UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 34)) }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.contentView.addSubview(fields[indexPath.row])
                return cell
            }
        }
        let form = Form(style: .plain)
        form.loadViewIfNeeded()
        form.tableView.rowHeight = 44
        let simulator = Simulator(root: form)
        simulator.advance(by: 0.3)
        let inset = form.tableView.adjustedContentInset.bottom
        for row in [16, 12] {
            simulator.tap(middleOf: form.fields[row])
            simulator.advance(by: 0.6)
            let keyboard = KeyboardController.shared.frame
            let field = form.fields[row].convert(form.fields[row].bounds, to: nil)
            #expect(form.fields[row].isFirstResponder && field.maxY <= keyboard.minY && field.minY >= 0)
            #expect(form.tableView.adjustedContentInset.bottom == 852 - keyboard.minY)
        }
        form.tableView.scrollToRow(at: path(19), at: .bottom, animated: false)
        let last = form.tableView.convert(form.tableView.rectForRow(at: path(19)), to: nil)
        #expect(abs(last.maxY - KeyboardController.shared.frame.minY) < 0.5)
        form.view.endEditing(true)
        simulator.advance(by: 0.6)
        #expect(form.tableView.adjustedContentInset.bottom == inset)
    }
}
