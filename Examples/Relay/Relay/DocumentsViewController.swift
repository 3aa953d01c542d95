// SPDX-License-Identifier: MIT
import UIKit

/// The notes in files.
class DocumentsViewController: UITableViewController {
    private var files: [URL] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    private func reload() {
        files = NoteDocument.files
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = files[indexPath.row].deletingPathExtension().lastPathComponent
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showDocument", sender: files[indexPath.row])
    }

    @IBAction func add(_ sender: Any) {
        guard let folder = NoteDocument.folder else { return }
        let document = NoteDocument(fileURL: folder.appendingPathComponent("Note \(files.count + 1).note"))
        document.save(to: document.fileURL, for: .forCreating) { _ in
            self.reload()
            self.performSegue(withIdentifier: "showDocument", sender: document.fileURL)
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let editor = segue.destination as? DocumentViewController, let url = sender as? URL else { return }
        editor.url = url
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        guard let url = activity.userInfo?[NSUserActivityDocumentURLKey] as? URL else { return }
        performSegue(withIdentifier: "showDocument", sender: url)
    }
}
