// SPDX-License-Identifier: MIT

/// Gives a table view its rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Dequeue the cell from the table view.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The titles at the table's trailing edge; nil: none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// Having it makes rows of the table deletable by a swipe.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Having it shows the reorder controls while editing.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int {
        byName(self, "numberOfSectionsInTableView:", [tableView], or: 1)
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        byName(self, "tableView:titleForHeaderInSection:", [tableView, section], or: nil)
    }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        byName(self, "tableView:titleForFooterInSection:", [tableView, section], or: nil)
    }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        byName(self, "tableView:canEditRowAtIndexPath:", [tableView, indexPath], or: true)
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        byName(self, "tableView:canMoveRowAtIndexPath:", [tableView, indexPath], or: false)
    }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        byName(self, "sectionIndexTitlesForTableView:", [tableView], or: nil)
    }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        byName(self, "tableView:sectionForSectionIndexTitle:atIndex:", [tableView, title, index], or: 0)
    }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        byName(self, "tableView:commitEditingStyle:forRowAtIndexPath:", [tableView, editingStyle, indexPath])
    }
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        byName(self, "tableView:moveRowAtIndexPath:toIndexPath:", [tableView, sourceIndexPath, destinationIndexPath])
    }
}
