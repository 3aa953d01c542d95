// SPDX-License-Identifier: MIT
import MapKit
import XCTest

@testable import FavoritePlaces

final class PlaceTests: XCTestCase {
    private var store: PlaceStore!

    override func setUp() {
        store = PlaceStore(inMemory: true)
    }

    private func place(_ name: String, _ latitude: Double, _ longitude: Double) -> FavoritePlace {
        let place = store.add()
        place.placeName = name
        place.latitude = latitude
        place.longitude = longitude
        return place
    }

    /// MP58
    func testSubtitleNeedsAStreet() {
        let place = place("Museum", 39.7, -105)
        place.placeCity = "Denver"
        XCTAssertEqual(place.subtitle, "")
        place.placeStreetAddress = "2001 Colorado Blvd"
        place.placeState = "CO"
        place.placePostal = "80205"
        XCTAssertEqual(place.subtitle, "2001 Colorado Blvd, Denver, CO 80205")
    }

    /// MP51, MP52
    func testRegionFitsAllPlaces() throws {
        let places = [place("A", 39.70, -105), place("B", 39.80, -104.90)]
        let region = try XCTUnwrap(MKCoordinateRegion(fitting: places))
        XCTAssertEqual(region.center.latitude, 39.75, accuracy: 1e-9)
        XCTAssertEqual(region.center.longitude, -104.95, accuracy: 1e-9)
        XCTAssertEqual(region.span.latitudeDelta, 0.12, accuracy: 1e-9)
        XCTAssertEqual(region.span.longitudeDelta, 0.12, accuracy: 1e-9)
        XCTAssertNil(MKCoordinateRegion(fitting: []))
    }

    /// LO55
    func testPlaceIsFoundByItsRegion() {
        let museum = place("Museum", 39.7372, -104.9893)
        museum.displayRadius = 300
        store.save()
        XCTAssertEqual(museum.region.radius, 300)
        XCTAssertEqual(museum.region.center.latitude, 39.7372)
        XCTAssertTrue(store.place(forRegion: museum.region.identifier) === museum)
        XCTAssertNil(store.place(forRegion: "somewhere"))
    }

    /// MP64
    func testPlacesOutliveTheirStore() throws {
        let first = PlaceStore()
        let place = first.add()
        place.placeName = "Outlives"
        place.displayProximity = true
        place.goingNext = true
        first.save()
        let second = PlaceStore()
        let again = try XCTUnwrap(second.all().first { $0.placeName == "Outlives" })
        XCTAssertTrue(again.displayProximity)
        XCTAssertTrue(again.goingNext)
        second.context.delete(again)
        second.save()
    }

    /// MP64
    func testCoordinateIsStored() {
        let arrow = place("Next", 0, 0)
        arrow.goingNext = true
        arrow.coordinate = CLLocationCoordinate2D(latitude: 39.7, longitude: -104.9)
        XCTAssertEqual(arrow.latitude, 39.7)
        XCTAssertTrue(store.next() === arrow)
    }
}
