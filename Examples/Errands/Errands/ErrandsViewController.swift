// SPDX-License-Identifier: MIT
import UIKit

/// Fills with fifty items beside five that are there from the start: try to scroll meanwhile.
class ErrandsViewController: UITableViewController {
    var method = Way.main
    private(set) var items: [[String]] = [(1...5).map { "Initial \($0)" }, []]
    private lazy var worker = method.makeWorker()
    private var hasStarted = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = method.rawValue
        if !method.hasCancel { navigationItem.rightBarButtonItem = nil }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasStarted else { return }
        hasStarted = true
        worker.start { [weak self] in self?.append($0) }
    }

    private func append(_ new: [String]) {
        items[1] += new
        tableView.reloadData()
    }

    @IBAction private func cancelErrands(_ sender: UIBarButtonItem) {
        sender.isEnabled = false
        worker.cancel()
    }

    override func numberOfSections(in tableView: UITableView) -> Int { items.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "From the start" : "\(items[1].count) of \(Errand.count * Errand.steps)"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        let item = items[indexPath.section][indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = item
        content.image = UIImage(systemName: indexPath.section == 0 ? "circle" : "circle.fill")
        content.imageProperties.tintColor = color(of: item)
        cell.contentConfiguration = content
        return cell
    }

    /// The items of an errand share a colour, so that one sees how they mix.
    private func color(of item: String) -> UIColor {
        let colors: [UIColor] = [.systemBlue, .systemRed, .systemGreen, .systemOrange, .systemPurple]
        guard let iteration = item.dropFirst("Item ".count).split(separator: "-").first.flatMap({ Int($0) }),
            item.hasPrefix("Item ")
        else { return .systemGray }
        return colors[(iteration - 1) % colors.count]
    }
}
