// SPDX-License-Identifier: MIT
public import Foundation

import enum ObjectiveC.KeyValueCoding

/// What adapted code calls in place of the members without underscores. Linux's Foundation unpacks numbers to the type
/// they were stored as; on iOS they come as objects, which cast to every number type that holds the value.
extension UserDefaults {
    public func __object(forKey key: String) -> Any? { KeyValueCoding.boxed(object(forKey: key)) }
    public func __value(forKey key: String) -> Any? { __object(forKey: key) }

    public func __array(forKey key: String) -> [Any]? { array(forKey: key)?.map { KeyValueCoding.boxed($0) ?? $0 } }

    public func __dictionary(forKey key: String) -> [String: Any]? {
        dictionary(forKey: key)?.mapValues { KeyValueCoding.boxed($0) ?? $0 }
    }
}
