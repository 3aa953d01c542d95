// SPDX-License-Identifier: MIT

public enum CTCellularDataRestrictedState: UInt, Sendable { case restrictedStateUnknown = 0, restricted, notRestricted }

/// Whether the person lets the app use the telephone's network, which Settings here cannot forbid.
/// Sendable: the lock guards what changes.
open class CTCellularData: __ObjCObject, @unchecked Sendable {
    private let lock = NSLock()
    private var notifier: ((CTCellularDataRestrictedState) -> Void)?

    public override init() { super.init() }

    open var restrictedState: CTCellularDataRestrictedState { .notRestricted }

    /// Called once, soon after it is set.
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)? {
        get { lock.withLock { notifier } }
        set {
            lock.withLock { notifier = newValue }
            DispatchQueue.global().async { [weak self] in
                guard let self else { return }
                self.cellularDataRestrictionDidUpdateNotifier?(self.restrictedState)
            }
        }
    }
}
