// SPDX-License-Identifier: MIT
import CImageCodecs
import Foundation

/// The filters that pack a stream's bytes (ISO 32000-1, 7.4). Damaged input gives what came out until then, or nil.
enum PDFFilter {
    /// No stream unpacks to more bytes.
    private static let limit = 1 << 26

    /// nil for an unknown filter; `parameters` hold no references.
    static func unpacked(_ bytes: [UInt8], _ name: String, _ parameters: [String: PDFObject]) -> [UInt8]? {
        switch name {
        case "FlateDecode", "Fl": inflated(bytes).map { unpredicted($0, parameters) }
        case "LZWDecode", "LZW":
            unpredicted(lzw(bytes, earlyChange: parameters["EarlyChange"]?.integer != 0), parameters)
        case "ASCIIHexDecode", "AHx": hexadecimal(bytes)
        case "ASCII85Decode", "A85": base85(bytes)
        case "RunLengthDecode", "RL": runs(bytes)
        // Streams are handed out as they are stored.
        case "Crypt": bytes
        default: nil
        }
    }

    private static func inflated(_ bytes: [UInt8]) -> [UInt8]? {
        var unpacked = codec_bytes()
        guard codec_inflate(bytes, bytes.count, limit, &unpacked) != 0, let base = unpacked.bytes else { return nil }
        defer { codec_free(base) }
        return Array(UnsafeBufferPointer(start: base, count: unpacked.count))
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
        var digits = bytes.prefix { $0 != UInt8(ascii: ">") }
            .compactMap { Character(Unicode.Scalar($0)).hexDigitValue.map(UInt8.init) }
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    /// 7.4.3: five characters are four bytes, `z` is four zeros.
    private static func base85(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var group: [UInt32] = []
        func flush(_ count: Int) {
            let padded = group + [UInt32](repeating: 84, count: 5 - group.count)
            let value = padded.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
            result += [24, 16, 8, 0].prefix(count).map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
            group = []
        }
        for byte in bytes {
            if byte == UInt8(ascii: "~") { break }
            if byte == UInt8(ascii: "z"), group.isEmpty {
                result += [0, 0, 0, 0]
            } else if (33...117).contains(byte) {
                group.append(UInt32(byte) - 33)
                if group.count == 5 { flush(4) }
            }
        }
        if group.count > 1 { flush(group.count - 1) }
        return result
    }

    /// 7.4.5: a length below 128 copies, above it repeats, 128 ends.
    private static func runs(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var at = 0
        while at < bytes.count, bytes[at] != 128, result.count < limit {
            let length = Int(bytes[at])
            if length < 128 {
                let end = min(bytes.count, at + 2 + length)
                result += bytes[min(at + 1, end)..<end]
                at = end
            } else {
                guard at + 1 < bytes.count else { break }
                result += [UInt8](repeating: bytes[at + 1], count: 257 - length)
                at += 2
            }
        }
        return result
    }

    /// 7.4.4: codes of 9 to 12 bits, highest bit first; `earlyChange` makes them longer one code before they must be.
    private static func lzw(_ bytes: [UInt8], earlyChange: Bool) -> [UInt8] {
        var (result, table): ([UInt8], [[UInt8]]) = ([], [])
        var previous: [UInt8]?
        var (buffer, available, width) = (0, 0, 9)
        for byte in bytes {
            buffer = (buffer << 8 | Int(byte)) & 0xFF_FFFF
            available += 8
            guard available >= width else { continue }
            available -= width
            let code = buffer >> available & (1 << width - 1)
            if code == 257 || result.count > limit { break }
            if code == 256 {
                (table, previous, width) = ([], nil, 9)
                continue
            }
            let known = code < 256 ? [UInt8(code)] : table.indices.contains(code - 258) ? table[code - 258] : nil
            guard let sequence = known ?? previous.map({ $0 + $0.prefix(1) }) else { break }
            result += sequence
            if let previous, table.count < 4096 - 258 { table.append(previous + sequence.prefix(1)) }
            previous = sequence
            let next = table.count + 258 + (earlyChange ? 1 : 0)
            width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9
        }
        return result
    }

    // MARK: Predictors

    private static func unpredicted(_ data: [UInt8], _ parameters: [String: PDFObject]) -> [UInt8] {
        func value(_ key: String, _ missing: Int, _ range: ClosedRange<Int>) -> Int {
            min(max(parameters[key]?.integer ?? missing, range.lowerBound), range.upperBound)
        }
        let predictor = value("Predictor", 1, 1...15)
        let (colors, bits) = (value("Colors", 1, 1...32), value("BitsPerComponent", 8, 1...16))
        let row = (value("Columns", 1, 1...1 << 16) * colors * bits + 7) / 8
        let step = max(1, colors * bits / 8)
        if predictor >= 10 { return pngUnfiltered(data, row: row, step: step) }
        return predictor == 2 && bits == 8 ? tiffUnfiltered(data, row: row, step: step) : data
    }

    /// TIFF 6.0, section 14: each sample is stored as its difference from the one to the left.
    private static func tiffUnfiltered(_ data: [UInt8], row: Int, step: Int) -> [UInt8] {
        var result = data
        for start in stride(from: 0, to: result.count, by: row) {
            let end = min(start + row, result.count)
            for i in start + step..<max(start + step, end) { result[i] &+= result[i - step] }
        }
        return result
    }

    /// PNG's filters on rows of bytes (PNG, chapter 9); `step` bytes make a pixel.
    private static func pngUnfiltered(_ data: [UInt8], row columns: Int, step: Int) -> [UInt8] {
        var result: [UInt8] = []
        var above = [UInt8](repeating: 0, count: columns)
        var start = 0
        while start + columns < data.count {
            var row = Array(data[start + 1...start + columns])
            for i in row.indices {
                let (left, corner) = i >= step ? (Int(row[i - step]), Int(above[i - step])) : (0, 0)
                row[i] &+= UInt8(truncatingIfNeeded: guess(data[start], left, Int(above[i]), corner))
            }
            result += row
            above = row
            start += columns + 1
        }
        return result
    }

    private static func guess(_ filter: UInt8, _ left: Int, _ up: Int, _ corner: Int) -> Int {
        switch filter {
        case 1: return left
        case 2: return up
        case 3: return (left + up) / 2
        case 4:
            let p = left + up - corner
            let (a, b, c) = (abs(p - left), abs(p - up), abs(p - corner))
            return a <= b && a <= c ? left : b <= c ? up : corner
        default: return 0
        }
    }
}
