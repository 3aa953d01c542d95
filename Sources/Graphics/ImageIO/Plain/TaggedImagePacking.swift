// SPDX-License-Identifier: MIT
import CImageCodecs
import Foundation

/// How strips of TIFF files are packed. At most `limit` bytes come out; what is damaged ends early.
enum TaggedImagePacking {
    static func deflate(_ bytes: [UInt8], limit: Int) -> [UInt8] {
        var result = codec_bytes()
        guard codec_inflate(bytes, bytes.count, limit, &result) != 0, let start = result.bytes else { return [] }
        defer { codec_free(result.bytes) }
        return Array(UnsafeBufferPointer(start: start, count: result.count))
    }

    /// Apple's PackBits: a count, then that many bytes, or one to be repeated.
    static func packBits(_ bytes: [UInt8], limit: Int) -> [UInt8] {
        var (result, at): ([UInt8], Int) = ([], 0)
        while at < bytes.count, result.count < limit {
            let head = Int(Int8(bitPattern: bytes[at]))
            at += 1
            if head >= 0 {
                result += bytes[at..<min(bytes.count, at + head + 1)]
                at += head + 1
            } else if head > -128, at < bytes.count {
                result += repeatElement(bytes[at], count: 1 - head)
                at += 1
            }
        }
        return result
    }

    /// Codes of 9 to 12 bits, the most significant bit first; 256 clears the table, 257 ends. The width grows one code
    /// early.
    static func lzw(_ bytes: [UInt8], limit: Int) -> [UInt8] {
        var result: [UInt8] = []
        var table: [[UInt8]] = []
        var (width, last): (Int, [UInt8]?) = (9, nil)
        var (held, bits) = (0, 0)
        func clear() {
            table = (0..<258).map { $0 < 256 ? [UInt8($0)] : [] }
            (width, last) = (9, nil)
        }
        clear()
        for byte in bytes where result.count < limit {
            (held, bits) = ((held << 8 | Int(byte)) & 0xFFFFFF, bits + 8)
            guard bits >= width else { continue }
            let code = held >> (bits - width) & (1 << width - 1)
            bits -= width
            if code == 257 { break }
            if code == 256 {
                clear()
                continue
            }
            guard let before = last else {
                guard code < 256 else { break }
                result += table[code]
                last = table[code]
                continue
            }
            guard code <= table.count else { break }
            let entry = code < table.count ? table[code] : before + before.prefix(1)
            result += entry
            if table.count < 4096 { table.append(before + entry.prefix(1)) }
            if table.count >= 1 << width - 1, width < 12 { width += 1 }
            last = entry
        }
        return result
    }
}
