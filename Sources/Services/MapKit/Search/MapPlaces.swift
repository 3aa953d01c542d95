// SPDX-License-Identifier: MIT
import CoreLocation
import MapEngine

/// Named places in a person's map.
enum MapPlaces {
    private static let most = 25
    private static let mostTiles = 64

    /// Of `name` in part, or of the kind that it says, in the region; all of the filter's kinds when there is no name.
    /// Nearer ones come first.
    static func find(_ name: String?, in region: MKCoordinateRegion, filter: MKPointOfInterestFilter?) -> [MKMapItem] {
        let rect = region.mapRect
        return tiles(rect).flatMap(\.places).filter { place in
            rect.contains(MKMapPoint(x: place.point.x, y: place.point.y)) && matches(place, name, filter)
        }.map { place in
            (place, hypot(place.point.x - rect.midX, place.point.y - rect.midY))
        }.sorted { ($0.1, $0.0.name) < ($1.1, $1.0.name) }.prefix(most).map { item($0.0) }
    }

    private static func tiles(_ rect: MKMapRect) -> [MapTile] {
        guard let store = StreetMap.store else { return [] }
        let area = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        let names = TileID.covering(area, zoom: store.archive.info.maxZoom, most: mostTiles) ?? []
        return names.compactMap(store.tile)
    }

    private static func matches(_ place: MapPlace, _ name: String?, _ filter: MKPointOfInterestFilter?) -> Bool {
        let category = MKPointOfInterestCategory(schemaWord: place.category)
        if let filter {
            guard place.kind == .pointOfInterest, let category, filter.includes(category) else { return false }
        }
        guard let name else { return place.kind == .pointOfInterest }
        let wanted = Gazetteer.key(name)
        let words = Gazetteer.key(place.category)
        return !wanted.isEmpty
            && (Gazetteer.key(place.name).contains(wanted) || words == wanted || words + "s" == wanted)
    }

    private static func item(_ place: MapPlace) -> MKMapItem {
        let coordinate = MKMapPoint(x: place.point.x, y: place.point.y).coordinate
        var address = CLPlacemark.Address()
        if let town = Gazetteer.shared.place(near: coordinate, within: 50_000) { address = CLPlacemark(town).address }
        address.name = place.name
        let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        let item = MKMapItem(placemark: MKPlacemark(placemark: CLPlacemark(location: location, address: address)))
        item.name = place.name
        item.pointOfInterestCategory = MKPointOfInterestCategory(schemaWord: place.category)
        return item
    }
}
