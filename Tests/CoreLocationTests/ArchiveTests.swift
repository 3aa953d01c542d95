// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CoreLocation

/// Places and regions in archives, as apps keep them in stores. Truth: the documentation of `CLPlacemark` and `CLRegion`,
/// which conform to `NSSecureCoding`.
@Suite("Archives of places")
struct ArchiveTests {
    private func copy<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
    }

    @Test("a placemark keeps its place, its region and what is known of its address")
    func placemark() throws {
        var address = CLPlacemark.Address()
        (address.name, address.locality, address.isoCountryCode) = ("Eiffel Tower", "Paris", "FR")
        address.areasOfInterest = ["Champ de Mars"]
        address.timeZone = TimeZone(identifier: "Europe/Paris")
        let place = CLLocation(latitude: 48.8584, longitude: 2.2945)
        let read = try #require(try copy(CLPlacemark(location: place, address: address, radius: 70)))
        #expect(read.name == "Eiffel Tower" && read.locality == "Paris" && read.isoCountryCode == "FR")
        #expect(read.areasOfInterest == ["Champ de Mars"] && read.timeZone?.identifier == "Europe/Paris")
        #expect(read.thoroughfare == nil)
        #expect(read.location?.coordinate.latitude == 48.8584)
        #expect((read.region as? CLCircularRegion)?.radius == 70)
    }

    @Test("a circle keeps its centre, its radius and what it tells of")
    func circle() throws {
        let circle = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: -33.86, longitude: 151.21), radius: 250, identifier: "opera")
        circle.notifyOnExit = false
        let read = try #require(try copy(circle))
        #expect(read.identifier == "opera" && read.radius == 250 && read.center.longitude == 151.21)
        #expect(read.notifyOnEntry && !read.notifyOnExit)
    }

    @Test(
        "a beacon's region keeps which beacons it means",
        arguments: [(nil, nil), (7, nil), (7, 9)] as [(UInt16?, UInt16?)])
    func beacon(major: UInt16?, minor: UInt16?) throws {
        let uuid = UUID()
        let region =
            switch (major, minor) {
            case (let major?, let minor?): CLBeaconRegion(uuid: uuid, major: major, minor: minor, identifier: "b")
            case (let major?, nil): CLBeaconRegion(uuid: uuid, major: major, identifier: "b")
            case (nil, _): CLBeaconRegion(uuid: uuid, identifier: "b")
            }
        let read = try #require(try copy(region))
        #expect(read.uuid == uuid && read.major?.uint16Value == major && read.minor?.uint16Value == minor)
    }
}
