// SPDX-License-Identifier: MIT
public import Foundation

import enum ObjectiveC.KeyValueCoding

/// Key-value coding of objects that do not derive from our `NSObject`: collections, dictionaries, Foundation's classes.
extension NSObjectProtocol {
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(of: self, key: key) }
    public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.setValue(value, of: self, key: key) }
    public func value(forKeyPath keyPath: String) -> Any? {
        if let object = self as? __ObjCObject { return object.value(forKeyPath: keyPath) }
        return KeyValueCoding.value(of: self, keyPath: keyPath)
    }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let object = self as? __ObjCObject { return object.setValue(value, forKeyPath: keyPath) }
        KeyValueCoding.setValue(value, of: self, keyPath: keyPath)
    }
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        var values: [String: Any] = [:]
        for key in keys { values[key] = value(forKey: key) ?? NSNull() }
        return values
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// The value of a class property: `UIApplication.value(forKey: "sharedApplication")`.
    public static func value(forKey key: String) -> Any? {
        guard __objcResponds(self, Selector(key)) else {
            NSException.raise(
                .undefinedKeyException,
                "[<\(__NSStringFromClass(self)) \(Unmanaged.passUnretained(self as AnyObject).toOpaque())> "
                    + "valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
        }
        return KeyValueCoding.boxed(__objcSend(self, Selector(key), []))
    }
}
