// SPDX-License-Identifier: MIT

/// Holds views and is itself no target of touches.
@MainActor
final class AnnotationContainer: UIView {
    /// Where the container's own coordinates are the map's.
    private var anchor: MapViewport?
    /// Grows when views are to be placed anew.
    private(set) var edition = 1

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }

    /// A place on the ground has changed.
    func forgetPlaces() { edition += 1 }

    /// While a map is moved and neither zoomed, turned nor tilted, its views keep their places and the container moves:
    /// one layer instead of hundreds. At rest the views' coordinates are the map's, as apps that read them expect.
    func follow(_ viewport: MapViewport, isMoving: Bool, pixels: CGFloat) {
        guard isMoving, let anchor, anchor.isMoved(to: viewport) else {
            anchor = viewport
            edition += 1
            bounds.origin = .zero
            return
        }
        let point = viewport.point(for: anchor.center)
        bounds.origin = CGPoint(
            x: ((viewport.size.width / 2 - point.x) * pixels).rounded() / pixels,
            y: ((viewport.size.height / 2 - point.y) * pixels).rounded() / pixels)
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
