// SPDX-License-Identifier: MIT
import UIKit

/// The two ways to keep notes. Both need an account.
class HomeViewController: UITableViewController {
    private let rows = [
        ("Notes", "In the key-value store", "showNotes"), ("Documents", "Files in iCloud", "showDocuments"),
    ]

    private var hasAccount: Bool { FileManager.default.ubiquityIdentityToken != nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row].0
        cell.detailTextLabel?.text = rows[indexPath.row].1
        cell.accessoryType = .disclosureIndicator
        cell.textLabel?.isEnabled = hasAccount
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        hasAccount ? nil : "Sign in to iCloud in Settings to go on with notes on your other devices."
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if hasAccount { performSegue(withIdentifier: rows[indexPath.row].2, sender: nil) }
    }
}
