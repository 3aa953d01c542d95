// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A table's delegate that notes what it hears.
@MainActor
final class TableListener: Foundation.NSObject, UITableViewDelegate {
    let journal = Journal()
    var willDisplay: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        journal.note("select \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        journal.note("accessory \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        willDisplay(cell, indexPath)
    }
}

/// Tables: sections, backgrounds, separators, controls in rows, headers and footers.
@MainActor @Suite(.serialized)
struct TableSectionStatementsTests {
    private func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("TB20: several sections show their titles, an empty one as well; nil gives no header")
    func headers() {
        let stage = TableStage([["a"], [], ["b"]]) { _, rows in rows.headers = ["One", "Two", nil] }
        #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "One")
        #expect(stage.table.headerView(forSection: 1)?.textLabel?.text == "Two")
        #expect(stage.table.rectForHeader(inSection: 1).height > 20)
        #expect(stage.table.headerView(forSection: 2) == nil && stage.table.rectForHeader(inSection: 2).height == 0)
    }

    @Test("TB21: plain headers stick at the top until the next one pushes them; grouped ones scroll away")
    func stickyHeaders() {
        for style in [UITableView.Style.plain, .grouped] {
            let stage = TableStage([numbers(30), numbers(30)], style: style) { table, rows in
                rows.headers = ["One", "Two"]
                table.sectionHeaderTopPadding = 0
            }
            stage.table.contentOffset.y = 300
            stage.table.layoutIfNeeded()
            let first = stage.table.headerView(forSection: 0)
            guard style == .plain else {
                #expect(first == nil || (first?.frame.maxY ?? 0) < 300)
                continue
            }
            #expect(first?.frame.minY == 300)
            let next = stage.table.rectForHeader(inSection: 1).minY
            stage.table.contentOffset.y = next - 10
            stage.table.layoutIfNeeded()
            #expect(stage.table.headerView(forSection: 0)?.frame.maxY == next)
        }
    }

    @Test("TB23: a background view is behind the rows, a selected background only when selected; configurations")
    func backgrounds() throws {
        let stage = TableStage([numbers(3)]) { table, _ in
            let ground = UIView()
            ground.backgroundColor = UIColor(rgb: Paint.blue)
            table.backgroundView = ground
        }
        let table = stage.table
        stage.simulator.advance(by: 0.1)
        #expect(try stage.simulator.pixel(200, 700) == Paint.blue, "below the rows")
        let cell = table.visibleCells[0]
        let selected = UIView()
        selected.backgroundColor = UIColor(rgb: Paint.green)
        cell.selectedBackgroundView = selected
        stage.simulator.advance(by: 0.1)
        #expect(try stage.simulator.pixel(300, 6) != Paint.green)
        table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        stage.simulator.advance(by: 0.5)
        #expect(try stage.simulator.pixel(300, 6) == Paint.green)
        // The text is in front of it.
        let text = try #require(cell.textLabel)
        let row = try (Int(text.frame.minX)..<Int(text.frame.minX) + 40).map {
            try stage.simulator.pixel(CGFloat($0), 23)
        }
        #expect(row.contains { $0 != Paint.green })
        table.deselectRow(at: path(0), animated: false)
        stage.simulator.advance(by: 0.5)
        #expect(try stage.simulator.pixel(300, 6) != Paint.green)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = UIColor(rgb: Paint.red)
        table.visibleCells[1].backgroundConfiguration = background
        stage.simulator.advance(by: 0.1)
        #expect(try stage.simulator.pixel(300, 66) == Paint.red)
    }

    @Test("TB24: row colours by parity that are set in willDisplay are right after an insertion and a reload")
    func parity() {
        let listener = TableListener()
        listener.willDisplay = { $0.backgroundColor = $1.row % 2 == 0 ? .red : .blue }
        let stage = TableStage([numbers(100)]) { table, _ in table.delegate = listener }
        stage.rows.sections[0].insert("New", at: 0)
        stage.table.insertRows(at: [path(0)], with: .none)
        stage.simulator.advance(by: 0.5)
        // What showed before keeps the colour it was given until it is shown anew.
        #expect(stage.table.cellForRow(at: path(0))?.backgroundColor == .red)
        stage.table.reloadData()
        stage.table.layoutIfNeeded()
        for cell in stage.table.visibleCells {
            let row = stage.table.indexPath(for: cell)?.row ?? 0
            #expect(cell.backgroundColor == (row % 2 == 0 ? .red : .blue))
        }
    }

    @Test("TB25: a bordered parent clips the table; separators are coloured, or not there with style none")
    func separators() throws {
        let stage = TableStage([["A", "B", "C"]]) { table, _ in
            table.separatorColor = UIColor(rgb: Paint.red)
            table.separatorInset = .zero
        }
        stage.simulator.advance(by: 0.1)
        func line() throws -> Bool {
            try stride(from: CGFloat(42), to: 46, by: 1.0 / 3).contains {
                try stage.simulator.pixel(200, $0) == Paint.red
            }
        }
        #expect(try line())
        stage.table.separatorStyle = .none
        stage.simulator.advance(by: 0.1)
        #expect(try !line())
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .white
        let parent = simulator.box(CGRect(x: 50, y: 100, width: 200, height: 100), .white)
        parent.layer.borderWidth = 4
        parent.layer.borderColor = UIColor(rgb: Paint.red).cgColor
        parent.clipsToBounds = true
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.backgroundColor = UIColor(rgb: Paint.blue)
        parent.addSubview(table)
        simulator.advance(by: 0.1)
        #expect(try simulator.pixel(260, 150) == Paint.white && simulator.pixel(150, 210) == Paint.white)
        #expect(try simulator.pixel(150, 150) == Paint.blue && simulator.pixel(52, 150) == Paint.red)
    }

    @Test("TB26: a switch as accessory changes its own row's model, also after reuse, and its touch selects no row")
    func switches() throws {
        final class Source: Foundation.NSObject, UITableViewDataSource {
            var on: Set<Int> = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
                let control = UISwitch()
                let row = indexPath.row
                control.isOn = on.contains(row)
                control.addAction(
                    UIAction { [weak self] in
                        let isOn = ($0.sender as? UISwitch)?.isOn == true
                        if isOn { self?.on.insert(row) } else { self?.on.remove(row) }
                    }, for: .valueChanged)
                cell.accessoryView = control
                return cell
            }
        }
        let source = Source()
        let listener = TableListener()
        let stage = TableStage([[]]) { table, _ in
            table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
            (table.dataSource, table.delegate) = (source, listener)
        }
        func toggle(_ row: Int) throws {
            stage.simulator.tap(middleOf: try #require(stage.table.cellForRow(at: path(row))?.accessoryView))
            stage.simulator.advance(by: 0.5)
        }
        try toggle(1)
        #expect(source.on == [1] && listener.journal.take() == [] && stage.table.indexPathForSelectedRow == nil)
        stage.table.contentOffset.y = 2200
        stage.table.layoutIfNeeded()
        #expect(stage.table.visibleCells.allSatisfy { ($0.accessoryView as? UISwitch)?.isOn == false })
        try toggle(52)
        #expect(source.on == [1, 52])
        stage.table.contentOffset.y = 0
        stage.table.layoutIfNeeded()
        #expect((stage.table.cellForRow(at: path(1))?.accessoryView as? UISwitch)?.isOn == true)
    }

    @Test("TB32: one grouped table has rows of several heights, headings, switches, fields and long text")
    func mixed() throws {
        final class Source: Foundation.NSObject, UITableViewDataSource, UITableViewDelegate {
            let heights: [CGFloat] = [44, 80, 120]
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "H\(section)" }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                heights[indexPath.row]
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                switch indexPath.row {
                case 0: cell.accessoryView = UISwitch()
                case 1: cell.contentView.addSubview(UITextField(frame: CGRect(x: 16, y: 20, width: 200, height: 40)))
                default:
                    cell.textLabel?.numberOfLines = 0
                    cell.textLabel?.text = String(repeating: "Long text of a row. ", count: 10)
                }
                return cell
            }
        }
        let source = Source()
        let stage = TableStage([[]], style: .grouped) { table, _ in
            (table.dataSource, table.delegate) = (source, source)
        }
        for section in 0..<2 {
            for row in 0..<3 {
                #expect(stage.table.rectForRow(at: path(row, section)).height == source.heights[row])
            }
            let first = stage.table.rectForRow(at: path(0, section)).minY
            #expect(first == stage.table.rectForHeader(inSection: section).maxY)
        }
        let long = try #require(stage.table.cellForRow(at: path(2))?.textLabel)
        #expect(long.frame.height > 2 * long.font.lineHeight - 1)
        let control = try #require(stage.table.cellForRow(at: path(0, 1))?.accessoryView as? UISwitch)
        stage.simulator.tap(middleOf: control)
        #expect(control.isOn)
        let row = try #require(stage.table.cellForRow(at: path(1)))
        let field = try #require(descendants(row, of: UITextField.self).first)
        stage.simulator.tap(middleOf: field)
        #expect(field.isFirstResponder)
        field.resignFirstResponder()
        stage.simulator.advance(by: 0.5)
    }

    @Test("TB35: footer titles, table header and footer view stand at their places and scroll with the content")
    func footers() {
        let (top, bottom) = (UIView(), UIView())
        top.frame.size.height = 50
        bottom.frame.size.height = 70
        let stage = TableStage([numbers(30), ["b"]], style: .grouped) { table, rows in
            rows.footers = ["Foot", nil]
            (table.tableHeaderView, table.tableFooterView) = (top, bottom)
        }
        let table = stage.table
        #expect(top.frame == CGRect(x: 0, y: 0, width: 393, height: 50))
        #expect(table.rectForHeader(inSection: 0).minY == 50)
        let foot = table.rectForFooter(inSection: 0)
        #expect(foot.minY == table.rectForRow(at: path(29)).maxY && foot.height > 10)
        #expect(bottom.frame.maxY == table.contentSize.height && bottom.frame.height == 70)
        let before = top.convert(CGPoint.zero, to: nil).y
        table.contentOffset.y = foot.minY - 400
        table.layoutIfNeeded()
        #expect(top.convert(CGPoint.zero, to: nil).y == before - foot.minY + 400)
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Foot")
    }

    @Test("TB36: reloadData keeps the offset; scrollToRow puts the row at top, middle or bottom")
    func scrolling() {
        let stage = TableStage([numbers(200)])
        stage.table.contentOffset.y = 1234
        stage.table.reloadData()
        stage.table.layoutIfNeeded()
        #expect(stage.table.contentOffset.y == 1234)
        let row = stage.table.rectForRow(at: path(100))
        for (position, expected) in [
            (UITableView.ScrollPosition.top, row.minY), (.middle, row.midY - 426), (.bottom, row.maxY - 852),
        ] {
            for animated in [false, true] {
                stage.table.scrollToRow(at: path(100), at: position, animated: animated)
                stage.simulator.advance(by: animated ? 1 : 0)
                #expect(abs(stage.table.contentOffset.y - expected) < 0.5)
                stage.table.contentOffset.y = 20
            }
        }
    }
}
