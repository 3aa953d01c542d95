import UIKit

/// Names by their first letters, with an index at the side.
final class PlainTableScreen: UITableViewController {
    private static let names = [
        "Ada", "Alan", "Anita", "Barbara", "Bjarne", "Brian", "Claude", "Dennis", "Donald", "Edsger", "Fernando",
        "Frances", "Grace", "Guido", "Hedy", "Ivan", "James", "Jean", "John", "Katherine", "Ken", "Kristen", "Larry",
        "Leslie", "Linus", "Margaret", "Niklaus", "Ole-Johan", "Peter", "Radia", "Robin", "Shafi", "Sophie", "Tony",
        "Ursula", "Vint", "Whitfield", "Yukihiro", "Zuse",
    ]
    private let groups = Dictionary(grouping: names) { String($0.prefix(1)) }
    private lazy var letters = groups.keys.sorted()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }

    private func name(_ path: IndexPath) -> String { groups[letters[path.section]]?[path.row] ?? "" }

    override func numberOfSections(in tableView: UITableView) -> Int { letters.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[letters[section]]?.count ?? 0
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = name(indexPath)
        return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        letters[section]
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
}
