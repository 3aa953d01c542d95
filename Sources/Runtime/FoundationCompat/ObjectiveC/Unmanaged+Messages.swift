// SPDX-License-Identifier: MIT
public import Foundation

/// What `perform(_:)` gives back can be sent messages at once: `a.perform(x)?.takeUnretainedValue().perform(y)`. In
/// Objective-C every object answers to them; Swift's own `AnyObject` has no members here.
extension Unmanaged where Instance == AnyObject {
    /// Raises for an object that does not derive from `NSObject`.
    @_disfavoredOverload
    public func takeUnretainedValue() -> NSObject { Self.asObject(takeUnretainedValue() as AnyObject) }

    /// Raises for an object that does not derive from `NSObject`.
    @_disfavoredOverload
    public func takeRetainedValue() -> NSObject { Self.asObject(takeRetainedValue() as AnyObject) }

    private static func asObject(_ object: AnyObject) -> NSObject {
        if let found = object as? NSObject { return found }
        NSException.raise(
            .invalidArgumentException, "\(type(of: object)) is no subclass of NSObject and cannot be sent messages")
    }
}
