// SPDX-License-Identifier: MIT

extension NSIndexPath {
    /// Names a row of a section of a table view.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    public convenience init(forRow row: Int, inSection section: Int) { self.init(row: row, section: section) }

    /// Names an item of a section of a collection view.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
    public convenience init(forItem item: Int, inSection section: Int) { self.init(item: item, section: section) }

    public var section: Int { index(atPosition: 0) }
    public var row: Int { index(atPosition: 1) }
    public var item: Int { index(atPosition: 1) }
}
