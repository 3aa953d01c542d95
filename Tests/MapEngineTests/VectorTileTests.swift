// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import MapEngine

@Suite struct VectorTileTests {
    /// A tile of one layer "a" with one feature: kind and geometry as given.
    private func tile(_ kind: UInt8, _ geometry: [UInt8], extent: [UInt8] = [0x28, 0x80, 0x20]) -> [UInt8] {
        let feature: [UInt8] = [0x18, kind, 0x22, UInt8(geometry.count)] + geometry
        let layer: [UInt8] = [0x0A, 1, 0x61, 0x12, UInt8(feature.count)] + feature + extent + [0x78, 2]
        return [0x1A, UInt8(layer.count)] + layer
    }

    /// The examples of the specification, chapter 4.3.5.
    @Test("Geometries are those of the specification's examples")
    func geometries() throws {
        let examples: [(UInt8, [UInt8], [[CGPoint]])] = [
            (1, [9, 50, 34], [[CGPoint(x: 25, y: 17)]]),
            (1, [17, 10, 14, 3, 9], [[CGPoint(x: 5, y: 7)], [CGPoint(x: 3, y: 2)]]),
            (2, [9, 4, 4, 18, 0, 16, 16, 0], [[CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 10), CGPoint(x: 10, y: 10)]]),
            (
                2, [9, 4, 4, 18, 0, 16, 16, 0, 9, 17, 17, 10, 4, 8],
                [
                    [CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 10), CGPoint(x: 10, y: 10)],
                    [CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 5)],
                ]
            ),
            (
                3, [9, 6, 12, 18, 10, 12, 24, 44, 15],
                [[CGPoint(x: 3, y: 6), CGPoint(x: 8, y: 12), CGPoint(x: 20, y: 34)]]
            ),
        ]
        for (kind, geometry, parts) in examples {
            let found = try VectorTile(tile(kind, geometry))
            #expect(found.layers.count == 1)
            #expect(found.layers[0].extent == 4096)
            #expect(found.layers[0].features.map(\.parts) == [parts])
        }
    }

    @Test("Every cut of a real tile, and every changed byte, is read or refused with its byte")
    func damaged() throws {
        let bytes = try #require(try Fixture.archive().tile(TileID(z: 14, x: 3416, y: 6217)))
        #expect(!(try VectorTile(bytes).layers.isEmpty))
        for count in stride(from: 0, to: bytes.count, by: 37) {
            do { _ = try VectorTile(Array(bytes[..<count])) } catch { #expect(error.offset <= count) }
        }
        for index in stride(from: 0, to: bytes.count, by: 11) {
            var changed = bytes
            changed[index] = 0xFF
            do { _ = try VectorTile(changed) } catch { #expect(error.offset <= bytes.count) }
        }
    }

    @Test("Announced sizes beyond the data are refused before memory is taken")
    func hostile() {
        let cases: [[UInt8]] = [
            // A layer of four thousand million bytes.
            [0x1A, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F],
            // 2^28 points in three bytes.
            tile(2, [0xF9, 0xFF, 0xFF, 0xFF, 0x0F, 2, 2]),
            // A line that starts nowhere, an unknown command, a line that is closed, an extent of 0, a kind 9.
            tile(2, [10, 2, 2]), tile(2, [9, 2, 2, 3]), tile(2, [9, 2, 2, 15]), tile(1, [9, 2, 2], extent: [0x28, 0]),
            tile(9, [9, 2, 2]),
            // Field 0, a group, a number of eleven bytes.
            [0x00, 0x01], [0x1B], [0x18] + [UInt8](repeating: 0xFF, count: 11),
        ]
        for bytes in cases { #expect(throws: BrokenData.self, "\(bytes)") { try VectorTile(bytes) } }
    }

    /// The attributes of https://openmaptiles.org/schema/ and, with `name:latin` alone, of tilemaker's tiles.
    @Test("Names are in the phone's language, else in its letters, else as they are written there")
    func names() {
        func name(_ language: String, _ attributes: [String: String]) -> String? {
            var feature = VectorTile.Feature()
            (feature.kind, feature.attributes) = (.point, attributes.merging(["class": "city"]) { first, _ in first })
            guard
                case .place(let place)? = MapSchema.meaning(
                    of: feature, in: "place", names: MapSchema.nameKeys(for: language))
            else {
                return nil
            }
            return place.name
        }
        let athens = ["name": "Αθήνα", "name:latin": "Athina", "name:de": "Athen"]
        #expect(name("de", athens) == "Athen")
        #expect(name("fr", athens) == "Athina")
        #expect(name("el", athens) == "Αθήνα")
        #expect(name("", athens) == "Αθήνα")
        for language in ["en", "ja", ""] { #expect(name(language, ["name:latin": "Athina"]) == "Athina") }
    }

    @Test("Layers of the schema become roads by class, areas and named places")
    func schema() throws {
        let store = try Fixture.store()
        let (a, b) = (Fixture.point(39.752, -104.960), Fixture.point(39.738, -104.938))
        let area = CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
        let tiles = try #require(TileID.covering(area, zoom: 14, most: 20)).compactMap(store.tile)
        let (ways, areas) = (tiles.flatMap(\.ways), tiles.flatMap(\.areas))
        let roads = Set(ways.filter { !$0.isNameOnly }.map(\.kind))
        #expect(roads.isSuperset(of: [.primary, .secondary, .minor]))
        #expect(ways.contains { $0.isNameOnly && $0.name == "Colorado Blvd" })
        #expect(areas.contains { $0.kind == .park })
        #expect(areas.contains { $0.kind == .water })
        #expect(areas.contains { $0.kind == .building && $0.height >= 6 })
        let museum = try #require(tiles.flatMap(\.places).first { $0.name == "Denver Museum of Nature & Science" })
        #expect(museum.category == "museum")
        let place = Fixture.point(39.7475, -104.9428)
        #expect(hypot(museum.point.x - place.x, museum.point.y - place.y) < 8)
    }
}
