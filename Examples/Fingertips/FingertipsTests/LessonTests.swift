// SPDX-License-Identifier: MIT
import XCTest

@testable import Fingertips

final class LessonTests: XCTestCase {
    private func playground() throws -> PlaygroundViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let controller = storyboard.instantiateViewController(withIdentifier: "Playground")
        controller.loadViewIfNeeded()
        return try XCTUnwrap(controller as? PlaygroundViewController)
    }

    private func kinds(_ view: UIView) -> [String] {
        (view.gestureRecognizers ?? []).map { String(describing: type(of: $0)) }
    }

    func testEachLessonHasAButtonAndRecognisersOfItsOwn() throws {
        let playground = try playground()
        XCTAssertEqual(playground.buttons.map(\.tag), Lesson.allCases.map(\.rawValue))
        let expected: [(Lesson, square: [String], ground: [String])] = [
            (.tap, ["UITapGestureRecognizer"], []), (.pinchSquare, ["UIPinchGestureRecognizer"], []),
            (.pinchScreen, [], ["UIPinchGestureRecognizer"]),
            (.oneAtATime, [], ["UIPinchGestureRecognizer", "UIRotationGestureRecognizer"]),
            (.bothTogether, [], ["UIPinchGestureRecognizer", "UIRotationGestureRecognizer"]),
            (.singleAndDouble, ["UITapGestureRecognizer", "UITapGestureRecognizer"], []),
            (.doubleFirst, ["UITapGestureRecognizer", "UITapGestureRecognizer"], []),
        ]
        for (lesson, square, ground) in expected {
            playground.begin(lesson)
            XCTAssertEqual(kinds(playground.square), square)
            XCTAssertEqual(kinds(playground.ground), ground)
            XCTAssertEqual(playground.buttons.filter(\.isSelected).map(\.tag), [lesson.rawValue])
        }
    }

    func testOnlyBothTogetherHasADelegate() throws {
        let playground = try playground()
        playground.begin(.oneAtATime)
        XCTAssertTrue(playground.ground.gestureRecognizers?.allSatisfy { $0.delegate == nil } == true)
        playground.begin(.bothTogether)
        XCTAssertTrue(playground.ground.gestureRecognizers?.allSatisfy { $0.delegate === playground } == true)
    }

    func testChangesOfAGestureShareALine() {
        var log = EventLog()
        log.note("Pinch", .began)
        for _ in 0..<60 { log.note("Pinch", .changed, "at 1.2") }
        log.note("Pinch", .ended)
        XCTAssertEqual(log.lines.map { $0.components(separatedBy: " s  ").last }, ["Pinch began", "Pinch changed at 1.2", "Pinch ended"])
    }
}
