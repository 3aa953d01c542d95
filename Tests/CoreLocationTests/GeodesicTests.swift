// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CoreLocation

struct GeodesicTests {
    /// Latitude and longitude of two places and the metres between them, by GeographicLib 2.1 (Karney's algorithm, exact
    /// to nanometres): chosen ones, opposite places among them, and twelve at random.
    private static let reference: [(Double, Double, Double, Double, Double)] = [
        (0, 0, 0, 1e-05, 1.1132),
        (39.748039, -104.94, 37.3349, -122.00902, 1509612.8390),
        (90, 0, -90, 0, 20003931.4586),
        (0, 0, 0, 179, 19926188.8520),
        (0, 0, 0.5, 179.5, 19936288.5790),
        (0, 0, 0, 180, 20003931.4586),
        (0, 0, 0.5, 179.7, 19944127.4208),
        (30, 10, -29.9, -169.9, 19992090.3023),
        (51.5, -0.12, -33.86, 151.2, 16987930.8076),
        (89.9, 5, 89.9, -175, 22338.7957),
        (22.1223, 87.0433, 53.1348, 159.2821, 6893167.7760),
        (43.1817, 152.037, -84.7791, -12.3758, 15344542.1278),
        (79.8042, 53.6308, 72.1621, -139.2459, 3111821.9195),
        (-5.5676, -91.2338, 7.877, 26.6188, 13166836.0597),
        (-87.6394, -101.9773, -39.6932, 149.8843, 5692603.6543),
        (47.8306, -122.5425, 53.4865, -130.0437, 822017.3439),
        (21.1415, -134.3883, -89.6805, 133.7057, 12341858.3115),
        (-52.2979, -102.4268, 86.8358, 134.0668, 15984412.9346),
        (-37.9251, 166.1321, 7.0602, 64.019, 11554217.0552),
        (-53.1397, 158.7514, 34.3155, 167.9632, 9729855.5382),
        (70.8735, -72.436, -24.9858, -120.2558, 11263718.1045),
        (-63.7737, -156.5497, -35.7554, 37.1196, 8905040.9083),
    ]

    @Test("Distances are those of the ellipsoid within a millionth")
    func distances() {
        for (a, b, c, d, metres) in Self.reference {
            let found = CLLocation(latitude: a, longitude: b).distance(from: CLLocation(latitude: c, longitude: d))
            #expect(abs(found - metres) <= metres * 1e-6 + 1e-3, "\(a), \(b) to \(c), \(d)")
        }
    }

    @Test("LO25: a coordinate keeps its values; north and east are positive, up to 90 and 180")
    func coordinates() {
        let place = CLLocationCoordinate2DMake(39.748039, -104.94)
        #expect(place.latitude == 39.748039)
        #expect(place.longitude == -104.94)
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: -90, longitude: 180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        #expect(CLLocation(latitude: 1, longitude: 2).coordinate.longitude == 2)
    }

    @Test("A location survives an archive")
    func archive() throws {
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3, horizontalAccuracy: 4,
            verticalAccuracy: 5, course: 6, speed: 7, timestamp: Date(timeIntervalSince1970: 8))
        let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(read.description == location.description)
        #expect(read.timestamp == location.timestamp)
    }
}
