// SPDX-License-Identifier: MIT
import UIKit

/// The topics, which the storyboard lists, and a line that asks for its font anew whenever the text size changes.
class TopicsViewController: UITableViewController {
    @IBOutlet private(set) var sizeLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(updateFont), name: UIContentSizeCategory.didChangeNotification, object: nil)
        updateFont()
    }

    @objc private func updateFont() {
        sizeLabel.font = .preferredFont(forTextStyle: .body)
        // The row is as high as its line.
        tableView.performBatchUpdates(nil)
    }
}
