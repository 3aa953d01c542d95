// SPDX-License-Identifier: MIT
import XCTest

@testable import Fingertips

final class PoseTests: XCTestCase {
    /// GR28
    func testScalesOfPinchesAdd() {
        var pose = Pose()
        pose.pinch(to: 1, isBeginning: true)
        pose.pinch(to: 2, isBeginning: false)
        XCTAssertEqual(pose.scale, 2, accuracy: 1e-9)
        pose.pinch(to: 1, isBeginning: true)
        XCTAssertEqual(pose.scale, 2, accuracy: 1e-9, "no jump at the second start")
        pose.pinch(to: 1.5, isBeginning: false)
        XCTAssertEqual(pose.scale, 2.5, accuracy: 1e-9)
    }

    func testTurnsAdd() {
        var pose = Pose()
        for _ in 0..<2 {
            pose.turn(to: 0, isBeginning: true)
            pose.turn(to: .pi / 4, isBeginning: false)
        }
        XCTAssertEqual(pose.transform.a, 0, accuracy: 1e-9)
        XCTAssertEqual(pose.transform.b, 1, accuracy: 1e-9)
    }

    func testTheSquareNeverVanishes() {
        var pose = Pose()
        pose.pinch(to: 1, isBeginning: true)
        pose.pinch(to: -5, isBeginning: false)
        XCTAssertGreaterThan(pose.scale, 0)
    }
}
