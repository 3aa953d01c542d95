// SPDX-License-Identifier: MIT
import CoreLocation

/// What a map shows that nobody has moved: the country of the device's region, with most of its towns.
enum HomeRegion {
    static let rect: MKMapRect = {
        let gazetteer = Gazetteer.shared
        let code = Locale.current.region?.identifier ?? "US"
        let towns = gazetteer.places.filter { gazetteer.country(of: $0).code == code }
        guard towns.count > 1 else { return MKMapRect.world.insetBy(dx: 0, dy: MapMath.world / 5) }
        // Far islands do not count.
        func middle(_ values: [Double]) -> ClosedRange<Double> {
            let sorted = values.sorted()
            let cut = sorted.count / 50
            return sorted[cut]...sorted[sorted.count - 1 - cut]
        }
        let (latitudes, longitudes) = (middle(towns.map(\.latitude)), middle(towns.map(\.longitude)))
        let corners = [(latitudes.upperBound, longitudes.lowerBound), (latitudes.lowerBound, longitudes.upperBound)]
        let bounds = MKMultiPoint.bounds(
            corners.map { MKMapPoint(CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)) })
        return bounds.insetBy(dx: -bounds.width / 8, dy: -bounds.height / 8)
    }()
}
