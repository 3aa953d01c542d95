// SPDX-License-Identifier: MIT
import UIKit

/// A table of names and values, and of buttons below.
class FactsViewController: UITableViewController {
    struct Fact: Equatable {
        var name: String
        var value: String
    }
    struct Deed {
        var title: String
        var run: () -> Void
    }

    var facts: [Fact] = [] { didSet { if isViewLoaded, facts != oldValue { tableView.reloadData() } } }
    var deeds: [Deed] { [] }

    override func numberOfSections(in tableView: UITableView) -> Int { deeds.isEmpty ? 1 : 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? facts.count : deeds.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        if indexPath.section == 0 {
            let fact = facts[indexPath.row]
            cell.textLabel?.text = fact.name
            cell.detailTextLabel?.text = fact.value
            cell.detailTextLabel?.accessibilityIdentifier = fact.name
            cell.selectionStyle = .none
        } else {
            cell.textLabel?.text = deeds[indexPath.row].title
            cell.textLabel?.textColor = view.tintColor
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == 1 { deeds[indexPath.row].run() }
    }

    /// - Parameter given: what was entered, where something was.
    func ask(_ title: String, _ fields: [String], given: @escaping ([String]) -> Void) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        for name in fields {
            alert.addTextField { field in
                field.placeholder = name
                field.accessibilityIdentifier = name.lowercased()
            }
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
                given((alert?.textFields ?? []).map { $0.text ?? "" })
            })
        present(alert, animated: true)
    }
}
