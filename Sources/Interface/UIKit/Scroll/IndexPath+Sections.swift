// SPDX-License-Identifier: MIT

extension IndexPath {
    /// Names a row of a section of a table view.
    public init(row: Int, section: Int) { self = [section, row] }

    /// Names an item of a section of a collection view.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The section; an index path without one traps, as reading it does on iOS.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
