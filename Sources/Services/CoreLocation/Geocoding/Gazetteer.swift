// SPDX-License-Identifier: MIT
import CGazetteer
import FoundationCompat
import Synchronization

/// The world's towns, offline: GeoNames' places of at least 15,000 people (geonames.org, CC BY 4.0).
package final class Gazetteer: Sendable {
    /// One of `countries`.
    package struct Country: Sendable {
        /// ISO 3166: two letters.
        package let code: String
        /// In English.
        package let name: String
    }

    /// A state or the like of a country.
    package struct Region: Sendable {
        /// Place in `countries`.
        package let country: Int
        /// As the country's post writes it, where that is what GeoNames has: "CO" for Colorado. Else a number.
        package let code: String
        /// In English; may be empty.
        package let name: String
    }

    /// A town.
    package struct Place: Sendable {
        /// GeoNames' main name; others are found too.
        package let name: String
        /// Degrees, north positive.
        package let latitude: Double
        /// Degrees, east positive.
        package let longitude: Double
        /// Within a few percent.
        package let population: Double
        /// Place in `regions`.
        package let region: Int
        /// Place in `zones`.
        package let zone: Int
        /// Of its country.
        package let isCapital: Bool
        /// Lower case, without accents: what is searched.
        package var key: String { Gazetteer.key(name) }
    }

    /// Read from the library at the first use, all of it.
    package static let shared = Gazetteer(
        UnsafeRawBufferPointer(start: gazetteerBytes, count: Int(ts_gazetteer_size)))

    /// In the table's order, which `Region.country` counts by.
    package let countries: [Country]
    /// In the table's order, which `Place.region` counts by.
    package let regions: [Region]
    /// Names of time zones, as `Europe/Berlin`.
    package let zones: [String]
    /// Largest first.
    package let places: [Place]
    /// Other names, and the numbers of their places.
    private let aliases: [(String, Int)]
    /// Made when a name is first looked for: maps that only show towns do without.
    private let index = Mutex<[String: [Int]]?>(nil)

    /// The layout is that of scripts/generate-gazetteer, whose output is part of the library.
    init(_ bytes: UnsafeRawBufferPointer) {
        var reader = GazetteerReader(bytes: bytes, position: 4)
        countries = reader.table { reader in
            Country(code: String(decoding: [reader.byte(), reader.byte()], as: UTF8.self), name: reader.text())
        }
        regions = reader.table { Region(country: $0.short(), code: $0.text(), name: $0.text()) }
        zones = reader.table { $0.text() }
        places = reader.table { reader in
            let latitude = reader.fraction() * 90
            let longitude = reader.fraction() * 180
            let population = 10_000 * pow(1.035, Double(reader.byte()))
            let (region, zone, isCapital) = (reader.short(), reader.short(), reader.byte() == 1)
            let name = reader.text()
            return Place(
                name: name, latitude: latitude, longitude: longitude, population: population, region: region,
                zone: zone, isCapital: isCapital)
        }
        aliases = reader.table { ($0.text(), $0.word()) }
    }

    private func makeIndex() -> [String: [Int]] {
        var result: [String: [Int]] = [:]
        for (index, place) in places.enumerated() { result[place.key, default: []].append(index) }
        for (name, index) in aliases { result[name, default: []].append(index) }
        for name in result.keys { result[name]?.sort() }
        return result
    }

    /// Lower case, without accents, words apart by one space: what names are compared by.
    package static func key(_ text: String) -> String {
        if let plain = plainKey(text) { return plain }
        return text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }

    /// Of ASCII letters, as most names are: nothing need be folded; nil for others.
    private static func plainKey(_ text: String) -> String? {
        var text = text
        return text.withUTF8 { bytes -> String? in
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            var isBetween = false
            for byte in bytes {
                switch byte {
                case 0x41...0x5A, 0x61...0x7A, 0x30...0x39:
                    if isBetween, !result.isEmpty { result.append(0x20) }
                    isBetween = false
                    result.append(byte < 0x41 ? byte : byte | 0x20)
                case 0..<0x80: isBetween = true
                default: return nil
                }
            }
            return String(decoding: result, as: UTF8.self)
        }
    }

    /// O(1).
    package func country(of place: Place) -> Country { countries[regions[place.region].country] }

    /// Places of that name, largest first.
    package func places(named key: String) -> [Place] {
        let found = index.withLock { index in
            if let known = index { return known[key, default: []] }
            let made = makeIndex()
            index = made
            return made[key, default: []]
        }
        return found.map { places[$0] }
    }

    /// The nearest within `limit` metres on the mean sphere, with a large place drawing from farther than a small one:
    /// a suburb's street belongs to the city around it.
    package func place(near point: CLLocationCoordinate2D, within limit: Double) -> Place? {
        let width = max(0.05, cos(point.latitude * .pi / 180))
        let degrees = limit / 111_195
        var best: (place: Place, weight: Double)?
        for place in places {
            let north = place.latitude - point.latitude
            guard abs(north) <= degrees else { continue }
            let east = remainder(place.longitude - point.longitude, 360) * width
            let distance = (north * north + east * east).squareRoot() * 111_195
            guard distance <= limit else { continue }
            let weight = distance / pow(place.population, 0.25)
            if weight < best?.weight ?? .infinity { best = (place, weight) }
        }
        return best?.place
    }
}

/// C arrays are tuples to Swift; a symbol's address is what is wanted.
private var gazetteerBytes: UnsafeRawPointer { ts_gazetteer_start() }

private struct GazetteerReader {
    let bytes: UnsafeRawBufferPointer
    var position: Int

    mutating func byte() -> UInt8 {
        defer { position += 1 }
        return bytes[position]
    }
    mutating func short() -> Int { Int(byte()) | Int(byte()) << 8 }
    mutating func word() -> Int { short() | short() << 16 }
    /// A signed number of 24 bits, as a part of its greatest value.
    mutating func fraction() -> Double {
        let raw = Int32(short()) | Int32(Int8(bitPattern: byte())) << 16
        return Double(raw) / Double((1 << 23) - 1)
    }
    mutating func text() -> String {
        let count = Int(byte())
        defer { position += count }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }
    mutating func table<Entry>(_ entry: (inout GazetteerReader) -> Entry) -> [Entry] {
        let count = word()
        return (0..<count).map { _ in entry(&self) }
    }
}
