// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// User defaults that are observed. Those of Foundation tell nobody what becomes of their values: whoever stores a value
/// does it in `changing`.
package enum ObservedDefaults {
    // Unchecked: the list is only reached through the mutex, and defaults may be used on any thread.
    private struct Known: @unchecked Sendable {
        weak var object: UserDefaults?
        /// nil: the app's own.
        let suite: String?
    }

    private static let known = Mutex<[Known]>([])

    static func note(_ defaults: UserDefaults) {
        let suite = Mirror(reflecting: defaults).children.first { $0.label == "suite" }?.value as? String
        let added = Known(object: defaults, suite: suite)
        known.withLock { known in
            known.removeAll { $0.object == nil }
            if !known.contains(where: { $0.object === defaults }) { known.append(added) }
        }
    }

    /// Runs `change`, which stores a value, and tells the observers of the key, if it is another than before.
    /// - Parameters:
    ///   - value: the new one; nil: none.
    ///   - suite: nil for the app's own defaults.
    package static func changing(_ key: String, to value: AnyObject?, suite: String?, _ change: () -> Void) {
        let observed = known.withLock { known in
            known.filter { $0.suite == suite }
        }.compactMap(\.object).filter { !KeyValueObserving.observers(of: $0, key).isEmpty && !holds($0, key, value) }
        for defaults in observed { KeyValueObserving.willChange(defaults, key) }
        change()
        for defaults in observed { KeyValueObserving.didChange(defaults, key) }
    }

    private static func holds(_ defaults: UserDefaults, _ key: String, _ value: AnyObject?) -> Bool {
        guard let present = defaults.object(forKey: key), let value = value as? Foundation.NSObject else {
            return defaults.object(forKey: key) == nil && value == nil
        }
        return value.isEqual(present)
    }
}
