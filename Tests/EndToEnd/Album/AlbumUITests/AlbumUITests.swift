// SPDX-License-Identifier: MIT
import XCTest

/// A person's pictures and songs, as Apple's documentation of Photos and Media Player says, and the statements PH, ME and MU of
/// the specification. Raw values of statuses: 0 not determined, 2 denied, 3 authorized.
@MainActor
final class AlbumUITests: XCTestCase {
    private let app = XCUIApplication()
    private let system = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    override func setUp() {
        continueAfterFailure = false
        for resource in [XCUIProtectedResource.photos, .mediaLibrary] { app.resetAuthorizationStatus(for: resource) }
        app.launch()
    }

    private func choose(_ action: String) { app.tables.staticTexts[action].tap() }

    private func expect(_ text: String, line: UInt = #line) {
        let says = NSPredicate(format: "label == %@", text)
        let waiting = XCTNSPredicateExpectation(predicate: says, object: app.staticTexts["journal"])
        let result = XCTWaiter().wait(for: [waiting], timeout: 5)
        let journal = app.staticTexts["journal"]
        XCTAssertEqual(result, .completed, "\(journal.exists ? journal.label : "nothing")", file: #filePath, line: line)
    }

    private func answer(_ title: String, _ reason: String?, _ button: String) {
        let says = NSPredicate(format: "label CONTAINS %@", title)
        let alert = system.alerts.matching(says).firstMatch
        XCTAssertTrue(alert.waitForExistence(timeout: 2))
        if let reason { XCTAssertTrue(alert.staticTexts[reason].exists) }
        alert.buttons[button].tap()
    }

    /// PH1: at first nothing is decided; one alert names the app and gives its reason; refused, there is nothing to see.
    func test1Refusal() {
        choose("Ask")
        answer("“Album”", "To show pictures.", "Don’t Allow")
        expect("0, then 2")
        choose("Ask")
        expect("2, then 2")
        XCTAssertEqual(system.alerts.count, 0)
        choose("Count")
        expect("0 pictures")
    }

    /// PH1, PH28: each deletion is confirmed; not allowed, nothing changes and the handler gets false.
    func test2Deletion() {
        choose("Ask")
        answer("“Album”", nil, "Allow Full Access")
        expect("0, then 3")
        choose("Delete")
        answer("delete this photo", nil, "Don’t Allow")
        expect("false, 0 gone")
        for _ in 0..<2 {
            choose("Delete")
            answer("delete this photo", nil, "Delete")
            expect("true, 1 gone")
        }
    }

    /// ME7: the picker gives one picture, its delegate takes it away; Cancel gives none. Nobody is asked.
    func test3Picker() {
        choose("Pick")
        XCTAssertEqual(system.alerts.count, 0)
        let picture = app.collectionViews.cells.firstMatch
        XCTAssertTrue(picture.waitForExistence(timeout: 2))
        picture.tap()
        expect("picked 1")
        choose("Pick")
        XCTAssertTrue(app.buttons["Cancel"].waitForExistence(timeout: 2))
        app.buttons["Cancel"].tap()
        expect("picked 0")
    }

    /// MU1, MU3: the library of songs is asked for with its own reason; refused, queries are empty.
    func test4Songs() {
        choose("Ask for Songs")
        answer("“Album”", "To play a song.", "Don’t Allow")
        expect("0, then 1")
        choose("Count Songs")
        expect("0 songs")
    }
}
