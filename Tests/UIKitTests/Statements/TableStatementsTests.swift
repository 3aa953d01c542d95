// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tables: rows, cells, selection.
@MainActor @Suite(.serialized)
struct TableStatementsTests {
    private func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("TB1: a UITableViewController shows rows with no set-up and is its table's source and delegate")
    func controller() {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        for style in [UITableView.Style.plain, .grouped] {
            let list = List(style: style)
            let simulator = Simulator(root: list)
            simulator.advance(by: 0.1)
            let table: UITableView = list.tableView
            #expect(table.style == style && table.dataSource === list && table.delegate === list && list.view === table)
            #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 1", "Row 2"])
        }
    }

    @Test("TB2: of 1000 rows a screenful and a few cells are made; the others are reused")
    func reuse() {
        let stage = TableStage([numbers(1000)])
        for offset in stride(from: CGFloat(0), to: 43_100, by: 40) {
            stage.table.contentOffset.y = offset
            stage.table.layoutIfNeeded()
        }
        // 852 points are 20 rows of 44 at most, and one or two as they come and go.
        #expect(stage.rows.made <= 22 && stage.rows.asked >= 990)
    }

    @Test("TB3: a list of the font families draws each row in its own font")
    func fonts() {
        final class Families: Foundation.NSObject, UITableViewDataSource {
            let names = UIFont.familyNames.sorted()
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell =
                    tableView.dequeueReusableCell(withIdentifier: "c")
                    ?? UITableViewCell(style: .default, reuseIdentifier: "c")
                let name = names[indexPath.row]
                cell.textLabel?.text = name
                cell.textLabel?.font = UIFont.fontNames(forFamilyName: name).first.flatMap {
                    UIFont(name: $0, size: 17)
                }
                return cell
            }
        }
        let source = Families()
        let stage = TableStage([[]]) { table, _ in table.dataSource = source }
        #expect(source.names.count > 3)
        for cell in stage.table.visibleCells {
            #expect(cell.textLabel?.font.familyName == cell.textLabel?.text)
        }
        #expect(stage.table.visibleCells.count > 3)
    }

    @Test("TB4: didSelectRowAt comes once with the tapped path; a drag that starts on a row selects nothing")
    func selects() {
        let listener = TableListener()
        let stage = TableStage([numbers(100)]) { table, _ in table.delegate = listener }
        stage.simulator.tap(CGPoint(x: 100, y: 44 * 3 + 20))
        #expect(listener.journal.take() == ["select 0.3"])
        stage.simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 400), duration: 0.4)
        stage.simulator.advance(by: 2)
        #expect(listener.journal.take() == [] && stage.table.contentOffset.y > 100)
    }

    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("TB6: an image stands at the leading edge with the text after it; without one the text starts at the margin")
    func images() throws {
        for isConfigured in [false, true] {
            let stage = TableStage([["With", "Without"]])
            for (row, hasImage) in [(0, true), (1, false)] {
                let cell = try #require(stage.table.cellForRow(at: path(row)))
                let picture = hasImage ? image(30) : nil
                if isConfigured {
                    var content = UIListContentConfiguration.cell()
                    (content.text, content.image) = ("Text", picture)
                    cell.contentConfiguration = content
                } else {
                    cell.imageView?.image = picture
                    cell.textLabel?.text = "Text"
                }
                cell.setNeedsLayout()
                stage.simulator.advance(by: 0.1)
                let label = try #require(descendants(cell, of: UILabel.self).first { $0.text == "Text" })
                let text = label.convert(label.bounds, to: cell)
                let shown = descendants(cell.contentView, of: UIImageView.self).filter { $0.image != nil }
                guard let view = shown.first else {
                    #expect(!hasImage && abs(text.minX - cell.layoutMargins.left) < 5, "\(isConfigured)")
                    continue
                }
                let frame = view.convert(view.bounds, to: cell)
                #expect(hasImage && frame.minX < 40 && text.minX >= frame.maxX, "\(isConfigured)")
            }
        }
    }

    @Test("TB7: font, colour, alignment and line break of a cell's text show, and are still there after reuse")
    func textLooks() throws {
        let listener = TableListener()
        listener.willDisplay = { cell, path in
            cell.textLabel?.font = .italicSystemFont(ofSize: path.row % 2 == 0 ? 12 : 20)
            cell.textLabel?.textColor = path.row % 2 == 0 ? .red : .blue
            cell.textLabel?.textAlignment = path.row % 2 == 0 ? .right : .center
            cell.textLabel?.lineBreakMode = path.row % 2 == 0 ? .byTruncatingHead : .byTruncatingMiddle
        }
        let stage = TableStage([numbers(200)]) { table, _ in table.delegate = listener }
        for offset in [0, 3000, 500] as [CGFloat] {
            stage.table.contentOffset.y = offset
            stage.table.layoutIfNeeded()
            for cell in stage.table.visibleCells {
                let isEven = try #require(stage.table.indexPath(for: cell)).row % 2 == 0
                let label = try #require(cell.textLabel)
                #expect(label.font.pointSize == (isEven ? 12 : 20) && label.textColor == (isEven ? .red : .blue))
                #expect(label.textAlignment == (isEven ? .right : .center))
                #expect(label.lineBreakMode == (isEven ? .byTruncatingHead : .byTruncatingMiddle))
            }
        }
        #expect(stage.rows.made < 60)
    }

    @Test("TB8: deselectRow fades the highlight, selectionStyle none shows none, indexPathForSelectedRow follows")
    func deselects() throws {
        let stage = TableStage([numbers(5)])
        stage.simulator.advance(by: 0.1)
        let plain = try stage.simulator.pixel(300, 50)
        stage.simulator.tap(CGPoint(x: 100, y: 66))
        stage.simulator.advance(by: 0.1)
        #expect(try stage.table.indexPathForSelectedRow == path(1) && stage.simulator.pixel(300, 50) != plain)
        stage.table.deselectRow(at: path(1), animated: true)
        #expect(stage.table.indexPathForSelectedRow == nil)
        stage.simulator.advance(by: 1)
        #expect(try stage.simulator.pixel(300, 50) == plain)
        let cell = try #require(stage.table.cellForRow(at: path(2)))
        cell.selectionStyle = .none
        stage.simulator.tap(CGPoint(x: 100, y: 110))
        stage.simulator.advance(by: 0.1)
        #expect(try stage.table.indexPathForSelectedRow == path(2) && stage.simulator.pixel(300, 94) == plain)
    }

    @Test(
        "TB9: cell styles place text and detail: beside the margin, below, at the trailing edge, after the text in tint"
    )
    func styles() throws {
        func cell(_ style: UITableViewCell.CellStyle) -> (UITableViewCell, CGRect, CGRect?) {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "Detail"
            cell.layoutIfNeeded()
            return (cell, cell.textLabel?.frame ?? .null, cell.detailTextLabel?.frame)
        }
        let (_, text, none) = cell(.default)
        #expect(none == nil && abs(text.minX - 16) < 1 && abs(text.midY - 22) < 1)
        let (_, title, lower) = cell(.subtitle)
        let below = try #require(lower)
        #expect(below.minY >= title.maxY - 1 && abs(below.minX - title.minX) < 1)
        let (_, left, right) = cell(.value1)
        let trailing = try #require(right)
        #expect(abs(trailing.maxX - 359) < 1.5 && abs(left.minX - 16) < 1 && abs(trailing.midY - left.midY) < 1.5)
        let (_, name, after) = cell(.value2)
        let value = try #require(after)
        #expect(value.minX > name.maxX && value.minX < 150)
    }

    @Test("TB9: a cell subclass with subviews in contentView shows the right row after reuse")
    func subclass() {
        final class Custom: UITableViewCell {
            let own = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(own)
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Source: Foundation.NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
                (cell as? Custom)?.own.text = "\(indexPath.row)"
                return cell
            }
        }
        let source = Source()
        let stage = TableStage([[]]) { table, _ in
            table.register(Custom.self, forCellReuseIdentifier: "c")
            table.dataSource = source
        }
        for offset in [0, 9000, 100] as [CGFloat] {
            stage.table.contentOffset.y = offset
            stage.table.layoutIfNeeded()
            for cell in stage.table.visibleCells {
                #expect((cell as? Custom)?.own.text == stage.table.indexPath(for: cell).map { "\($0.row)" })
                #expect((cell as? Custom)?.own.superview === cell.contentView)
            }
        }
    }

    @Test("TB10: a tap toggles a checkmark, and the model's state shows after scrolling away and back")
    func checkmarks() {
        final class Source: Foundation.NSObject, UITableViewDataSource, UITableViewDelegate {
            var checked: Set<Int> = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
                cell.accessoryType = checked.contains(indexPath.row) ? .checkmark : .none
                return cell
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                tableView.deselectRow(at: indexPath, animated: true)
                if checked.remove(indexPath.row) == nil { checked.insert(indexPath.row) }
                let cell = tableView.cellForRow(at: indexPath)
                cell?.accessoryType = checked.contains(indexPath.row) ? .checkmark : .none
            }
        }
        let source = Source()
        let stage = TableStage([[]]) { table, _ in
            table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
            (table.dataSource, table.delegate) = (source, source)
        }
        for y in [66.0, 154, 154] {
            stage.simulator.tap(CGPoint(x: 100, y: y))
            stage.simulator.advance(by: 0.6)
        }
        #expect(source.checked == [1])
        for offset in [0, 2000, 0] as [CGFloat] {
            stage.table.contentOffset.y = offset
            stage.table.layoutIfNeeded()
            let marked = stage.table.visibleCells.filter { $0.accessoryType == .checkmark }
            #expect(marked.compactMap { stage.table.indexPath(for: $0)?.row } == (offset == 0 ? [1] : []))
        }
    }

    @Test("TB19: a disclosure indicator is no button; a detail button reports itself and does not select")
    func accessories() throws {
        let listener = TableListener()
        let stage = TableStage([numbers(3)]) { table, _ in table.delegate = listener }
        let cells = stage.table.visibleCells
        cells[0].accessoryType = .disclosureIndicator
        cells[1].accessoryType = .detailDisclosureButton
        stage.simulator.advance(by: 0.1)
        stage.simulator.tap(CGPoint(x: 375, y: 22))
        #expect(listener.journal.take() == ["select 0.0"])
        let button = try #require(descendants(cells[1], of: UIButton.self).first)
        stage.simulator.tap(middleOf: button)
        #expect(listener.journal.take() == ["accessory 1"])
    }
}
