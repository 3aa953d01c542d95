import XCTest

@testable import Orrery

final class OrreryViewTests: XCTestCase {
    func testEveryPlanetHasABody() {
        let view = OrreryView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.layoutIfNeeded()
        XCTAssertEqual(view.bodies.map { $0.name }, Planet.all.map { $0.name })
        for body in view.bodies { XCTAssertNotNil(body.animation(forKey: "turn")) }
    }

    func testATouchFindsThePlanetUnderIt() {
        let view = OrreryView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.layoutIfNeeded()
        let earth = view.bodies[2].position
        XCTAssertEqual(view.planet(at: earth), 2)
        XCTAssertNil(view.planet(at: CGPoint(x: 1, y: 1)))
    }

    func testStoryboardConnectsItsOutlets() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: OrreryViewController.self))
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? OrreryViewController)
        controller.loadViewIfNeeded()
        XCTAssertNotNil(controller.view.subviews.first { $0 is OrreryView })
    }
}
