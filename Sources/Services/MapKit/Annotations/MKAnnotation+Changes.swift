// SPDX-License-Identifier: MIT
import CoreLocation
import ObjectiveC

/// Does `body` now on the main actor, and soon on other threads: an app may change an annotation on any.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
    DispatchQueue.main.async(execute: body)
}

extension MKAnnotation {
    /// Calls `body` after each change of one of `keys` that the annotation announces for key-value observing, as
    /// `@objc dynamic` variables do; the function returned ends it.
    func onChange(of keys: [String], _ body: @escaping @MainActor @Sendable () -> Void) -> () -> Void {
        let ends = keys.map { key in
            KeyValueObserving.observe(self, keyPath: key, options: []) { _ in onMainActor(body) }
        }
        return { for end in ends { end() } }
    }
}
