// SPDX-License-Identifier: MIT

/// The bytes of an instance of the class, in whole words as Objective-C counts them; 0 for nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    guard let cls else { return 0 }
    let metadata = unsafeBitCast(cls, to: UnsafeRawPointer.self)
    // Where Swift's classes keep it on platforms without Objective-C: docs/ABI/TypeMetadata.rst, "Class Metadata".
    let size = Int(metadata.load(fromByteOffset: 24, as: UInt32.self))
    return (size + 7) & ~7
}
