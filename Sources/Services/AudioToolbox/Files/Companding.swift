// SPDX-License-Identifier: MIT

/// The two telephone codes of eight bits a sample, µ-law and A-law: ITU-T Recommendation G.711 (11/88), tables 1 and 2, on whole
/// numbers of 16 bits. Decision values belong to the value farther from zero.
enum Companding: Sendable {
    case µ, a

    func decoded(_ code: UInt8) -> Int16 {
        switch self {
        case .µ:
            let bits = ~code
            let magnitude = ((Int32(bits & 0xF) << 3) + Self.bias) << Int32(bits >> 4 & 7) - Self.bias
            return Int16(bits & 0x80 != 0 ? -magnitude : magnitude)
        case .a:
            let bits = code ^ 0x55
            let segment = Int32(bits >> 4 & 7)
            let step = Int32(bits & 0xF) << 4
            let magnitude = segment == 0 ? step + 8 : (step + 0x108) << (segment - 1)
            return Int16(bits & 0x80 != 0 ? magnitude : -magnitude)
        }
    }

    func encoded(_ sample: Int16) -> UInt8 {
        switch self {
        case .µ:
            let magnitude = min(abs(Int32(sample)), 32635) + Self.bias
            let segment = Self.highestBit(magnitude) - 7
            let code = UInt8(segment << 4 | magnitude >> (segment + 3) & 0xF)
            return ~(sample < 0 ? code | 0x80 : code)
        case .a:
            // Below zero the magnitudes begin with that of -1.
            let magnitude = sample < 0 ? ~Int32(sample) : Int32(sample)
            let segment = max(0, Self.highestBit(magnitude | 0x80) - 7)
            let code = UInt8(segment << 4 | magnitude >> max(4, segment + 3) & 0xF)
            return (sample < 0 ? code : code | 0x80) ^ 0x55
        }
    }

    /// Makes the segments of µ-law begin at powers of two.
    private static let bias: Int32 = 132

    private static func highestBit(_ value: Int32) -> Int32 { 31 - Int32(value.leadingZeroBitCount) }
}
