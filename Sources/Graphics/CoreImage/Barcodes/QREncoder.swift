// SPDX-License-Identifier: MIT
import Foundation

/// Makes QR codes, model 2 (ISO/IEC 18004, clause 7).
enum QREncoder {
    /// In the smallest version that holds the message. nil when none does.
    static func encode(_ message: Data, _ level: QRLevel, mask wanted: Int? = nil) -> QRMatrix? {
        let bytes = [UInt8](message)
        let mode = mode(of: bytes)
        guard
            let version = (1...40).lazy.map({ QRVersion(number: $0) }).first(where: {
                4 + $0.lengthBits(mode) + dataBits(bytes.count, mode) <= 8 * $0.dataCount(level)
            })
        else { return nil }
        let words = interleaved(dataWords(bytes, mode, version, level), version, level)
        return matrix(words, version, level, wanted)
    }

    /// The code of data words that are there already.
    static func matrix(payload: [UInt8], _ version: QRVersion, _ level: QRLevel, mask: Int) -> QRMatrix? {
        guard payload.count == version.dataCount(level) else { return nil }
        return matrix(interleaved(payload, version, level), version, level, mask)
    }

    private static func mode(of bytes: [UInt8]) -> QRMode {
        if !bytes.isEmpty, bytes.allSatisfy({ (48...57).contains($0) }) { return .numeric }
        return !bytes.isEmpty && bytes.allSatisfy(QRMode.alphanumerics.contains) ? .alphanumeric : .bytes
    }

    private static func dataBits(_ count: Int, _ mode: QRMode) -> Int {
        switch mode {
        case .numeric: count / 3 * 10 + [0, 4, 7][count % 3]
        case .alphanumeric: count / 2 * 11 + count % 2 * 6
        case .bytes: count * 8
        case .kanji: count / 2 * 13
        }
    }

    /// Mode, length, characters, terminator, padding (7.4).
    private static func dataWords(_ bytes: [UInt8], _ mode: QRMode, _ version: QRVersion, _ level: QRLevel) -> [UInt8] {
        var bits = BitWriter()
        bits.append(mode.rawValue, 4)
        bits.append(bytes.count, version.lengthBits(mode))
        switch mode {
        case .numeric:
            for start in stride(from: 0, to: bytes.count, by: 3) {
                let digits = bytes[start..<min(start + 3, bytes.count)]
                bits.append(digits.reduce(0) { $0 * 10 + Int($1) - 48 }, [4, 7, 10][digits.count - 1])
            }
        case .alphanumeric:
            let codes = bytes.map { QRMode.alphanumerics.firstIndex(of: $0) ?? 0 }
            for start in stride(from: 0, to: codes.count, by: 2) {
                if start + 1 < codes.count {
                    bits.append(codes[start] * 45 + codes[start + 1], 11)
                } else {
                    bits.append(codes[start], 6)
                }
            }
        case .bytes, .kanji: for byte in bytes { bits.append(Int(byte), 8) }
        }
        let capacity = version.dataCount(level) * 8
        bits.append(0, min(4, capacity - bits.count))
        bits.append(0, (8 - bits.count % 8) % 8)
        var words = bits.bytes
        var pad: UInt8 = 0xEC
        while words.count < capacity / 8 {
            words.append(pad)
            pad ^= 0xEC ^ 0x11
        }
        return words
    }

    /// Blocks with their corrections, word by word of each in turn (7.6).
    private static func interleaved(_ data: [UInt8], _ version: QRVersion, _ level: QRLevel) -> [UInt8] {
        var (blocks, start): ([[UInt8]], Int) = ([], 0)
        for length in version.blockLengths(level) {
            blocks.append(Array(data[start..<(start + length)]))
            start += length
        }
        let corrections = blocks.map { GaloisField.qr.corrections($0, version.correctionCount(level)) }
        var result: [UInt8] = []
        for i in 0..<(blocks.map(\.count).max() ?? 0) {
            for block in blocks where i < block.count { result.append(block[i]) }
        }
        for i in 0..<version.correctionCount(level) { for block in corrections { result.append(block[i]) } }
        return result
    }

    /// With the mask of the least penalty, unless one is wanted.
    private static func matrix(_ words: [UInt8], _ version: QRVersion, _ level: QRLevel, _ wanted: Int?) -> QRMatrix {
        var plain = QRMatrix(version)
        for (index, place) in plain.dataPlaces.enumerated() where index / 8 < words.count {
            plain[place.row, place.column] = words[index / 8] >> UInt8(7 - index % 8) & 1 == 1
        }
        func masked(_ mask: Int) -> QRMatrix {
            var copy = plain
            copy.applyMask(mask)
            copy.drawFormat(QRCheckBits.format(level, mask))
            return copy
        }
        if let wanted { return masked(wanted) }
        return (0..<8).map(masked).min { $0.penalty < $1.penalty } ?? plain
    }
}

/// Bits, the most significant first.
struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0

    mutating func append(_ value: Int, _ length: Int) {
        for bit in stride(from: length - 1, through: 0, by: -1) {
            if count % 8 == 0 { bytes.append(0) }
            if value >> bit & 1 == 1 { bytes[count / 8] |= 0x80 >> UInt8(count % 8) }
            count += 1
        }
    }
}
