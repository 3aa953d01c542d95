// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tables: editing, and the wheels of pickers.
@MainActor @Suite(.serialized)
struct TableEditingStatementsTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// A model of texts that a table may change.
    private final class Model: Foundation.NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows: [String]
        var styles: [Int: UITableViewCell.EditingStyle] = [:]
        var fixed: Set<Int> = []
        let journal = Journal()
        init(_ rows: [String]) { self.rows = rows }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "c")
                ?? UITableViewCell(style: .default, reuseIdentifier: "c")
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
            -> UITableViewCell.EditingStyle
        { styles[indexPath.row] ?? .delete }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            journal.note("commit \(editingStyle.rawValue) \(indexPath.row)")
            guard editingStyle == .delete else { return }
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            !fixed.contains(indexPath.row)
        }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            journal.note("move \(source.row) \(destination.row)")
            rows.insert(rows.remove(at: source.row), at: destination.row)
        }
    }

    private final class List: UITableViewController {
        let model: Model
        init(_ model: Model) {
            self.model = model
            super.init(style: .plain)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            (tableView.dataSource, tableView.delegate) = (model, model)
            navigationItem.rightBarButtonItem = editButtonItem
        }
    }

    private func stage(_ rows: [String]) -> (Simulator, UITableView, Model, List) {
        let model = Model(rows)
        let list = List(model)
        let simulator = Simulator(root: UINavigationController(rootViewController: list))
        simulator.advance(by: 0.3)
        return (simulator, list.tableView, model, list)
    }

    private func frame(_ table: UITableView, _ row: Int) -> CGRect {
        table.convert(table.rectForRow(at: path(row)), to: nil)
    }

    private func texts(_ view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        return ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
    }

    @Test("TB12: editing style none shows no control, insert a green plus that commits, delete the minus")
    func styles() throws {
        let (simulator, table, model, list) = stage(["A", "B", "C"])
        model.styles = [0: .none, 1: .insert]
        list.setEditing(true, animated: false)
        simulator.advance(by: 0.5)
        func colors(_ row: Int) throws -> (red: Bool, green: Bool) {
            let y = frame(table, row).midY - 6
            let all = try stride(from: CGFloat(8), to: 40, by: 1).map { try simulator.parts($0, y) }
            return (
                all.contains { $0.red > 200 && $0.green < 110 },
                all.contains { $0.green > 160 && $0.red < 110 }
            )
        }
        #expect(try colors(0) == (false, false))
        #expect(try colors(1) == (false, true))
        #expect(try colors(2) == (true, false))
        simulator.tap(CGPoint(x: 24, y: frame(table, 1).midY))
        simulator.advance(by: 0.5)
        #expect(model.journal.take() == ["commit 2 1"])
    }

    @Test("TB14: trailingSwipeActionsConfigurationForRowAt shows actions of one's own")
    func ownActions() {
        final class Owner: Foundation.NSObject, UITableViewDelegate {
            var pressed: [String] = []
            func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
                -> UISwipeActionsConfiguration?
            {
                let actions = ["Flag", "More"].map { (title: String) in
                    UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
                        self?.pressed.append("\(title) \(indexPath.row)")
                        done(true)
                    }
                }
                let configuration = UISwipeActionsConfiguration(actions: actions)
                configuration.performsFirstActionWithFullSwipe = false
                return configuration
            }
        }
        let owner = Owner()
        let (simulator, table, _, _) = stage(["A", "B", "C"])
        table.delegate = owner
        let row = frame(table, 1)
        simulator.drag(from: CGPoint(x: 350, y: row.midY), to: CGPoint(x: 180, y: row.midY), duration: 0.3)
        simulator.advance(by: 1)
        #expect(Set(texts(table)).isSuperset(of: ["Flag", "More"]) && !texts(table).contains("Delete"))
        simulator.tap(CGPoint(x: 375, y: row.midY))
        simulator.advance(by: 1)
        #expect(owner.pressed == ["Flag 1"])
    }

    @Test("TB15: counts that do not follow from an update raise an exception with the numbers")
    func wrongCounts() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage([["A", "B", "C"]])
                stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }
        #expect(said(result).contains("invalid number of rows in section 0"))
        #expect(said(result).contains("(3)") && said(result).contains("0 inserted, 1 deleted"))
    }

    @Test("TB16: insertRows adds the row with an animation; an Add button inserts and scrolls to it")
    func inserts() throws {
        let (simulator, table, model, list) = stage((0..<40).map { "Row \($0)" })
        let target = Target { _ in
            model.rows.append("New")
            let last = IndexPath(row: model.rows.count - 1, section: 0)
            table.insertRows(at: [last], with: .automatic)
            table.scrollToRow(at: last, at: .bottom, animated: true)
        }
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: target, action: Target.action)
        simulator.advance(by: 0.3)
        simulator.tap(middleOf: try #require(list.navigationItem.leftBarButtonItem?.view))
        simulator.advance(by: 1.5)
        #expect(table.numberOfRows(inSection: 0) == 41)
        #expect(table.indexPathsForVisibleRows?.last == path(40))
        table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false)
        simulator.advance(by: 0.2)
        model.rows.insert("First", at: 0)
        table.insertRows(at: [path(0)], with: .left)
        simulator.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: path(0)))
        let early = (cell.layer.presentation() ?? cell.layer).frame
        simulator.advance(by: 1)
        #expect(early.minX < 0 && cell.frame.minX == 0 && cell.textLabel?.text == "First")
    }

    @Test("TB17: the grip of row 0 dragged to row 2 moves it once in the model; rows that cannot move have no grip")
    func moves() throws {
        let (simulator, table, model, list) = stage(["A", "B", "C", "D"])
        model.fixed = [3]
        list.setEditing(true, animated: false)
        simulator.advance(by: 0.5)
        #expect(table.cellForRow(at: path(0))?.showsReorderControl == true || table.isEditing)
        let (from, to) = (frame(table, 0), frame(table, 2))
        simulator.down(CGPoint(x: 373, y: from.midY))
        simulator.advance(by: 0.6)
        for step in 1...20 {
            simulator.move(CGPoint(x: 373, y: from.midY + (to.midY + 6 - from.midY) * CGFloat(step) / 20))
            simulator.advance(by: 0.03)
        }
        simulator.advance(by: 0.5)
        simulator.up(CGPoint(x: 373, y: to.midY + 6))
        simulator.advance(by: 1)
        #expect(model.journal.take() == ["move 0 2"] && model.rows == ["B", "C", "A", "D"])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["B", "C", "A", "D"])
        let last = frame(table, 3)
        simulator.drag(from: CGPoint(x: 373, y: last.midY), to: CGPoint(x: 373, y: from.midY), duration: 1)
        simulator.advance(by: 1)
        #expect(model.journal.take() == [])
    }

    // MARK: Pickers

    private final class Wheels: __ObjCObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [20, 20, 20]
        var chosen: [String] = []
        var widths: [CGFloat] = [60, 90, 120]
        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
            let label = UILabel()
            label.text = "\(component)-\(row)"
            return label
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component) \(row)")
        }
    }

    private func wheels() -> (Simulator, UIPickerView, Wheels) {
        let simulator = Simulator()
        let source = Wheels()
        let picker = UIPickerView(frame: CGRect(x: 20, y: 200, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (source, source)
        simulator.root.view.addSubview(picker)
        simulator.advance(by: 0.1)
        return (simulator, picker, source)
    }

    @Test("TB28: selectRow tells the delegate nothing, selectedRow reads it, reloadComponent keeps a valid row")
    func selecting() {
        let (simulator, picker, source) = wheels()
        picker.selectRow(7, inComponent: 2, animated: true)
        simulator.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 2) == 7 && source.chosen == [])
        picker.reloadComponent(2)
        #expect(picker.selectedRow(inComponent: 2) == 7)
        source.counts[2] = 5
        picker.reloadComponent(2)
        #expect(picker.selectedRow(inComponent: 2) == 4 && source.chosen == [])
    }

    @Test("TB29: pickers show views of one's own per row, with own widths and heights")
    func ownViews() throws {
        let (_, picker, source) = wheels()
        for component in 0..<3 {
            #expect(picker.rowSize(forComponent: component) == CGSize(width: source.widths[component], height: 40))
            #expect((picker.view(forRow: 0, forComponent: component) as? UILabel)?.text == "\(component)-0")
        }
        final class Titles: __ObjCObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "Title \(row)"
            }
        }
        let titles = Titles()
        (picker.dataSource, picker.delegate) = (titles, titles)
        picker.reloadAllComponents()
        picker.layoutIfNeeded()
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "Title 1")
    }

    @Test("TB31: preferredDatePickerStyle gives wheels, compact and inline, each with its own look")
    func dateStyles() {
        let simulator = Simulator()
        var heights: [CGFloat] = []
        for style in [UIDatePickerStyle.wheels, .compact, .inline] {
            let picker = UIDatePicker()
            picker.datePickerMode = .date
            picker.preferredDatePickerStyle = style
            picker.sizeToFit()
            simulator.root.view.addSubview(picker)
            simulator.advance(by: 0.1)
            #expect(picker.datePickerStyle == style)
            #expect(descendants(picker, of: UIPickerView.self).isEmpty == (style != .wheels) || style == .wheels)
            heights.append(picker.frame.height)
        }
        #expect(heights[1] < heights[0] && heights[0] < heights[2])
    }
}
