// SPDX-License-Identifier: MIT
import CoreLocation
import Foundation
import Testing

/// Every property of a class of Objective-C can be overridden: apps stand in for visits that way. No
/// `@testable` here, which would open the classes.
struct FakeTests {
    private final class FakeVisit: CLVisit, @unchecked Sendable {
        override var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 1, longitude: 2) }
        override var arrivalDate: Date { Date(timeIntervalSince1970: 0) }
        override var departureDate: Date { Date(timeIntervalSince1970: 60) }
    }

    private final class FakeRegion: CLCircularRegion, @unchecked Sendable {
        override var radius: CLLocationDistance { 7 }
    }

    @Test("visits and regions of an app's own give what they want")
    func overriding() {
        let visit: CLVisit = FakeVisit()
        #expect(visit.coordinate.longitude == 2 && visit.departureDate.timeIntervalSince(visit.arrivalDate) == 60)
        let region: CLCircularRegion = FakeRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 1, identifier: "fake")
        #expect(region.radius == 7)
    }
}
