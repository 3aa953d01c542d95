// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct TableLayoutTests {
    private func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

    @Test("Rows of the standard styles are 44 points high (Interface Builder's frames) and fill the width")
    func standardRows() {
        let stage = TableStage([numbers(3)])
        #expect(
            stage.table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 44, width: 393, height: 44))
        #expect(stage.table.contentSize == CGSize(width: 393, height: 132))
        #expect(stage.shown == numbers(3))
    }

    @Test("Of 10,000 rows only those on the screen have cells, wherever it is scrolled")
    func reuse() {
        let stage = TableStage([numbers(10_000)])
        stage.table.rowHeight = 44
        stage.table.layoutIfNeeded()
        for step in 0..<400 {
            stage.table.contentOffset.y = CGFloat(step) * 1000
            stage.table.layoutIfNeeded()
        }
        #expect(stage.table.visibleCells.count <= 21)
        #expect(stage.rows.made <= 42)
    }

    @Test("The same scroll asks the data source as often in 100,000 rows as in 1,000")
    func costOfScrolling() {
        let asked = [1000, 100_000].map { count in
            let stage = TableStage([numbers(count)])
            stage.rows.asked = 0
            for step in 0..<300 {
                stage.table.contentOffset.y = CGFloat(step) * 100
                stage.table.layoutIfNeeded()
            }
            return stage.rows.asked
        }
        #expect(asked[0] == asked[1])
        // 300 steps of 100 points pass 680 rows; each is asked for once.
        #expect(asked[0] < 700)
    }

    @Test("Layout comes to rest with headers, index and indicators", arguments: [UITableView.Style.plain, .grouped])
    func settles(style: UITableView.Style) {
        final class Indexed: Foundation.NSObject, UITableViewDataSource {
            var layouts = 0
            func numberOfSections(in tableView: UITableView) -> Int { 5 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "H\(section)" }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "D", "E"] }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        final class Counting: UITableView {
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                super.layoutSubviews()
            }
        }
        let source = Indexed()
        let controller = UIViewController()
        let table = Counting(frame: UIScreen.main.bounds, style: style)
        table.dataSource = source
        controller.view = table
        let simulator = Simulator(root: controller)
        table.contentOffset.y = 200
        simulator.advance(by: 0.1)
        table.layouts = 0
        simulator.advance(by: 2)
        #expect(table.layouts <= 5)
    }

    @Test("Grouped: titles 38 points high, the first 55.5, as Interface Builder shows them")
    func groupedHeaders() {
        let stage = TableStage([["a"], ["b"]], style: .grouped) { _, rows in rows.headers = ["One", "Two"] }
        let first = stage.table.rectForHeader(inSection: 0).height
        #expect(abs(first - 55.5) < 0.5)
        #expect(abs(stage.table.rectForHeader(inSection: 1).height - 38) < 0.5)
        let label = stage.table.headerView(forSection: 0)?.textLabel
        #expect(label?.text == "ONE")
    }

    @Test("A plain header stays at the top until the next one pushes it out")
    func stickyHeaders() {
        let stage = TableStage([numbers(30), numbers(30)]) { table, rows in
            rows.headers = ["One", "Two"]
            table.sectionHeaderTopPadding = 0
        }
        stage.table.contentOffset.y = 300
        stage.table.layoutIfNeeded()
        let height = stage.table.rectForHeader(inSection: 0).height
        #expect(stage.table.headerView(forSection: 0)?.frame.minY == 300)
        let next = stage.table.rectForHeader(inSection: 1).minY
        stage.table.contentOffset.y = next - height / 2
        stage.table.layoutIfNeeded()
        #expect(stage.table.headerView(forSection: 0)?.frame.maxY == next)
    }
}
