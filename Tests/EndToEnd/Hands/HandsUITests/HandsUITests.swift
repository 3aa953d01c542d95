// SPDX-License-Identifier: MIT
import XCTest

/// What XCUITest offers besides taps and texts: https://developer.apple.com/documentation/xcuiautomation
@MainActor
final class HandsUITests: XCTestCase {
    private let app = XCUIApplication()
    private var ground: XCUIElement { app.otherElements["ground"] }

    override func setUp() {
        continueAfterFailure = false
        XCUIDevice.shared.orientation = .portrait
        app.launch()
    }

    private func expect(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(
            app.staticTexts["words"].wait(for: \.label, toEqual: text, timeout: 2),
            "\(app.staticTexts["words"].label) instead of \(text)", file: file, line: line)
    }

    func testTaps() {
        ground.tap()
        expect("tapped 1 with 1")
        ground.doubleTap()
        expect("tapped 2 with 1")
        ground.twoFingerTap()
        expect("tapped 1 with 2")
        ground.tap(withNumberOfTaps: 2, numberOfTouches: 1)
        expect("tapped 2 with 1")
        ground.press(forDuration: 1)
        expect("pressed")
    }

    func testSwipes() {
        ground.swipeUp(velocity: .fast)
        expect("swiped 4")
        ground.swipeDown(velocity: 1500)
        expect("swiped 8")
        ground.swipeLeft()
        expect("swiped 2")
        ground.swipeRight(velocity: .default)
        expect("swiped 1")
    }

    /// Each way after each other one.
    func testSwipesInTurn() {
        for _ in 0..<2 {
            ground.swipeLeft()
            expect("swiped 2")
            ground.swipeUp()
            expect("swiped 4")
            ground.swipeRight()
            expect("swiped 1")
            ground.swipeDown()
            expect("swiped 8")
        }
    }

    func testTwoFingers() {
        ground.pinch(withScale: 2, velocity: 1)
        expect("pinched apart")
        ground.pinch(withScale: 0.5, velocity: -1)
        expect("pinched together")
        ground.rotate(.pi / 2, withVelocity: 1)
        expect("turned right")
        ground.rotate(-.pi / 2, withVelocity: -1)
        expect("turned left")
    }

    func testCoordinates() {
        let middle = ground.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        XCTAssertEqual(middle.screenPoint.x, ground.frame.midX, accuracy: 1)
        middle.doubleTap()
        expect("tapped 2 with 1")
        middle.withOffset(CGVector(dx: 20, dy: 20)).tap()
        expect("tapped 1 with 1")
        middle.press(forDuration: 0.05, thenDragTo: middle.withOffset(CGVector(dx: -150, dy: 0)))
        expect("swiped 2")
    }

    func testArgumentsVariablesAndTwoProcesses() {
        expect("launched false nowhere")
        app.launchArguments = ["-quick"]
        app.launchEnvironment = ["PLACE": "here"]
        ground.tap()
        expect("tapped 1 with 1")
        // A second launch is another process, which knows nothing of the tap.
        app.launch()
        expect("launched true here")
    }

    func testStates() {
        XCTAssertEqual(app.state, .runningForeground)
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackground, timeout: 2))
        XCTAssertTrue(app.wait(for: .runningBackgroundSuspended, timeout: 10))
        app.activate()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 2))
        expect("foreground")
        app.terminate()
        XCTAssertTrue(app.wait(for: .notRunning, timeout: 2))
    }

    func testDevice() {
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertGreaterThan(app.frame.width, app.frame.height)
        XCUIDevice.shared.appearance = .dark
        expect("dark")
        XCUIDevice.shared.appearance = .light
        expect("light")
    }

    func testAddresses() throws {
        let address = try XCTUnwrap(URL(string: "hands://elsewhere"))
        app.open(address)
        expect("opened elsewhere")
        XCUIDevice.shared.system.open(try XCTUnwrap(URL(string: "hands://system")))
        expect("opened system")
    }

    func testInterruptions() {
        let monitor = addUIInterruptionMonitor(withDescription: "what the system asks") { alert in
            guard alert.buttons["Allow"].exists else { return false }
            alert.buttons["Allow"].tap()
            return true
        }
        app.buttons["Ask"].tap()
        app.staticTexts["words"].tap()
        expect("allowed true")
        removeUIInterruptionMonitor(monitor)
    }

    /// An alert of the app's own interrupts too: https://developer.apple.com/documentation/xctest/handling_ui_interruptions
    func testAlertsOfTheAppInterrupt() throws {
        let address = try XCTUnwrap(URL(string: "hands://warning"))
        app.open(address)
        app.staticTexts["words"].tap()
        expect("cancelled")
        let monitor = addUIInterruptionMonitor(withDescription: "no paper") { alert in
            alert.buttons["Refill"].tap()
            return true
        }
        app.open(address)
        app.staticTexts["words"].tap()
        expect("refilled")
        app.open(address)
        expect("opened warning")
        // The alert lies in the app, and is touched: its monitor answers all the same.
        app.tap()
        expect("refilled")
        removeUIInterruptionMonitor(monitor)
    }

    /// What cannot be touched in the alert itself is a failure: nothing interrupts it, and nobody answers in its place.
    func testNobodyAnswersAnAlertThatIsTested() throws {
        app.open(try XCTUnwrap(URL(string: "hands://covered")))
        continueAfterFailure = true
        XCTExpectFailure("the button lies below a window") { app.alerts.buttons["Refill"].tap() }
        XCTAssertTrue(app.alerts["Out of paper"].exists)
        XCTAssertEqual(app.staticTexts["words"].label, "opened covered")
    }

    func testPicturesAndTrees() throws {
        XCTAssertGreaterThan(ground.screenshot().pngRepresentation.count, 100)
        XCTAssertEqual(XCUIScreen.main.screenshot().image.size, app.frame.size)
        let tree = try app.snapshot()
        XCTAssertEqual(tree.elementType, .application)
        XCTAssertFalse(tree.dictionaryRepresentation.isEmpty)
        XCTAssertTrue(app.debugDescription.contains("identifier: 'ground', label: 'Ground'"), app.debugDescription)
    }

    func testQueries() {
        XCTAssertFalse(app.buttons["Covered"].isHittable)
        XCTAssertEqual(app.descendants(matching: .staticText).matching(identifier: "words").count, 1)
        let starting = NSPredicate(format: "label BEGINSWITH 'laun'")
        XCTAssertTrue(app.staticTexts.matching(starting).firstMatch.exists)
        XCTAssertTrue(app.windows.containing(.staticText, identifier: "words").firstMatch.exists)
        XCTAssertEqual(app.windows.children(matching: .any).element(boundBy: 0).elementType, .other)
        XCTAssertEqual(app.otherElements.element(matching: .other, identifier: "ground").label, "Ground")
        XCTAssertFalse(app.staticTexts["absent"].waitForExistence(timeout: 1))
        XCTAssertTrue(app.staticTexts["absent"].waitForNonExistence(timeout: 1))
    }

    // MARK: Rows that are swiped

    private func cell(_ text: String) -> XCUIElement {
        app.tables.cells.containing(.staticText, identifier: text).element
    }

    /// As Xcode records it: `tables.cells.buttons["Delete"]`; the row is swiped open, not through.
    func testASwipedRowShowsItsButton() throws {
        app.open(try XCTUnwrap(URL(string: "hands://rows")))
        cell("Ash").swipeLeft()
        XCTAssertTrue(cell("Ash").buttons["Delete"].isHittable)
        XCTAssertEqual(app.tables.children(matching: .button).count, 0)
        app.buttons["Delete"].tap()
        XCTAssertFalse(cell("Ash").exists)
        cell("Cedar").swipeLeft(velocity: .fast)
        app.tables.cells.buttons["Delete"].tap()
        XCTAssertEqual(app.tables.cells.count, 1)
    }

    /// The text of a row is as good as the row, and another row's swipe closes it.
    func testSwipedTextsAndRowsThatClose() throws {
        app.open(try XCTUnwrap(URL(string: "hands://rows")))
        app.staticTexts["Ash"].swipeLeft(velocity: .slow)
        XCTAssertTrue(app.buttons["Delete"].exists)
        app.staticTexts["Cedar"].tap()
        XCTAssertFalse(app.buttons["Delete"].exists)
        app.staticTexts["Birch"].swipeLeft()
        XCTAssertEqual(cell("Birch").buttons.allElementsBoundByIndex.map(\.label), ["Prune", "Fell"])
        app.buttons["Prune"].tap()
        XCTAssertTrue(cell("Pruned").exists)
    }

    /// A finger that goes through six tenths of the row performs its first action; half of it shows the buttons.
    func testFullSwipes() throws {
        app.open(try XCTUnwrap(URL(string: "hands://rows")))
        drag(cell("Birch"), from: 0.5, to: 0)
        app.buttons["Fell"].tap()
        drag(cell("Ash"), from: 0.6, to: 0)
        XCTAssertFalse(cell("Ash").exists)
        drag(cell("Cedar"), from: 0.1, to: 0.9)
        XCTAssertTrue(cell("Watered").exists)
        cell("Felled").swipeRight()
        cell("Felled").buttons["Water"].tap()
        XCTAssertEqual(app.tables.staticTexts.matching(identifier: "Watered").count, 2)
    }

    private func drag(_ element: XCUIElement, from start: CGFloat, to end: CGFloat) {
        let place = element.coordinate(withNormalizedOffset: CGVector(dx: start, dy: 0.5))
        place.press(forDuration: 0.1, thenDragTo: element.coordinate(withNormalizedOffset: CGVector(dx: end, dy: 0.5)))
    }

    func testAudit() throws {
        var found: [XCUIAccessibilityAuditType] = []
        try app.performAccessibilityAudit(for: [.sufficientElementDescription, .hitRegion]) { issue in
            found.append(issue.auditType)
            return true
        }
        XCTAssertTrue(found.allSatisfy { [.sufficientElementDescription, .hitRegion].contains($0) })
    }

    func testLaunchTime() {
        let options = XCTMeasureOptions()
        options.iterationCount = 2
        measure(metrics: [XCTApplicationLaunchMetric()], options: options) { app.launch() }
        expect("launched false nowhere")
    }
}
