// SPDX-License-Identifier: MIT
import XCTest

/// Recipes of the cookbook, as a person tries them: the statements that each test shows stand beside it.
@MainActor
final class RecipesUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() { continueAfterFailure = false }

    private func open(_ recipe: String) {
        app.launchArguments = ["-recipe", recipe]
        app.launch()
    }

    private func doIt() { app.navigationBars.buttons["Do It"].tap() }

    /// Empty labels are not there for UI tests.
    private var journal: String {
        let line = app.staticTexts["journal"]
        return line.exists ? line.label : ""
    }

    /// Waits for a text in the line that the recipe writes.
    private func expect(_ text: String, within seconds: TimeInterval = 2, line: UInt = #line) {
        let line = (file: #filePath as StaticString, line: line)
        let says = NSPredicate(format: "label CONTAINS %@", text)
        let waiting = XCTNSPredicateExpectation(predicate: says, object: app.staticTexts["journal"])
        let result = XCTWaiter().wait(for: [waiting], timeout: seconds)
        XCTAssertEqual(result, .completed, "\(text) is not in: \(journal)", file: line.file, line: line.line)
    }

    /// The seconds at which the recipe wrote a text.
    private func time(of text: String) throws -> Double {
        let entry = try XCTUnwrap(journal.components(separatedBy: "; ").last { $0.hasSuffix(text) })
        return try XCTUnwrap(Double(entry.prefix { $0 != " " }))
    }

    /// AL15: an alert without buttons ignores taps for three seconds, then the timer closes it without animation.
    func testAlertWithoutButtons() throws {
        open("wait")
        doIt()
        let alert = app.alerts["Please Wait"]
        XCTAssertTrue(alert.waitForExistence(timeout: 1))
        XCTAssertEqual(alert.buttons.count, 0)
        alert.tap()
        app.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.1)).tap()
        XCTAssertTrue(alert.exists)
        expect("closed", within: 5)
        XCTAssertEqual(try time(of: "closed"), 3, accuracy: 0.11)
        XCTAssertFalse(alert.exists)
    }

    /// AL17: words get their capitals, and the second field has its text; AL18: keys for addresses, and no corrections.
    func testFields() {
        open("fields")
        doIt()
        let fields = app.alerts.textFields
        XCTAssertTrue(fields.firstMatch.waitForExistence(timeout: 1))
        XCTAssertEqual(fields.element(boundBy: 0).placeholderValue, "Enter Name")
        XCTAssertEqual(fields.element(boundBy: 1).value as? String, "http://")
        XCTAssertTrue(app.keyboards.keys["J"].exists, "a word begins with a capital")
        app.keyboards.keys["J"].tap()
        for key in ["o", "h", "n"] { app.keyboards.keys[key].tap() }
        XCTAssertEqual(fields.element(boundBy: 0).value as? String, "John")

        fields.element(boundBy: 1).tap()
        XCTAssertTrue(app.keyboards.keys["/"].exists && app.keyboards.keys[".com"].exists)
        XCTAssertFalse(app.keyboards.keys["space"].exists)
        for key in ["t", "e", "h", ".com"] { app.keyboards.keys[key].tap() }
        app.alerts.buttons["OK"].tap()
        expect("John, http://teh.com")
    }

    /// AL30: full after 10 s, closed at the tick after it; the second run begins at 0; meanwhile the screen is blocked.
    func testProgress() throws {
        open("progress")
        for _ in 0..<2 {
            doIt()
            XCTAssertTrue(app.sheets.firstMatch.waitForExistence(timeout: 1))
            XCTAssertFalse(app.navigationBars.buttons["Do It"].isHittable)
            expect("began at 0.0")
            let seen = journal.components(separatedBy: "closed").count
            let closed = NSPredicate { [unowned self] _, _ in
                journal.components(separatedBy: "closed").count > seen
            }
            let waiting = XCTNSPredicateExpectation(predicate: closed, object: nil)
            XCTAssertEqual(XCTWaiter().wait(for: [waiting], timeout: 15), .completed)
            XCTAssertEqual(try time(of: "full"), 10, accuracy: 0.11)
            XCTAssertEqual(try time(of: "closed"), 10.5, accuracy: 0.11)
            XCTAssertFalse(app.sheets.firstMatch.exists)
        }
    }

    /// AL31: spinner and text in the middle of everything, bars included; another text is seen; removed after 5 s.
    func testSpinner() throws {
        open("spinner")
        doIt()
        let spinner = app.activityIndicators["spinner"]
        XCTAssertTrue(spinner.waitForExistence(timeout: 1))
        let screen = app.windows.firstMatch.frame
        XCTAssertEqual(spinner.frame.midX, screen.midX, accuracy: 1)
        XCTAssertEqual(spinner.frame.midY, screen.midY, accuracy: 1)
        XCTAssertEqual(app.staticTexts["caption"].frame.midX, screen.midX, accuracy: 1)
        XCTAssertFalse(app.navigationBars.buttons["Do It"].isHittable)
        XCTAssertTrue(app.staticTexts["Almost there"].waitForExistence(timeout: 3))
        expect("removed", within: 5)
        XCTAssertEqual(try time(of: "removed"), 5, accuracy: 0.11)
        XCTAssertFalse(spinner.exists)
    }

    /// AL32: the overlay fades in within a second, its picture goes to another place every four, a tap sends it away; a
    /// second Do It is ignored, and the timer ends by itself.
    func testButterfly() throws {
        open("butterfly")
        doIt()
        expect("shown")
        XCTAssertEqual(try time(of: "shown"), 1, accuracy: 0.11)
        doIt()
        expect("ignored")
        let butterfly = app.images["butterfly"]
        expect("at ", within: 5)
        let moves = journal.components(separatedBy: " at ")
        let parts = try XCTUnwrap(moves.last).prefix { $0 != ";" }.split(separator: " ").compactMap { Int($0) }
        XCTAssertTrue(parts.count == 2 && parts.allSatisfy { (0...255).contains($0) })
        if butterfly.exists { XCTAssertTrue((0...256).contains(butterfly.frame.minX)) }
        app.otherElements["overlay"].coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.9)).tap()
        expect("gone", within: 2)
        let count = journal.components(separatedBy: " at ").count
        RunLoop.current.run(until: Date().addingTimeInterval(9))
        XCTAssertEqual(journal.components(separatedBy: " at ").count, count)
    }

    /// CO38: the tip is where the finger was; another title after a second; a tap on it does nothing; the button fades
    /// its own. CO39: near an edge a callout stays on the screen, and several are there at a time.
    func testCallouts() {
        open("callouts")
        let ground = app.otherElements["ground"].exists ? app.otherElements["ground"] : app.images["ground"]
        let touches = [CGVector(dx: 200, dy: 200), CGVector(dx: 4, dy: 120)]
        let corner = app.coordinate(withNormalizedOffset: .zero)
        for (number, touch) in touches.enumerated() {
            corner.withOffset(CGVector(dx: touch.dx, dy: 150 + touch.dy)).tap()
            let callout = app.otherElements["callout \(number + 1)"]
            XCTAssertTrue(callout.waitForExistence(timeout: 0.5))
            XCTAssertEqual(callout.frame.maxY, 150 + touch.dy, accuracy: 0.5)
            XCTAssertTrue(callout.staticTexts["You Tapped Here!"].exists)
        }
        let (first, second) = (app.otherElements["callout 1"], app.otherElements["callout 2"])
        XCTAssertEqual(first.frame.midX, 200, accuracy: 0.5)
        XCTAssertGreaterThanOrEqual(second.frame.minX, 0)
        XCTAssertTrue(first.staticTexts["More Info..."].waitForExistence(timeout: 2))
        XCTAssertTrue(second.staticTexts["More Info..."].waitForExistence(timeout: 2))
        XCTAssertTrue(first.exists && second.exists && ground.exists)
        first.staticTexts["More Info..."].tap()
        XCTAssertTrue(first.exists && !app.otherElements["callout 3"].exists)
        first.buttons["more 1"].tap()
        XCTAssertTrue(first.waitForNonExistence(timeout: 2))
        XCTAssertTrue(second.exists)
    }

    /// CO42: from page 3 a page to the right comes from the right, one to the left from the left, in a second; a swipe
    /// turns page and dot; the same page does not move.
    func testPages() {
        open("pages")
        let pages = app.pageIndicators.firstMatch
        XCTAssertEqual(pages.value as? String, "page 3 of 5")
        doIt()
        expect("same page")
        pages.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)).tap()
        expect("page 4 from the right")
        XCTAssertEqual(pages.value as? String, "page 4 of 5")
        pages.coordinate(withNormalizedOffset: CGVector(dx: 0.05, dy: 0.5)).tap()
        expect("page 3 from the left")
        app.staticTexts["page"].swipeLeft()
        XCTAssertEqual(pages.value as? String, "page 4 of 5")
        XCTAssertEqual(app.staticTexts["page"].label, "4")
        app.staticTexts["page"].swipeRight()
        app.staticTexts["page"].swipeRight()
        XCTAssertEqual(pages.value as? String, "page 2 of 5")
        expect("page 2 from the left")
    }

    /// CO44: the last of ten items is dragged to the front; meanwhile items do nothing, afterwards each acts once.
    func testToolbar() {
        open("toolbar")
        doIt()
        app.toolbars.buttons["Search"].tap()
        XCTAssertEqual(journal, "")
        let grips = app.tables.cells.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Reorder'"))
        XCTAssertEqual(grips.count, 10)
        grips.element(boundBy: 9).press(forDuration: 0.5, thenDragTo: grips.element(boundBy: 0))
        app.navigationBars.buttons["Done"].tap()
        expect("Trash Add Bookmarks Camera Compose Organize Refresh Reply Search Stop")
        let items = app.toolbars.buttons
        XCTAssertEqual(items.element(boundBy: 0).label, "Trash")
        items["Trash"].tap()
        XCTAssertEqual(journal.components(separatedBy: "; ").filter { $0.hasSuffix(" Trash") }.count, 1)
    }
}
