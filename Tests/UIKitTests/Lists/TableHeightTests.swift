// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing
import UIKit

/// What changes heights while a table is on show. Truth: the documentation of `tableHeaderView`, `viewWillAppear(_:)` of
/// table controllers and `scrollToRow(at:at:animated:)`.
@MainActor @Suite(.serialized)
struct TableHeightTests {
    /// Gives itself its height whenever it is laid out, as Apple's documentation lets a table's header do: "The table view
    /// respects only the height of your view's frame rectangle".
    private final class Header: UIView {
        var wanted: CGFloat = 120
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            frame.size.height = wanted
        }
    }

    private final class Controller: UITableViewController {
        let header = Header()
        var counts = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.tableHeaderView = header
            tableView.layoutIfNeeded()
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts += 1
            return 3
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test("a header that sets its own height keeps it, and rows make room when the table asks for its data")
    func headerHeight() {
        let controller = Controller()
        let simulator = Simulator(root: controller)
        simulator.advance(by: 0.1)
        #expect(controller.header.frame.height == 120)
        #expect(controller.header.layouts < 10)
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
    }

    @Test("a table controller's table asks for its data when it is about to appear the first time, and not again")
    func firstAppearance() {
        let controller = Controller()
        let window = UINavigationController(rootViewController: UIViewController())
        let simulator = Simulator(root: window)
        controller.loadViewIfNeeded()
        let before = controller.counts
        window.pushViewController(controller, animated: false)
        simulator.advance(by: 0.1)
        let first = controller.counts
        #expect(first > before)
        window.pushViewController(UIViewController(), animated: false)
        window.popViewController(animated: false)
        simulator.advance(by: 0.1)
        #expect(controller.counts == first)
    }

    /// Rows of 80 points by their constraints, where the table estimates 44.
    private final class TallRows: Foundation.NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(inner)
            let height = inner.heightAnchor.constraint(equalToConstant: 80)
            height.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                height, inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            ])
            return cell
        }
    }

    @Test("an animated scroll to a row ends where the row is, though it began with estimates", arguments: [2, 5, 8])
    func animatedScroll(row: Int) {
        let rows = TallRows()
        let controller = UIViewController()
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 100, height: 48))
        table.separatorStyle = .none
        table.dataSource = rows
        controller.view.addSubview(table)
        let simulator = Simulator(root: controller)
        simulator.advance(by: 0.1)
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: true)
        simulator.advance(by: 1)
        let place = table.rectForRow(at: IndexPath(row: row, section: 0))
        #expect(place.height == 80)
        #expect(abs(place.midY - table.bounds.midY) < 0.5)
    }
}
