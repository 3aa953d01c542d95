// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice

/// A geocoder on the network, which `TOUCHSTONE_GEOCODER` names: Photon or Nominatim, by its address.
///
/// `photon+https://host` and `nominatim+https://host` say which; without a word in front it is Photon where the address
/// has "photon" in it, else Nominatim.
///
/// https://nominatim.org/release-docs/latest/api/Overview/
/// https://github.com/komoot/photon/blob/master/docs/api-v1.md
struct GeocodingServer: Sendable, Equatable {
    enum Kind: String, CaseIterable, Sendable { case photon, nominatim }

    let kind: Kind
    /// Without a slash at its end.
    let base: String

    static var current: GeocodingServer? { Device.variable("GEOCODER").map(GeocodingServer.init) }

    init(_ text: String) {
        let address = ServerAddress(text, usual: Kind.nominatim)
        (kind, base) = (address.kind, address.base)
    }

    /// Answers that are asked for at most.
    private static let most = "10"

    /// - Parameter circle: what lies there comes first.
    func url(finding text: String, near circle: CLCircularRegion?, language: String) -> URL? {
        switch kind {
        case .photon:
            let bias = circle.map { [("lat", "\($0.center.latitude)"), ("lon", "\($0.center.longitude)")] } ?? []
            return url("/api", [("q", text), ("limit", Self.most), ("lang", language)] + bias)
        case .nominatim:
            let box = circle.map { [("viewbox", Self.box($0))] } ?? []
            return url(
                "/search",
                [
                    ("q", text), ("format", "jsonv2"), ("addressdetails", "1"), ("limit", Self.most),
                    ("accept-language", language),
                ] + box)
        }
    }

    func url(of place: CLLocationCoordinate2D, language: String) -> URL? {
        let point = [("lat", "\(place.latitude)"), ("lon", "\(place.longitude)")]
        switch kind {
        case .photon: return url("/reverse", point + [("lang", language)])
        case .nominatim:
            return url(
                "/reverse", point + [("format", "jsonv2"), ("addressdetails", "1"), ("accept-language", language)])
        }
    }

    private func url(_ path: String, _ query: [(String, String)]) -> URL? {
        var parts = URLComponents(string: base + path)
        parts?.queryItems = query.map { URLQueryItem(name: $0.0, value: $0.1) }
        return parts?.url
    }

    /// West, north, east, south.
    private static func box(_ circle: CLCircularRegion) -> String {
        let height = circle.radius / 111_320
        let width = height / max(cos(circle.center.latitude * .pi / 180), 0.01)
        let (latitude, longitude) = (circle.center.latitude, circle.center.longitude)
        return [longitude - width, latitude + height, longitude + width, latitude - height].map { "\($0)" }
            .joined(separator: ",")
    }

    // MARK: Answers

    /// - Throws: `CLError.network` for what is no answer of such a server.
    func placemarks(_ data: Data) throws -> [CLPlacemark] {
        do {
            switch kind {
            case .photon:
                let decoder = JSONDecoder()
                decoder.keyDecodingStrategy = .convertFromSnakeCase
                return try decoder.decode(PhotonAnswer.self, from: data).features.compactMap(\.placemark)
            case .nominatim:
                if let one = try JSONSerialization.jsonObject(with: data) as? [String: Any] {
                    // "Unable to geocode": nothing is there.
                    if one["error"] is String { return [] }
                    return [try JSONDecoder().decode(NominatimPlace.self, from: data).placemark].compactMap { $0 }
                }
                return try JSONDecoder().decode([NominatimPlace].self, from: data).compactMap(\.placemark)
            }
        } catch {
            Unsupported.report("CLGeocoder: the answer of \(base) cannot be read: \(error)")
            throw CLError(.network)
        }
    }

    static func placemark(
        _ latitude: Double, _ longitude: Double, radius: Double, _ address: CLPlacemark.Address
    ) -> CLPlacemark? {
        let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        guard CLLocationCoordinate2DIsValid(place) else { return nil }
        let location = CLLocation(
            coordinate: place, altitude: 0, horizontalAccuracy: 100, verticalAccuracy: -1, timestamp: Date())
        return CLPlacemark(location: location, address: address, radius: max(radius, 50))
    }

    /// Metres of half the diagonal of a rectangle of degrees.
    static func radius(south: Double, north: Double, west: Double, east: Double) -> Double {
        Geodesic.distance(
            CLLocationCoordinate2D(latitude: south, longitude: west),
            CLLocationCoordinate2D(latitude: north, longitude: east)) / 2
    }
}

/// GeoJSON with the properties that Photon gives its features.
private struct PhotonAnswer: Decodable {
    struct Geometry: Decodable { let coordinates: [Double] }
    struct Properties: Decodable {
        let name, housenumber, street, postcode, locality, district, city, county, state, country: String?
        let countrycode, type: String?
        /// OpenStreetMap's.
        let osmKey, osmValue: String?
        /// West, north, east, south.
        let extent: [Double]?
    }
    struct Feature: Decodable {
        let geometry: Geometry
        let properties: Properties

        var placemark: CLPlacemark? {
            guard geometry.coordinates.count >= 2 else { return nil }
            let known = properties
            var address = CLPlacemark.Address()
            address.thoroughfare = known.street ?? (known.type == "street" ? known.name : nil)
            address.subThoroughfare = known.housenumber
            let street = [known.housenumber, known.street].compactMap { $0 }.joined(separator: " ")
            address.name = known.name ?? (street.isEmpty ? known.city : street)
            // A town is named by its name alone.
            address.locality = known.city ?? (known.type == "city" ? known.name : nil)
            address.subLocality = known.district ?? known.locality
            (address.administrativeArea, address.subAdministrativeArea) = (known.state, known.county)
            (address.postalCode, address.country) = (known.postcode, known.country)
            address.isoCountryCode = known.countrycode?.uppercased()
            if !["highway", "place", "boundary"].contains(known.osmKey) { address.kind = known.osmValue }
            let box = known.extent ?? []
            let radius =
                box.count == 4 ? GeocodingServer.radius(south: box[3], north: box[1], west: box[0], east: box[2]) : 100
            return GeocodingServer.placemark(
                geometry.coordinates[1], geometry.coordinates[0], radius: radius, address)
        }
    }
    let features: [Feature]
}

/// An object of Nominatim's `jsonv2`; numbers are texts.
private struct NominatimPlace: Decodable {
    let lat, lon: String
    let name: String?
    /// OpenStreetMap's.
    let category, type: String?
    /// South, north, west, east.
    let boundingbox: [String]?
    let address: [String: String]?

    var placemark: CLPlacemark? {
        guard let latitude = Double(lat), let longitude = Double(lon) else { return nil }
        let parts = address ?? [:]
        func first(_ keys: String...) -> String? { keys.lazy.compactMap { parts[$0] }.first }
        var address = CLPlacemark.Address()
        address.thoroughfare = first("road", "pedestrian", "footway")
        address.subThoroughfare = parts["house_number"]
        let street = [address.subThoroughfare, address.thoroughfare].compactMap { $0 }.joined(separator: " ")
        address.locality = first("city", "town", "village", "hamlet", "municipality")
        address.subLocality = first("suburb", "city_district", "borough", "neighbourhood")
        address.name = name.flatMap { $0.isEmpty ? nil : $0 } ?? (street.isEmpty ? address.locality : street)
        address.subAdministrativeArea = parts["county"]
        address.country = parts["country"]
        address.isoCountryCode = parts["country_code"]?.uppercased()
        // As in the gazetteer: letters where addresses are written with them.
        let code = parts["ISO3166-2-lvl4"]?.split(separator: "-").last.map(String.init)
        let isWritten = ["US", "CA", "AU"].contains(address.isoCountryCode ?? "")
        address.administrativeArea = isWritten ? code ?? parts["state"] : parts["state"]
        address.postalCode = parts["postcode"]
        if !["highway", "place", "boundary"].contains(category) { address.kind = type }
        let box = (boundingbox ?? []).compactMap(Double.init)
        let radius =
            box.count == 4 ? GeocodingServer.radius(south: box[0], north: box[1], west: box[2], east: box[3]) : 100
        return GeocodingServer.placemark(latitude, longitude, radius: radius, address)
    }
}
