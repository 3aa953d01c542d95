// SPDX-License-Identifier: MIT
import CSQLite
import Foundation
import TestSupport
import Testing

@testable import MapEngine

@Suite struct ArchiveTests {
    @Test("Tiles are numbered along Hilbert's curve as the specification of PMTiles has it")
    func hilbert() {
        let known: [(TileID, UInt64)] = [
            (TileID(z: 0, x: 0, y: 0), 0), (TileID(z: 1, x: 0, y: 0), 1), (TileID(z: 1, x: 0, y: 1), 2),
            (TileID(z: 1, x: 1, y: 1), 3), (TileID(z: 1, x: 1, y: 0), 4), (TileID(z: 2, x: 0, y: 0), 5),
            (TileID(z: 12, x: 3423, y: 1763), 19_078_479),
        ]
        for (tile, number) in known { #expect(Hilbert.number(tile) == number, "\(tile)") }
    }

    @Test("A PMTiles file tells its zooms, bounds and attribution, and has tiles only where it says so")
    func pmtiles() throws {
        let archive = try Fixture.archive()
        #expect(archive.info.minZoom == 8)
        #expect(archive.info.maxZoom == 14)
        #expect(archive.info.name == "Denver, by hand")
        #expect(archive.info.attribution == "drawn for Touchstone")
        #expect(archive.info.bounds == [-105.012, 39.716, -104.926, 39.762])
        #expect(try archive.tile(Fixture.tile) != nil)
        #expect(try archive.tile(TileID(z: 14, x: 1, y: 1)) == nil)
    }

    @Test("A truncated PMTiles file gives an error with file and byte, wherever it ends")
    func truncated() throws {
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Fixture.denver)))
        for count in [0, 7, 8, 60, 126, 127, 130, 200, 300, whole.count / 2, whole.count - 1] {
            try Fixture.withFile(Array(whole[..<count])) { file in
                let error = #expect(throws: MapFileError.self, "\(count) bytes") { try TileArchives.open(file) }
                #expect(error?.file == file)
                #expect(count < 8 || error?.place.hasPrefix("byte ") == true)
            }
        }
    }

    @Test("Hostile numbers in a PMTiles header are refused, not obeyed")
    func hostileHeader() throws {
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Fixture.denver)))
        // The places and lengths of all sections, packings, kind and zooms.
        let offsets = Array(8..<72) + [97, 98, 99, 100, 101]
        for offset in offsets {
            var bytes = whole
            bytes[offset] = 0xFF
            try Fixture.withFile(bytes) { file in
                do {
                    let archive = try TileArchives.open(file)
                    _ = try archive.tile(Fixture.tile)
                } catch let error as MapFileError { #expect(error.file == file) }
            }
        }
    }

    /// Opens a file and reads and decodes tiles of it; everything but a `MapFileError` of that file is a failure.
    private func read(_ file: String, _ tiles: [TileID]) {
        do {
            let archive = try TileArchives.open(file)
            let store = TileStore(archive) { _ in }
            for tile in tiles { _ = store.tile(tile) }
        } catch let error as MapFileError {
            #expect(error.file == file)
        } catch { Issue.record("\(error)") }
    }

    @Test("A PMTiles file with bytes changed anywhere is read or refused, never more")
    func mutatedPMTiles() throws {
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Fixture.denver)))
        var random = SeededNumbers(seed: 0x2545_F491_4F6C_DD1D)
        for round in 0..<1000 {
            var bytes = whole
            // Header and directories as often as tiles.
            let reach = round % 2 == 0 ? 1024 : whole.count
            for _ in 0...Int.random(in: 0..<4, using: &random) {
                bytes[Int.random(in: 0..<reach, using: &random)] = UInt8(Int.random(in: 0..<256, using: &random))
            }
            if round % 10 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            try Fixture.withFile(bytes) { read($0, [Fixture.tile, TileID(z: 8, x: 53, y: 97)]) }
        }
    }

    @Test("An MBTiles file with bytes changed anywhere, or cut, is read or refused, never more")
    func mutatedMBTiles() throws {
        let tile = try #require(try Fixture.archive().tile(Fixture.tile))
        let row = (1 << 14) - 1 - Fixture.tile.y
        let file = try database(
            Self.tables + [
                "INSERT INTO metadata VALUES ('format', 'pbf'), ('minzoom', '14'), ('maxzoom', '14')",
                "INSERT INTO tiles VALUES (14, \(Fixture.tile.x), \(row), $BLOB)",
            ], tile)
        defer { do { try FileManager.default.removeItem(at: file) } catch {} }
        let whole = [UInt8](try Data(contentsOf: file))
        var random = SeededNumbers(seed: 0x9E37_79B9_7F4A_7C15)
        for round in 0..<1000 {
            var bytes = whole
            let reach = round % 2 == 0 ? min(512, whole.count) : whole.count
            for _ in 0...Int.random(in: 0..<4, using: &random) {
                bytes[Int.random(in: 0..<reach, using: &random)] = UInt8(Int.random(in: 0..<256, using: &random))
            }
            if round % 5 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            try Fixture.withFile(bytes) { read($0, [Fixture.tile]) }
        }
    }

    @Test("A damaged tile gives an error that names it; the rest of the file is read on")
    func damagedTile() throws {
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Fixture.denver)))
        for index in (bytes.count - 400)..<bytes.count { bytes[index] ^= 0x5A }
        try Fixture.withFile(bytes) { file in
            let archive = try TileArchives.open(file)
            var broken: [MapFileError] = []
            for y in 6215...6222 {
                for x in 3410...3420 {
                    do { _ = try archive.tile(TileID(z: 14, x: x, y: y)) } catch let error as MapFileError {
                        broken.append(error)
                    }
                }
            }
            #expect(broken.count == 1)
            #expect(broken.allSatisfy { $0.place.hasPrefix("tile 14/") && $0.place.contains("byte ") })
            #expect(try archive.tile(TileID(z: 8, x: 53, y: 97)) != nil)
        }
    }

    private func database(_ statements: [String], _ blob: [UInt8] = []) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("map-\(UUID().uuidString)")
        var handle: OpaquePointer?
        try #require(sqlite3_open(file.path, &handle) == SQLITE_OK)
        defer { sqlite3_close(handle) }
        let hex = blob.map { String(format: "%02x", $0) }.joined()
        for text in statements {
            let sql = text.replacingOccurrences(of: "$BLOB", with: "x'\(hex)'")
            try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK, "\(text)")
        }
        return file
    }

    private static let tables = [
        "CREATE TABLE metadata (name TEXT, value TEXT)",
        "CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB)",
    ]

    @Test("MBTiles count rows from the south, and say in a table what they are")
    func mbtiles() throws {
        let tile = try #require(try Fixture.archive().tile(Fixture.tile))
        let row = (1 << 14) - 1 - Fixture.tile.y
        let file = try database(
            Self.tables + [
                "INSERT INTO metadata VALUES ('format', 'pbf'), ('minzoom', '14'), ('maxzoom', '14'), ('name', 'A')",
                "INSERT INTO metadata VALUES ('bounds', '-105.1, 39.7, -104.9, 39.8')",
                "INSERT INTO metadata VALUES ('attribution', '<a href=\"x\">&copy; Somebody</a>')",
                "INSERT INTO tiles VALUES (14, \(Fixture.tile.x), \(row), $BLOB)",
            ], tile)
        defer { do { try FileManager.default.removeItem(at: file) } catch {} }
        let archive = try TileArchives.open(file.path)
        #expect(archive.info.minZoom == 14)
        #expect(archive.info.bounds == [-105.1, 39.7, -104.9, 39.8])
        #expect(archive.info.attribution == "© Somebody")
        #expect(try archive.tile(Fixture.tile) == tile)
        #expect(try archive.tile(TileID(z: 14, x: 0, y: 0)) == nil)
    }

    @Test("MBTiles without tables, of pictures, or with impossible zooms are refused with the table's name")
    func brokenMBTiles() throws {
        let cases = [
            ["CREATE TABLE other (a)"],
            Self.tables + ["INSERT INTO metadata VALUES ('format', 'png')"],
            Self.tables + ["INSERT INTO metadata VALUES ('maxzoom', '4000000000')"],
            Self.tables + ["INSERT INTO metadata VALUES ('minzoom', '9'), ('maxzoom', '3')"],
        ]
        for statements in cases {
            let file = try database(statements)
            defer { do { try FileManager.default.removeItem(at: file) } catch {} }
            let error = #expect(throws: MapFileError.self) { try TileArchives.open(file.path) }
            #expect(error?.place == "table metadata")
        }
    }

    @Test("Neither MBTiles nor PMTiles: refused with the file's name")
    func otherFiles() throws {
        #expect(throws: MapFileError.self) { try TileArchives.open("/nonexistent") }
        #expect(throws: MapFileError.self) { try TileArchives.open("https://example.org/tiles") }
        try Fixture.withFile(Array("GIF89a and some more".utf8)) { file in
            #expect(throws: MapFileError.self) { try TileArchives.open(file) }
        }
    }

    @Test("Packed data are unpacked; what ends early or is damaged is an error")
    func inflate() throws {
        // Python's gzip of a thousand letters "a".
        let packed = [UInt8](try #require(Data(base64Encoded: "H4sIAAAAAAACA0tMHAWjYBQMdwAAA9o4mugDAAA=")))
        #expect(try Inflate.unpacked(packed) == [UInt8](repeating: 0x61, count: 1000))
        #expect(throws: BrokenData.self) { try Inflate.unpacked(Array(packed[..<14])) }
        #expect(throws: BrokenData.self) { try Inflate.unpacked([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]) }
        #expect(throws: BrokenData.self) { try Inflate.unpacked([0x1F, 0x8B, 9, 0, 0, 0, 0, 0, 0, 3, 1]) }
        #expect(throws: BrokenData.self) { try Inflate.unpacked([0x78, 0x9C, 0xFF, 0xFF, 0xFF]) }
        #expect(try Inflate.unpacked([1, 2, 3]) == [1, 2, 3])
    }

    @Test("Tiles that cover a rectangle are counted before they are named: a world of them is refused")
    func covering() {
        let world = CGRect(x: 0, y: 0, width: WorldScale.size, height: WorldScale.size)
        #expect(TileID.covering(world, zoom: 20, most: 1000) == nil)
        #expect(TileID.covering(world, zoom: 1, most: 4)?.count == 4)
        #expect(TileID.covering(world.offsetBy(dx: WorldScale.size, dy: 0), zoom: 3, most: 4) == [])
    }

    @Test("The cache on disk stays within its limit; what was not read goes first")
    func cache() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString)")
        defer { do { try FileManager.default.removeItem(at: folder) } catch {} }
        let cache = TileCache(folder, limit: 10_000)
        let bytes = [UInt8](repeating: 7, count: 1000)
        for x in 0..<30 { cache.write(bytes, TileID(z: 10, x: x, y: 0)) }
        let kept = (0..<30).filter { cache.read(TileID(z: 10, x: $0, y: 0)) != nil }
        #expect(kept.count <= 10)
        #expect(kept.count >= 8)
        #expect(cache.read(TileID(z: 10, x: 29, y: 0)) == bytes)
    }
}
