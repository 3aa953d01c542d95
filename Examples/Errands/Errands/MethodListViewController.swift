// SPDX-License-Identifier: MIT
import UIKit

class MethodListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Way.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Method", for: indexPath)
        let method = Way.allCases[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = method.rawValue
        content.secondaryText = method.explanation
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: method.symbol)
        cell.contentConfiguration = content
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let errands = segue.destination as? ErrandsViewController, let row = tableView.indexPathForSelectedRow?.row
        else { return }
        errands.method = Way.allCases[row]
    }
}
