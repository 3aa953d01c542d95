// SPDX-License-Identifier: MIT

/// Error correction of QR codes; the raw value is the letter of `inputCorrectionLevel`.
enum QRLevel: String, CaseIterable, Sendable {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    /// The two bits of the format information (ISO/IEC 18004, table 12).
    var bits: Int {
        switch self {
        case .low: 1
        case .medium: 0
        case .quartile: 3
        case .high: 2
        }
    }

    var index: Int {
        switch self {
        case .low: 0
        case .medium: 1
        case .quartile: 2
        case .high: 3
        }
    }
}

/// One of the 40 sizes of QR codes (ISO/IEC 18004).
struct QRVersion: Sendable {
    let number: Int

    /// Modules on a side.
    var size: Int { 17 + 4 * number }

    /// Table 9: correction code words of a block, for L, M, Q and H.
    private static let corrections: [[UInt8]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]
    /// Table 9: blocks.
    private static let blocks: [[UInt8]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
            19,
            19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31, 33,
            35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
            43,
            45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48, 51,
            54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    func correctionCount(_ level: QRLevel) -> Int { Int(Self.corrections[level.index][number - 1]) }
    func blockCount(_ level: QRLevel) -> Int { Int(Self.blocks[level.index][number - 1]) }

    /// Code words, data and correction together: modules that no pattern takes, by eights.
    var codeWordCount: Int {
        var modules = (16 * number + 128) * number + 64
        if number >= 2 {
            let alignments = number / 7 + 2
            modules -= (25 * alignments - 10) * alignments - 55
            if number >= 7 { modules -= 36 }
        }
        return modules / 8
    }

    func dataCount(_ level: QRLevel) -> Int { codeWordCount - correctionCount(level) * blockCount(level) }

    /// Data code words of each block; the last ones have one more.
    func blockLengths(_ level: QRLevel) -> [Int] {
        let (count, total) = (blockCount(level), dataCount(level))
        return (0..<count).map { total / count + ($0 >= count - total % count ? 1 : 0) }
    }

    /// Annex E: rows and columns of the alignment patterns' centres.
    var alignments: [Int] {
        guard number >= 2 else { return [] }
        let count = number / 7 + 2
        let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<(count - 1)).reversed().map { size - 7 - $0 * step }
    }

    /// Bits of a text's length (table 3).
    func lengthBits(_ mode: QRMode) -> Int {
        let range = number < 10 ? 0 : number < 27 ? 1 : 2
        switch mode {
        case .numeric: return [10, 12, 14][range]
        case .alphanumeric: return [9, 11, 13][range]
        case .bytes: return [8, 16, 16][range]
        case .kanji: return [8, 10, 12][range]
        }
    }
}

/// How characters become bits (ISO/IEC 18004, 7.4).
enum QRMode: Int, Sendable {
    case numeric = 1
    case alphanumeric = 2
    case bytes = 4
    case kanji = 8

    static let alphanumerics = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)
}

/// Words with the check bits of a Bose-Chaudhuri-Hocquenghem code.
enum QRCheckBits {
    /// Annex C: level and mask.
    static func format(_ level: QRLevel, _ mask: Int) -> Int {
        let data = level.bits << 3 | mask
        return (data << 10 | remainder(data << 10, 0x537, 10)) ^ 0x5412
    }

    /// Annex D: the version, from 7 on.
    static func version(_ number: Int) -> Int { number << 12 | remainder(number << 12, 0x1F25, 12) }

    private static func remainder(_ value: Int, _ generator: Int, _ degree: Int) -> Int {
        var rest = value
        var bit = 17
        while bit >= degree {
            if rest >> bit & 1 == 1 { rest ^= generator << (bit - degree) }
            bit -= 1
        }
        return rest
    }
}
