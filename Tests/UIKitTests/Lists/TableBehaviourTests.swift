// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct TableBehaviourTests {
    /// Notes what it hears.
    final class Listener: Foundation.NSObject, UITableViewDelegate {
        let journal = Journal()
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            journal.note("shouldHighlight \(indexPath.row)")
            return true
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            journal.note("didHighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            journal.note("didUnhighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            journal.note("willSelect \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            journal.note("didSelect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            journal.note("willDeselect \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            journal.note("didDeselect \(indexPath.row)")
        }
        var swiped: [String] = []
        func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
            -> UISwipeActionsConfiguration?
        {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
                    self?.swiped.append("remove \(indexPath.row)")
                    done(true)
                }
            ])
        }
    }

    private func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

    /// As SwifterSwift's tests have it on iOS.
    @Test("A table without a data source has one empty section")
    func bareTable() {
        let table = UITableView()
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
    }

    /// A data source whose cells are of a class that the table does not know yet.
    final class EarlyRows: Foundation.NSObject, UITableViewDataSource {
        private(set) var asked = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            return UITableViewCell()
        }
    }

    /// Public code removes a row within an `inout` access to what its data source reads.
    @Test("Changes of a table without a size, which has loaded nothing, ask nothing of its data source")
    func changesBeforeLoading() {
        final class Source: Foundation.NSObject, UITableViewDataSource {
            var asked = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                asked += 1
                return 2
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let source = Source()
        let table = UITableView()
        table.dataSource = source
        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        #expect(source.asked == 0)
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    /// A sample of Apple's asks in `viewDidLoad()`, and registers its cells' classes afterwards.
    @Test("Asking for the visible rows before a table is in a window asks for no cell")
    func visibleRowsBeforeTheWindow() {
        let rows = EarlyRows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = rows
        #expect(table.indexPathsForVisibleRows?.isEmpty == true)
        #expect(rows.asked == 0)
    }

    /// As a public library's tests read it on iOS; radar 23904182 describes that asking brings the cells up to date.
    @Test("Asking for a row right after a reload makes its cell, with what the data says now")
    func rowAfterReload() {
        final class Source: Foundation.NSObject, UITableViewDataSource {
            var names: [String] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = names[indexPath.row]
                return cell
            }
        }
        let source = Source()
        let first = IndexPath(row: 0, section: 0)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        table.layoutIfNeeded()
        source.names = ["Oslo", "Bern"]
        table.reloadData()
        #expect(table.cellForRow(at: first)?.textLabel?.text == "Oslo")
        #expect(table.visibleCells.count == 2)
        source.names = ["Rome"]
        table.reloadData()
        #expect(table.indexPathsForVisibleRows == [first])
        #expect(table.cellForRow(at: first)?.textLabel?.text == "Rome")
    }

    @Test("A tap highlights, unhighlights, selects; the next one deselects the first before it selects")
    func selection() {
        let listener = Listener()
        let stage = TableStage([numbers(10)]) { table, _ in table.delegate = listener }
        stage.simulator.tap(CGPoint(x: 100, y: 22))
        #expect(
            listener.journal.take() == [
                "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "willSelect 0", "didSelect 0",
            ])
        #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
        stage.simulator.advance(by: 1)
        stage.simulator.tap(CGPoint(x: 100, y: 66))
        #expect(
            listener.journal.take() == [
                "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "willDeselect 0",
                "didDeselect 0", "didSelect 1",
            ])
    }

    @Test("A drag scrolls and selects nothing")
    func dragging() {
        let listener = Listener()
        let stage = TableStage([numbers(100)]) { table, _ in table.delegate = listener }
        stage.simulator.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.5)
        stage.simulator.advance(by: 3)
        #expect(stage.table.contentOffset.y > 200)
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(!listener.journal.take().contains { $0.hasPrefix("didSelect") })
    }

    @Test("A swipe to the left opens the row's actions; a tap on one performs it and closes the row")
    func swiping() {
        let listener = Listener()
        let stage = TableStage([numbers(10)]) { table, _ in table.delegate = listener }
        stage.simulator.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 180, y: 66), duration: 0.3)
        stage.simulator.advance(by: 1)
        let cell = stage.table.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect((cell?.frame.minX ?? 0) <= -74)
        stage.simulator.tap(CGPoint(x: 370, y: 66))
        stage.simulator.advance(by: 1)
        #expect(listener.swiped == ["remove 1"])
        #expect(cell?.frame.minX == 0)
        #expect(stage.table.contentOffset == .zero)
    }

    @Test("Random batches leave the table showing what its data source has")
    func batches() {
        var random = SeededNumbers(seed: 5)
        let stage = TableStage([numbers(12), (0..<5).map { "B\($0)" }])
        var next = 100
        for round in 0..<60 {
            let change = {
                stage.table.beginUpdates()
                var deleted: [IndexPath] = []
                for section in stage.rows.sections.indices {
                    for row in stage.rows.sections[section].indices where Int.random(in: 0..<5, using: &random) == 0 {
                        deleted.append(IndexPath(row: row, section: section))
                    }
                }
                for path in deleted.sorted().reversed() { stage.rows.sections[path.section].remove(at: path.row) }
                var inserted: Set<Int> = []
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    let row = Int.random(in: 0...stage.rows.sections[0].count, using: &random)
                    stage.rows.sections[0].insert("New \(next)", at: row)
                    next += 1
                    inserted = Set(inserted.map { $0 >= row ? $0 + 1 : $0 } + [row])
                }
                stage.table.deleteRows(at: deleted, with: .fade)
                stage.table.insertRows(at: inserted.sorted().map { IndexPath(row: $0, section: 0) }, with: .top)
                stage.table.endUpdates()
            }
            if round % 2 == 0 { change() } else { UIView.performWithoutAnimation(change) }
            stage.simulator.advance(by: 0.5)
            let all = stage.rows.sections.flatMap { $0 }
            #expect(stage.shown == Array(all.prefix(20)))
            #expect(stage.table.contentSize.height == CGFloat(all.count) * 44)
            let frames = stage.table.visibleCells.map(\.frame.minY)
            #expect(frames == frames.indices.map { CGFloat($0) * 44 })
        }
    }

    @Test("TB33: rows are as tall as their constraints ask; scrolling back up moves nothing that shows")
    func selfSizing() {
        final class Cell: UITableViewCell {
            let label = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                ])
            }
            required init?(coder: NSCoder) { fatalError("not used") }
        }
        final class Source: Foundation.NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
                (cell as? Cell)?.label.text = String(repeating: "Some words. ", count: indexPath.row % 7 + 1)
                return cell
            }
        }
        let source = Source()
        let stage = TableStage([[]]) { table, _ in
            table.register(Cell.self, forCellReuseIdentifier: "c")
            table.dataSource = source
        }
        let table = stage.table
        for row in 0..<7 {
            let label = (table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell)?.label
            let wanted = label?.sizeThatFits(CGSize(width: 361, height: 10_000)).height ?? -1
            #expect(abs(table.rectForRow(at: IndexPath(row: row, section: 0)).height - wanted - 20) < 0.5)
        }
        table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
        #expect(abs(table.rectForRow(at: IndexPath(row: 150, section: 0)).minY - table.contentOffset.y) < 0.5)
        // Rows above have only estimates: those that show must stay where they are while they are measured.
        for _ in 0..<40 {
            let top = table.indexPathsForVisibleRows?.first ?? IndexPath(row: 0, section: 0)
            let place = table.rectForRow(at: top).minY - table.contentOffset.y
            table.contentOffset.y -= 30
            table.layoutIfNeeded()
            #expect(abs(table.rectForRow(at: top).minY - table.contentOffset.y - place - 30) < 0.5)
        }
    }

    @Test("Editing moves the content aside by 38 points for the control")
    func editing() {
        let stage = TableStage([numbers(3)])
        stage.table.setEditing(true, animated: false)
        stage.table.layoutIfNeeded()
        let cell = stage.table.visibleCells[0]
        #expect(cell.isEditing && cell.contentView.frame.minX == 38)
        stage.table.setEditing(false, animated: false)
        stage.table.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
    }

    @Test("Subtitle rows of 44 points: title at y 5, detail at y 25.5 (Interface Builder's frames, to half a point)")
    func subtitle() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.accessoryType = .disclosureIndicator
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Subtitle"
        cell.layoutIfNeeded()
        #expect(abs((cell.textLabel?.frame.minY ?? 0) - 5) < 0.6)
        #expect(abs((cell.detailTextLabel?.frame.minY ?? 0) - 25.5) < 0.6)
        #expect(abs((cell.textLabel?.frame.minX ?? 0) - 16) < 0.001)
        #expect(abs(cell.contentView.frame.width - 348.5) < 0.4)
    }

    @Test("TB18: diffable data sources move from snapshot to snapshot")
    func diffable() {
        let stage = TableStage([[]])
        let source = UITableViewDiffableDataSource<Int, String>(tableView: stage.table) { table, path, item in
            let cell =
                table.dequeueReusableCell(withIdentifier: "x")
                ?? UITableViewCell(style: .default, reuseIdentifier: "x")
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot, animatingDifferences: false)
        stage.table.layoutIfNeeded()
        #expect(stage.shown == ["a", "b", "c"])
        snapshot.deleteItems(["b"])
        snapshot.insertItems(["z"], beforeItem: "a")
        snapshot.moveItem("c", beforeItem: "z")
        source.apply(snapshot)
        stage.simulator.advance(by: 1)
        #expect(stage.shown == ["c", "z", "a"])
        #expect(source.indexPath(for: "a") == IndexPath(row: 2, section: 0))
    }

    /// https://developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:): scrolls until the row is
    /// at the place, whatever size the table has.
    @Test("A table without a size scrolls to its rows")
    func scrollingUnseen() {
        final class Source: Foundation.NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let (table, source) = (UITableView(), Source())
        table.dataSource = source
        table.rowHeight = 40
        table.contentOffset = CGPoint(x: 0, y: 100)
        table.scrollToRow(at: [0, 0], at: .top, animated: false)
        #expect(table.contentOffset == .zero && table.contentSize.height == 400)
        table.scrollToRow(at: [0, 9], at: .bottom, animated: false)
        #expect(table.contentOffset.y == 400)
    }

    /// On iOS the table of a table view controller and one that fills another controller's view look the same.
    @Test(
        "Inset groups stand in equally, whether the table is its controller's view or lies in it",
        arguments: [true, false])
    func insetGroups(isRoot: Bool) {
        Simulator.on("iPhone 15", landscape: true) { simulator in
            let table = UITableView(frame: simulator.window.bounds, style: .insetGrouped)
            let controller = UIViewController()
            if isRoot { controller.view = table } else { controller.view.addSubview(table) }
            simulator.window.rootViewController = controller
            simulator.advance(by: 0.1)
            #expect(table.rowLeft == 20 + 59 && table.rowRight == 20 + 59)
        }
    }
}
