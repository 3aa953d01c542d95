// SPDX-License-Identifier: MIT
import FoundationCompat

extension NSObject {
    /// The class's name, or what an app's class says instead.
    public static func description() -> String { __classDescription(self) }
}

/// What `description()` says for any class: what the app's `class func description()` of the class or of one above it
/// returns, else the class's name.
public func __classDescription(_ cls: AnyClass) -> String {
    objcLookup(cls, Selector("+description"))?.call(cls as AnyObject, []) as? String ?? __NSStringFromClass(cls)
}
