// SPDX-License-Identifier: MIT
internal import CViewDescriptors

/// Proxies of classes of an app that ask for their own while one of their static values is made, as keyboard managers' bars
/// do. iOS runs no initialiser for a proxy; here theirs would ask for that static value again, and wait for it for ever.
@MainActor
enum AppearanceProxy {
    /// nil: the class's own initialiser may run.
    ///
    /// Made as the nearest class of UIKit is; the app's own fields are zero, so that setters work and optionals are nil.
    static func uninitialized(_ cls: AnyClass) -> AnyObject? {
        guard let ancestor = frameworkAncestor(of: cls), ancestor != cls, tvd_is_within_once() != 0 else { return nil }
        let (base, own) = (address(ancestor), address(cls))
        let made = ancestor is UIView.Type ? tvd_new_view_as(base, own) : tvd_new_object_as(base, own)
        return made.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
    }

    private static func frameworkAncestor(of cls: AnyClass) -> AnyClass? {
        var current: AnyClass? = cls
        while let next = current, !String(reflecting: next).hasPrefix("UIKit.") { current = _getSuperclass(next) }
        return current
    }

    private static func address(_ cls: AnyClass) -> UnsafeRawPointer { unsafeBitCast(cls, to: UnsafeRawPointer.self) }
}
