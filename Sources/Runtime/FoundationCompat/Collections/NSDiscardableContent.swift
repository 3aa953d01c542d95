// SPDX-License-Identifier: MIT

/// What may throw its content away while nobody uses it. `NSCache` of Linux's Foundation does not ask for that by itself.
public protocol NSDiscardableContent: AnyObject {
    /// Whether the content is there; counts one more user if so.
    func beginContentAccess() -> Bool
    /// Counts one user less.
    func endContentAccess()
    /// Throws the content away when it has no users.
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}
