// SPDX-License-Identifier: MIT
import Foundation

/// Tells images by how their files begin; names often lie about the format, and some files are no images at all.
enum ImageSignature {
    static func isImage(_ file: Path) throws -> Bool {
        let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file.string))
        defer { handle.closeFile() }
        let start = [UInt8](handle.readData(ofLength: 1024))
        return prefixes.contains { start.starts(with: $0) } || hasFileType(start) || isText(start)
    }

    /// PNG, JPEG, GIF, TIFF of either byte order, BMP, ICNS, RIFF (WebP), PDF.
    private static let prefixes: [[UInt8]] = [
        [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8], Array("GIF8".utf8), [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A],
        Array("BM".utf8), Array("icns".utf8), Array("RIFF".utf8), Array("%PDF".utf8),
    ]

    /// HEIF: a box called `ftyp` comes first.
    private static func hasFileType(_ start: [UInt8]) -> Bool { start.dropFirst(4).starts(with: Array("ftyp".utf8)) }

    /// SVG, with whatever may stand in front of its element; PDF with a few bytes in front.
    private static func isText(_ start: [UInt8]) -> Bool {
        let text = String(decoding: start, as: UTF8.self)
        return text.contains("<svg") || text.contains("<?xml") || text.contains("<!DOCTYPE svg")
            || text.contains("%PDF")
            || text.contains("<!--")
    }
}
