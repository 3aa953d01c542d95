// SPDX-License-Identifier: MIT

/// The overlays of a map, their order and their renderers.
@MainActor
final class OverlayBoard {
    struct Entry {
        let overlay: any MKOverlay
        var level: MKOverlayLevel
        var renderer: MKOverlayRenderer?
    }

    private unowned let map: MKMapView
    var entries: [Entry] = [] {
        didSet {
            for canvas in map.canvases { canvas.reload() }
            map.ground.update()
        }
    }

    init(_ map: MKMapView) { self.map = map }

    var replacesGround: Bool { entries.contains { $0.overlay.canReplaceMapContent() } }

    func insert(_ list: [any MKOverlay], at index: Int?, _ level: MKOverlayLevel) {
        let known = Set(entries.map { ObjectIdentifier($0.overlay) })
        let new = list.filter { !known.contains(ObjectIdentifier($0)) }
        let made = new.map { Entry(overlay: $0, level: level, renderer: makeRenderer($0, level)) }
        entries.insert(contentsOf: made, at: min(index ?? entries.count, entries.count))
        let renderers = made.compactMap(\.renderer)
        guard !renderers.isEmpty, let delegate = map.delegate else { return }
        optionalCall { delegate.mapView(map, didAdd: renderers) }
    }

    func remove(_ list: [any MKOverlay]) {
        let gone = Set(list.map { ObjectIdentifier($0) })
        entries.removeAll { gone.contains(ObjectIdentifier($0.overlay)) }
    }

    func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        guard let index = entries.firstIndex(where: { $0.overlay === overlay }) else { return nil }
        if entries[index].renderer == nil { entries[index].renderer = makeRenderer(overlay, entries[index].level) }
        return entries[index].renderer
    }

    private func makeRenderer(_ overlay: any MKOverlay, _ level: MKOverlayLevel) -> MKOverlayRenderer? {
        guard let delegate = map.delegate,
            let renderer = optionalCall({ delegate.mapView(map, rendererFor: overlay) })
        else { return nil }
        renderer.canvas = map.canvases[level.rawValue]
        renderer.contentScaleFactor = map.traitCollection.displayScale
        return renderer
    }

    func draw(_ level: MKOverlayLevel, _ viewport: MapViewport, in context: CGContext) {
        for entry in entries where entry.level == level {
            guard let renderer = entry.renderer ?? renderer(for: entry.overlay) else { continue }
            draw(renderer, viewport, in: context)
        }
    }

    private func draw(_ renderer: MKOverlayRenderer, _ viewport: MapViewport, in context: CGContext) {
        let bounds = renderer.overlay.boundingMapRect
        let visible = viewport.rect
        let zoom = CGFloat(1 / viewport.scale)
        for shift in [-MapMath.world, 0, MapMath.world] {
            // Lines are drawn with their width, which reaches beyond the shape.
            let room = visible.offsetBy(dx: -shift, dy: 0).insetBy(dx: -30 * viewport.scale, dy: -30 * viewport.scale)
            guard bounds.intersects(room) else { continue }
            let shown = bounds.intersection(room)
            guard renderer.canDraw(shown, zoomScale: zoom) else { continue }
            context.saveGState()
            context.translateBy(x: viewport.size.width / 2, y: viewport.size.height / 2)
            context.rotate(by: -viewport.heading * .pi / 180)
            context.scaleBy(x: zoom, y: zoom)
            context.translateBy(
                x: bounds.minX + shift - viewport.center.x, y: bounds.minY - viewport.center.y)
            context.setAlpha(renderer.alpha)
            context.setBlendMode(renderer.blendMode)
            renderer.draw(shown, zoomScale: zoom, in: context)
            context.restoreGState()
        }
    }
}

extension MKMapView {
    public var overlays: [any MKOverlay] { overlayBoard.entries.map(\.overlay) }
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
        overlayBoard.entries.filter { $0.level == level }.map(\.overlay)
    }
    public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay], level: .aboveLabels) }
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay], level: level) }
    public func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        overlayBoard.insert(overlays, at: nil, level)
    }
    public func removeOverlay(_ overlay: any MKOverlay) { overlayBoard.remove([overlay]) }
    public func removeOverlays(_ overlays: [any MKOverlay]) { overlayBoard.remove(overlays) }
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        overlayBoard.insert([overlay], at: index, .aboveLabels)
    }
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        overlayBoard.insert([overlay], at: index, level)
    }
    public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        insert(overlay, beside: sibling, 1)
    }
    public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insert(overlay, beside: sibling, 0)
    }
    private func insert(_ overlay: any MKOverlay, beside sibling: any MKOverlay, _ step: Int) {
        guard let index = overlayBoard.entries.firstIndex(where: { $0.overlay === sibling }) else { return }
        overlayBoard.insert([overlay], at: index + step, overlayBoard.entries[index].level)
    }
    public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        overlayBoard.entries.swapAt(index1, index2)
    }
    public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        let entries = overlayBoard.entries
        guard let a = entries.firstIndex(where: { $0.overlay === overlay1 }),
            let b = entries.firstIndex(where: { $0.overlay === overlay2 })
        else { return }
        exchangeOverlay(at: a, withOverlayAt: b)
    }
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { overlayBoard.renderer(for: overlay) }
}
