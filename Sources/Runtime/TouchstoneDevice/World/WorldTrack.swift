// SPDX-License-Identifier: MIT
import Foundation

/// A way through the world: positions and the seconds at which the device is there. Between two of them it moves at
/// even speed along the great circle.
package struct WorldTrack: Hashable, Sendable {
    /// A place on the way.
    package struct Point: Hashable, Sendable {
        /// Seconds since the start.
        package var time: Double
        /// Position and accuracy there; speed and course are computed from the way.
        package var fix: WorldFix
        /// Does not order anything: the track does.
        package init(time: Double, fix: WorldFix) {
            self.time = time
            self.fix = fix
        }
    }

    /// In order of time.
    package let points: [Point]

    /// In any order. A track without points moves nothing.
    package init(points: [Point]) { self.points = points.sorted { $0.time < $1.time } }

    /// Seconds until the last point; 0 for an empty track.
    package var duration: Double { points.last?.time ?? 0 }

    /// Where the device is, with the speed and course of its way; nil for a track without points.
    package func fix(at time: Double) -> WorldFix? {
        guard let first = points.first, let last = points.last else { return nil }
        if points.count == 1 { return first.fix }
        guard let next = points.firstIndex(where: { $0.time > time }) else {
            return moving(last.fix, from: points[points.count - 2], to: last)
        }
        guard next > 0 else { return first.fix }
        let (a, b) = (points[next - 1], points[next])
        let part = (time - a.time) / (b.time - a.time)
        var fix = a.fix
        (fix.latitude, fix.longitude) = GreatCircle.between(a.fix, b.fix, part: part)
        fix.altitude += (b.fix.altitude - a.fix.altitude) * part
        return moving(fix, from: a, to: b)
    }

    private func moving(_ fix: WorldFix, from a: Point, to b: Point) -> WorldFix {
        var fix = fix
        let metres = GreatCircle.metres(a.fix, b.fix)
        guard metres > 0, b.time > a.time else { return fix }
        fix.speed = metres / (b.time - a.time)
        fix.course = GreatCircle.course(
            from: fix.latitude == b.fix.latitude && fix.longitude == b.fix.longitude ? a.fix : fix, to: b.fix)
        return fix
    }

    // MARK: Reading

    /// The places that Xcode's menu and simctl know by name.
    package static let places: [(name: String, latitude: Double, longitude: Double)] = [
        ("Apple", 37.3349, -122.00902), ("London, England", 51.50998, -0.1337),
        ("Johannesburg, South Africa", -26.2041, 28.0473), ("Moscow, Russia", 55.7558, 37.6173),
        ("Mumbai, India", 19.017615, 72.856164), ("Tokyo, Japan", 35.702069, 139.775327),
        ("Sydney, Australia", -33.863400, 151.211000), ("Hong Kong, China", 22.284681, 114.158177),
        ("Honolulu, HI, USA", 21.282778, -157.829444), ("San Francisco, CA, USA", 37.787359, -122.408227),
        ("Mexico City, Mexico", 19.435478, -99.136479), ("New York, NY, USA", 40.759211, -73.984638),
        ("Rio de Janeiro, Brazil", -22.903539, -43.209587), ("Berlin, Germany", 52.520008, 13.404954),
    ]

    /// A place's name, `latitude,longitude`, or a GPX file.
    package init(_ text: String) throws {
        if let fix = Self.coordinate(text) {
            self.init(points: [Point(time: 0, fix: fix)])
            return
        }
        let wanted = text.lowercased()
        let named = Self.places.first { $0.name.lowercased() == wanted || $0.name.lowercased().hasPrefix(wanted + ",") }
        if let named {
            self.init(points: [Point(time: 0, fix: WorldFix(latitude: named.latitude, longitude: named.longitude))])
            return
        }
        guard let data = FileManager.default.contents(atPath: text) else {
            let known = Self.places.map { String($0.name.prefix { $0 != "," }) }.joined(separator: ", ")
            throw WorldTextError(
                "location '\(text)' is no file, no latitude,longitude, not gpsd and none of \(known)")
        }
        try self.init(gpx: data, file: text)
    }

    /// `52.52,13.40`; nil when it is something else or lies outside the Earth.
    private static func coordinate(_ text: String) -> WorldFix? {
        let parts = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 2, let latitude = parts[0], let longitude = parts[1],
            (-90...90).contains(latitude), (-180...180).contains(longitude)
        else { return nil }
        return WorldFix(latitude: latitude, longitude: longitude)
    }
}

/// Ways on a sphere of the Earth's mean radius: what a simulated receiver needs. Core Location's own distances are those
/// of the ellipsoid.
enum GreatCircle {
    private static let radius = 6_371_008.8

    private static func vector(_ fix: WorldFix) -> SIMD3<Double> {
        let (latitude, longitude) = (fix.latitude * .pi / 180, fix.longitude * .pi / 180)
        return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }

    private static func angle(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
        let cross = SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        return atan2((cross * cross).sum().squareRoot(), (a * b).sum())
    }

    static func metres(_ a: WorldFix, _ b: WorldFix) -> Double { angle(vector(a), vector(b)) * radius }

    /// Degrees clockwise from north, 0 to 360.
    static func course(from a: WorldFix, to b: WorldFix) -> Double {
        let (p, q) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
        let l = (b.longitude - a.longitude) * .pi / 180
        let degrees = atan2(sin(l) * cos(q), cos(p) * sin(q) - sin(p) * cos(q) * cos(l)) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    /// - Parameter part: 0 at `a`, 1 at `b`.
    static func between(_ a: WorldFix, _ b: WorldFix, part: Double) -> (latitude: Double, longitude: Double) {
        let (p, q) = (vector(a), vector(b))
        let whole = angle(p, q)
        guard whole > 1e-12 else { return (a.latitude, a.longitude) }
        let v = (p * sin((1 - part) * whole) + q * sin(part * whole)) / sin(whole)
        return (atan2(v.z, (v.x * v.x + v.y * v.y).squareRoot()) * 180 / .pi, atan2(v.y, v.x) * 180 / .pi)
    }
}
