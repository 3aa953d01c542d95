// SPDX-License-Identifier: MIT
import Foundation

/// From modules to what they say (ISO/IEC 18004, clause 12).
enum QRDecoder {
    struct Content {
        let message: String?
        let descriptor: CIQRCodeDescriptor?
    }

    /// nil when too many modules are wrong. `modules` by rows from the top.
    static func content(of modules: [Bool]) -> Content? {
        let size = Int(Double(modules.count).squareRoot())
        let version = QRVersion(number: (size - 17) / 4)
        let frame = QRMatrix(version)
        func at(_ place: (Int, Int)) -> Bool { modules[place.0 * size + place.1] }
        guard let (level, mask) = format(frame, at),
            let payload = payload(
                frame.dataPlaces.map { place in
                    at((place.row, place.column)) != QRMatrix.isMasked(mask, place.row, place.column)
                }, version, level)
        else { return nil }
        let descriptor = CIQRCodeDescriptor(
            payload: Data(payload), symbolVersion: version.number, maskPattern: UInt8(mask),
            errorCorrectionLevel: level.descriptor)
        guard let message = message(payload, version) else { return nil }
        return Content(message: message, descriptor: descriptor)
    }

    /// The format nearest to either copy; no more than three bits may differ.
    private static func format(_ frame: QRMatrix, _ at: ((Int, Int)) -> Bool) -> (QRLevel, Int)? {
        let (first, second) = frame.formatPlaces
        let read = [first, second].map { places in
            places.enumerated().reduce(0) { $0 | (at($1.element) ? 1 << $1.offset : 0) }
        }
        var best: (distance: Int, level: QRLevel, mask: Int) = (4, .low, 0)
        for level in QRLevel.allCases {
            for mask in 0..<8 {
                for bits in read {
                    let distance = (bits ^ QRCheckBits.format(level, mask)).nonzeroBitCount
                    if distance < best.distance { best = (distance, level, mask) }
                }
            }
        }
        return best.distance < 4 ? (best.level, best.mask) : nil
    }

    /// Data words of all blocks, corrected.
    private static func payload(_ bits: [Bool], _ version: QRVersion, _ level: QRLevel) -> [UInt8]? {
        guard bits.count >= version.codeWordCount * 8 else { return nil }
        let words = (0..<version.codeWordCount).map { word in
            (0..<8).reduce(UInt8(0)) { $0 << 1 | (bits[word * 8 + $1] ? 1 : 0) }
        }
        let (lengths, extra) = (version.blockLengths(level), version.correctionCount(level))
        var blocks = [[UInt8]](repeating: [], count: lengths.count)
        var next = 0
        for i in 0..<(lengths.max() ?? 0) {
            for block in lengths.indices where i < lengths[block] {
                blocks[block].append(words[next])
                next += 1
            }
        }
        for _ in 0..<extra {
            for block in lengths.indices {
                blocks[block].append(words[next])
                next += 1
            }
        }
        var result: [UInt8] = []
        for (block, length) in zip(blocks, lengths) {
            guard let corrected = GaloisField.qr.corrected(block, extra) else { return nil }
            result += corrected.prefix(length)
        }
        return result
    }

    // MARK: Characters

    private static func message(_ payload: [UInt8], _ version: QRVersion) -> String? {
        var (reader, bytes): (BitReader, [UInt8]) = (BitReader(bytes: payload), [])
        while reader.left >= 4, let indicator = reader.read(4), indicator != 0 {
            if indicator == 7 {
                // An interpretation of the bytes; UTF-8 and Latin-1 are told apart below.
                guard let lead = reader.read(8) else { return nil }
                if lead & 0x80 != 0, reader.read(lead & 0x40 != 0 ? 16 : 8) == nil { return nil }
                continue
            }
            guard let mode = QRMode(rawValue: indicator), let count = reader.read(version.lengthBits(mode)),
                let part = characters(mode, count, &reader)
            else { return nil }
            bytes += part
        }
        return String(validating: bytes, as: UTF8.self) ?? String(bytes.map { Character(Unicode.Scalar($0)) })
    }

    private static func characters(_ mode: QRMode, _ count: Int, _ reader: inout BitReader) -> [UInt8]? {
        var (result, left): ([UInt8], Int) = ([], count)
        switch mode {
        case .numeric:
            while left > 0 {
                let digits = min(3, left)
                guard let value = reader.read([4, 7, 10][digits - 1]) else { return nil }
                result += String(format: "%0\(digits)d", value).utf8
                left -= digits
            }
        case .alphanumeric:
            while left > 0 {
                guard let value = reader.read(left > 1 ? 11 : 6), value < 45 * 45 else { return nil }
                if left > 1 { result.append(QRMode.alphanumerics[value / 45]) }
                guard left > 1 || value < 45 else { return nil }
                result.append(QRMode.alphanumerics[value % 45])
                left -= 2
            }
        case .bytes:
            for _ in 0..<count {
                guard let value = reader.read(8) else { return nil }
                result.append(UInt8(value))
            }
        case .kanji:
            Unsupported.report("CIDetector: QR codes with Kanji")
            return nil
        }
        return result
    }
}

extension QRLevel {
    var descriptor: CIQRCodeDescriptor.ErrorCorrectionLevel {
        switch self {
        case .low: .levelL
        case .medium: .levelM
        case .quartile: .levelQ
        case .high: .levelH
        }
    }
}

/// Bits, the most significant first.
struct BitReader {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var left: Int { bytes.count * 8 - position }

    /// nil when there are not so many.
    mutating func read(_ count: Int) -> Int? {
        guard left >= count else { return nil }
        var value = 0
        for _ in 0..<count {
            value = value << 1 | Int(bytes[position / 8] >> UInt8(7 - position % 8) & 1)
            position += 1
        }
        return value
    }
}

extension GaloisField {
    /// The message with its errors put right; nil when there are more than half as many as correction words (annex B,
    /// by Berlekamp and Massey's, Chien's and Forney's algorithms).
    func corrected(_ received: [UInt8], _ count: Int) -> [UInt8]? {
        let syndromes = (0..<count).map { i in received.reduce(UInt8(0)) { multiply($0, power(i)) ^ $1 } }
        if syndromes.allSatisfy({ $0 == 0 }) { return received }
        let locator = errorLocator(syndromes)
        let errors = locator.count - 1
        guard errors * 2 <= count else { return nil }
        // A root at the inverse of a place's power tells of an error there.
        let places = received.indices.filter { place in
            value(locator, power(-(received.count - 1 - place))) == 0
        }
        guard places.count == errors else { return nil }
        var evaluator = [UInt8](repeating: 0, count: count)
        for (i, s) in syndromes.enumerated() {
            for (j, l) in locator.enumerated() where i + j < count { evaluator[i + j] ^= multiply(s, l) }
        }
        var result = received
        for place in places {
            let exponent = received.count - 1 - place
            let inverse = power(-exponent)
            // The formal derivative keeps the odd terms.
            var derivative: UInt8 = 0
            for i in stride(from: 1, to: locator.count, by: 2) {
                derivative ^= multiply(locator[i], power(-exponent * (i - 1)))
            }
            guard derivative != 0 else { return nil }
            result[place] ^= multiply(power(exponent), divide(value(evaluator, inverse), derivative))
        }
        let isRight = (0..<count).allSatisfy { i in result.reduce(UInt8(0)) { multiply($0, power(i)) ^ $1 } == 0 }
        return isRight ? result : nil
    }

    /// Of a polynomial with its lowest coefficient first.
    private func value(_ polynomial: [UInt8], _ x: UInt8) -> UInt8 {
        polynomial.reversed().reduce(UInt8(0)) { multiply($0, x) ^ $1 }
    }

    private func errorLocator(_ syndromes: [UInt8]) -> [UInt8] {
        var (locator, previous): ([UInt8], [UInt8]) = ([1], [1])
        var (length, gap, last): (Int, Int, UInt8) = (0, 1, 1)
        for n in syndromes.indices {
            var discrepancy = syndromes[n]
            for i in 1..<(length + 1) where i < locator.count { discrepancy ^= multiply(locator[i], syndromes[n - i]) }
            guard discrepancy != 0 else {
                gap += 1
                continue
            }
            let (kept, factor) = (locator, divide(discrepancy, last))
            locator += [UInt8](repeating: 0, count: max(0, previous.count + gap - locator.count))
            for (i, coefficient) in previous.enumerated() { locator[i + gap] ^= multiply(factor, coefficient) }
            if 2 * length <= n {
                (length, previous, last, gap) = (n + 1 - length, kept, discrepancy, 1)
            } else {
                gap += 1
            }
        }
        return Array(locator.prefix(length + 1))
    }
}
