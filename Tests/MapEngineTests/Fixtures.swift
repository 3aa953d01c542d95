// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import MapEngine

/// The hand-made map of scripts/generate-example-map, which shares no code with the reader.
enum Fixture {
    static let denver = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/FavoritePlaces/Maps/denver.pmtiles").path

    static func archive() throws -> any TileArchive { try TileArchives.open(denver) }

    static func store() throws -> TileStore { TileStore(try archive()) { Issue.record("\($0)") } }

    /// In the world's points, by the formulas of Mercator's projection on a sphere.
    static func point(_ latitude: Double, _ longitude: Double) -> CGPoint {
        let y = log(tan(.pi / 4 + latitude * .pi / 360))
        return CGPoint(
            x: (longitude / 360 + 0.5) * WorldScale.size, y: (0.5 - y / (2 * .pi)) * WorldScale.size)
    }

    /// A file that is gone after `body`.
    static func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("map-\(UUID().uuidString)")
        try Data(bytes).write(to: file)
        defer { do { try FileManager.default.removeItem(at: file) } catch {} }
        return try body(file.path)
    }

    /// The first tile of zoom 14 with streets in it.
    static let tile = TileID(z: 14, x: 3416, y: 6218)
}
