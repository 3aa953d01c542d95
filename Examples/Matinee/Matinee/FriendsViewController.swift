// SPDX-License-Identifier: MIT
import CoreData
import UIKit

class FriendsViewController: FetchedViewController<Friend> {
    override func makeResults() -> NSFetchedResultsController<Friend> { library.friends() }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // What a friend has is another object's: the results tell nothing of it.
        tableView.reloadData()
    }

    override func makeCell(_ friend: Friend, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Friend", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = friend.friendName
        content.secondaryText = friend.lentText
        content.image = UIImage(systemName: "person")
        cell.contentConfiguration = content
        return cell
    }

    @IBAction private func addFriend(_ sender: Any) {
        let alert = UIAlertController(title: "New Friend", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.autocapitalizationType = .words
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
            self?.add(alert?.textFields?.first?.text ?? "")
        })
        present(alert, animated: true)
    }

    func add(_ name: String) {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return }
        Friend(context: library.context).friendName = name
        do { try library.save() } catch { show(error) }
    }
}

/// Of all friends, who has the movie.
class FriendChooserViewController: FriendsViewController {
    var chosen: Friend?
    var whenChosen: (Friend) -> Void = { _ in }

    override func makeCell(_ friend: Friend, at indexPath: IndexPath) -> UITableViewCell {
        let cell = super.makeCell(friend, at: indexPath)
        cell.accessoryType = friend == chosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        whenChosen(results.object(at: indexPath))
        navigationController?.popViewController(animated: true)
    }
}
