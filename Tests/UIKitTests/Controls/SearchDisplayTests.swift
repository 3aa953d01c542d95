// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The search of iOS 3 to 8, by the documentation of `UISearchDisplayController` and its delegate.
@MainActor @Suite(.serialized)
struct SearchDisplayTests {
    private final class Searching: UITableViewController, UISearchDisplayDelegate {
        let words = ["apple", "pear", "plum", "cherry"]
        var found: [String] = []
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
        let journal: Journal
        init(_ journal: Journal) {
            self.journal = journal
            super.init(style: .plain)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.tableHeaderView = bar
            let search = UISearchDisplayController(searchBar: bar, contentsController: self)
            search.delegate = self
            search.searchResultsDataSource = self
            search.searchResultsDelegate = self
        }
        private func list(_ table: UITableView) -> [String] { table === tableView ? words : found }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            list(tableView).count
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = list(tableView)[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            journal.note("chose \(list(tableView)[indexPath.row])")
        }
        func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
            journal.note("will begin")
        }
        func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {
            journal.note("did begin")
        }
        func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) { journal.note("will end") }
        func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) { journal.note("did end") }
        func searchDisplayController(
            _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
        ) { journal.note("load") }
        func searchDisplayController(
            _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
        ) { journal.note("show") }
        func searchDisplayController(
            _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView
        ) { journal.note("hide") }
        func searchDisplayController(
            _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
        ) -> Bool {
            found = words.filter { $0.contains(searchString ?? "") }
            return true
        }
    }

    private let journal = Journal()

    @Test("editing begins the search, typing shows and loads the results, a row is chosen, Cancel brings the list back")
    func search() throws {
        let screen = Searching(journal)
        let navigation = UINavigationController(rootViewController: screen)
        let simulator = Simulator(root: navigation)
        simulator.advance(by: 0.1)
        let search = try #require(screen.searchDisplayController)
        #expect(!search.isActive && search.searchContentsController === screen && search.searchBar === screen.bar)
        screen.bar.becomeFirstResponder()
        simulator.advance(by: 0.5)
        #expect(search.isActive && navigation.isNavigationBarHidden && screen.bar.showsCancelButton)
        #expect(journal.take() == ["will begin", "did begin"])
        for letter in ["p", "l"] { simulator.send(.text(letter)) }
        simulator.advance(by: 0.2)
        let table = search.searchResultsTableView
        #expect(table.window != nil && table.visibleCells.compactMap { $0.textLabel?.text } == ["apple", "plum"])
        #expect(journal.take() == ["load", "show"])
        let row = simulator.frame(try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))))
        #expect(row.minY >= simulator.frame(screen.bar).maxY - 1, "below the bar")
        simulator.tap(CGPoint(x: 100, y: row.midY))
        #expect(journal.take() == ["chose plum"])
        search.setActive(false, animated: true)
        simulator.advance(by: 0.5)
        #expect(journal.take() == ["will end", "hide", "did end"])
        #expect(!navigation.isNavigationBarHidden && table.window == nil && screen.bar.text == "")
        #expect(!screen.bar.isFirstResponder && !screen.bar.showsCancelButton)
    }

    @Test("the bar can be the title of the navigation item")
    func inNavigationBar() {
        let controller = UIViewController()
        let search = UISearchDisplayController(searchBar: UISearchBar(), contentsController: controller)
        #expect(search.navigationItem == nil)
        search.displaysSearchBarInNavigationBar = true
        #expect(search.navigationItem === controller.navigationItem)
        #expect(controller.navigationItem.titleView === search.searchBar)
        search.isActive = true
        #expect(search.isActive)
        search.isActive = false
    }
}
