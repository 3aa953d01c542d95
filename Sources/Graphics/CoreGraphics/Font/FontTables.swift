// SPDX-License-Identifier: MIT
import Foundation

/// The header tables of an sfnt font (OpenType 1.9, chapters head, hhea, maxp, OS/2, post, name), read with bounds
/// checks: files may be damaged.
package struct FontTables: Sendable {
    private let data: Data
    private var directory: [String: Range<Int>] = [:]

    /// nil without a table directory or the tables every font needs.
    package init?(_ data: Data) {
        self.data = data.startIndex == 0 ? data : Data(data)
        var start = 0
        if string(0, 4) == "ttcf" { start = Int(u32(12)) }
        guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(u32(start)) else { return nil }
        for i in 0..<Int(u16(start + 4)) {
            let entry = start + 12 + 16 * i
            let (offset, length) = (Int(u32(entry + 8)), Int(u32(entry + 12)))
            guard let tag = string(entry, 4), offset + length <= data.count else { continue }
            directory[tag] = offset..<offset + length
        }
        guard directory["head"] != nil, directory["maxp"] != nil else { return nil }
    }

    /// Four letters each, in no order.
    package var names: [String] { Array(directory.keys) }
    /// A copy; nil where the font has none.
    package func table(_ tag: String) -> Data? { directory[tag].map { data.subdata(in: $0) } }

    /// From `maxp`.
    package var numberOfGlyphs: Int { Int(field("maxp", 4)) }
    /// At least 1, also in damaged files.
    package var unitsPerEm: Int32 { max(1, Int32(field("head", 18))) }
    /// `hhea`'s, font units; 0 without that table.
    package var ascent: Int32 { signed("hhea", 4) }
    /// `hhea`'s, font units; negative below the baseline.
    package var descent: Int32 { signed("hhea", 6) }
    /// `hhea`'s line gap, font units.
    package var leading: Int32 { signed("hhea", 8) }
    /// `OS/2`'s, font units; 0 where the table is too old or missing.
    package var capHeight: Int32 { signed("OS/2", 88) }
    /// `OS/2`'s, font units; 0 where the table is too old or missing.
    package var xHeight: Int32 { signed("OS/2", 86) }

    /// Degrees, negative leaning right.
    package var italicAngle: CGFloat {
        guard let post = directory["post"] else { return 0 }
        return CGFloat(Int32(bitPattern: u32(post.lowerBound + 4))) / 65536
    }

    /// Around all glyphs, font units, y up.
    package var boundingBox: CGRect {
        let (x0, y0, x1, y1) = (signed("head", 36), signed("head", 38), signed("head", 40), signed("head", 42))
        return CGRect(x: Int(x0), y: Int(y0), width: Int(x1 - x0), height: Int(y1 - y0))
    }

    /// A name table entry, Windows Unicode or Macintosh Roman.
    package func name(_ id: UInt16) -> String? {
        guard let table = directory["name"] else { return nil }
        let base = table.lowerBound
        let strings = base + Int(u16(base + 4))
        var roman: String?
        for i in 0..<Int(u16(base + 2)) {
            let record = base + 6 + 12 * i
            guard u16(record + 6) == id else { continue }
            let (start, length) = (strings + Int(u16(record + 10)), Int(u16(record + 8)))
            guard start + length <= data.count else { continue }
            let bytes = data.subdata(in: start..<start + length)
            if u16(record) == 3 || u16(record) == 0 { return String(data: bytes, encoding: .utf16BigEndian) }
            roman = String(data: bytes, encoding: .macOSRoman)
        }
        return roman
    }

    private func field(_ tag: String, _ offset: Int) -> UInt16 {
        guard let table = directory[tag], offset + 2 <= table.count else { return 0 }
        return u16(table.lowerBound + offset)
    }

    private func signed(_ tag: String, _ offset: Int) -> Int32 { Int32(Int16(bitPattern: field(tag, offset))) }

    private func u16(_ offset: Int) -> UInt16 {
        guard offset >= 0, offset + 2 <= data.count else { return 0 }
        return UInt16(data[offset]) << 8 | UInt16(data[offset + 1])
    }

    private func u32(_ offset: Int) -> UInt32 { UInt32(u16(offset)) << 16 | UInt32(u16(offset + 2)) }

    private func string(_ offset: Int, _ count: Int) -> String? {
        guard offset >= 0, offset + count <= data.count else { return nil }
        return String(data: data.subdata(in: offset..<offset + count), encoding: .isoLatin1)
    }
}
