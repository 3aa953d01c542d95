// SPDX-License-Identifier: MIT
import FoundationCompat

/// Names a square of the world: `z` halvings, `x` from the west, `y` from the north.
package struct TileID: Hashable, Sendable, CustomStringConvertible {
    /// Halvings of the world; 0: one tile is all of it.
    package let z: Int
    /// From the west, below 2^z.
    package let x: Int
    /// From the north, below 2^z.
    package let y: Int

    /// Does not look whether the place exists.
    package init(z: Int, x: Int, y: Int) { (self.z, self.x, self.y) = (z, x, y) }

    /// `z/x/y`.
    package var description: String { "\(z)/\(x)/\(y)" }

    /// In the world's 2^28 points.
    package var rect: CGRect {
        let side = WorldScale.size / Double(1 << z)
        return CGRect(x: Double(x) * side, y: Double(y) * side, width: side, height: side)
    }

    /// The tile of a lower zoom that covers this one.
    func ancestor(_ zoom: Int) -> TileID {
        let shift = max(0, z - zoom)
        return TileID(z: z - shift, x: x >> shift, y: y >> shift)
    }

    /// The tiles of a zoom that a rectangle of the world touches; nil when they are more than `most`.
    package static func covering(_ rect: CGRect, zoom: Int, most: Int) -> [TileID]? {
        let side = WorldScale.size / Double(1 << zoom)
        let last = (1 << zoom) - 1
        func index(_ value: Double) -> Int { min(max(Int((value / side).rounded(.down)), 0), last) }
        guard rect.maxX > 0, rect.maxY > 0, rect.minX < WorldScale.size, rect.minY < WorldScale.size else { return [] }
        let (rows, columns) = (index(rect.minY)...index(rect.maxY), index(rect.minX)...index(rect.maxX))
        guard rows.count * columns.count <= most else { return nil }
        return rows.flatMap { y in columns.map { TileID(z: zoom, x: $0, y: y) } }
    }
}

/// The flat world that map rectangles are measured in: Mercator, origin at the north-west.
package enum WorldScale {
    /// Points of the flat world's side, as MapKit counts them.
    package static let size = 268_435_456.0
}

/// What an archive says about itself.
package struct ArchiveInfo: Hashable, Sendable {
    /// Empty where it does not say.
    package var name = ""
    /// The coarsest zoom that has tiles.
    package var minZoom = 0
    /// The finest zoom that has tiles.
    package var maxZoom = 14
    /// Longitudes and latitudes: west, south, east, north; nil where the archive does not say.
    package var bounds: [Double]?
    /// What has to be shown with the map.
    package var attribution = "© OpenStreetMap contributors"
}

/// Tiles by their names. Any thread.
package protocol TileArchive: AnyObject, Sendable {
    /// A path or an address, for messages.
    var source: String { get }
    var info: ArchiveInfo { get }
    /// The tile's protocol buffer, unpacked; nil: there is none at this place.
    /// - Throws: `MapFileError`.
    func tile(_ id: TileID) throws -> [UInt8]?
}

/// The kinds of archives that can be opened.
package enum TileArchives {
    /// Opens an MBTiles or PMTiles file, whichever the first bytes say it is, or the tiles of a server:
    /// `https://host/{z}/{x}/{y}.pbf`.
    /// - Throws: `MapFileError`.
    package static func open(_ source: String) throws -> any TileArchive {
        if source.hasPrefix("http://") || source.hasPrefix("https://") { return try TileServer(source) }
        guard let handle = FileHandle(forReadingAtPath: source) else { throw MapFileError(source, "cannot be read") }
        defer { handle.closeFile() }
        let start = [UInt8](handle.readData(ofLength: 16))
        if start.starts(with: Array("PMTiles".utf8)) { return try PMTiles(source) }
        if start == Array("SQLite format 3\0".utf8) { return try MBTiles(source) }
        throw MapFileError(source, at: "byte 0", "is neither MBTiles (a SQLite database) nor PMTiles")
    }
}
