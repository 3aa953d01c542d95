// SPDX-License-Identifier: MIT

/// Moves the map over some frames: to a wanted view, or on after a finger has left.
@MainActor
final class MapMotion {
    private static let duration = 0.4
    /// Share of the speed that is left after a millisecond, as scroll views have it.
    private static let deceleration = 0.998
    /// Points a second below which a throw is over.
    private static let slowest = 10.0

    private unowned let map: MKMapView
    private var link: CADisplayLink?
    private let start = CACurrentMediaTime()
    private var last = CACurrentMediaTime()
    private let step: (MapMotion, Double, Double) -> Bool
    private let done: () -> Void

    /// Centre and zoom change together; the scale by even factors, as a zooming person sees it.
    init(_ map: MKMapView, to end: MapViewport, done: @escaping () -> Void) {
        let begin = map.viewport
        // A camera that looks west turns there over north, not over south.
        let turn = remainder(end.heading - begin.heading, 360)
        let travel = remainder(end.center.x - begin.center.x, MapMath.world)
        self.map = map
        self.done = done
        step = { motion, passed, _ in
            let part = min(passed / Self.duration, 1)
            let eased = part * part * (3 - 2 * part)
            var now = end
            now.scale = begin.scale * pow(end.scale / begin.scale, eased)
            now.heading = begin.heading + turn * eased
            now.pitch = begin.pitch + (end.pitch - begin.pitch) * eased
            // Where the scale has got to, the centre is as far.
            let zoom = end.scale - begin.scale
            let share = abs(zoom) < begin.scale * 1e-6 ? eased : (now.scale - begin.scale) / zoom
            now.center = MKMapPoint(
                x: begin.center.x + travel * share, y: begin.center.y + (end.center.y - begin.center.y) * share)
            motion.map.move(to: part < 1 ? now : end)
            return part < 1
        }
        run()
    }

    /// - Parameter velocity: points a second.
    init(_ map: MKMapView, throwing velocity: CGPoint, done: @escaping () -> Void) {
        self.map = map
        self.done = done
        var velocity = velocity
        step = { motion, _, seconds in
            var viewport = motion.map.viewport
            let middle = CGPoint(
                x: viewport.size.width / 2 - velocity.x * seconds, y: viewport.size.height / 2 - velocity.y * seconds)
            viewport.center = viewport.place(at: middle)
            motion.map.move(to: viewport)
            let left = pow(Self.deceleration, seconds * 1000)
            velocity = CGPoint(x: velocity.x * left, y: velocity.y * left)
            return hypot(velocity.x, velocity.y) > Self.slowest
        }
        run()
    }

    private func run() {
        link = PassingMotion.link { [weak self] in self?.tick() }
    }

    private func tick() {
        let now = CACurrentMediaTime()
        let seconds = now - last
        last = now
        if !step(self, now - start, seconds) { stop() }
    }

    func stop() {
        guard let link else { return }
        PassingMotion.end(link)
        self.link = nil
        if map.motion === self { map.motion = nil }
        done()
    }
}
