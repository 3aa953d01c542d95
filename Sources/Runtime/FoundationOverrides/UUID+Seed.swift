// SPDX-License-Identifier: MIT

/// What `UUID()` fills its bytes with. Foundation's own reads the kernel's device, which follows no seed; Swift's generator
/// does (random.c of CVirtualClock), and is as random without one.
@_cdecl("_foundation_uuid_generate_random")
public func __generateRandomUUID(_ bytes: UnsafeMutablePointer<UInt8>) {
    var generator = SystemRandomNumberGenerator()
    for half in 0..<2 {
        let word = generator.next()
        for index in 0..<8 { bytes[half * 8 + index] = UInt8(truncatingIfNeeded: word >> (8 * UInt64(index))) }
    }
    // Version 4, variant 1 (RFC 9562, section 5.4).
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
}
