// SPDX-License-Identifier: MIT

/// A hash that is the same on every run and machine, for the names of cache folders and for stamps (FNV-1a, 64 bits).
/// Not for security.
package struct Fingerprint {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Of nothing.
    package init() {}

    /// Of one text.
    package init(_ text: String) { add(text) }

    /// The text's end counts: "ab" and "c" are not "a" and "bc".
    package mutating func add(_ text: String) {
        for byte in text.utf8 { mix(byte) }
        mix(0)
    }

    /// All eight bytes count.
    package mutating func add(_ number: Int) {
        for shift in stride(from: 0, to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    /// Takes in the file's name and its stamp, or that it is missing.
    package mutating func add(file: Path) {
        add(file.string)
        guard let stamp = file.stamp else { return add("missing") }
        add(stamp.modified)
        add(stamp.size)
    }

    private mutating func mix(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    /// 16 hexadecimal digits.
    package var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
