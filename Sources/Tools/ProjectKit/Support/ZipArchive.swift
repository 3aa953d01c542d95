// SPDX-License-Identifier: MIT
import CCompression
import Foundation

/// Zip files, as apps are handed on in them: folders, files with their modes, links. Neither encrypted nor of several parts.
/// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
enum ZipArchive {
    private enum Signature {
        static let file: UInt32 = 0x0403_4B50
        static let entry: UInt32 = 0x0201_4B50
        static let end: UInt32 = 0x0605_4B50
    }
    private enum Method {
        static let stored: UInt16 = 0
        static let deflated: UInt16 = 8
    }
    private static let endSize = 22
    /// The most that one file, and all together, may unpack to: an archive of a few bytes must not fill the disk.
    private static let mostBytes = 4 << 30

    // MARK: Writing

    /// Writes what `names` has to say of files: where each lies in the archive, and whence it is taken.
    static func write(_ files: [(name: String, source: Path)], to archive: Path) throws {
        var body = Data()
        var directory = Data()
        for file in files {
            let isLink = file.source.isLink
            let content =
                isLink
                ? Data(try FileManager.default.destinationOfSymbolicLink(atPath: file.source.string).utf8)
                : try file.source.read()
            var info = stat()
            guard lstat(file.source.string, &info) == 0 else { throw damage(file.source, "cannot be read") }
            let packed = isLink ? nil : deflate(content)
            var fields = Data()
            fields.append(little: 0x0800 as UInt16)
            fields.append(little: packed == nil ? Method.stored : Method.deflated)
            // 1 January 1980: the same files make the same archive.
            fields.append(little: 0 as UInt16)
            fields.append(little: 33 as UInt16)
            fields.append(little: CheckSum.of(content))
            fields.append(little: UInt32((packed ?? content).count))
            fields.append(little: UInt32(content.count))
            fields.append(little: UInt16(file.name.utf8.count))
            fields.append(little: 0 as UInt16)
            let place = UInt32(body.count)
            body.append(little: Signature.file)
            body.append(little: 20 as UInt16)
            body += fields + Data(file.name.utf8) + (packed ?? content)
            directory.append(little: Signature.entry)
            // Made on Unix, whose modes stand in the upper half of the attributes.
            directory.append(little: 0x0314 as UInt16)
            directory.append(little: 20 as UInt16)
            directory += fields
            for _ in 0..<3 { directory.append(little: 0 as UInt16) }
            directory.append(little: UInt32(info.st_mode) << 16)
            directory.append(little: place)
            directory += Data(file.name.utf8)
        }
        let start = body.count
        guard start < UInt32.max, files.count < UInt16.max else { throw damage(archive, "would be too large") }
        body += directory
        body.append(little: Signature.end)
        for _ in 0..<2 { body.append(little: 0 as UInt16) }
        for _ in 0..<2 { body.append(little: UInt16(files.count)) }
        body.append(little: UInt32(directory.count))
        body.append(little: UInt32(start))
        body.append(little: 0 as UInt16)
        try archive.write(body)
    }

    /// nil: it does not get smaller.
    private static func deflate(_ content: Data) -> Data? {
        guard let packed = run(content, packs: true, most: content.count), packed.count < content.count else {
            return nil
        }
        return packed
    }

    private static func run(_ content: Data, packs: Bool, most: Int) -> Data? {
        var result: UnsafeMutablePointer<UInt8>?
        var (count, taken) = (0, 0)
        let code = content.withUnsafeBytes { bytes in
            ts_packing_all(
                Int32(ts_packing_deflate), packs ? 1 : 0, bytes.bindMemory(to: UInt8.self).baseAddress,
                bytes.count, most, &result, &count, &taken)
        }
        defer { free(result) }
        guard code == 1, let result else { return nil }
        return Data(bytes: result, count: count)
    }

    // MARK: Reading

    /// - Throws: where the file is none, or damaged, or wants to write outside of the folder.
    static func extract(_ archive: Path, to folder: Path) throws {
        let data = try archive.read()
        var total = 0
        for entry in try entries(of: data, archive) {
            guard Path.staysInside(entry.name) else { throw damage(archive, "'\(entry.name)' leaves the folder") }
            let place = folder / entry.name
            if entry.name.hasSuffix("/") {
                try place.makeDirectory()
                continue
            }
            total += entry.size
            guard total <= mostBytes else { throw damage(archive, "unpacks to more than \(mostBytes >> 30) GB") }
            let content = try content(of: entry, in: data, archive)
            guard !hasLink(place.parent, upTo: folder) else {
                throw damage(archive, "'\(entry.name)' lies behind a link")
            }
            try place.parent.makeDirectory()
            if entry.mode & S_IFMT == S_IFLNK {
                let target = String(decoding: content, as: UTF8.self)
                let isInside = Path.staysInside(
                    (entry.name.split(separator: "/").dropLast() + [target[...]]).joined(separator: "/"))
                guard !target.hasPrefix("/"), isInside else {
                    throw damage(archive, "the link '\(entry.name)' leads out")
                }
                try FileManager.default.createSymbolicLink(atPath: place.string, withDestinationPath: target)
            } else {
                try place.write(content)
                // Whoever made the archive elsewhere has said nothing of modes.
                if entry.mode != 0 { chmod(place.string, entry.mode & 0o755 | 0o400) }
            }
        }
    }

    private struct Entry {
        var name: String
        var method: UInt16
        var checkSum: UInt32
        var packedSize: Int
        var size: Int
        var mode: mode_t
        /// Of the file's own header.
        var place: Int
    }

    private static func entries(of data: Data, _ archive: Path) throws -> [Entry] {
        let last = max(0, data.count - endSize - Int(UInt16.max))
        let places = stride(from: data.count - endSize, through: last, by: -1)
        guard data.count >= endSize, let end = places.first(where: { data.little($0) == Signature.end }),
            let count: UInt16 = data.little(end + 10), let start: UInt32 = data.little(end + 16)
        else { throw damage(archive, "is no zip file") }
        var place = Int(start)
        return try (0..<count).map { _ in
            guard let entry = entry(at: place, in: data), data.little(place) == Signature.entry else {
                throw damage(archive, "its list of files is damaged")
            }
            place = entry.next
            return entry.entry
        }
    }

    private static func entry(at place: Int, in data: Data) -> (entry: Entry, next: Int)? {
        guard let flags: UInt16 = data.little(place + 8), let method: UInt16 = data.little(place + 10),
            let checkSum: UInt32 = data.little(place + 16), let packed: UInt32 = data.little(place + 20),
            let size: UInt32 = data.little(place + 24), let nameCount: UInt16 = data.little(place + 28),
            let extraCount: UInt16 = data.little(place + 30), let noteCount: UInt16 = data.little(place + 32),
            let attributes: UInt32 = data.little(place + 38), let header: UInt32 = data.little(place + 42),
            let maker: UInt16 = data.little(place + 4), flags & 1 == 0
        else { return nil }
        let start = place + 46
        let end = start + Int(nameCount)
        guard end <= data.count else { return nil }
        let entry = Entry(
            name: String(decoding: data[data.startIndex + start..<data.startIndex + end], as: UTF8.self),
            method: method,
            checkSum: checkSum, packedSize: Int(packed), size: Int(size),
            mode: maker >> 8 == 3 ? mode_t(attributes >> 16) : 0, place: Int(header))
        return (entry, end + Int(extraCount) + Int(noteCount))
    }

    private static func content(of entry: Entry, in data: Data, _ archive: Path) throws -> Data {
        guard data.little(entry.place) == Signature.file, let nameCount: UInt16 = data.little(entry.place + 26),
            let extraCount: UInt16 = data.little(entry.place + 28)
        else { throw damage(archive, "'\(entry.name)' is damaged") }
        let start = entry.place + 30 + Int(nameCount) + Int(extraCount)
        guard start + entry.packedSize <= data.count else { throw damage(archive, "'\(entry.name)' is cut off") }
        let packed = data[data.startIndex + start..<data.startIndex + start + entry.packedSize]
        let content: Data?
        switch entry.method {
        case Method.stored: content = Data(packed)
        case Method.deflated: content = entry.size == 0 ? Data() : run(Data(packed), packs: false, most: entry.size)
        default: throw damage(archive, "'\(entry.name)' is packed in a way that is not read here (\(entry.method))")
        }
        guard let content, content.count == entry.size, CheckSum.of(content) == entry.checkSum else {
            throw damage(archive, "'\(entry.name)' is damaged")
        }
        return content
    }

    private static func hasLink(_ place: Path, upTo folder: Path) -> Bool {
        var place = place
        while place.string.count > folder.string.count {
            if place.isLink { return true }
            place = place.parent
        }
        return false
    }

    private static func damage(_ archive: Path, _ text: String) -> Failure {
        Failure(.app, text, at: SourceLocation(file: archive))
    }
}

/// CRC-32 of ISO 3309, as zip files have it.
private enum CheckSum {
    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }

    static func of(_ data: Data) -> UInt32 {
        ~data.reduce(~0) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    }
}

extension Path {
    /// Whether a relative path of an archive names something in its folder.
    fileprivate static func staysInside(_ name: String) -> Bool {
        var depth = 0
        for part in name.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return false }
        }
        return !name.isEmpty && !name.hasPrefix("/") && !name.contains("\0")
    }
}

extension Data {
    fileprivate mutating func append<Number: FixedWidthInteger>(little number: Number) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    /// nil beyond the end.
    fileprivate func little<Number: FixedWidthInteger>(_ place: Int) -> Number? {
        guard place >= 0, place + MemoryLayout<Number>.size <= count else { return nil }
        return (0..<MemoryLayout<Number>.size).reversed().reduce(0) { $0 << 8 | Number(self[startIndex + place + $1]) }
    }
}
