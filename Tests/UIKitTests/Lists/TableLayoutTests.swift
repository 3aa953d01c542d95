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
