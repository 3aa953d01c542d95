// SPDX-License-Identifier: MIT
internal import CObjCRegistry

/// Makes `cls` and its subclasses answer with the methods that `replacing`, a direct subclass written for this purpose,
/// overrides: an override in an extension of a class of another module. Called before `main`.
public func __objcReplaceMethods(_ cls: AnyClass, _ replacing: AnyClass) {
    ts_replace_methods(
        unsafeBitCast(cls, to: UnsafeRawPointer.self), unsafeBitCast(replacing, to: UnsafeRawPointer.self))
}
