// SPDX-License-Identifier: MIT
import FoundationCompat

/// Shortest ways on the WGS 84 ellipsoid.
///
/// T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid with application of nested equations",
/// Survey Review 23 (1975): half a millimetre, but no answer for places that are almost opposite. Those are the shortest
/// way over a third place a quarter of the Earth away, which both sides reach.
enum Geodesic {
    private static let a = 6_378_137.0
    private static let f = 1 / 298.257223563
    private static let b = a * (1 - f)

    /// Metres between two places.
    static func distance(_ p: CLLocationCoordinate2D, _ q: CLLocationCoordinate2D) -> Double {
        inverse(p, q) ?? distanceOverMidway(p, q)
    }

    /// nil when the iteration does not settle.
    private static func inverse(_ p: CLLocationCoordinate2D, _ q: CLLocationCoordinate2D) -> Double? {
        let u1 = atan((1 - f) * tan(p.latitude * .pi / 180))
        let u2 = atan((1 - f) * tan(q.latitude * .pi / 180))
        let difference = remainder(q.longitude - p.longitude, 360) * .pi / 180
        var lambda = difference
        for _ in 0..<100 {
            let x = cos(u2) * sin(lambda)
            let y = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
            let sinSigma = (x * x + y * y).squareRoot()
            if sinSigma == 0 { return 0 }
            let cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos(u1) * cos(u2) * sin(lambda) / sinSigma
            let cosSquaredAlpha = 1 - sinAlpha * sinAlpha
            // On the equator the term has no meaning and no weight.
            let cosTwoSigma = cosSquaredAlpha == 0 ? 0 : cosSigma - 2 * sin(u1) * sin(u2) / cosSquaredAlpha
            let c = f / 16 * cosSquaredAlpha * (4 + f * (4 - 3 * cosSquaredAlpha))
            let series = cosTwoSigma + c * cosSigma * (2 * cosTwoSigma * cosTwoSigma - 1)
            let next = difference + (1 - c) * f * sinAlpha * (sigma + c * sinSigma * series)
            if abs(next - lambda) < 1e-12 {
                return length(sigma, sinSigma, cosSigma, cosTwoSigma, cosSquaredAlpha)
            }
            if abs(next) > .pi { return nil }
            lambda = next
        }
        return nil
    }

    private static func length(
        _ sigma: Double, _ sinSigma: Double, _ cosSigma: Double, _ cosTwoSigma: Double, _ cosSquaredAlpha: Double
    ) -> Double {
        let u = cosSquaredAlpha * (a * a - b * b) / (b * b)
        let bigA = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
        let bigB = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
        let t = cosTwoSigma
        let third = bigB / 6 * t * (4 * sinSigma * sinSigma - 3) * (4 * t * t - 3)
        let delta = bigB * sinSigma * (t + bigB / 4 * (cosSigma * (2 * t * t - 1) - third))
        return b * bigA * (sigma - delta)
    }

    /// The shortest of all ways over a point of the circle that lies a quarter of the Earth from `p`.
    private static func distanceOverMidway(_ p: CLLocationCoordinate2D, _ q: CLLocationCoordinate2D) -> Double {
        func over(_ angle: Double) -> Double {
            let middle = point(quarterFrom: p, azimuth: angle)
            return (inverse(p, middle) ?? .infinity) + (inverse(middle, q) ?? .infinity)
        }
        let count = 72
        let best =
            (0..<count).min { over(Double($0) / Double(count) * 2 * .pi) < over(Double($1) / Double(count) * 2 * .pi) }
            ?? 0
        var low = Double(best - 1) / Double(count) * 2 * .pi
        var high = Double(best + 1) / Double(count) * 2 * .pi
        let golden = (5.0.squareRoot() - 1) / 2
        for _ in 0..<60 {
            let (x, y) = (high - golden * (high - low), low + golden * (high - low))
            if over(x) < over(y) { high = y } else { low = x }
        }
        return over((low + high) / 2)
    }

    private static func point(quarterFrom p: CLLocationCoordinate2D, azimuth: Double) -> CLLocationCoordinate2D {
        let (latitude, longitude) = (p.latitude * .pi / 180, p.longitude * .pi / 180)
        let north = asin(cos(latitude) * cos(azimuth))
        let east = longitude + atan2(sin(azimuth) * cos(latitude), -sin(latitude) * sin(north))
        return CLLocationCoordinate2D(latitude: north * 180 / .pi, longitude: remainder(east * 180 / .pi, 360))
    }
}
