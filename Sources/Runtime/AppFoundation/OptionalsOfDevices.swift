// SPDX-License-Identifier: MIT
import FoundationCompat

/// What the adapter makes of members that are optional on iOS, like `NSURL.absoluteString`, and need not be here: an optional
/// in either case.
public func __optional<Value>(_ value: Value?) -> Value? { value }

/// `dictionary as [NSObject: AnyObject]`: keys and values as objects, of which Objective-C's dictionaries consist.
public func __objects(_ dictionary: NSDictionary) -> [NSObject: AnyObject] {
    var result: [NSObject: AnyObject] = [:]
    for (key, value) in dictionary {
        guard let object = __bridged(key) as? NSObject else {
            NSException.raise(.invalidArgumentException, "a key of class \(type(of: key)) is no NSObject")
        }
        result[object] = __bridged(value)
    }
    return result
}

/// What has Swift's type already.
public func __objects<Key, Value>(_ dictionary: [Key: Value]) -> [Key: Value] { dictionary }
