// SPDX-License-Identifier: MIT

/// Which part of the flat world a view shows, and how.
struct MapViewport: Equatable {
    var center: MKMapPoint
    /// Map points a point of the view.
    var scale: Double
    /// Degrees clockwise from north that the top of the view looks to.
    var heading = 0.0
    /// Degrees that the eye is tilted from straight down.
    var pitch = 0.0
    var size: CGSize

    static func == (a: MapViewport, b: MapViewport) -> Bool {
        MKMapPointEqualToPoint(a.center, b.center) && a.scale == b.scale && a.heading == b.heading && a.size == b.size
            && a.pitch == b.pitch
    }

    /// A phone shows the whole world on some four hundred points; the nearest is a point for a few centimetres.
    static let scales = 0.5...2_000_000.0

    /// Nobody sees the sky: with half of the view's angle above it, the horizon stays out of sight.
    static let steepest = 60.0

    /// Points from the eye to the centre: the view's height is seen under thirty degrees.
    var eyeDistance: Double { max(Double(size.height), 1) / 2 / MKMapCamera.tangent }

    /// Of the heading. Most maps look north, and thousands of places are asked for.
    private var turn: (sine: Double, cosine: Double) {
        heading == 0 ? (0, 1) : (sin(heading * .pi / 180), cos(heading * .pi / 180))
    }

    func point(for place: MKMapPoint) -> CGPoint {
        // The copy of the world that is nearest to the centre.
        let dx = remainder(place.x - center.x, MapMath.world) / scale
        let dy = (place.y - center.y) / scale
        let (sine, cosine) = turn
        let tilted = tilt(CGPoint(x: dx * cosine + dy * sine, y: -dx * sine + dy * cosine))
        return CGPoint(x: size.width / 2 + tilted.x, y: size.height / 2 + tilted.y)
    }

    /// From the plane of the ground, counted from the centre, to the view.
    private func tilt(_ point: CGPoint) -> CGPoint {
        guard pitch != 0 else { return point }
        let angle = pitch * .pi / 180
        let nearness = eyeDistance / max(eyeDistance - point.y * sin(angle), eyeDistance / 100)
        return CGPoint(x: point.x * nearness, y: point.y * cos(angle) * nearness)
    }

    /// From the view, counted from the centre, to the plane of the ground.
    private func untilt(_ point: CGPoint) -> CGPoint {
        guard pitch != 0 else { return point }
        let angle = pitch * .pi / 180
        let y = point.y * eyeDistance / max(cos(angle) * eyeDistance + point.y * sin(angle), eyeDistance / 100)
        return CGPoint(x: point.x * (eyeDistance - y * sin(angle)) / eyeDistance, y: y)
    }

    func place(at point: CGPoint) -> MKMapPoint {
        let flat = untilt(CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2))
        let (dx, dy) = (flat.x * scale, flat.y * scale)
        let (sine, cosine) = turn
        return MKMapPoint(x: center.x + dx * cosine - dy * sine, y: center.y + dx * sine + dy * cosine)
    }

    /// What the view's rectangle covers, whichever way it is turned.
    var rect: MKMapRect {
        let corners = [
            CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
            CGPoint(x: size.width, y: size.height),
        ].map(place)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return MKMapRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// Shows all of `rect` inside the edges.
    static func fitting(_ rect: MKMapRect, in size: CGSize, insets: UIEdgeInsets, heading: Double) -> MapViewport {
        let width = max(size.width - insets.left - insets.right, 1)
        let height = max(size.height - insets.top - insets.bottom, 1)
        let (sine, cosine) = (abs(sin(heading * .pi / 180)), abs(cos(heading * .pi / 180)))
        let needed = (
            width: rect.width * cosine + rect.height * sine, height: rect.width * sine + rect.height * cosine
        )
        var result = MapViewport(
            center: MKMapPoint(x: rect.midX, y: rect.midY),
            scale: max(needed.width / width, needed.height / height), heading: heading, size: size)
        result.clamp()
        let middle = CGPoint(
            x: size.width / 2 - (insets.left - insets.right) / 2, y: size.height / 2 - (insets.top - insets.bottom) / 2)
        result.center = result.place(at: middle)
        return result
    }

    /// Within what a map shows: no farther out than the world fills the view's height or width, never beyond its edges.
    mutating func clamp() {
        let largest = max(size.width, size.height)
        let out = largest > 0 ? min(MapMath.world / largest, Self.scales.upperBound) : Self.scales.upperBound
        if !scale.isFinite || scale <= 0 { scale = out }
        scale = min(max(scale, Self.scales.lowerBound), out)
        let half = size.height / 2 * scale
        center.y = half * 2 >= MapMath.world ? MapMath.world / 2 : min(max(center.y, half), MapMath.world - half)
        center.x -= (center.x / MapMath.world).rounded(.down) * MapMath.world
    }
}
