// SPDX-License-Identifier: MIT
import CoreGraphics
import Dispatch
import Synchronization

/// The tiles of a tiled layer: layers in one below its sublayers. Used on the layer's thread.
final class TileStage {
    private struct Tile {
        let layer: CALayer
        let rect: CGRect
        /// Drawn before the last request to display.
        var isStale = false
    }

    private let host = CALayer()
    private var tiles: [TileGrid.Place: Tile] = [:]
    private var requests: [TileGrid.Place: TileRequest] = [:]

    init() {
        host.anchorPoint = .zero
        host.delegate = StillDelegate.shared
    }

    func show(in layer: CATiledLayer) {
        if layer.links.underlay !== host { layer.setUnderlay(host) }
        if host.bounds != layer.bounds {
            host.bounds = layer.bounds
            host.position = layer.bounds.origin
        }
    }

    func invalidate(_ dirty: CGRect) {
        for (place, tile) in tiles where dirty.isInfinite || tile.rect.intersects(dirty) {
            tiles[place]?.isStale = true
        }
        for (place, request) in requests where dirty.isInfinite || request.rect.intersects(dirty) {
            request.cancel()
            requests[place] = nil
        }
    }

    func needs(_ place: TileGrid.Place) -> Bool { requests[place] == nil && (tiles[place]?.isStale ?? true) }

    func request(_ tile: TileRequest) {
        requests[tile.place] = tile
        tile.start()
    }

    func removeAll() {
        for request in requests.values { request.cancel() }
        for tile in tiles.values { tile.layer.removeFromSuperlayer() }
        (requests, tiles) = ([:], [:])
    }

    /// Tiles of other levels stay until those in sight have been drawn.
    func keep(only grid: TileGrid, visible: CGRect) {
        let wanted = Set(grid.places(in: visible))
        for (place, request) in requests where !wanted.contains(place) {
            request.cancel()
            requests[place] = nil
        }
        let isComplete = wanted.allSatisfy { tiles[$0].map { !$0.isStale } ?? false }
        for (place, tile) in tiles where !wanted.contains(place) {
            if place.level == grid.level || isComplete || !tile.rect.intersects(visible) {
                tile.layer.removeFromSuperlayer()
                tiles[place] = nil
            }
        }
    }

    func finish(_ request: TileRequest) {
        guard requests[request.place] === request, let store = request.store else { return }
        requests[request.place] = nil
        if let old = tiles[request.place] {
            old.layer.contents = store
            tiles[request.place]?.isStale = false
            return
        }
        let layer = CALayer()
        layer.delegate = StillDelegate.shared
        layer.frame = request.rect
        layer.contentsScale = request.scale
        layer.contents = store
        host.addSublayer(layer)
        tiles[request.place] = Tile(layer: layer, rect: request.rect)
        if request.fadeDuration > 0 {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.duration = request.fadeDuration
            layer.add(fade, forKey: "fade")
        }
        // The last tile in sight lets go of the levels below it.
        request.layer?.queueForCommit()
    }
}

/// One tile being drawn.
final class TileRequest: @unchecked Sendable {
    // Everything but `isCancelled` is set before the drawing thread starts, and `store` by it before it hands back; the
    // layer's own state is read there while the main thread may change it, which is how iOS calls `draw(in:)` too.
    let place: TileGrid.Place
    let rect: CGRect
    let scale: CGFloat
    let fadeDuration: CFTimeInterval
    private(set) weak var layer: CATiledLayer?
    private weak var stage: TileStage?
    private(set) var store: BackingStore?
    private let isCancelled = Atomic<Bool>(false)

    /// One at a time and in order, so that equal input gives equal calls.
    private static let queue = DispatchQueue(label: "CATiledLayer")

    init(place: TileGrid.Place, rect: CGRect, scale: CGFloat, layer: CATiledLayer, stage: TileStage) {
        (self.place, self.rect, self.scale, self.layer, self.stage) = (place, rect, scale, layer, stage)
        fadeDuration = type(of: layer).fadeDuration()
    }

    @MainActor static func allDrawn() async {
        await withCheckedContinuation { continuation in
            queue.async { DispatchQueue.main.async { continuation.resume() } }
        }
    }

    func cancel() { isCancelled.store(true, ordering: .releasing) }

    func start() {
        Self.queue.async { [self] in
            guard !isCancelled.load(ordering: .acquiring), let layer else { return }
            draw(layer)
            // The layer must not go on this thread.
            DispatchQueue.main.async { [self, layer] in
                withExtendedLifetime(layer) { stage?.finish(self) }
            }
        }
    }

    private func draw(_ layer: CATiledLayer) {
        guard let width = CALayer.pixelCount(rect.width * scale), let height = CALayer.pixelCount(rect.height * scale)
        else { return }
        let pixels = PixelBuffer(width: width, height: height)
        let context = CGContext(buffer: pixels, scale: scale)
        context.translateBy(x: -rect.minX, y: -rect.minY)
        context.clip(to: rect)
        layer.draw(in: context)
        store = BackingStore(pixels: pixels, scale: scale, isOpaque: false)
    }
}

extension CATiledLayer {
    /// Returns when the tiles asked for so far have been drawn and shown to their layers; on the main actor.
    @MainActor package static func tilesDrawn() async { await TileRequest.allDrawn() }
}

/// Layers with this delegate have no implicit animations.
private final class StillDelegate: __ObjCObject, CALayerDelegate {
    // Has no state.
    nonisolated(unsafe) static let shared = StillDelegate()
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
