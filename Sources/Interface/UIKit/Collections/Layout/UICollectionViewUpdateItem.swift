// SPDX-License-Identifier: MIT

/// One change of a batch. Index paths of one index name sections.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: __ObjCObject {
    private let action: Action
    private let before: IndexPath?
    private let after: IndexPath?

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (self.action, self.before, self.after) = (action, before, after)
        super.init()
    }

    public enum Action: Int, Sendable { case insert, delete, reload, move, none }

    /// nil for insertions.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// nil for deletions.
    open var indexPathAfterUpdate: IndexPath? { after }
    open var updateAction: Action { action }
}
