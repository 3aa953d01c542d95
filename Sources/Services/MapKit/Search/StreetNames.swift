// SPDX-License-Identifier: MIT
import CoreLocation
import MapEngine

/// Streets of a person's map, for Core Location's geocoder.
struct StreetNames: Sendable {
    let store: TileStore
    /// Metres around a town in which its streets are looked for, and around a place in which its street is.
    private static let town = 12_000.0
    private static let beside = 120.0

    /// Makes the geocoder know the streets of the map, where there is one.
    static func install() { _ = installed }
    private static let installed: Void = {
        guard let store = StreetMap.store else { return }
        let names = StreetNames(store: store)
        StreetSource.install(.init(place: names.place, name: names.name))
    }()

    private func ways(around center: CLLocationCoordinate2D, metres: Double) -> [MapWay] {
        let reach = metres * MKMapPointsPerMeterAtLatitude(center.latitude)
        let point = MKMapPoint(center)
        let rect = CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
        let names = TileID.covering(rect, zoom: store.archive.info.maxZoom, most: 200) ?? []
        return names.compactMap(store.tile).flatMap(\.ways).filter { $0.kind.isRoad && !$0.name.isEmpty }
    }

    /// A typed name may have a direction before it: "W 14th Ave".
    func place(_ name: String, _ near: CLLocationCoordinate2D) -> CLLocationCoordinate2D? {
        let wanted = Gazetteer.key(name)
        let center = MKMapPoint(near)
        let points = ways(around: near, metres: Self.town).filter {
            let key = Gazetteer.key($0.name)
            return key == wanted || wanted.hasSuffix(" " + key)
        }.flatMap { nearest(on: $0.points, to: center) }
        return points.min { $0.distance < $1.distance }?.point.coordinate
    }

    func name(_ place: CLLocationCoordinate2D) -> String? {
        let center = MKMapPoint(place)
        let reach = Self.beside * MKMapPointsPerMeterAtLatitude(place.latitude)
        let found = ways(around: place, metres: Self.beside).compactMap { way in
            nearest(on: way.points, to: center).map { (way.name, $0.distance) }.min { $0.1 < $1.1 }
        }.filter { $0.1 <= reach }
        return found.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
    }

    /// The nearest point of each segment.
    private func nearest(on line: [CGPoint], to center: MKMapPoint) -> [(point: MKMapPoint, distance: Double)] {
        zip(line, line.dropFirst()).map { a, b in
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let length = dx * dx + dy * dy
            let part = length > 0 ? min(max(((center.x - a.x) * dx + (center.y - a.y) * dy) / length, 0), 1) : 0
            let point = MKMapPoint(x: a.x + dx * part, y: a.y + dy * part)
            return (point, hypot(point.x - center.x, point.y - center.y))
        }
    }
}
