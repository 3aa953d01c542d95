// SPDX-License-Identifier: MIT
import UIKit

class InspectorViewController: UITableViewController {
    private(set) var groups: [FactGroup] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    private func reload() {
        groups = Facts.all()
        tableView.reloadData()
    }

    /// After the facts, the attempts.
    override func numberOfSections(in tableView: UITableView) -> Int { groups.count + 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == groups.count ? WriteAttempt.allCases.count : groups[section].facts.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == groups.count ? "Try It" : groups[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Fact", for: indexPath)
        if indexPath.section == groups.count {
            var content = cell.defaultContentConfiguration()
            content.text = WriteAttempt.allCases[indexPath.row].rawValue
            content.textProperties.color = .tintColor
            cell.contentConfiguration = content
            cell.selectionStyle = .default
        } else {
            let fact = groups[indexPath.section].facts[indexPath.row]
            var content = UIListContentConfiguration.valueCell()
            content.text = fact.name
            content.secondaryText = fact.value
            content.prefersSideBySideTextAndSecondaryText = true
            cell.contentConfiguration = content
            cell.selectionStyle = .none
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == groups.count else { return }
        let report = WriteAttempt.allCases[indexPath.row].report()
        let alert = UIAlertController(title: report.title, message: report.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.reload() })
        present(alert, animated: true)
    }
}
