// SPDX-License-Identifier: MIT
internal import CObjCRegistry

/// Makes `cls` and its subclasses answer with the methods that `replacing`, a direct subclass written for this purpose,
/// overrides: an override in an extension of a class of another module. Called before `main`.
public func __objcReplaceMethods(_ cls: AnyClass, _ replacing: AnyClass) {
    ts_replace_methods(
        unsafeBitCast(cls, to: UnsafeRawPointer.self), unsafeBitCast(replacing, to: UnsafeRawPointer.self))
}

/// Whether `cls`, a subclass of `base`, overrides a method that `example`, a direct subclass of `base` written for this
/// purpose, overrides.
package func objcOverrides(_ cls: AnyClass, _ base: AnyClass, like example: AnyClass) -> Bool {
    ts_overrides_like(
        unsafeBitCast(cls, to: UnsafeRawPointer.self), unsafeBitCast(base, to: UnsafeRawPointer.self),
        unsafeBitCast(example, to: UnsafeRawPointer.self))
}
