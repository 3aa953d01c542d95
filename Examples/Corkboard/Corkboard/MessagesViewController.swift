// SPDX-License-Identifier: MIT
import UIKit

/// The messages in the server's order, fetched each time the screen appears.
class MessagesViewController: UITableViewController {
    private(set) var messages: [Message] = []
    /// The last answer that was none, for the log.
    private(set) var lastProblem: Error?
    private let spinner = UIActivityIndicatorView(style: .large)

    override func viewDidLoad() {
        super.viewDidLoad()
        spinner.hidesWhenStopped = true
        spinner.accessibilityIdentifier = "spinner"
        tableView.backgroundView = spinner
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        fetch()
    }

    @IBAction func fetch() {
        spinner.startAnimating()
        Board.shared.fetch { result in
            DispatchQueue.main.async { self.show(result) }
        }
    }

    func show(_ result: Result<[Message], Error>) {
        spinner.stopAnimating()
        refreshControl?.endRefreshing()
        switch result {
        case .success(let messages):
            lastProblem = nil
            self.messages = messages
            tableView.reloadData()
        case .failure(let problem):
            // The messages of before stay.
            lastProblem = problem
            print("The board could not be read: \(problem.localizedDescription)")
            if problem is Board.Problem { return }
            present(UIAlertController.problem("Cannot Read the Board", problem), animated: true)
        }
    }

    /// A sheet leaves this screen appeared.
    @IBAction func closeMessage(_ segue: UIStoryboardSegue) { fetch() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "MessageCell")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "MessageCell")
        let message = messages[indexPath.row]
        cell.selectionStyle = .none
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = message.text
        cell.detailTextLabel?.text = message.byline
        cell.detailTextLabel?.textColor = .secondaryLabel
        return cell
    }
}

extension UIAlertController {
    static func problem(_ title: String, _ problem: Error) -> UIAlertController {
        let alert = UIAlertController(title: title, message: problem.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        return alert
    }
}
