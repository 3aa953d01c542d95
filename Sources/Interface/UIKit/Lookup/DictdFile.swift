// SPDX-License-Identifier: MIT
internal import CCompression

/// A dictionary in the format of the DICT project (man 8 dictd, man 1 dictzip): definitions one after the other, packed in
/// chunks that can be read apart, and an index of headwords with their places.
final class DictdFile {
    /// As the dictionary calls itself.
    private(set) var name: String
    /// A line end, the file, and a zero.
    private let index: [CChar]
    private let text: any DictdText

    /// - Parameters:
    ///   - base: the path without `.index`; beside it lies `.dict.dz` or `.dict`.
    /// - Throws: what reading the files throws, and `CocoaError.fileReadCorruptFile` for packed text that is none.
    init(base: String) throws {
        let lines = try Data(contentsOf: URL(fileURLWithPath: base + ".index"))
        index = [0x0A] + lines.withUnsafeBytes { [CChar]($0.bindMemory(to: CChar.self)) } + [0]
        let packed = URL(fileURLWithPath: base + ".dict.dz")
        if FileManager.default.fileExists(atPath: packed.path) {
            text = try DictzipText(Data(contentsOf: packed, options: .mappedIfSafe))
        } else {
            text = PlainDictdText(
                data: try Data(contentsOf: URL(fileURLWithPath: base + ".dict"), options: .mappedIfSafe))
        }
        name = URL(fileURLWithPath: base).lastPathComponent
        // Indices that keep letters alone write the headword so.
        let titles = ["00-database-short", "00databaseshort"].lazy.compactMap { self.definitions(of: $0).first }
        if let title = titles.first?.split(separator: "\n").last { name = title.trimmingCharacters(in: .whitespaces) }
    }

    /// In the order of the index; empty where the word is not in it. Case does not count.
    func definitions(of word: String) -> [String] {
        let wanted = word.lowercased()
        return places(of: wanted).compactMap { place in
            text.bytes(place.start, place.count).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    func contains(_ word: String) -> Bool { !places(of: word.lowercased()).isEmpty }

    /// Lines of the index are `headword`, place and size, between tabulators. They are found by looking through all: ten
    /// megabytes take a few milliseconds.
    private func places(of word: String) -> [(start: Int, count: Int)] {
        guard !word.isEmpty, !word.contains("\t"), !word.contains("\n") else { return [] }
        return index.withUnsafeBufferPointer { index in
            guard var from = index.baseAddress else { return [] }
            var found: [(Int, Int)] = []
            let wanted = "\n\(word)\t"
            while let hit = strstr(from, wanted) {
                let fields = hit + wanted.utf8.count
                if let place = Self.place(fields) { found.append(place) }
                from = UnsafePointer(fields)
            }
            return found
        }
    }

    /// Place and size, at the end of a line.
    private static func place(_ fields: UnsafePointer<CChar>) -> (Int, Int)? {
        let length = strcspn(fields, "\n")
        let line = UnsafeBufferPointer(start: fields, count: length).map { UInt8(bitPattern: $0) }
        let parts = line.split(separator: 0x09)
        guard parts.count >= 2, let start = number(parts[0]), let count = number(parts[1]) else { return nil }
        return (start, count)
    }

    /// Digits of base 64, the most significant first, in the order of RFC 1421.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value = 0
        for digit in digits {
            let place: UInt8
            switch digit {
            case 0x41...0x5A: place = digit - 0x41
            case 0x61...0x7A: place = digit - 0x61 + 26
            case 0x30...0x39: place = digit - 0x30 + 52
            case 0x2B: place = 62
            case 0x2F: place = 63
            default: return nil
            }
            guard value < 1 << 40 else { return nil }
            value = value << 6 | Int(place)
        }
        return value
    }
}

/// The text of a dictionary. nil: it has no such bytes, or they are damaged.
private protocol DictdText {
    func bytes(_ start: Int, _ count: Int) -> [UInt8]?
}

private struct PlainDictdText: DictdText {
    let data: Data

    func bytes(_ start: Int, _ count: Int) -> [UInt8]? {
        guard start >= 0, count >= 0, start + count <= data.count else { return nil }
        return [UInt8](data.dropFirst(start).prefix(count))
    }
}

/// gzip whose extra field `RA` says how long each packed chunk is: version, length of a chunk unpacked, number of chunks,
/// and their lengths, all of two bytes, the less significant first.
private struct DictzipText: DictdText {
    private let data: Data
    private let length: Int
    /// Where each packed chunk begins, and where the last one ends.
    private let starts: [Int]

    init(_ data: Data) throws {
        func number(_ offset: Int) -> Int {
            Int(data[data.startIndex + offset]) | Int(data[data.startIndex + offset + 1]) << 8
        }
        // Ten bytes, the size of the extra field, its name and own size, version, length and number.
        guard data.count > 22, number(0) == 0x8B1F, data[data.startIndex + 3] & 4 != 0, number(12) == 0x4152 else {
            throw CocoaError(.fileReadCorruptFile)
        }
        let (length, chunks) = (number(18), number(20))
        var start = 12 + number(10)
        guard length > 0, data.count > 22 + 2 * chunks, start < data.count else {
            throw CocoaError(.fileReadCorruptFile)
        }
        // A name and a comment follow, each with a zero at its end, and two bytes of checksum.
        for flag in [UInt8(8), 16] where data[data.startIndex + 3] & flag != 0 {
            while start < data.count, data[data.startIndex + start] != 0 { start += 1 }
            start += 1
        }
        if data[data.startIndex + 3] & 2 != 0 { start += 2 }
        var starts = [start]
        for chunk in 0..<chunks { starts.append(starts[chunk] + number(22 + 2 * chunk)) }
        guard starts[chunks] <= data.count else { throw CocoaError(.fileReadCorruptFile) }
        (self.data, self.length, self.starts) = (data, length, starts)
    }

    func bytes(_ start: Int, _ count: Int) -> [UInt8]? {
        guard start >= 0, count > 0, (start + count - 1) / length < starts.count - 1 else { return nil }
        var all: [UInt8] = []
        for chunk in start / length...(start + count - 1) / length {
            guard let part = unpacked(chunk) else { return nil }
            all += part
        }
        let first = start % length
        return first + count <= all.count ? Array(all[first..<first + count]) : nil
    }

    private func unpacked(_ chunk: Int) -> [UInt8]? {
        guard let stream = ts_packing_new(Int32(ts_packing_deflate), 0) else { return nil }
        defer { ts_packing_free(stream) }
        let packed = [UInt8](data.dropFirst(starts[chunk]).prefix(starts[chunk + 1] - starts[chunk]))
        var (inLeft, outLeft) = (packed.count, length)
        var result = [UInt8](repeating: 0, count: length)
        guard ts_packing_run(stream, packed, &inLeft, &result, &outLeft, 0) >= 0 else { return nil }
        return Array(result.prefix(length - outLeft))
    }
}
