import XCTest

@testable import Orrery

final class OrbitTests: XCTestCase {
    func testCircleMovesEvenly() {
        let orbit = Orbit(semiMajorAxis: 1, eccentricity: 0, period: 4)
        let quarter = orbit.position(years: 1)
        XCTAssertEqual(quarter.x, 0, accuracy: 1e-9)
        XCTAssertEqual(quarter.y, 1, accuracy: 1e-9)
    }

    func testKeplersEquationIsSolved() {
        let orbit = Orbit(semiMajorAxis: 1, eccentricity: 0.6, period: 1)
        for step in 0..<100 {
            let mean = CGFloat(step) / 100 * 2 * .pi
            let anomaly = orbit.eccentricAnomaly(meanAnomaly: mean)
            XCTAssertEqual(anomaly - 0.6 * sin(anomaly), mean, accuracy: 1e-9)
        }
    }

    /// Kepler's second law: equal times sweep equal areas.
    func testEqualAreasInEqualTimes() {
        let orbit = Orbit(semiMajorAxis: 1, eccentricity: 0.5, period: 1)
        func area(from start: CGFloat) -> CGFloat {
            (0..<50).reduce(0) { sum, step in
                let a = orbit.position(years: start + CGFloat(step) / 1000)
                let b = orbit.position(years: start + CGFloat(step + 1) / 1000)
                return sum + (a.x * b.y - a.y * b.x) / 2
            }
        }
        XCTAssertEqual(area(from: 0), area(from: 0.4), accuracy: 1e-4)
    }

    func testPathHoldsEveryPosition() {
        let orbit = Orbit(semiMajorAxis: 0.8, eccentricity: 0.3, period: 1)
        let box = orbit.path(unit: 100).boundingBoxOfPath
        for step in 0..<50 {
            let place = orbit.position(years: CGFloat(step) / 50)
            XCTAssertTrue(box.insetBy(dx: -0.01, dy: -0.01).contains(CGPoint(x: place.x * 100, y: place.y * 100)))
        }
    }
}
