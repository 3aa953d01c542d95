// SPDX-License-Identifier: MIT
import FoundationCompat
import Synchronization

/// Decoded tiles of an archive, the last ones kept. Any thread; a tile that is being decoded by one thread may be
/// decoded by another too, with the same result.
package final class TileStore: Sendable {
    /// Where tiles come from.
    package let archive: any TileArchive
    private let language: String
    private let failed: @Sendable (MapFileError) -> Void
    private let kept = Mutex(Kept())
    /// A screen shows about twenty.
    private static let capacity = 64

    private struct Kept {
        var tiles: [TileID: MapTile?] = [:]
        var order: [TileID] = []
    }

    /// - Parameter failed: hears why a tile cannot be drawn, on the thread that asked for it.
    package init(
        _ archive: any TileArchive, language: String = "", failed: @escaping @Sendable (MapFileError) -> Void
    ) {
        (self.archive, self.language, self.failed) = (archive, language, failed)
    }

    /// nil: there is none, or it is broken.
    package func tile(_ id: TileID) -> MapTile? {
        if let known = kept.withLock({ $0.tiles[id] }) { return known }
        let tile = load(id)
        kept.withLock { kept in
            if kept.tiles.updateValue(tile, forKey: id) == nil { kept.order.append(id) }
            while kept.order.count > Self.capacity { kept.tiles[kept.order.removeFirst()] = nil }
        }
        return tile
    }

    private func load(_ id: TileID) -> MapTile? {
        do {
            guard let bytes = try archive.tile(id) else { return nil }
            do { return try MapTile(bytes, id: id, language: language) } catch {
                throw error.error(in: archive.source, "tile \(id)")
            }
        } catch let error as MapFileError { failed(error) } catch {
            failed(MapFileError(archive.source, at: "tile \(id)", "\(error)"))
        }
        return nil
    }

    /// The tiles that have the details for a scale of so many of the world's points a point of the screen.
    ///
    /// - Returns: nil when the archive has nothing for this scale or place, so that something coarser must be drawn.
    package func tiles(covering rect: CGRect, scale: Double) -> [MapTile]? {
        guard extent.intersects(rect) else { return nil }
        // At zoom z a tile is 512 points wide, as vector styles count.
        let wanted = log2(WorldScale.size / (512 * scale)) + 0.3
        let zoom = min(max(Int(wanted.rounded(.down)), archive.info.minZoom), archive.info.maxZoom)
        guard wanted >= Double(archive.info.minZoom) - 1.5 else { return nil }
        guard let ids = TileID.covering(rect, zoom: zoom, most: 48) else { return nil }
        let found = ids.compactMap(tile)
        return found.isEmpty ? nil : found
    }

    /// What of the world the archive is of: its tiles reach farther, and say nothing there of land and sea.
    package var extent: CGRect {
        guard let bounds = archive.info.bounds else { return .infinite }
        func point(_ longitude: Double, _ latitude: Double) -> CGPoint {
            let clamped = min(max(latitude, -85), 85) * .pi / 180
            return CGPoint(
                x: (longitude + 180) / 360 * WorldScale.size,
                y: (1 - asinh(tan(clamped)) / .pi) / 2 * WorldScale.size)
        }
        let (a, b) = (point(bounds[0], bounds[3]), point(bounds[2], bounds[1]))
        return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
    }
}
