// SPDX-License-Identifier: MIT
import FoundationCompat
import Synchronization

/// Vector tiles in one file, found by directories of runs along Hilbert's curve.
///
/// https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
final class PMTiles: TileArchive {
    private struct Section {
        let offset: Int
        let length: Int
    }

    struct Entry {
        var id: UInt64 = 0
        var run = 0
        var length = 0
        var offset = 0
    }

    let source: String
    let info: ArchiveInfo
    private let data: Data
    private let root: [Entry]
    private let leaves: Section
    private let tiles: Section
    private let read: Mutex<[Int: [Entry]]> = Mutex([:])

    private static let headerSize = 127
    /// A root, and leaves below it; files in use have one level of them.
    private static let deepest = 4

    init(_ file: String) throws {
        source = file
        do { data = try Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped) } catch {
            throw MapFileError(file, "cannot be read")
        }
        do {
            let header = [UInt8](data.prefix(Self.headerSize))
            guard header.count == Self.headerSize else {
                throw BrokenData(header.count, "the file ends inside the header of \(Self.headerSize) bytes")
            }
            guard header[7] == 3 else { throw BrokenData(7, "version \(header[7]) of PMTiles; only 3 is read") }
            let sections = try Self.sections(header, data.count)
            (leaves, tiles) = (sections[2], sections[3])
            try Self.check(header)
            info = try Self.info(header, Self.metadata(data, sections[1]))
            root = try Self.directory(data, sections[0])
        } catch let error as BrokenData { throw error.error(in: file) }
    }

    // MARK: Header

    /// Root directory, metadata, leaf directories, tiles.
    private static func sections(_ header: [UInt8], _ size: Int) throws(BrokenData) -> [Section] {
        var reader = ByteReader(header, 8..<headerSize)
        var result: [Section] = []
        for name in ["root directory", "metadata", "leaf directories", "tile data"] {
            let start = reader.position
            let (offset, length) = (try reader.fixed(8), try reader.fixed(8))
            let end = offset.addingReportingOverflow(length)
            guard !end.overflow, end.partialValue <= UInt64(size) else {
                throw BrokenData(
                    start, "the \(name) of \(length) bytes at \(offset) lie beyond the end of the file, \(size)")
            }
            result.append(Section(offset: Int(offset), length: Int(length)))
        }
        return result
    }

    private static func check(_ header: [UInt8]) throws(BrokenData) {
        let names = ["unknown", "none", "gzip", "brotli", "zstd"]
        for offset in [97, 98] where header[offset] > 2 {
            let code = Int(header[offset])
            throw BrokenData(offset, "packed with \(code < names.count ? names[code] : "method \(code)"); gzip is read")
        }
        guard header[99] <= 1 else { throw BrokenData(99, "tiles of kind \(header[99]); vector tiles, 1, are drawn") }
        guard header[100] <= header[101], header[101] <= 24 else {
            throw BrokenData(100, "zooms from \(header[100]) to \(header[101]); they must lie in 0 to 24")
        }
    }

    private static func metadata(_ data: Data, _ section: Section) throws(BrokenData) -> [String: Any] {
        guard section.length > 0 else { return [:] }
        let bytes = try unpacked(data, section.offset, section.length)
        do { return try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:] } catch {
            throw BrokenData(section.offset, "the metadata are not JSON")
        }
    }

    private static func info(_ header: [UInt8], _ metadata: [String: Any]) throws(BrokenData) -> ArchiveInfo {
        var reader = ByteReader(header, 102..<118)
        var bounds: [Double] = []
        for _ in 0..<4 { bounds.append(Double(Int32(truncatingIfNeeded: try reader.fixed(4))) / 1e7) }
        var info = ArchiveInfo()
        info.name = metadata["name"] as? String ?? ""
        (info.minZoom, info.maxZoom) = (Int(header[100]), Int(header[101]))
        if bounds.contains(where: { $0 != 0 }) { info.bounds = bounds }
        if let text = metadata["attribution"] as? String, !text.isEmpty { info.attribution = Attribution.plain(text) }
        return info
    }

    // MARK: Directories

    private static func unpacked(_ data: Data, _ offset: Int, _ length: Int) throws(BrokenData) -> [UInt8] {
        do {
            return try Inflate.unpacked([UInt8](data[(data.startIndex + offset)..<(data.startIndex + offset + length)]))
        } catch { throw BrokenData(offset + error.offset, error.reason) }
    }

    private static func directory(_ data: Data, _ section: Section) throws(BrokenData) -> [Entry] {
        let bytes = try unpacked(data, section.offset, section.length)
        do { return try entries(ByteReader(bytes)) } catch {
            throw BrokenData(section.offset, "directory, byte \(error.offset): \(error.reason)")
        }
    }

    /// Columns: differences of names, lengths of runs, sizes, and places; 0 for a place means "right after the last".
    static func entries(_ data: ByteReader) throws(BrokenData) -> [Entry] {
        var reader = data
        // Each entry has at least a byte in each of four columns.
        let count = try reader.count(atMost: reader.rest / 4, "the number of entries")
        var result = [Entry](repeating: Entry(), count: count)
        var id: UInt64 = 0
        for index in 0..<count {
            id = id &+ (try reader.varint())
            result[index].id = id
        }
        for index in 0..<count { result[index].run = try reader.count(atMost: 1 << 50, "the length of a run") }
        for index in 0..<count { result[index].length = try reader.count(atMost: 1 << 40, "the size of a tile") }
        for index in 0..<count {
            let value = try reader.count(atMost: 1 << 50, "the place of a tile")
            guard value > 0 || index > 0 else { throw BrokenData(reader.position, "the first entry has no place") }
            result[index].offset = value > 0 ? value - 1 : result[index - 1].offset + result[index - 1].length
        }
        return result
    }

    // MARK: Tiles

    func tile(_ id: TileID) throws -> [UInt8]? {
        do {
            guard let place = try find(Hilbert.number(id), in: root, depth: 0) else { return nil }
            return try Self.unpacked(data, place.offset, place.length)
        } catch { throw error.error(in: source, "tile \(id)") }
    }

    private func find(_ id: UInt64, in entries: [Entry], depth: Int) throws(BrokenData) -> Section? {
        guard depth < Self.deepest else { throw BrokenData(leaves.offset, "directories lead to each other") }
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].id <= id { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let entry = entries[low - 1]
        if entry.run == 0 { return try find(id, in: leaf(entry), depth: depth + 1) }
        guard id - entry.id < UInt64(entry.run) else { return nil }
        return try section(entry, of: tiles)
    }

    private func section(_ entry: Entry, of whole: Section) throws(BrokenData) -> Section {
        guard entry.offset + entry.length <= whole.length else {
            throw BrokenData(
                whole.offset, "\(entry.length) bytes at \(entry.offset) lie beyond the section's \(whole.length) bytes")
        }
        return Section(offset: whole.offset + entry.offset, length: entry.length)
    }

    private func leaf(_ entry: Entry) throws(BrokenData) -> [Entry] {
        if let known = read.withLock({ $0[entry.offset] }) { return known }
        let entries = try Self.directory(data, section(entry, of: leaves))
        read.withLock { $0[entry.offset] = entries }
        return entries
    }
}

/// Numbers tiles along Hilbert's curve, one zoom after the other.
enum Hilbert {
    static func number(_ id: TileID) -> UInt64 {
        // 0, 1, 5, 21, ...: all tiles of lower zooms.
        let before = ((UInt64(1) << (2 * UInt64(id.z))) - 1) / 3
        var (x, y) = (UInt64(id.x), UInt64(id.y))
        var distance: UInt64 = 0
        var side: UInt64 = id.z == 0 ? 0 : 1 << UInt64(id.z - 1)
        while side > 0 {
            let right: UInt64 = x & side != 0 ? 1 : 0
            let lower: UInt64 = y & side != 0 ? 1 : 0
            distance += side * side * ((3 * right) ^ lower)
            if lower == 0 {
                if right == 1 { (x, y) = (side &- 1 &- x, side &- 1 &- y) }
                swap(&x, &y)
            }
            side >>= 1
        }
        return before + distance
    }
}
