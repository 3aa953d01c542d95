// SPDX-License-Identifier: MIT

/// What H.264's sequence parameter set says about colours (ITU-T H.264, 7.3.2.1.1 and E.1.1).
struct SequenceParameters {
    /// Matrix coefficients by ITU-T H.273; nil: not told.
    let colorMatrix: Int?

    /// nil for sets that are cut short, or none at all.
    /// - Parameter unit: the NAL unit with its header of one byte.
    init?(_ unit: [UInt8]) {
        guard unit.count > 4, unit[0] & 31 == 7 else { return nil }
        var bits = UnitBits(unit.dropFirst())
        let profile = bits.number(8)
        bits.skip(16)
        _ = bits.golomb()
        if Self.highProfiles.contains(profile) { Self.skipHighProfile(&bits) }
        Self.skipOrder(&bits)
        _ = bits.golomb()
        bits.skip(1)
        _ = bits.golomb()
        _ = bits.golomb()
        let hasFramesOnly = bits.flag()
        if !hasFramesOnly { bits.skip(1) }
        bits.skip(1)
        if bits.flag() { for _ in 0..<4 { _ = bits.golomb() } }
        let isDescribed = bits.flag()
        colorMatrix = isDescribed ? Self.matrix(&bits) : nil
        guard !bits.isOver else { return nil }
    }

    private static let highProfiles: Set<Int> = [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]

    private static func skipHighProfile(_ bits: inout UnitBits) {
        let format = bits.golomb()
        if format == 3 { bits.skip(1) }
        _ = bits.golomb()
        _ = bits.golomb()
        bits.skip(1)
        guard bits.flag() else { return }
        for list in 0..<(format == 3 ? 12 : 8) where bits.flag() { skipScalingList(&bits, list < 6 ? 16 : 64) }
    }

    private static func skipScalingList(_ bits: inout UnitBits, _ size: Int) {
        var (last, next) = (8, 8)
        for _ in 0..<size {
            if next != 0 { next = (last + bits.signedGolomb() + 256) & 255 }
            if next != 0 { last = next }
        }
    }

    /// How pictures are ordered.
    private static func skipOrder(_ bits: inout UnitBits) {
        _ = bits.golomb()
        switch bits.golomb() {
        case 0: _ = bits.golomb()
        case 1:
            bits.skip(1)
            _ = bits.golomb()
            _ = bits.golomb()
            for _ in 0..<min(255, bits.golomb()) { _ = bits.golomb() }
        default: break
        }
    }

    /// Of what describes a usable video signal, up to its colours.
    private static func matrix(_ bits: inout UnitBits) -> Int? {
        let extended = 255
        if bits.flag(), bits.number(8) == extended { bits.skip(32) }
        if bits.flag() { bits.skip(1) }
        guard bits.flag() else { return nil }
        bits.skip(4)
        guard bits.flag() else { return nil }
        bits.skip(16)
        let matrix = bits.number(8)
        return matrix == 2 ? nil : matrix
    }
}

/// Bits of a NAL unit, most significant first; behind its end they are zero.
private struct UnitBits {
    private let bytes: [UInt8]
    private var place = 0

    /// Takes out the bytes that keep start codes apart (7.4.1.1): a three behind two zeros.
    init(_ unit: ArraySlice<UInt8>) {
        var (bytes, zeros) = ([UInt8](), 0)
        bytes.reserveCapacity(unit.count)
        for byte in unit {
            if byte == 3, zeros >= 2 {
                zeros = 0
                continue
            }
            zeros = byte == 0 ? zeros + 1 : 0
            bytes.append(byte)
        }
        self.bytes = bytes
    }

    var isOver: Bool { place > bytes.count * 8 }

    mutating func flag() -> Bool {
        defer { place += 1 }
        return place < bytes.count * 8 && bytes[place / 8] >> (7 - place % 8) & 1 == 1
    }

    mutating func skip(_ count: Int) { place += count }

    mutating func number(_ count: Int) -> Int {
        var value = 0
        for _ in 0..<count { value = value << 1 | (flag() ? 1 : 0) }
        return value
    }

    /// ue(v) of 9.1.
    mutating func golomb() -> Int {
        var zeros = 0
        while zeros < 32, !isOver, !flag() { zeros += 1 }
        return (1 << zeros) - 1 + number(zeros)
    }

    /// se(v) of 9.1.1.
    mutating func signedGolomb() -> Int {
        let code = golomb()
        return code % 2 == 0 ? -(code / 2) : (code + 1) / 2
    }
}
