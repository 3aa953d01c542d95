// SPDX-License-Identifier: MIT
import Foundation

// Outside of the class: members that cannot be overridden leave its method table as it is.
extension NSObject {
    /// The value of the class's own property `key`. Classes are objects too in Objective-C.
    public static func value(forKey key: String) -> Any? {
        guard let entry = objcLookup(self, Selector("+" + key)) else {
            NSException.raise(
                .undefinedKeyException,
                "[<\(objcClassName(self))> valueForUndefinedKey:]: this class is not key value coding-compliant for the "
                    + "key \(key).")
        }
        return KeyValueCoding.boxed(entry.call(self as AnyObject, []))
    }

    /// The same for a path that starts at the class.
    public static func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        guard let first = value(forKey: String(keyPath[..<dot])) else { return nil }
        return KeyValueCoding.value(of: first, keyPath: String(keyPath[keyPath.index(after: dot)...]))
    }
}
