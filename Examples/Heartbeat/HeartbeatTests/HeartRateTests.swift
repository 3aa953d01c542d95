// SPDX-License-Identifier: MIT
import CoreBluetooth
import XCTest

@testable import Heartbeat

final class HeartRateTests: XCTestCase {
    func testBeats() {
        XCTAssertEqual(HeartRate.beats(in: Data([0, 72])), 72)
        XCTAssertEqual(HeartRate.beats(in: Data([1, 0x2C, 1])), 300)
        XCTAssertNil(HeartRate.beats(in: Data()))
        XCTAssertNil(HeartRate.beats(in: Data([1, 2])))
        for beats in [40, 72, 255, 256, 300] {
            XCTAssertEqual(HeartRate.beats(in: HeartRate.measurement(of: beats)), beats)
        }
    }

    func testLocations() {
        XCTAssertEqual(HeartRate.name(ofLocation: 1), "on the chest")
        XCTAssertEqual(HeartRate.name(ofLocation: 9), "somewhere")
    }
}
