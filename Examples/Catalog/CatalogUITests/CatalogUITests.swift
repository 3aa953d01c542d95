import XCTest

/// Takes the Catalog through its screens as a user does.
final class CatalogUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    private func open(_ screen: String) {
        app.otherElements[screen].tap()
        XCTAssertTrue(app.navigationBars[screen].waitForExistence(timeout: 2))
    }

    func testScreensOpenAndClose() {
        XCTAssertTrue(app.navigationBars["Catalog"].exists)
        open("Paths")
        app.navigationBars["Paths"].buttons["Catalog"].tap()
        XCTAssertTrue(app.navigationBars["Catalog"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.navigationBars["Paths"].exists)
    }

    func testAlertAnswers() {
        open("Alerts")
        app.buttons["Show alert"].tap()
        let alert = app.alerts["Delete the draft?"]
        XCTAssertTrue(alert.waitForExistence(timeout: 2))
        XCTAssertTrue(alert.staticTexts["It cannot be brought back."].exists)
        XCTAssertEqual(alert.buttons.count, 2)
        XCTAssertFalse(app.buttons["Show sheet"].isHittable)
        alert.buttons["Delete"].tap()
        XCTAssertTrue(alert.waitForNonExistence(timeout: 2))
        XCTAssertEqual(app.staticTexts["answer"].label, "Delete")
    }

    func testActionSheet() {
        open("Alerts")
        app.buttons["Show sheet"].tap()
        app.sheets["Photo"].buttons["Share"].tap()
        XCTAssertTrue(app.staticTexts["answer"].wait(for: \.label, toEqual: "Share", timeout: 2))
    }

    func testTyping() {
        open("Text Fields")
        let field = app.textFields["plain"]
        XCTAssertEqual(field.value as? String, "Placeholder")
        field.tap()
        XCTAssertTrue(app.keyboards.element.exists)
        field.typeText("Hello")
        XCTAssertEqual(field.value as? String, "Hello")
        app.keyboards.keys["delete"].tap()
        XCTAssertEqual(field.value as? String, "Hell")
        field.buttons["Clear text"].tap()
        XCTAssertEqual(field.value as? String, "Placeholder")
        field.typeText("done\n")
        XCTAssertFalse(app.keyboards.element.exists)
        XCTAssertEqual(app.secureTextFields["secure"].value as? String, "••••••")
    }

    func testValues() {
        open("Values")
        let toggle = app.switches["switch"]
        XCTAssertEqual(toggle.value as? String, "0")
        toggle.tap()
        XCTAssertEqual(toggle.value as? String, "1")
        app.sliders["slider"].adjust(toNormalizedSliderPosition: 0.8)
        let shown = Double(app.staticTexts["value"].label) ?? 0
        XCTAssertEqual(shown, 0.8, accuracy: 0.02)
        let segments = app.segmentedControls["segments"]
        XCTAssertTrue(segments.buttons["Two"].isSelected)
        segments.buttons["Three"].tap()
        XCTAssertTrue(segments.buttons["Three"].isSelected)
        app.steppers["stepper"].buttons["Increment"].tap()
        XCTAssertEqual(app.steppers["stepper"].value as? String, "1")
    }

    func testPickers() {
        open("Pickers")
        let wheels = app.pickers["planets"].pickerWheels
        XCTAssertEqual(wheels.count, 2)
        XCTAssertEqual(wheels.element(boundBy: 0).value as? String, "Earth")
        wheels.element(boundBy: 0).adjust(toPickerWheelValue: "Saturn")
        XCTAssertEqual(wheels.element(boundBy: 0).value as? String, "Saturn")
    }

    func testTablesScroll() {
        open("Plain Table")
        let table = app.tables.firstMatch
        XCTAssertTrue(table.cells.containing(.staticText, identifier: "Ada").element.isHittable)
        table.swipeUp(velocity: .fast)
        XCTAssertFalse(app.staticTexts["Ada"].isHittable)
        let names = table.cells.staticTexts.allElementsBoundByIndex.map(\.label)
        XCTAssertEqual(names, names.sorted())
        XCTAssertEqual(table.cells.count, 39)
        table.staticTexts["Zuse"].tap()
        XCTAssertTrue(table.staticTexts["Zuse"].isHittable)
    }

    func testWaitingTakesNoTime() {
        let start = ProcessInfo.processInfo.systemUptime
        XCTAssertFalse(app.staticTexts["Nothing of this name"].waitForExistence(timeout: 30))
        XCTAssertEqual(ProcessInfo.processInfo.systemUptime - start, 30, accuracy: 1)
    }
}
