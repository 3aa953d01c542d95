// SPDX-License-Identifier: MIT
import Contacts
import Foundation
import Testing

@testable import CoreLocation
@testable import MapKit

/// Answers are those of the servers' own documents.
@Suite struct ServerTests {
    private func found(_ server: HTTPFixture, _ kind: String, _ text: String) async throws -> [CLPlacemark] {
        defer { server.stop() }
        let geocoder = CLGeocoder.asking(GeocodingServer("\(kind)+\(server.address)/"), in: .shared)
        return try await geocoder.geocodeAddressString(text)
    }

    /// https://nominatim.org/release-docs/latest/api/Output/
    private static let nominatim = """
        {"place_id": 100149, "licence": "Data © OpenStreetMap contributors", "osm_type": "node", "osm_id": 107775,
         "boundingbox": ["51.3473219", "51.6673219", "-0.2876474", "0.0323526"], "lat": "51.5073219", "lon": "-0.1276474",
         "display_name": "135, Pilkington Avenue, London, Greater London, England, SW1A 2DU, United Kingdom",
         "address": {"house_number": "135", "road": "Pilkington Avenue", "city": "London", "state": "England",
           "ISO3166-2-lvl4": "GB-ENG", "county": "Greater London", "postcode": "SW1A 2DU", "country": "United Kingdom",
           "country_code": "gb"}}
        """

    @Test("An address goes to Nominatim, and its answer becomes a placemark")
    func nominatim() async throws {
        let server = try HTTPFixture("[\(Self.nominatim)]")
        let mark = try #require(try await found(server, "nominatim", "135 pilkington avenue").first)
        #expect(server.requests.first?.hasPrefix("/search?q=135%20pilkington%20avenue&format=jsonv2") == true)
        #expect(mark.name == "135 Pilkington Avenue")
        #expect(mark.thoroughfare == "Pilkington Avenue")
        #expect(mark.subThoroughfare == "135")
        #expect(mark.locality == "London")
        #expect(mark.subAdministrativeArea == "Greater London")
        #expect(mark.administrativeArea == "England")
        #expect(mark.postalCode == "SW1A 2DU")
        #expect(mark.isoCountryCode == "GB")
        #expect(mark.location?.coordinate.latitude == 51.5073219)
    }

    @Test("A place goes to Nominatim; nothing there is no result")
    func nominatimReverse() async throws {
        let server = try HTTPFixture(Self.nominatim)
        let geocoder = CLGeocoder.asking(GeocodingServer(server.address), in: .shared)
        let marks = try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 51.5, longitude: -0.12))
        server.stop()
        #expect(server.requests.first?.hasPrefix("/reverse?lat=51.5&lon=-0.12") == true)
        #expect(marks.first?.locality == "London")
        let empty = try HTTPFixture(#"{"error": "Unable to geocode"}"#)
        defer { empty.stop() }
        let other = CLGeocoder.asking(GeocodingServer(empty.address), in: .shared)
        let error = await #expect(throws: CLError.self) {
            try await other.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: -30))
        }
        #expect(error?.code == .geocodeFoundNoResult)
    }

    /// https://github.com/komoot/photon/blob/master/docs/api-v1.md
    @Test("An address goes to Photon, with the region it is wanted near, and its features become placemarks")
    func photon() async throws {
        let server = try HTTPFixture(
            """
            {"type": "FeatureCollection", "features": [{"type": "Feature",
              "geometry": {"coordinates": [13.438596, 52.519281], "type": "Point"},
              "properties": {"osm_type": "W", "osm_id": 1234, "extent": [13.43, 52.53, 13.45, 52.51], "country": "Germany",
                "city": "Berlin", "countrycode": "DE", "postcode": "10243", "county": "Berlin", "type": "house",
                "osm_key": "building", "housenumber": "88", "street": "Karl-Marx-Allee", "district": "Friedrichshain"}}]}
            """)
        defer { server.stop() }
        let geocoder = CLGeocoder.asking(GeocodingServer("photon+\(server.address)"), in: .shared)
        let circle = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), radius: 1000, identifier: "Berlin")
        let mark = try #require(try await geocoder.geocodeAddressString("Karl-Marx-Allee 88", in: circle).first)
        #expect(server.requests.first?.hasPrefix("/api?q=Karl-Marx-Allee%2088") == true)
        #expect(server.requests.first?.contains("lat=52.5&lon=13.4") == true)
        #expect(mark.name == "88 Karl-Marx-Allee")
        #expect(mark.subLocality == "Friedrichshain")
        #expect(mark.location?.coordinate.longitude == 13.438596)
        #expect((mark.region as? CLCircularRegion).map { (1000...2000).contains($0.radius) } == true)
    }

    @Test(
        "MP38: a geocoder that refuses, answers nonsense or is not there gives the error network", arguments: [0, 1, 2])
    func broken(way: Int) async throws {
        let server = try HTTPFixture(status: way == 0 ? 500 : 200, way == 1 ? "<html>" : "[]")
        if way == 2 { server.stop() }
        defer { if way != 2 { server.stop() } }
        let geocoder = CLGeocoder.asking(GeocodingServer(server.address), in: .shared)
        let error = await #expect(throws: CLError.self) { try await geocoder.geocodeAddressString("Berlin") }
        #expect(error?.code == .network)
    }

    private static let photon = """
        {"type": "FeatureCollection", "features": [{"type": "Feature",
          "geometry": {"coordinates": [-76.579, 39.2887], "type": "Point"},
          "properties": {"osm_type": "W", "osm_id": 5, "osm_key": "leisure", "osm_value": "park", "type": "house",
            "name": "Patterson Park", "city": "Baltimore", "state": "Maryland", "country": "United States",
            "countrycode": "US"}}]}
        """

    @Test("A search asks the geocoder's server near the region, and knows what kind of place its answers are")
    func search() async throws {
        let server = try HTTPFixture(Self.photon)
        defer { server.stop() }
        let request = MKLocalSearch.Request(
            naturalLanguageQuery: "park",
            region: MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 39.28, longitude: -76.57), latitudinalMeters: 4000,
                longitudinalMeters: 4000))
        let response: MKLocalSearch.Response = try await withCheckedThrowingContinuation { continuation in
            CLGeocoder.asking(GeocodingServer("photon+\(server.address)"), in: .shared) {
                MKLocalSearch(request: request).start { response, error in
                    if let response { continuation.resume(returning: response) }
                    if response == nil { continuation.resume(throwing: error ?? MKError(.unknown)) }
                }
            }
        }
        #expect(server.requests.first?.hasPrefix("/api?q=park") == true)
        #expect(server.requests.first?.contains("lat=39.28&lon=-76.57") == true)
        #expect(response.mapItems.map(\.name) == ["Patterson Park"])
        #expect(response.mapItems.first?.pointOfInterestCategory == .park)
        #expect(response.mapItems.first?.placemark.locality == "Baltimore")
    }

    @MainActor
    private final class Suggestions: __ObjCObject, MKLocalSearchCompleterDelegate {
        var told: (([MKLocalSearchCompletion]) -> Void)?
        func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) { told?(completer.results) }
    }

    @Test("What is typed is completed by Photon, which is made for it")
    @MainActor
    func completer() async throws {
        let server = try HTTPFixture(Self.photon)
        defer { server.stop() }
        let (completer, listener) = (MKLocalSearchCompleter(), Suggestions())
        completer.delegate = listener
        let results = await withCheckedContinuation { continuation in
            listener.told = { continuation.resume(returning: $0) }
            CLGeocoder.asking(GeocodingServer("photon+\(server.address)"), in: .shared) {
                completer.queryFragment = "patt"
            }
        }
        #expect(results.map(\.title) == ["Patterson Park"])
        #expect(results.first?.subtitle == "Baltimore, Maryland, United States")
    }

    @Test("Every request with a handler can be awaited, as Swift imports Apple's")
    func awaited() async throws {
        let server = try HTTPFixture("[\(Self.nominatim)]")
        defer { server.stop() }
        let geocoder = CLGeocoder.asking(GeocodingServer(server.address), in: .shared)
        let address = CNMutablePostalAddress()
        (address.city, address.country) = ("London", "United Kingdom")
        #expect(try await geocoder.geocodePostalAddress(address).first?.locality == "London")
        let near = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 51, longitude: 0), radius: 9000, identifier: "")
        let marks = try await geocoder.geocodeAddressString(
            "London", in: near, preferredLocale: Locale(identifier: "de"))
        #expect(marks.count == 1)
        #expect(server.requests.last?.contains("accept-language=de") == true)
        let nowhere = MKDirections(request: MKDirections.Request())
        let error = await #expect(throws: MKError.self) { try await nowhere.calculateETA() }
        #expect(error?.code == .directionsNotFound)
    }

    private final class Painted: MKTileOverlay, @unchecked Sendable {
        override func loadTile(at path: MKTileOverlayPath) async throws -> Data { Data("\(path.z)".utf8) }
    }

    @Test("A tile overlay's tiles are loaded by whichever of its methods an app overrides")
    func tiles() async throws {
        let server = try HTTPFixture("tile")
        defer { server.stop() }
        let path = MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 1)
        let plain = MKTileOverlay(urlTemplate: server.address + "/{z}/{x}/{y}.png")
        #expect(try await plain.loadTile(at: path) == Data("tile".utf8))
        #expect(server.requests == ["/3/1/2.png"])
        #expect(try await (Painted(urlTemplate: nil) as MKTileOverlay).loadTile(at: path) == Data("3".utf8))
    }

    private static let query = DirectionsServer.Query(
        ends: [
            CLLocationCoordinate2D(latitude: 39.748, longitude: -104.94),
            CLLocationCoordinate2D(latitude: 39.7402, longitude: -104.95),
        ], type: .walking, wantsAlternates: true)

    @Test("A router's address says which it is, and requests are in its words")
    func requests() throws {
        let osrm = DirectionsServer("http://localhost:5000/")
        #expect(osrm.kind == .osrm)
        #expect(
            osrm.url(Self.query)?.absoluteString
                == "http://localhost:5000/route/v1/foot/-104.94,39.748;-104.95,39.7402"
                + "?steps=true&geometries=geojson&overview=full&alternatives=true")
        #expect(DirectionsServer("https://valhalla.example.org").kind == .valhalla)
        let valhalla = DirectionsServer("valhalla+http://localhost:8002")
        let url = try #require(valhalla.url(Self.query))
        let text = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first?.value)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(json["costing"] as? String == "pedestrian")
        #expect((json["locations"] as? [[String: Double]])?.first == ["lat": 39.748, "lon": -104.94])
    }

    /// (38.5, -120.2), (40.7, -120.95), (43.252, -126.453) with six digits: the vector of github.com/mapbox/polyline's
    /// own tests.
    private static let shape = "_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI"

    @Test("MP45, MP47: an answer of Valhalla becomes routes with steps in its words")
    func valhalla() throws {
        let text = """
            {"trip": {"locations": [], "legs": [{"maneuvers": [
                {"type": 1, "instruction": "Drive south on Colorado Boulevard.", "street_names": ["Colorado Boulevard"],
                 "time": 60.0, "length": 0.5, "begin_shape_index": 0, "end_shape_index": 1},
                {"type": 10, "instruction": "Turn right onto Colfax Avenue.", "street_names": ["Colfax Avenue"],
                 "time": 36.1, "length": 0.112, "begin_shape_index": 1, "end_shape_index": 2},
                {"type": 4, "instruction": "You have arrived.", "time": 0, "length": 0, "begin_shape_index": 2,
                 "end_shape_index": 2}],
              "summary": {"time": 96.1, "length": 0.612}, "shape": "\(Self.shape)"}],
              "summary": {"time": 96.1, "length": 0.612}, "status_message": "Found route between points", "status": 0,
              "units": "kilometers", "language": "en-US"}}
            """
        let route = try #require(ValhallaAnswer.routes(Data(text.utf8), .automobile).first)
        #expect(route.name == "Colorado Boulevard")
        #expect(route.expectedTravelTime == 96.1)
        #expect(abs(route.distance - 612) < 0.001)
        #expect(route.steps.map(\.instructions).last == "You have arrived.")
        #expect(route.steps.map(\.polyline.pointCount) == [2, 2, 1])
        #expect(route.polyline.pointCount == 3)
        let first = route.polyline.points()[0].coordinate
        #expect(abs(first.latitude - 38.5) < 1e-5 && abs(first.longitude + 120.2) < 1e-5)
    }

    @Test("MP48: Valhalla's refusals and nonsense give no routes; a broken line ends where it breaks")
    func refusals() {
        let refusal = #"{"error_code": 442, "error": "No path could be found for input", "status_code": 400}"#
        #expect(ValhallaAnswer.routes(Data(refusal.utf8), .walking).isEmpty)
        #expect(ValhallaAnswer.routes(Data("[]".utf8), .walking).isEmpty)
        for count in 0...Self.shape.utf8.count {
            #expect(EncodedLine.points(String(Self.shape.prefix(count))).count <= 3)
        }
        #expect(EncodedLine.points("\u{7f}\u{7f}é").isEmpty)
    }
}
