// SPDX-License-Identifier: MIT
internal import CObjCRegistry

/// Whether the class or a superclass conforms to all protocols of an existential type. Swift can ask objects alone; the
/// runtime is asked with the protocols that the type's metadata lists (`TargetExistentialTypeMetadata` in the Swift ABI:
/// kind, flags, number of protocols, then perhaps a superclass, then the protocols).
package func objcConforms(_ cls: AnyClass, to proto: Any.Type) -> Bool {
    let metadata = unsafeBitCast(proto, to: UnsafeRawPointer.self)
    let existentialKind = 0x303
    guard metadata.load(as: Int.self) == existentialKind else { return false }
    let flags = metadata.load(fromByteOffset: 8, as: UInt32.self)
    let count = Int(metadata.load(fromByteOffset: 12, as: UInt32.self))
    let hasSuperclass = flags & 0x4000_0000 != 0
    return (0..<count).allSatisfy { index in
        let offset = 16 + (index + (hasSuperclass ? 1 : 0)) * MemoryLayout<UInt>.size
        // The low bit marks protocols of Objective-C, which there are none of.
        let word = metadata.load(fromByteOffset: offset, as: UInt.self) & ~1
        guard let descriptor = UnsafeRawPointer(bitPattern: word) else { return false }
        var next: AnyClass? = cls
        while let current = next {
            if ts_conforms(unsafeBitCast(current, to: UnsafeRawPointer.self), descriptor) { return true }
            next = _getSuperclass(current)
        }
        return false
    }
}
