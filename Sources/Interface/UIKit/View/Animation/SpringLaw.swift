// SPDX-License-Identifier: MIT
import Glibc

/// From duration and damping ratio to a spring, as UIKit does it (measured, facts/measured-laws.md section 2): mass 1,
/// the ratio as given, and the frequency at which the envelope of the motion has sunk to 0.001 at the end.
package enum SpringLaw {
    static let settled = 0.001

    /// - Parameters:
    ///   - duration: seconds, positive.
    ///   - ratio: 1 is critical; above 1 counts as 1, below 0.01 as that.
    ///   - velocity: in unit distances a second.
    /// - Returns: stiffness and damping of a spring with mass 1.
    package static func spring(
        duration: Double, ratio: Double, velocity: Double
    ) -> (stiffness: CGFloat, damping: CGFloat) {
        let z = min(max(ratio, 0.01), 1)
        let frequency = z < 1 ? underdamped(duration, z, velocity) : critical(duration, velocity)
        return (CGFloat(frequency * frequency), CGFloat(2 * z * frequency))
    }

    /// abs((b - v) / wd) * exp(-b D) = 0.001 with b = z w, wd = w sqrt(1 - z^2); closed form for v = 0.
    private static func underdamped(_ duration: Double, _ z: Double, _ velocity: Double) -> Double {
        let root = sqrt(1 - z * z)
        let start = log(z / (settled * root)) / (z * duration)
        if velocity == 0, start > 0 { return start }
        return solve(from: max(start, 1 / duration)) { w in
            let b = z * w
            return log(abs((b - velocity) / (w * root))) - b * duration - log(settled)
        }
    }

    /// (1 + (w - v) D) exp(-w D) = 0.001; w D = 9.23341 for v = 0.
    private static func critical(_ duration: Double, _ velocity: Double) -> Double {
        let start = 9.233413476451586 / duration
        if velocity == 0 { return start }
        return solve(from: start) { w in
            let factor = 1 + (w - velocity) * duration
            return log(abs(factor)) - w * duration - log(settled)
        }
    }

    /// Newton's method with a numeric derivative, from the solution without velocity; stays positive.
    private static func solve(from start: Double, _ f: (Double) -> Double) -> Double {
        var w = start
        for _ in 0..<50 {
            let h = max(1e-7, w * 1e-7)
            let slope = (f(w + h) - f(w - h)) / (2 * h)
            guard slope != 0, slope.isFinite else { return start }
            let next = w - f(w) / slope
            guard next.isFinite, next > 0 else { return start }
            if abs(next - w) < 1e-12 * w { return next }
            w = next
        }
        return w
    }
}
