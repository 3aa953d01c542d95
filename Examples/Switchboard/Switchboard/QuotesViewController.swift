// SPDX-License-Identifier: MIT
import UIKit

/// The person's quotes, in the order that Settings say.
class QuotesViewController: FactsViewController {
    private var quotes: [QuoteStore.Quote] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let add = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.write() })
        add.accessibilityIdentifier = "add"
        navigationItem.rightBarButtonItem = add
        load()
    }

    private func load() {
        do { quotes = try QuoteStore.own().quotes(by: Choices.order) } catch { show(error) }
        tableView.reloadData()
    }

    private func write() {
        ask("New Quote", ["Text", "Author"]) { [self] entered in
            do { try QuoteStore.own().add(.init(text: entered[0], author: entered[1])) } catch { show(error) }
            load()
        }
    }

    private func show(_ error: Error) {
        let text = (error as? QuoteStore.Failure).map { "\($0.message) (\($0.code))" } ?? error.localizedDescription
        let alert = UIAlertController(title: "Cannot Use the Quotes", message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { quotes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = quotes[indexPath.row].text
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = quotes[indexPath.row].author
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.selectionStyle = .none
        return cell
    }
}
