// SPDX-License-Identifier: MIT
import CoreData
import MapKit

/// A favorite, which the map shows as an annotation and, with a geofence, as an overlay.
@objc(FavoritePlace)
final class FavoritePlace: NSManagedObject {
    @NSManaged var placeName: String?
    @NSManaged var placeStreetAddress: String?
    @NSManaged var placeCity: String?
    @NSManaged var placeState: String?
    @NSManaged var placePostal: String?
    @NSManaged var latitude: Double
    @NSManaged var longitude: Double
    @NSManaged var goingNext: Bool
    @NSManaged var displayProximity: Bool
    @NSManaged var displayRadius: Double

    var regionIdentifier: String { objectID.uriRepresentation().absoluteString }

    var region: CLCircularRegion {
        CLCircularRegion(center: coordinate, radius: displayRadius, identifier: regionIdentifier)
    }

    func takeAddress(of placemark: CLPlacemark) {
        let street = [placemark.subThoroughfare, placemark.thoroughfare].compactMap { $0 }
        placeName = "Next: " + (placemark.name ?? placemark.locality ?? "")
        placeStreetAddress = street.joined(separator: " ")
        placeCity = placemark.locality
        placeState = placemark.administrativeArea
        placePostal = placemark.postalCode
    }
}

extension FavoritePlace: MKAnnotation {
    @objc dynamic var coordinate: CLLocationCoordinate2D {
        get { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
        set {
            latitude = newValue.latitude
            longitude = newValue.longitude
        }
    }

    var title: String? { placeName }

    var subtitle: String? {
        guard let street = placeStreetAddress, !street.isEmpty else { return "" }
        let town = [placeCity, placeState].compactMap { $0 }.joined(separator: ", ")
        return [street, town].joined(separator: ", ") + (placePostal.map { " " + $0 } ?? "")
    }
}

/// What the map draws around a favorite with a geofence.
final class PlaceCircle: NSObject, MKOverlay {
    let circle: MKCircle

    init(_ place: FavoritePlace) {
        circle = MKCircle(center: place.coordinate, radius: place.displayRadius)
    }

    var coordinate: CLLocationCoordinate2D { circle.coordinate }
    var boundingMapRect: MKMapRect { circle.boundingMapRect }
}
