// SPDX-License-Identifier: MIT
import FoundationCompat
import Synchronization

/// Streets for geocoding. The gazetteer has towns only; a framework above this one may know streets from a person's map,
/// and says so here.
package enum StreetSource {
    /// Answers from a map; each nil where the map knows nothing there.
    package struct Finder: Sendable {
        /// The place of a street, or of what else has this name, that is nearest to another one.
        let place: @Sendable (_ name: String, _ near: CLLocationCoordinate2D) -> CLLocationCoordinate2D?
        /// The name of the street at a place.
        let name: @Sendable (_ place: CLLocationCoordinate2D) -> String?

        /// Both closures are called on the thread that geocodes.
        package init(
            place: @escaping @Sendable (_ name: String, _ near: CLLocationCoordinate2D) -> CLLocationCoordinate2D?,
            name: @escaping @Sendable (_ place: CLLocationCoordinate2D) -> String?
        ) { (self.place, self.name) = (place, name) }
    }

    private static let installed = Mutex<Finder?>(nil)
    /// Replaces the finder before; nil: streets are not known. Any thread.
    package static func install(_ finder: Finder?) { installed.withLock { $0 = finder } }
    static var finder: Finder? { installed.withLock { $0 } }
}

extension CLPlacemark {
    /// The same address at its street, where the map has it.
    func atStreet() -> CLPlacemark {
        guard let town = location, let street = thoroughfare, let finder = StreetSource.finder,
            let place = finder.place(street, town.coordinate)
        else { return self }
        return CLPlacemark(
            location: CLLocation(latitude: place.latitude, longitude: place.longitude), address: address, radius: 100)
    }
}
