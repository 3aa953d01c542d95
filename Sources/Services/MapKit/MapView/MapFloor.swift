// SPDX-License-Identifier: MIT
import QuartzCore

/// What lies on the ground: its squares, overlays, names and annotations.
///
/// While a map is moved and neither zoomed, turned nor tilted, all of it keeps its places and the floor moves by whole
/// pixels: one layer instead of hundreds, and pixels that the display moves instead of drawing them.
@MainActor
final class MapFloor: UIView {
    /// The view of the map whose points are the floor's own.
    private(set) var anchor = MapViewport(center: MKMapPoint(), scale: 1, size: .zero)
    /// Grows when the floor's points become those of another view.
    private(set) var edition = 0
    /// Points that the map has moved since.
    var shift: CGPoint { bounds.origin }
    /// Points beyond which everything is placed anew, so that sums of fractions stay far below a pixel.
    private static let reach: CGFloat = 4096

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }

    func follow(_ viewport: MapViewport, pixels: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let size = viewport.size
        if bounds.size != size || frame.origin != .zero {
            (bounds.size, center) = (size, CGPoint(x: size.width / 2, y: size.height / 2))
        }
        bounds.origin = carry(to: viewport, pixels)
        CATransaction.commit()
    }

    private func carry(to viewport: MapViewport, _ pixels: CGFloat) -> CGPoint {
        if edition > 0, anchor.isMoved(to: viewport) {
            let point = viewport.point(for: anchor.center)
            let way = CGPoint(x: viewport.size.width / 2 - point.x, y: viewport.size.height / 2 - point.y)
            if max(abs(way.x), abs(way.y)) < Self.reach {
                return CGPoint(x: (way.x * pixels).rounded() / pixels, y: (way.y * pixels).rounded() / pixels)
            }
        }
        anchor = viewport
        edition += 1
        return .zero
    }
}

extension MapViewport {
    /// Whether `other` shows the same flat ground from elsewhere, too near for another copy of the world to come into sight.
    func isMoved(to other: MapViewport) -> Bool {
        scale == other.scale && heading == other.heading && pitch == 0 && other.pitch == 0 && size == other.size
            && max(size.width, size.height) * scale < MapMath.world / 8
            && abs(remainder(other.center.x - center.x, MapMath.world)) < MapMath.world / 8
    }
}

/// Tells changes that come frame after frame from single ones.
@MainActor
final class Pace<Value: Equatable> {
    /// Seconds between two changes that make one movement.
    private static var breath: Double { 0.05 }
    private var last: Value?
    private var time = -CFTimeInterval.infinity
    private var isQuick = false
    private let rested: () -> Void

    /// - Parameter rested: called when changes that came quickly have come to an end.
    init(rested: @escaping () -> Void) { self.rested = rested }

    /// Whether `value` has taken another's place, which had stood for a moment only.
    func follows(_ value: Value, at now: CFTimeInterval = CACurrentMediaTime()) -> Bool {
        guard last != value else { return isQuick }
        isQuick = now - time < Self.breath
        (last, time) = (value, now)
        guard isQuick else { return false }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2 * Self.breath) { [weak self] in
            guard let self, isQuick, last == value else { return }
            isQuick = false
            rested()
        }
        return true
    }
}
