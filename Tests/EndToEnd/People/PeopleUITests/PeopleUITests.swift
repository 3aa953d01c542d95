// SPDX-License-Identifier: MIT
import XCTest

/// A person's contacts, as Apple's documentation of Contacts and Contacts UI says, and the statements PP of the specification.
@MainActor
final class PeopleUITests: XCTestCase {
    private let app = XCUIApplication()
    private let system = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    override func setUp() {
        continueAfterFailure = false
        app.resetAuthorizationStatus(for: .contacts)
        app.launch()
    }

    private func choose(_ action: String) { app.tables.staticTexts[action].tap() }

    private func expect(_ text: String, line: UInt = #line) {
        let says = NSPredicate(format: "label == %@", text)
        let waiting = XCTNSPredicateExpectation(predicate: says, object: app.staticTexts["journal"])
        let result = XCTWaiter().wait(for: [waiting], timeout: 3)
        let journal = app.staticTexts["journal"]
        XCTAssertEqual(result, .completed, "\(journal.exists ? journal.label : "nothing")", file: #filePath, line: line)
    }

    private func answer(_ button: String) {
        let alert = system.alerts["“People” Would Like to Access Your Contacts"]
        XCTAssertTrue(alert.waitForExistence(timeout: 2))
        XCTAssertTrue(alert.staticTexts["To invite people."].exists)
        alert.buttons[button].tap()
    }

    /// Ada, with a picture and two addresses, and Charles, with a name alone.
    private func addBoth() {
        choose("Ask")
        answer("Allow")
        expect("granted")
        choose("Invite Both")
        expect("added")
    }

    /// PP1: the person is asked once; refused, there are an error and no data.
    func test1Refusal() {
        choose("Ask")
        answer("Don’t Allow")
        expect("refused, 100")
        choose("Ask")
        expect("refused, 100")
        XCTAssertEqual(system.alerts.count, 0)
        choose("Read")
        expect("not read, 100")
    }

    /// PP1, PP2, PP8: granted, contacts are added and enumerate; one with a picture shows it.
    func test2Reading() {
        addBoth()
        choose("Read")
        expect("read Babbage, Lovelace with a picture")
    }

    /// PP4: a card shows name, phone and e-mail; its delegate may veto what a row does.
    func test3Card() {
        choose("Ask")
        answer("Allow")
        expect("granted")
        choose("Show Ada")
        XCTAssertTrue(app.staticTexts["Ada Lovelace"].waitForExistence(timeout: 2))
        for text in ["555-1815", "ada@example.com"] { XCTAssertTrue(app.staticTexts[text].exists, text) }
        app.staticTexts["ada@example.com"].tap()
        app.navigationBars.buttons.firstMatch.tap()
        XCTAssertTrue(app.navigationBars["asked about emailAddresses"].waitForExistence(timeout: 2))
    }

    /// PP5: limited to e-mail, a picker gives one address, or none; it needs no permission.
    func test4Addresses() {
        choose("Pick E-Mail")
        XCTAssertEqual(system.alerts.count, 0)
        let ada = app.tables.staticTexts["Ada Lovelace"]
        XCTAssertTrue(ada.waitForExistence(timeout: 2))
        ada.tap()
        XCTAssertTrue(app.staticTexts["countess@example.com"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.staticTexts["555-1815"].exists)
        app.staticTexts["countess@example.com"].tap()
        expect("picked countess@example.com")
        choose("Pick E-Mail")
        XCTAssertTrue(ada.waitForExistence(timeout: 2))
        app.navigationBars.buttons["Cancel"].tap()
        expect("cancelled")
    }

    /// PP6: contacts without e-mail are grey, and a touch picks none of them.
    func test5Predicate() {
        choose("Pick")
        let charles = app.tables.staticTexts["Charles Babbage"]
        XCTAssertTrue(charles.waitForExistence(timeout: 2))
        charles.tap()
        XCTAssertTrue(charles.exists)
        app.tables.staticTexts["Ada Lovelace"].tap()
        expect("picked Lovelace")
    }

    /// PP7: a new contact that is saved is found again; Cancel gives none.
    func test6New() {
        choose("New")
        XCTAssertTrue(app.navigationBars["New Contact"].waitForExistence(timeout: 2))
        app.navigationBars.buttons["Cancel"].tap()
        expect("nothing saved")
        choose("New")
        let name = app.textFields["First name"]
        XCTAssertTrue(name.waitForExistence(timeout: 2))
        name.tap()
        name.typeText("Grace")
        app.navigationBars.buttons["Done"].tap()
        expect("saved Grace")
        choose("Pick E-Mail")
        XCTAssertTrue(app.tables.staticTexts["Grace"].waitForExistence(timeout: 2))
    }
}
