// SPDX-License-Identifier: MIT

/// What a calendar store holds. Objects are used by one thread at a time, as on iOS.
open class EKObject: __ObjCObject {
    public override init() { super.init() }

    /// Whether it differs from what the store has.
    open var hasChanges: Bool { false }
    /// Whether it has never been saved.
    open var isNew: Bool { false }
    /// Takes back what was changed since it was read or saved.
    open func reset() {}
    open func rollback() { reset() }
    /// Reads it anew; its own changes stay where the store has none.
    /// - Returns: false when it is in the store no more.
    @discardableResult open func refresh() -> Bool { true }
}
