// SPDX-License-Identifier: MIT
import UIKit

class TimelineViewController: UITableViewController {
    var posts: [Post] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
        let post = posts[indexPath.row]
        let text = NSMutableAttributedString(
            string: post.text, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        for tag in post.tags { text.addAttribute(.foregroundColor, value: view.tintColor as Any, range: tag) }
        cell.textLabel?.attributedText = text
        cell.textLabel?.numberOfLines = 0
        let day = post.date.map { DateFormatter.localizedString(from: $0, dateStyle: .medium, timeStyle: .short) }
        cell.detailTextLabel?.text = [post.author, day].compactMap { $0 }.joined(separator: ", ")
        cell.detailTextLabel?.textColor = .secondaryLabel
        return cell
    }
}
