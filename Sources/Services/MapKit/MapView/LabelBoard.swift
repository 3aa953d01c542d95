// SPDX-License-Identifier: MIT
import QuartzCore

/// The names on a map: collected on another thread for the view and some way around it, chosen when the map has come to
/// rest, has moved a good way or annotations have changed, and carried by the floor in between.
@MainActor
final class LabelBoard {
    private unowned let map: MKMapView
    let view = UIView()
    private var shown: [(placed: PlacedLabel, layer: CALayer)] = []
    private var candidates: [MapLabel] = []
    private var collectedFor: MapViewport?
    private var chosenFor: MapViewport?
    /// Points that a map moves before names are collected anew; those of as many points around the view are known.
    private static let reach = 80.0
    private var number = 0
    /// Names are being collected; they are chosen when that is done.
    private var isCollecting = false
    private var obstacles: [CGRect] = []
    /// Of the map when the names were chosen.
    private var chosenHeading = 0.0
    /// Of the floor when the names were placed.
    private var placedEdition = 0
    private lazy var pace = Pace<MapViewport> { [weak self] in self?.update() }

    init(_ map: MKMapView) {
        self.map = map
        view.isUserInteractionEnabled = false
        view.isAccessibilityElement = false
    }

    func update() {
        let viewport = map.viewport
        view.isHidden = !map.mapType.showsLabels || map.overlayBoard.replacesGround
        guard viewport.size != .zero, !view.isHidden else { return }
        if view.bounds.size != viewport.size { view.frame = CGRect(origin: .zero, size: viewport.size) }
        if isFar(viewport) {
            collect(viewport)
        } else if !map.isMoving, !isCollecting, chosenFor != viewport, !pace.follows(viewport) {
            return choose()
        }
        if placedEdition != map.floor.edition { place() }
    }

    /// Whether other names may have come into sight.
    private func isFar(_ viewport: MapViewport) -> Bool {
        guard let last = collectedFor else { return true }
        let way = hypot(
            remainder(viewport.center.x - last.center.x, MapMath.world), viewport.center.y - last.center.y)
        if way / viewport.scale > Self.reach || viewport.size != last.size { return true }
        guard map.isMoving else {
            return viewport.scale != last.scale || viewport.heading != last.heading || viewport.pitch != last.pitch
        }
        let zoom = viewport.scale / last.scale
        return zoom > 1.15 || zoom < 0.87 || abs(remainder(viewport.heading - last.heading, 360)) > 8
    }

    private func collect(_ viewport: MapViewport) {
        collectedFor = viewport
        number += 1
        isCollecting = true
        let own = number
        let source = LabelCandidates(viewport: viewport, streets: StreetMap.store, margin: Self.reach)
        GroundQueue.run({ source.collect() }) { [weak self] found in
            guard let self, own == number else { return }
            candidates = found
            isCollecting = false
            choose()
        }
    }

    /// Annotations, or the look, have changed.
    func obstaclesChanged(_ frames: [CGRect]) {
        guard frames != obstacles, !map.isMoving else { return }
        obstacles = frames
        if !isCollecting, !pace.follows(map.viewport) { choose() }
    }

    func lookChanged() { choose() }

    private func choose() {
        guard map.viewport.size != .zero else { return }
        chosenFor = map.viewport
        let isDark = map.traitCollection.userInterfaceStyle == .dark
        obstacles = map.annotationBoard.obstacles
        let filter = map.showsPointsOfInterest ? map.pointOfInterestFilter : .excludingAll
        let placer = LabelPlacer(
            viewport: map.viewport, style: MapStyle.style(map.mapType, isDark: isDark), isDark: isDark, filter: filter,
            taken: obstacles)
        show(placer.place(candidates))
    }

    /// The same name at the same place of the ground.
    private struct Key: Hashable {
        let image: ObjectIdentifier
        let x: Double
        let y: Double

        @MainActor
        init(_ placed: PlacedLabel) {
            (image, x, y) = (ObjectIdentifier(placed.image), placed.anchor.x, placed.anchor.y)
        }
    }

    private func show(_ labels: [PlacedLabel]) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        chosenHeading = map.viewport.heading
        // Those that stay keep their layers, so that nothing of them need be drawn.
        var known = Dictionary(shown.map { (Key($0.placed), $0.layer) }) { first, _ in first }
        let kept = labels.map { known.removeValue(forKey: Key($0)) }
        let stay = Set(kept.compactMap { $0.map(ObjectIdentifier.init) })
        var free = shown.map(\.layer).filter { !stay.contains(ObjectIdentifier($0)) }
        shown = zip(labels, kept).map { placed, layer in (placed, layer ?? fill(free.popLast() ?? CALayer(), placed)) }
        for layer in free { layer.removeFromSuperlayer() }
        place()
        CATransaction.commit()
    }

    private func fill(_ layer: CALayer, _ placed: PlacedLabel) -> CALayer {
        if layer.superlayer == nil { view.layer.addSublayer(layer) }
        layer.contents = placed.image.cgImage
        layer.contentsScale = placed.image.scale
        layer.bounds = CGRect(origin: .zero, size: placed.image.size)
        return layer
    }

    private func place() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let pixels = max(map.traitCollection.displayScale, 1)
        let anchor = map.floor.anchor
        let turned = chosenHeading - anchor.heading
        for (placed, layer) in shown {
            let point = anchor.point(for: placed.anchor)
            let size = placed.image.size
            // On whole pixels, so that letters stay sharp.
            let left = ((point.x + placed.offset.x - size.width / 2) * pixels).rounded() / pixels
            let top = ((point.y + placed.offset.y - size.height / 2) * pixels).rounded() / pixels
            layer.position = CGPoint(x: left + size.width / 2, y: top + size.height / 2)
            // Names along lines turn with the ground.
            let angle = placed.label.line.isEmpty ? 0 : turned * .pi / 180
            layer.setAffineTransform(angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle))
        }
        placedEdition = map.floor.edition
        CATransaction.commit()
    }

    /// For those who ask what can be read.
    var texts: [String] { shown.map(\.placed.label.text) }
}
