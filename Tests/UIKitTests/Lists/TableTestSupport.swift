// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import UIKit

/// A data source of texts that counts what it is asked.
@MainActor
final class Rows: Foundation.NSObject, UITableViewDataSource {
    var sections: [[String]]
    var headers: [String?] = []
    var footers: [String?] = []
    var made = 0
    var asked = 0
    var identifier = "cell"

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell: UITableViewCell
        if let free = tableView.dequeueReusableCell(withIdentifier: identifier) {
            cell = free
        } else {
            made += 1
            cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
}

/// A table that fills a screen of 393 by 852 points and keeps its data source.
@MainActor
final class TableStage {
    let simulator: Simulator
    let table: UITableView
    let rows: Rows

    init(_ sections: [[String]], style: UITableView.Style = .plain, set up: (UITableView, Rows) -> Void = { _, _ in }) {
        rows = Rows(sections)
        let controller = UIViewController()
        table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = rows
        up(table, rows)
        controller.view = table
        simulator = Simulator(root: controller)
        table.layoutIfNeeded()
    }

    /// The texts that show, top to bottom.
    var shown: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }
}
