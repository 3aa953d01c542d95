// SPDX-License-Identifier: MIT
import TouchstoneDevice

public struct MKTileOverlayPath: Sendable, Hashable {
    public var x: Int
    public var y: Int
    public var z: Int
    public var contentScaleFactor: CGFloat
    public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        self.x = x
        self.y = y
        self.z = z
        self.contentScaleFactor = contentScaleFactor
    }
}

/// Square pictures of the map from a server, a file, or the app itself.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class MKTileOverlay: __ObjCObject, MKOverlay, @unchecked Sendable {
    open private(set) var urlTemplate: String?
    open var tileSize = CGSize(width: 256, height: 256)
    open var isGeometryFlipped = false
    open var minimumZ = 0
    open var maximumZ = 21
    /// Whether the tiles cover the map, so that it need not be drawn.
    open var canReplaceMapContent = false

    /// For subclasses that make their tiles themselves.
    public convenience override init() { self.init(urlTemplate: nil) }

    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }

    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
    open var boundingMapRect: MKMapRect { .world }
    @_implements(MKOverlay,canReplaceMapContent())
    public func __replacesMapContent() -> Bool { canReplaceMapContent }

    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let row = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
        let text = (urlTemplate ?? "").replacingOccurrences(of: "{x}", with: "\(path.x)")
            .replacingOccurrences(of: "{y}", with: "\(row)").replacingOccurrences(of: "{z}", with: "\(path.z)")
            .replacingOccurrences(of: "{scale}", with: "\(Int(path.contentScaleFactor))")
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    open func loadTile(at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        let url = url(forTilePath: path)
        // A picture under the virtual clock waits for its tiles.
        let hold = ClockHold()
        URLSession.shared.dataTask(with: url) { data, _, error in
            result(data, error)
            hold.release()
        }.resume()
    }

    /// Asks `loadTile(at:result:)`; an app overrides the one or the other.
    open func loadTile(at path: MKTileOverlayPath) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            loadTile(at: path) { data, error in
                if let data { return continuation.resume(returning: data) }
                continuation.resume(throwing: error ?? MKError(.unknown))
            }
        }
    }
}

/// Draws tiles as they come in, of the zoom that has a tile's pixels on about as many of the screen.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
    private var tiles: [MKTileOverlayPath: CGImage] = [:]
    private var asked: Set<MKTileOverlayPath> = []

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }

    open func reloadData() {
        tiles = [:]
        asked = []
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let overlay = overlay as? MKTileOverlay else { return }
        let level = log2(MapMath.world * Double(zoomScale) / Double(overlay.tileSize.width))
        let z = min(max(Int(level.rounded()), overlay.minimumZ), overlay.maximumZ)
        let side = MapMath.world / Double(1 << z)
        let last = (1 << z) - 1
        let columns = max(0, Int(mapRect.minX / side))...min(last, max(0, Int(mapRect.maxX / side)))
        let rows = max(0, Int(mapRect.minY / side))...min(last, max(0, Int(mapRect.maxY / side)))
        for y in rows {
            for x in columns {
                draw(MKTileOverlayPath(x: x, y: y, z: z, contentScaleFactor: 1), side, overlay, context)
            }
        }
    }

    private func draw(_ path: MKTileOverlayPath, _ side: Double, _ overlay: MKTileOverlay, _ context: CGContext) {
        guard let image = tiles[path] else { return load(path, overlay) }
        let place = rect(
            for: MKMapRect(x: Double(path.x) * side, y: Double(path.y) * side, width: side, height: side))
        UIGraphicsPushContext(context)
        UIImage(cgImage: image).draw(in: place)
        UIGraphicsPopContext()
    }

    private func load(_ path: MKTileOverlayPath, _ overlay: MKTileOverlay) {
        guard asked.insert(path).inserted else { return }
        Task { [weak self] in
            // What cannot be had leaves a hole, as on iOS.
            guard let data = try? await overlay.loadTile(at: path), let image = UIImage(data: data)?.cgImage else {
                return
            }
            self?.tiles[path] = image
            self?.setNeedsDisplay()
        }
    }
}
