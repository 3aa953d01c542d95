// SPDX-License-Identifier: MIT
import UIKit

/// The notes of the key-value store.
class NotesViewController: UITableViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Note.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let note = Note.all[indexPath.row]
        cell.textLabel?.text = note.title.isEmpty ? "New Note" : note.title
        cell.detailTextLabel?.text = note.date.formatted(date: .abbreviated, time: .shortened)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showNote", sender: indexPath)
    }

    @IBAction func add(_ sender: Any) {
        Note.all.append(Note(title: "", text: "", date: Date()))
        tableView.reloadData()
        performSegue(withIdentifier: "showNote", sender: IndexPath(row: Note.all.count - 1, section: 0))
    }

    /// What another device sent shows what is not saved yet; the date is the stored one.
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let editor = segue.destination as? NoteViewController else { return }
        if let activity = sender as? NSUserActivity {
            editor.index = activity.userInfo?["index"] as? Int ?? 0
            editor.unsaved = (activity.userInfo?["title"] as? String ?? "", activity.userInfo?["text"] as? String ?? "")
        } else if let path = sender as? IndexPath {
            editor.index = path.row
        }
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        loadViewIfNeeded()
        tableView.reloadData()
        // Without what it needs the list is all there is to show.
        guard let index = activity.userInfo?["index"] as? Int, Note.all.indices.contains(index) else { return }
        tableView.selectRow(at: IndexPath(row: index, section: 0), animated: false, scrollPosition: .none)
        performSegue(withIdentifier: "showNote", sender: activity)
    }
}
