// SPDX-License-Identifier: MIT
import CoreGraphics

/// Reads the TIFF structure that holds Exif (CIPA DC-008) and GPS tags. Offsets are checked; loops cannot happen,
/// since only the three known directories are read, each once.
struct ExifReader {
    private let data: Data
    private let isLittleEndian: Bool
    private(set) var tiff: [String: Any] = [:]
    private(set) var exif: [String: Any] = [:]
    private(set) var gps: [String: Any] = [:]

    /// `tiffData` begins with the byte order mark; nil when it does not.
    init?(_ tiffData: Data) {
        data = tiffData.startIndex == 0 ? tiffData : Data(tiffData)
        guard data.count >= 8 else { return nil }
        switch (data[0], data[1]) {
        case (0x49, 0x49): isLittleEndian = true
        case (0x4D, 0x4D): isLittleEndian = false
        default: return nil
        }
        guard u16(2) == 42 else { return nil }
        let main = entries(Int(u32(4)))
        tiff = named(main, ExifTags.tiff)
        if let offset = integer(main[ExifTags.exifDirectory]) { exif = named(entries(offset), ExifTags.exif) }
        if let offset = integer(main[ExifTags.gpsDirectory]) {
            gps = Self.degrees(named(entries(offset), ExifTags.gps))
        }
    }

    // MARK: Entries

    private struct Entry {
        var type: UInt16
        var count: Int
        /// Where the values lie.
        var offset: Int
    }

    private func entries(_ start: Int) -> [UInt16: Entry] {
        var result: [UInt16: Entry] = [:]
        for i in 0..<Int(u16(start)) {
            let place = start + 2 + 12 * i
            guard place + 12 <= data.count else { break }
            let (type, count) = (u16(place + 2), Int(u32(place + 4)))
            let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
            guard Int(type) < sizes.count, count < 1 << 20 else { continue }
            let size = sizes[Int(type)] * count
            let offset = size <= 4 ? place + 8 : Int(u32(place + 8))
            if offset + size <= data.count { result[u16(place)] = Entry(type: type, count: count, offset: offset) }
        }
        return result
    }

    private func named(_ entries: [UInt16: Entry], _ names: [UInt16: String]) -> [String: Any] {
        var result: [String: Any] = [:]
        for (tag, entry) in entries {
            if let name = names[tag], let value = value(entry) { result[name] = value }
        }
        // The one that ImageIO hands out as an array.
        if let speed = result["ISOSpeedRatings"] as? Int { result["ISOSpeedRatings"] = [speed] }
        return result
    }

    private func value(_ entry: Entry) -> Any? {
        if entry.type == 2 {
            let bytes = data[entry.offset..<entry.offset + entry.count].prefix { $0 != 0 }
            return String(data: bytes, encoding: .utf8) ?? String(data: bytes, encoding: .isoLatin1)
        }
        let values = (0..<min(entry.count, 16)).compactMap { element(entry, $0) }
        return values.count == 1 ? values[0] : values.isEmpty ? nil : values
    }

    private func element(_ entry: Entry, _ i: Int) -> Any? {
        switch entry.type {
        case 1, 7: return Int(data[entry.offset + i])
        case 3: return Int(u16(entry.offset + 2 * i))
        case 4: return Int(u32(entry.offset + 4 * i))
        case 9: return Int(Int32(bitPattern: u32(entry.offset + 4 * i)))
        case 5:
            let (n, d) = (u32(entry.offset + 8 * i), u32(entry.offset + 8 * i + 4))
            return d == 0 ? nil : Double(n) / Double(d)
        case 10:
            let n = Int32(bitPattern: u32(entry.offset + 8 * i))
            let d = Int32(bitPattern: u32(entry.offset + 8 * i + 4))
            return d == 0 ? nil : Double(n) / Double(d)
        default: return nil
        }
    }

    private func integer(_ entry: Entry?) -> Int? { entry.flatMap { value($0) } as? Int }

    /// Degrees, minutes and seconds as degrees; hours, minutes and seconds as "hh:mm:ss".
    private static func degrees(_ raw: [String: Any]) -> [String: Any] {
        var result = raw
        for key in ["Latitude", "Longitude"] {
            guard let parts = raw[key] as? [Any] else { continue }
            let numbers = parts.compactMap { $0 as? Double }
            guard numbers.count == 3 else { continue }
            result[key] = numbers[0] + numbers[1] / 60 + numbers[2] / 3600
        }
        if let parts = (raw["TimeStamp"] as? [Any])?.compactMap({ $0 as? Double }), parts.count == 3 {
            result["TimeStamp"] = parts.map { String(format: "%02.0f", $0) }.joined(separator: ":")
        }
        return result
    }

    private func u16(_ i: Int) -> UInt16 {
        guard i >= 0, i + 2 <= data.count else { return 0 }
        let (a, b) = (UInt16(data[i]), UInt16(data[i + 1]))
        return isLittleEndian ? b << 8 | a : a << 8 | b
    }

    private func u32(_ i: Int) -> UInt32 {
        let (a, b) = (UInt32(u16(i)), UInt32(u16(i + 2)))
        return isLittleEndian ? b << 16 | a : a << 16 | b
    }
}
