// SPDX-License-Identifier: MIT
import Foundation

/// Writes PNG files by the specification (W3C PNG, third edition) with deflate's stored blocks: independent of the
/// library that reads them.
struct PNGBuilder {
    var width: Int
    var height: Int
    var depth: UInt8
    /// 0 gray, 2 RGB, 3 palette, 4 gray and alpha, 6 RGBA.
    var color: UInt8
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    var extra: [(name: String, bytes: [UInt8])] = []
    /// With them the file is animated (11.3.4 of the specification); the first one is `rows`.
    var frames: [Frame] = []
    var plays: UInt32 = 0
    /// Rows without their filter bytes.
    var rows: [[UInt8]]

    var data: Data {
        var out = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        out.append(chunk("IHDR", big(UInt32(width)) + big(UInt32(height)) + [depth, color, 0, 0, 0]))
        for (name, bytes) in extra { out.append(chunk(name, bytes)) }
        if !palette.isEmpty { out.append(chunk("PLTE", palette)) }
        if !transparency.isEmpty { out.append(chunk("tRNS", transparency)) }
        if let first = frames.first {
            out.append(chunk("acTL", big(UInt32(frames.count)) + big(plays)))
            out.append(chunk("fcTL", big(0) + first.control(big)))
        }
        out.append(chunk("IDAT", zlib(rows.flatMap { [0] + $0 })))
        for (index, frame) in frames.enumerated().dropFirst() {
            let number = UInt32(2 * index - 1)
            out.append(chunk("fcTL", big(number) + frame.control(big)))
            out.append(chunk("fdAT", big(number + 1) + zlib(frame.rows.flatMap { [0] + $0 })))
        }
        out.append(chunk("IEND", []))
        return out
    }

    struct Frame {
        var x: UInt32 = 0
        var y: UInt32 = 0
        var width: UInt32
        var height: UInt32
        /// Milliseconds.
        var delay: UInt16 = 100
        /// 0 none, 1 background, 2 previous.
        var disposal: UInt8 = 0
        var blends = false
        var rows: [[UInt8]] = []

        fileprivate func control(_ big: (UInt32) -> [UInt8]) -> [UInt8] {
            [width, height, x, y].flatMap(big)
                + [UInt8(delay >> 8), UInt8(delay & 255), 3, 232, disposal, blends ? 1 : 0]
        }
    }

    private func big(_ v: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: v >> $0) } }

    private func chunk(_ name: String, _ bytes: [UInt8]) -> Data {
        let body = Array(name.utf8) + bytes
        return Data(big(UInt32(bytes.count)) + body + big(crc(body)))
    }

    private func crc(_ bytes: [UInt8]) -> UInt32 {
        var c: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            c ^= UInt32(byte)
            for _ in 0..<8 { c = c & 1 == 1 ? 0xEDB8_8320 ^ (c >> 1) : c >> 1 }
        }
        return c ^ 0xFFFF_FFFF
    }

    private func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        let n = UInt16(bytes.count)
        let length = [UInt8(n & 255), UInt8(n >> 8), UInt8(~n & 255), UInt8(~n >> 8)]
        return [0x78, 0x01, 1] + length + bytes + big(b << 16 | a)
    }
}

/// Writes GIF files by the GIF89a specification, LZW with a clear code before each pixel so that codes stay 3 bits
/// wide (a 2-bit palette).
struct GIFBuilder {
    struct Frame {
        var x = 0
        var y = 0
        var width: Int
        var height: Int
        /// 0...3
        var pixels: [UInt8]
        /// Hundredths of a second.
        var delay: UInt16 = 10
        /// 0 none, 1 keep, 2 to background, 3 to previous.
        var disposal: UInt8 = 1
        var transparent: UInt8?
    }
    var width: Int
    var height: Int
    /// Four RGB triples.
    var palette: [UInt8]
    var loops: UInt16?
    var frames: [Frame]

    var data: Data {
        var out = Array("GIF89a".utf8) + word(width) + word(height) + [0x91, 0, 0] + palette
        if let loops {
            out += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + word(Int(loops)) + [0]
        }
        for frame in frames {
            let flags = frame.disposal << 2 | (frame.transparent == nil ? 0 : 1)
            out += [0x21, 0xF9, 4, flags] + word(Int(frame.delay)) + [frame.transparent ?? 0, 0]
            out += [0x2C] + word(frame.x) + word(frame.y) + word(frame.width) + word(frame.height) + [0, 2]
            let codes = packed(frame.pixels.flatMap { [4, $0] } + [5])
            for start in stride(from: 0, to: codes.count, by: 255) {
                let part = codes[start..<min(start + 255, codes.count)]
                out += [UInt8(part.count)] + part
            }
            out += [0]
        }
        return Data(out + [0x3B])
    }

    private func word(_ v: Int) -> [UInt8] { [UInt8(v & 255), UInt8(v >> 8)] }

    private func packed(_ codes: [UInt8]) -> [UInt8] {
        var (bits, count): (UInt32, UInt32) = (0, 0)
        var out: [UInt8] = []
        for code in codes {
            bits |= UInt32(code) << count
            count += 3
            while count >= 8 {
                out.append(UInt8(bits & 255))
                bits >>= 8
                count -= 8
            }
        }
        return count > 0 ? out + [UInt8(bits & 255)] : out
    }
}
