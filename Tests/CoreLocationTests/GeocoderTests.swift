// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

@testable import CoreLocation

@MainActor @Suite(.serialized) struct GeocoderTests {
    private let clock = ManualClock()
    private let world: World
    init() { world = World(clock: clock) }

    private func code(_ error: (any Error)?) -> CLError.Code? { (error as? CLError)?.code }

    /// The answer to an address.
    private func find(_ text: String, in region: CLRegion? = nil) -> ([CLPlacemark], CLError.Code?) {
        nonisolated(unsafe) var answer: ([CLPlacemark], CLError.Code?) = ([], nil)  // answers come on this thread
        let geocoder = CLGeocoder.asking(in: world)
        geocoder.geocodeAddressString(text, in: region) { answer = ($0 ?? [], ($1 as? CLError)?.code) }
        clock.advance(by: 2)
        return answer
    }

    @Test("MP33: an address of Denver lies in Denver")
    func address() throws {
        let mark = try #require(find("2100 York St, Denver, CO 80205").0.first)
        let place = try #require(mark.location)
        #expect(place.distance(from: CLLocation(latitude: 39.748, longitude: -104.96)) < 10_000)
        #expect(mark.thoroughfare == "York St")
        #expect(mark.subThoroughfare == "2100")
        #expect(mark.postalCode == "80205")
    }

    @Test(
        "Towns are found with accents, regions and countries, the largest of a name first",
        arguments: [
            ("Paris", "FR", 48.85), ("Paris, Texas", "US", 33.66), ("paris tx", "US", 33.66), ("München", "DE", 48.14),
            ("Sao Paulo, Brazil", "BR", -23.55), ("London, UK", "GB", 51.51), ("London, Ontario", "CA", 42.98),
            ("New York", "US", 40.71), ("Albany, New York", "US", 42.65),
            ("1 Infinite Loop, Cupertino, CA", "US", 37.32),
            ("10115 Berlin", "DE", 52.52), ("San Francisco", "US", 37.77),
        ])
    func towns(text: String, country: String, latitude: Double) throws {
        let mark = try #require(find(text).0.first)
        #expect(mark.isoCountryCode == country)
        #expect(abs((mark.location?.coordinate.latitude ?? 0) - latitude) < 0.3)
    }

    @Test("MP34, MP35, PP14: a place near a town has its locality, region, country and time zone")
    func reverse() throws {
        nonisolated(unsafe) var found: CLPlacemark?  // answers come on this thread
        CLGeocoder.asking(in: world).reverseGeocodeLocation(CLLocation(latitude: 39.748039, longitude: -104.96)) {
            marks, _ in
            found = marks?.first
        }
        clock.advance(by: 1)
        let mark = try #require(found)
        #expect(mark.locality == "Denver")
        #expect(mark.administrativeArea == "CO")
        #expect(mark.country == "United States")
        #expect(mark.timeZone?.identifier == "America/Denver")
        #expect(mark.addressDictionary?["City"] as? String == "Denver")
        #expect(mark.location?.coordinate.latitude == 39.748039)
    }

    @Test("MP36, MP37: of two requests at once one ends with an error; a cancelled one ends with error 10")
    func single() async {
        nonisolated(unsafe) var codes: [CLError.Code?] = []  // answers come on this thread
        let geocoder = CLGeocoder.asking(in: world)
        geocoder.geocodeAddressString("Paris") { codes.append(($1 as? CLError)?.code) }
        #expect(geocoder.isGeocoding)
        geocoder.geocodeAddressString("Berlin") { codes.append(($1 as? CLError)?.code) }
        clock.advance(by: 1)
        await drain()
        #expect(codes.count == 2)
        #expect(codes.compactMap { $0 }.count == 1)
        #expect(!geocoder.isGeocoding)
        geocoder.geocodeAddressString("Paris") { codes.append(($1 as? CLError)?.code) }
        geocoder.cancelGeocode()
        await drain()
        #expect(codes.last == .geocodeCanceled)
    }

    private func drain() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test("MP38: without a network the error is network, for an unknown address no result")
    func failures() async {
        #expect(find("Xyzzyville").1 == .geocodeFoundNoResult)
        world.update { $0.network.kind = .none }
        nonisolated(unsafe) var code: CLError.Code?  // answers come on this thread
        CLGeocoder.asking(in: world).geocodeAddressString("Paris") { code = ($1 as? CLError)?.code }
        await drain()
        #expect(code == .network)
    }

    @Test("MP39: a name of several towns gives several, and a region's own first")
    func several() {
        #expect(find("Springfield").0.count > 1)
        let illinois = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 39.8, longitude: -89.65), radius: 50_000, identifier: "")
        #expect(find("Springfield", in: illinois).0.first?.administrativeArea == "IL")
    }
}

/// The finder is one for the process: by itself, and taken back.
@MainActor @Suite(.serialized) struct StreetTests {
    @Test("MP33, MP34: with a map of streets, an address lies at its street, and a place has its street's name")
    func streets() throws {
        let museum = CLLocationCoordinate2D(latitude: 39.7480, longitude: -104.9596)
        let finder = StreetSource.Finder(
            place: { name, near in name == "York St" && abs(near.latitude - 39.74) < 0.1 ? museum : nil },
            name: { abs($0.longitude + 104.9596) < 0.001 ? "York St" : nil })
        StreetSource.install(finder)
        defer { StreetSource.install(nil) }
        let match = try #require(AddressSearch("2100 York St, Denver, CO 80205").matches().first)
        let mark = CLPlacemark(match.place, street: match.street, postalCode: match.postalCode).atStreet()
        #expect(mark.location?.coordinate.latitude == 39.7480)
        #expect(mark.subThoroughfare == "2100")
        #expect(mark.locality == "Denver")
    }
}
