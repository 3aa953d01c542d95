// SPDX-License-Identifier: MIT

extension UITableView {
    /// For updates that are not kept, as UIKit's are not: closures need no `self`, and parameters may be handed on.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            let optional: (() -> Void)? = updates
            performBatchUpdates(optional, completion: completion)
        }
    }
}
