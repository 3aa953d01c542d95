// SPDX-License-Identifier: MIT
public import Foundation
import ObjCRuntime

extension NSSortDescriptor {
    /// Sorts by a property of any type, an optional one or a `Bool` among them, whose values are compared with
    /// `compare:` when the app sorts. Missing values come first. Foundation's own on Linux takes properties that are
    /// `Comparable`.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        guard let key = keyPath.__kvcKeyPathString else {
            NSException.raise(
                .invalidArgumentException, "\(keyPath) cannot be sorted by: Objective-C knows no such property")
        }
        self.init(key: key, ascending: ascending)
    }
}
