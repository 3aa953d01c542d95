// SPDX-License-Identifier: MIT
import CoreGraphics

/// Writes property dictionaries as the TIFF structure that holds Exif and GPS tags (CIPA DC-008), big endian.
struct ExifWriter {
    private struct Entry {
        let tag: UInt16
        let type: UInt16
        let count: UInt32
        let bytes: Data
    }

    private var tiff: [Entry] = []
    private var exif: [Entry] = []
    private var gps: [Entry] = []

    /// Names without a tag are left out.
    init(_ properties: [String: Any], orientation: CGImagePropertyOrientation) {
        var main = properties["{TIFF}"] as? [String: Any] ?? [:]
        main["Orientation"] = orientation == .up ? nil : Int(orientation.rawValue)
        tiff = Self.entries(main, ExifTags.tiff)
        exif = Self.entries(properties["{Exif}"] as? [String: Any] ?? [:], ExifTags.exif)
        gps = Self.entries(Self.inParts(properties["{GPS}"] as? [String: Any] ?? [:]), ExifTags.gps)
    }

    /// nil when there is nothing to write.
    var data: Data? {
        guard !(tiff.isEmpty && exif.isEmpty && gps.isEmpty) else { return nil }
        var main = tiff
        let pointers = [(ExifTags.exifDirectory, exif), (ExifTags.gpsDirectory, gps)].filter { !$0.1.isEmpty }
        var place = 8 + Self.size(main) + 12 * pointers.count
        for (tag, entries) in pointers {
            main.append(Entry(tag: tag, type: 4, count: 1, bytes: Self.number(UInt32(place))))
            place += Self.size(entries)
        }
        var result = Data([0x4D, 0x4D, 0, 42, 0, 0, 0, 8])
        result += Self.directory(main.sorted { $0.tag < $1.tag }, at: 8)
        for (_, entries) in pointers { result += Self.directory(entries, at: result.count) }
        return result
    }

    // MARK: Directories

    /// Values of more than four bytes lie behind the directory, at even places.
    private static func size(_ entries: [Entry]) -> Int {
        6 + 12 * entries.count
            + entries.reduce(0) { $0 + ($1.bytes.count > 4 ? $1.bytes.count + $1.bytes.count % 2 : 0) }
    }

    private static func directory(_ entries: [Entry], at start: Int) -> Data {
        var table = half(UInt16(entries.count))
        var values = Data()
        let behind = start + 6 + 12 * entries.count
        for entry in entries {
            table += half(entry.tag) + half(entry.type) + number(entry.count)
            if entry.bytes.count <= 4 {
                table += entry.bytes + Data(count: 4 - entry.bytes.count)
            } else {
                table += number(UInt32(behind + values.count))
                values += entry.bytes + Data(count: entry.bytes.count % 2)
            }
        }
        return table + number(0) + values
    }

    private static func half(_ value: UInt16) -> Data { Data([UInt8(value >> 8), UInt8(value & 255)]) }
    private static func number(_ value: UInt32) -> Data { half(UInt16(value >> 16)) + half(UInt16(value & 0xFFFF)) }

    // MARK: Entries

    private static func entries(_ values: [String: Any], _ names: [UInt16: String]) -> [Entry] {
        names.sorted { $0.key < $1.key }.compactMap { tag, name in
            values[name].flatMap { entry(tag, name, $0) }
        }
    }

    private static func entry(_ tag: UInt16, _ name: String, _ value: Any) -> Entry? {
        if let text = value as? String {
            let bytes = Data(text.utf8) + [0]
            return Entry(tag: tag, type: 2, count: UInt32(bytes.count), bytes: bytes)
        }
        let numbers = (value as? [Any])?.compactMap(numericValue) ?? numericValue(value).map { [$0] } ?? []
        guard !numbers.isEmpty, numbers.allSatisfy(\.isFinite) else { return nil }
        let count = UInt32(numbers.count)
        if name == "AltitudeRef" {
            return Entry(tag: tag, type: 1, count: count, bytes: Data(numbers.map { UInt8(max(0, min(255, $0))) }))
        }
        if ExifTags.fractions.contains(name) || numbers.contains(where: { $0 != $0.rounded() }) {
            let isSigned = ExifTags.signed.contains(name)
            let bytes = numbers.reduce(Data()) { $0 + fraction($1, isSigned: isSigned) }
            return Entry(tag: tag, type: isSigned ? 10 : 5, count: count, bytes: bytes)
        }
        if numbers.allSatisfy({ (0...65535).contains($0) }) {
            return Entry(tag: tag, type: 3, count: count, bytes: numbers.reduce(Data()) { $0 + half(UInt16($1)) })
        }
        let bytes = numbers.reduce(Data()) { $0 + number(UInt32(max(0, min(4_294_967_295, $1)))) }
        return Entry(tag: tag, type: 4, count: count, bytes: bytes)
    }

    /// The nearest fraction with a denominator of at most a million: 1 through something where that is exact.
    private static func fraction(_ value: Double, isSigned: Bool) -> Data {
        let limited = isSigned ? max(-2000, min(2000, value)) : max(0, min(4000, value))
        var (numerator, denominator) = ((limited * 1_000_000).rounded(), 1_000_000.0)
        let inverse = limited == 0 ? 0 : 1 / limited
        if abs(inverse) >= 1, abs(inverse) < 1e6, abs(inverse - inverse.rounded()) < 1e-6 {
            (numerator, denominator) = (inverse < 0 ? -1 : 1, abs(inverse).rounded())
        } else if value == value.rounded(), abs(value) < 2e9, isSigned || value >= 0 {
            (numerator, denominator) = (value, 1)
        }
        return number(UInt32(bitPattern: Int32(truncatingIfNeeded: Int(numerator)))) + number(UInt32(denominator))
    }

    /// Degrees as degrees, minutes and seconds; `hh:mm:ss` as three numbers.
    private static func inParts(_ gps: [String: Any]) -> [String: Any] {
        var result = gps
        for key in ["Latitude", "Longitude"] {
            guard let degrees = numericValue(gps[key]), degrees.isFinite else { continue }
            let minutes = (abs(degrees) - abs(degrees).rounded(.down)) * 60
            result[key] = [
                abs(degrees).rounded(.down), minutes.rounded(.down), (minutes - minutes.rounded(.down)) * 60,
            ]
        }
        if let time = gps["TimeStamp"] as? String {
            result["TimeStamp"] = time.split(separator: ":").compactMap { Double($0) }
        }
        return result
    }
}
