// SPDX-License-Identifier: MIT
import CoreLocation
import XCTest

@testable import FavoritePlaces

final class LocationManagerTests: XCTestCase {
    private let source = CLLocationManager()
    private let fix = CLLocation(latitude: 39.748039, longitude: -104.94)

    /// LO53
    func testAllWaitingBlocksGetTheSameFixOnce() {
        let manager = LocationManager(manager: source)
        var found: [CLLocation] = []
        for _ in 0..<3 {
            manager.getLocation { location, _ in
                if let location { found.append(location) }
            }
        }
        XCTAssertTrue(found.isEmpty)
        manager.locationManager(source, didUpdateLocations: [fix])
        manager.locationManager(source, didUpdateLocations: [fix])
        XCTAssertEqual(found.count, 3)
        XCTAssertTrue(found.allSatisfy { $0 === fix })
    }

    /// LO26
    func testInvalidFixIsIgnored() {
        let manager = LocationManager(manager: source)
        let invalid = CLLocation(
            coordinate: fix.coordinate, altitude: 0, horizontalAccuracy: -1, verticalAccuracy: -1, timestamp: Date())
        manager.locationManager(source, didUpdateLocations: [invalid])
        XCTAssertFalse(manager.hasLocation)
    }

    /// A manager whose person has answered.
    private final class Answered: CLLocationManager {
        var answer = CLAuthorizationStatus.denied
        var calls: [String] = []
        override var authorizationStatus: CLAuthorizationStatus { answer }
        override func startUpdatingLocation() { calls.append("start") }
        override func stopUpdatingLocation() { calls.append("stop") }
    }

    /// LO52, LO54
    func testDenialEndsUpdatesAndAGrantStartsThemAgain() throws {
        let source = Answered()
        let manager = LocationManager(manager: source)
        var errors = 0
        for _ in 0..<3 { manager.getLocation { _, error in if error != nil { errors += 1 } } }
        manager.locationManagerDidChangeAuthorization(source)
        let error = try XCTUnwrap(manager.locationError as NSError?)
        XCTAssertEqual(error.domain, "ICFLocationErrorDomain")
        XCTAssertEqual(error.code, 1)
        XCTAssertEqual(errors, 3)
        XCTAssertEqual(source.calls.last, "stop")
        source.answer = .authorizedAlways
        manager.locationManagerDidChangeAuthorization(source)
        XCTAssertEqual(source.calls.last, "start")
        XCTAssertNil(manager.locationError)
    }

    /// LO52, LO54
    func testErrorEndsTheWaitingAndAFixClearsIt() {
        let manager = LocationManager(manager: source)
        var errors = 0
        manager.getLocation { _, error in if error != nil { errors += 1 } }
        manager.locationManager(source, didFailWithError: CLError(.network))
        XCTAssertEqual(errors, 1)
        XCTAssertNotNil(manager.locationError)
        manager.locationManager(source, didUpdateLocations: [fix])
        XCTAssertNil(manager.locationError)
    }

    /// LO55
    func testRegionsAreReported() {
        let manager = LocationManager(manager: source)
        var heard: [CLRegionState] = []
        manager.regionHandler = { _, state in heard.append(state) }
        let region = CLCircularRegion(center: fix.coordinate, radius: 100, identifier: "museum")
        manager.locationManager(source, didEnterRegion: region)
        manager.locationManager(source, didExitRegion: region)
        XCTAssertEqual(heard, [.inside, .outside])
    }
}
