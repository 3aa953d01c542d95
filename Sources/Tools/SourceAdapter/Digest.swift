// SPDX-License-Identifier: MIT

/// A 128-bit content hash (two FNV-1a style lanes with a final mix). It names cache entries; it does not defend against
/// attackers.
struct Digest {
    private var a: UInt64 = 0xcbf2_9ce4_8422_2325
    private var b: UInt64 = 0x9e37_79b9_7f4a_7c15

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            for byte in bytes {
                a = (a ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
                b = (b &+ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd
                b ^= b >> 32
            }
        }
        // Ends the field, so that "ab","c" and "a","bc" differ.
        a = (a ^ 0x100) &* 0x0000_0100_0000_01b3
        b = (b ^ 0x1ff) &* 0xc4ce_b9fe_1a85_ec53
    }

    var value: String {
        func hex(_ x: UInt64) -> String {
            let text = String(x, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        return hex(a) + hex(b)
    }

    static func text(_ text: String) -> String {
        var digest = Digest()
        digest.add(text)
        return digest.value
    }
}
