// SPDX-License-Identifier: MIT
import CoreLocation
import Foundation
import Testing

/// Every property of a class of Objective-C can be overridden: apps stand in for visits and positions that way. No
/// `@testable` here, which would open the classes.
struct FakeTests {
    private final class FakeVisit: CLVisit, @unchecked Sendable {
        private let place: CLLocationCoordinate2D
        init(at place: CLLocationCoordinate2D) {
            self.place = place
            super.init()
        }
        override var coordinate: CLLocationCoordinate2D { place }
        override var arrivalDate: Date { Date(timeIntervalSince1970: 0) }
        override var departureDate: Date { Date(timeIntervalSince1970: 60) }
    }

    private final class FakeLocation: CLLocation, @unchecked Sendable {
        override var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 3, longitude: 4) }
        override var speed: CLLocationSpeed { 5 }
    }

    private final class FakeRegion: CLCircularRegion, @unchecked Sendable {
        override var radius: CLLocationDistance { 7 }
    }

    @Test("visits, positions and regions of an app's own give what they want")
    func overriding() {
        let visit: CLVisit = FakeVisit(at: CLLocationCoordinate2D(latitude: 1, longitude: 2))
        #expect(visit.coordinate.longitude == 2 && visit.departureDate.timeIntervalSince(visit.arrivalDate) == 60)
        let location: CLLocation = FakeLocation(latitude: 0, longitude: 0)
        #expect(location.coordinate.latitude == 3 && location.speed == 5)
        let region: CLCircularRegion = FakeRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 1, identifier: "fake")
        #expect(region.radius == 7)
    }
}
