// SPDX-License-Identifier: MIT
import XCTest

/// A person with a web page.
final class BookUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUp() {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    private func link(_ name: String) -> XCUIElement { app.webViews.links[name].firstMatch }

    func testAFormIsFilledIn() {
        XCTAssertTrue(link("Sign the visitors' book").waitForExistence(timeout: 60))
        link("Sign the visitors' book").tap()
        let again = app.webViews.switches["I shall come again"].firstMatch
        XCTAssertTrue(again.waitForExistence(timeout: 60))
        XCTAssertTrue(app.navigationBars["Visitors' Book"].exists)
        again.tap()
        XCTAssertEqual(again.value as? String, "1")
        let words = app.webViews.textViews["Message"].firstMatch
        words.tap()
        words.typeText("A fine path.")
        XCTAssertEqual(words.value as? String, "A fine path.")
        let name = app.webViews.textFields["Name"].firstMatch
        name.tap()
        name.typeText("Ada")
        XCTAssertEqual(name.value as? String, "Ada")
        let mail = app.webViews.textFields["E-mail"].firstMatch
        mail.tap()
        mail.typeText("ada@example.org")
        let word = app.webViews.secureTextFields["Word of the hut"].firstMatch
        word.tap()
        word.typeText("spring")
        XCTAssertEqual(word.value as? String, "••••••")
        // The keyboard's Go sends the form.
        word.typeText("\n")
        XCTAssertTrue(app.webViews.staticTexts["Thank you, Ada."].firstMatch.waitForExistence(timeout: 60))
        XCTAssertEqual(app.keyboards.count, 0)
    }

    /// Fingers enlarge the page; a link that is seen then is the one that a tap follows.
    func testAnEnlargedPageIsTapped() {
        let book = link("Sign the visitors' book")
        XCTAssertTrue(book.waitForExistence(timeout: 60))
        let width = book.frame.width
        app.webViews.firstMatch.pinch(withScale: 1.6, velocity: 2)
        XCTAssertGreaterThan(book.frame.width, 1.3 * width)
        XCTAssertTrue(book.isHittable)
        book.tap()
        XCTAssertTrue(app.navigationBars["Visitors' Book"].waitForExistence(timeout: 60))
        XCTAssertLessThan(app.webViews.firstMatch.frame.width, 1.3 * app.frame.width)
    }

    /// A finger that rests selects a word, whose menu copies it; what was copied is pasted into a field.
    func testAWordIsCopiedIntoAField() {
        let text = app.webViews.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'Three days'")).firstMatch
        XCTAssertTrue(text.waitForExistence(timeout: 60))
        // In the first word.
        text.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 12, dy: 12)).press(forDuration: 1)
        app.menuItems["Copy"].tap()
        link("Sign the visitors' book").tap()
        let name = app.webViews.textFields["Name"].firstMatch
        XCTAssertTrue(name.waitForExistence(timeout: 60))
        name.tap()
        name.press(forDuration: 1)
        app.menuItems["Paste"].tap()
        XCTAssertEqual(name.value as? String, "Three")
    }

    /// A link's menu shows its page and opens it.
    func testALinkHasAMenu() {
        XCTAssertTrue(link("Sign the visitors' book").waitForExistence(timeout: 60))
        link("Sign the visitors' book").press(forDuration: 1)
        XCTAssertTrue(app.buttons["Copy"].waitForExistence(timeout: 60))
        app.buttons["Open"].tap()
        XCTAssertTrue(app.navigationBars["Visitors' Book"].waitForExistence(timeout: 60))
    }

    func testBackAndForward() {
        XCTAssertFalse(app.buttons["back"].isEnabled)
        link("Sign the visitors' book").tap()
        XCTAssertTrue(app.navigationBars["Visitors' Book"].waitForExistence(timeout: 60))
        app.buttons["back"].tap()
        XCTAssertTrue(app.navigationBars["The Long Path"].waitForExistence(timeout: 60))
        XCTAssertTrue(app.buttons["forward"].isEnabled)
        app.buttons["forward"].tap()
        XCTAssertTrue(app.navigationBars["Visitors' Book"].waitForExistence(timeout: 60))
    }

    func testAThousandDialogsCanBeLeft() {
        link("Pages that misbehave").tap()
        let button = app.webViews.buttons["Ask a thousand times"].firstMatch
        XCTAssertTrue(button.waitForExistence(timeout: 60))
        button.tap()
        for number in 1...3 {
            let alert = app.alerts.firstMatch
            XCTAssertTrue(alert.staticTexts["Dialog \(number)"].waitForExistence(timeout: 60))
            alert.buttons["OK"].tap()
        }
        XCTAssertTrue(app.navigationBars["Asked"].waitForExistence(timeout: 60))
    }

    func testAPageThatComputesForEverCanBeLeft() {
        link("Pages that misbehave").tap()
        let button = app.webViews.buttons["Compute for ever"].firstMatch
        XCTAssertTrue(button.waitForExistence(timeout: 60))
        button.tap()
        XCTAssertTrue(app.navigationBars["Endless"].waitForExistence(timeout: 60))
        app.buttons["home"].tap()
        XCTAssertTrue(app.navigationBars.firstMatch.waitForExistence(timeout: 60))
    }

    func testAMillionElementsCanBeLeft() {
        link("Pages that misbehave").tap()
        let button = app.webViews.buttons["A million elements"].firstMatch
        XCTAssertTrue(button.waitForExistence(timeout: 60))
        button.tap()
        XCTAssertTrue(app.buttons["home"].isHittable)
        app.buttons["home"].tap()
        XCTAssertTrue(app.navigationBars.firstMatch.exists)
    }
}
