// SPDX-License-Identifier: MIT
import CImageCodecs
import CoreGraphics

/// The first picture of a TIFF file: strips or tiles of grey, palette or RGB samples of 1 to 16 bits, plain or packed by
/// PackBits, LZW or deflate. Truth: Adobe's TIFF 6.0.
struct TaggedImage {
    private enum Tag: Int {
        case width = 256, height, bits, compression, photometric = 262, stripOffsets = 273, samples = 277,
            rowsPerStrip, stripCounts, planar = 284, predictor = 317, colorMap = 320, tileWidth = 322, tileHeight,
            tileOffsets, tileCounts, extraSamples = 338
    }

    private let file: FileBytes
    private let tags: [Int: [Int]]
    private let width: Int
    private let height: Int
    private let depth: Int
    private let samples: Int
    private let compression: Int
    private let photometric: Int

    init?(_ data: Data) {
        guard data.count >= 8, let first = data.first else { return nil }
        file = FileBytes(data, isLittleEndian: first == 0x49)
        guard let directory = file.integer(4, bytes: 4) else { return nil }
        let tags = Self.read(file, directory)
        self.tags = tags
        func value(_ tag: Tag, or standard: Int) -> Int { tags[tag.rawValue]?.first ?? standard }
        width = value(.width, or: 0)
        height = value(.height, or: 0)
        depth = value(.bits, or: 1)
        samples = value(.samples, or: 1)
        compression = value(.compression, or: 1)
        photometric = value(.photometric, or: 1)
        let isKnown =
            [1, 2, 4, 8, 16].contains(depth) && [1, 5, 8, 32773, 32946].contains(compression)
            && (0...3).contains(photometric) && (1...8).contains(samples) && value(.planar, or: 1) == 1
            && (photometric != 2 || samples >= 3 && depth >= 8)
        guard isKnown else {
            Unsupported.report("TIFF of compression \(compression), photometric \(photometric), \(depth) bits")
            return nil
        }
    }

    /// Numbers of each entry; texts and fractions are left out.
    private static func read(_ file: FileBytes, _ directory: Int) -> [Int: [Int]] {
        var tags: [Int: [Int]] = [:]
        for index in 0..<min(file.integer(directory, bytes: 2) ?? 0, 512) {
            let entry = directory + 2 + index * 12
            guard let tag = file.integer(entry, bytes: 2), let type = file.integer(entry + 2, bytes: 2),
                let count = file.integer(entry + 4, bytes: 4), let size = [1: 1, 3: 2, 4: 4][type],
                count <= file.bytes.count
            else { continue }
            let start = count * size <= 4 ? entry + 8 : file.integer(entry + 8, bytes: 4) ?? 0
            tags[tag] = (0..<count).compactMap { file.integer(start + $0 * size, bytes: size) }
        }
        return tags
    }

    private func value(_ tag: Tag, or standard: Int) -> Int { tags[tag.rawValue]?.first ?? standard }
    private func list(_ tag: Tag) -> [Int] { tags[tag.rawValue] ?? [] }

    // MARK: Pieces

    private var isTiled: Bool { tags[Tag.tileOffsets.rawValue] != nil }
    /// Of a strip or tile.
    private var pieceWidth: Int { isTiled ? value(.tileWidth, or: width) : width }
    private var pieceHeight: Int {
        isTiled ? value(.tileHeight, or: height) : max(1, min(height, value(.rowsPerStrip, or: height)))
    }
    private var bytesPerRow: Int { (pieceWidth * samples * depth + 7) / 8 }
    private var hasAlpha: Bool { samples > (photometric == 2 ? 3 : 1) && [1, 2].contains(value(.extraSamples, or: 0)) }

    var image: PlainImage? {
        guard pieceWidth > 0, pieceHeight > 0, pieceWidth <= 1 << 16, pieceHeight <= 1 << 16 else { return nil }
        let alpha: PlainImage.Alpha =
            !hasAlpha ? .opaque : value(.extraSamples, or: 0) == 1 ? .premultiplied : .straight
        return PlainImage(width: width, height: height, alpha: alpha) { target in
            let offsets = list(isTiled ? .tileOffsets : .stripOffsets)
            let counts = list(isTiled ? .tileCounts : .stripCounts)
            let across = (width + pieceWidth - 1) / pieceWidth
            for (index, offset) in offsets.enumerated() {
                let count = counts.indices.contains(index) ? counts[index] : file.bytes.count
                guard offset < file.bytes.count else { continue }
                let packed = file.bytes[offset..<min(file.bytes.count, offset + count)]
                var bytes = unpacked(Array(packed), limit: bytesPerRow * pieceHeight)
                if value(.predictor, or: 1) == 2 { addDifferences(&bytes) }
                draw(bytes, x: index % across * pieceWidth, y: index / across * pieceHeight, target)
            }
        }
    }

    private func unpacked(_ bytes: [UInt8], limit: Int) -> [UInt8] {
        switch compression {
        case 5: TaggedImagePacking.lzw(bytes, limit: limit)
        case 8, 32946: TaggedImagePacking.deflate(bytes, limit: limit)
        case 32773: TaggedImagePacking.packBits(bytes, limit: limit)
        default: bytes
        }
    }

    /// Samples were stored as differences from the pixel before.
    private func addDifferences(_ bytes: inout [UInt8]) {
        guard depth == 8 || depth == 16 else { return }
        let size = depth / 8
        for row in stride(from: 0, to: bytes.count - bytesPerRow + 1, by: bytesPerRow) {
            for at in stride(from: row + samples * size, to: row + bytesPerRow, by: size) {
                let before = at - samples * size
                guard size == 2 else {
                    bytes[at] &+= bytes[before]
                    continue
                }
                let (low, high) = file.isLittleEndian ? (0, 1) : (1, 0)
                let sum =
                    Int(bytes[at + low]) + Int(bytes[before + low])
                    + (Int(bytes[at + high]) + Int(bytes[before + high])) << 8
                (bytes[at + low], bytes[at + high]) = (UInt8(sum & 255), UInt8(sum >> 8 & 255))
            }
        }
    }

    // MARK: Colours

    private func draw(_ bytes: [UInt8], x left: Int, y top: Int, _ target: PlainPixels) {
        let piece = FileBytes(Data(bytes), isLittleEndian: file.isLittleEndian)
        for y in 0..<pieceHeight {
            for x in 0..<pieceWidth {
                guard let color = color(piece, y * bytesPerRow, x * samples) else { return }
                target.set(left + x, top + y, color)
            }
        }
    }

    /// - Parameters:
    ///   - row: where it begins.
    ///   - first: the pixel's first sample in the row.
    private func color(_ piece: FileBytes, _ row: Int, _ first: Int) -> UInt32? {
        func sample(_ index: Int) -> Int? {
            depth == 16
                ? piece.integer(row + (first + index) * 2, bytes: 2) : piece.bits(first + index, of: depth, from: row)
        }
        func byte(_ index: Int) -> UInt32? { sample(index).map { UInt32($0 * 255 / (1 << depth - 1)) } }
        let colors = photometric == 2 ? 3 : 1
        let alpha = hasAlpha ? byte(colors) ?? 255 : 255
        switch photometric {
        case 2:
            guard let red = byte(0), let green = byte(1), let blue = byte(2) else { return nil }
            return alpha << 24 | red << 16 | green << 8 | blue
        case 3:
            guard let index = sample(0) else { return nil }
            let map = list(.colorMap)
            let size = 1 << depth
            guard map.count >= 3 * size else { return 0xFF00_0000 }
            return (0..<3).reduce(alpha) { $0 << 8 | UInt32(map[$1 * size + index] >> 8 & 255) }
        default:
            guard let value = byte(0) else { return nil }
            let grey = photometric == 0 ? 255 - value : value
            return alpha << 24 | grey << 16 | grey << 8 | grey
        }
    }
}
