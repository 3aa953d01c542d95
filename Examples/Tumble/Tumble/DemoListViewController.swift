// SPDX-License-Identifier: MIT
import UIKit

class DemoListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Demo.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Demo", for: indexPath)
        let demo = Demo.allCases[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = demo.rawValue
        content.image = UIImage(systemName: demo.symbol)
        cell.contentConfiguration = content
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let arena = segue.destination as? ArenaViewController, let row = tableView.indexPathForSelectedRow?.row
        else { return }
        arena.demo = Demo.allCases[row]
    }
}
