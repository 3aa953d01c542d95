// SPDX-License-Identifier: MIT
import UIKit

class AlbumViewController: UITableViewController {
    var album = Album.shelf[0]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = album.title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { album.tracks.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { album.artist }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Track", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = album.tracks[indexPath.row]
        content.secondaryText = "\(indexPath.row + 1)"
        cell.contentConfiguration = content
        return cell
    }
}
