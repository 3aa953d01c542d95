// SPDX-License-Identifier: MIT
import XCTest

/// Recipes with pictures and films. `FILM` and `FILM_URL` in the environment say where a film of six seconds lies, in a file and on
/// a server.
@MainActor
final class MediaUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() { continueAfterFailure = false }

    private func open(_ recipe: String, film: String? = nil) {
        app.launchArguments = ["-recipe", recipe] + (film.map { ["-film", $0] } ?? [])
        app.launch()
        app.navigationBars.buttons["Do It"].tap()
    }

    private var journal: String {
        let line = app.staticTexts["journal"]
        return line.exists ? line.label : ""
    }

    private func expect(_ text: String, within seconds: TimeInterval = 10) {
        let says = NSPredicate(format: "label CONTAINS %@", text)
        let waiting = XCTNSPredicateExpectation(predicate: says, object: app.staticTexts["journal"])
        XCTAssertEqual(XCTWaiter().wait(for: [waiting], timeout: seconds), .completed, "\(text) is not in: \(journal)")
    }

    /// ME10: a picture is taken, looked at, taken again and used.
    func testCamera() {
        open("camera")
        let shutter = app.buttons["Take Picture"]
        XCTAssertTrue(shutter.waitForExistence(timeout: 5))
        shutter.tap()
        XCTAssertTrue(app.buttons["Retake"].waitForExistence(timeout: 5))
        app.buttons["Retake"].tap()
        XCTAssertTrue(shutter.waitForExistence(timeout: 5))
        shutter.tap()
        XCTAssertTrue(app.buttons["Use Photo"].waitForExistence(timeout: 5))
        app.buttons["Use Photo"].tap()
        expect("image true")
        XCTAssertFalse(shutter.exists)
    }

    /// MU5: the system's player goes on while the app does not run, and the next one finds it where it has come to.
    func testMusicGoesOn() {
        open("music")
        expect("nothing in state 0")
        expect("began")
        app.terminate()
        let passed = XCTestExpectation(description: "two seconds")
        _ = XCTWaiter().wait(for: [passed], timeout: 2)
        open("music")
        expect("in state 1")
        let seconds = Int(journal.components(separatedBy: "at ").last?.prefix { $0.isNumber } ?? "") ?? -1
        XCTAssertTrue((3...5).contains(seconds), journal)
    }

    private func films() throws -> [String] {
        let variables = ProcessInfo.processInfo.environment
        let films = [variables["FILM"], variables["FILM_URL"]].compactMap { $0 }
        guard films.count == 2 else { throw XCTSkip("FILM and FILM_URL name no films") }
        return films
    }

    private var position: Double {
        let text = app.sliders["Current position"].value as? String ?? ""
        return Double(text.filter { $0.isNumber }) ?? -1
    }

    private func wait(until isTrue: @escaping @MainActor () -> Bool, _ what: String) {
        let predicate = NSPredicate { _, _ in MainActor.assumeIsolated { isTrue() } }
        let waiting = XCTNSPredicateExpectation(predicate: predicate, object: nil)
        XCTAssertEqual(XCTWaiter().wait(for: [waiting], timeout: 20), .completed, what)
    }

    /// ME16: a film of a file and one of a server play on the whole screen: a pause, another place, and the end of the screen.
    func testFilm() throws {
        for film in try films() {
            open("film", film: film)
            let play = app.buttons["Play/Pause"]
            XCTAssertTrue(play.waitForExistence(timeout: 10))
            wait(until: { self.position > 0 }, "it plays")
            play.tap()
            let paused = position
            XCTAssertLessThan(paused, 100)
            app.sliders["Current position"].adjust(toNormalizedSliderPosition: 0.8)
            wait(until: { abs(self.position - 80) < 8 }, "it is at another place: \(position)")
            app.buttons["Close"].tap()
            wait(until: { !play.exists }, "it is gone")
            XCTAssertEqual(journal, "")
        }
    }

    /// Controls go while a film plays, and come back at a touch of it.
    func testControlsGo() throws {
        open("film", film: try films()[0])
        let play = app.buttons["Play/Pause"]
        XCTAssertTrue(play.waitForExistence(timeout: 10))
        wait(until: { !play.exists }, "gone while it plays")
        app.otherElements["Video"].tap()
        XCTAssertTrue(play.waitForExistence(timeout: 2))
        app.buttons["Close"].tap()
        wait(until: { !play.exists }, "it is gone")
    }

    /// What a server sends without an end or a length plays from where it is, and has no place to go to.
    func testRadio() throws {
        guard let station = ProcessInfo.processInfo.environment["RADIO_URL"] else {
            throw XCTSkip("RADIO_URL names no station")
        }
        open("film", film: station)
        XCTAssertTrue(app.staticTexts["LIVE"].waitForExistence(timeout: 20))
        XCTAssertFalse(app.sliders["Current position"].exists)
        app.buttons["Close"].tap()
        wait(until: { !self.app.buttons["Close"].exists }, "it is gone")
        XCTAssertEqual(journal, "", "it has no end")
    }

    /// What a station says of its songs, also where nobody hears them.
    func testSongs() throws {
        guard let station = ProcessInfo.processInfo.environment["RADIO_URL"] else {
            throw XCTSkip("RADIO_URL names no station")
        }
        open("radio", film: station)
        expect("Singer - Song 1", within: 20)
        expect("now title icy/StreamUrl", within: 20)
    }

    /// A film that leaves its screen floats above the app, is dragged into a corner, and closed there.
    func testPictureInPicture() throws {
        open("film", film: try films()[0])
        let start = app.buttons["Start Picture in Picture"]
        XCTAssertTrue(start.waitForExistence(timeout: 10))
        app.buttons["Play/Pause"].tap()
        start.tap()
        let window = app.descendants(matching: .any)["Picture in Picture"].firstMatch
        XCTAssertTrue(window.waitForExistence(timeout: 5))
        let screen = app.windows.firstMatch.frame
        wait(
            until: { window.frame.minX > screen.midX / 2 && window.frame.minY > screen.midY },
            "in the corner: \(window.frame)")
        let target = app.windows.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0.2))
        window.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).press(forDuration: 0.1, thenDragTo: target)
        wait(
            until: { abs(window.frame.minX - 12) < 2 && window.frame.maxY < screen.midY },
            "in the other: \(window.frame)")
        window.tap()
        app.buttons["Close"].firstMatch.tap()
        wait(until: { !window.exists }, "it is gone")
    }

    /// ME17: the end is told once, by the new name and by the old; who leaves an old screen before is told of as well.
    func testEnds() throws {
        let film = try films()[0]
        for (recipe, word) in [("film", "end"), ("old film", "finish 0")] {
            open(recipe, film: film)
            XCTAssertTrue(app.buttons["Close"].waitForExistence(timeout: 10))
            // The journal lies behind the film.
            let over = XCTestExpectation(description: "longer than the film")
            _ = XCTWaiter().wait(for: [over], timeout: 8)
            // The old screen goes by itself, the new one shows its controls again.
            if recipe == "film" { app.buttons["Close"].tap() }
            wait(until: { !self.app.buttons["Close"].exists }, "\(recipe) is gone")
            expect(word)
            XCTAssertEqual(journal.components(separatedBy: word).count, 2)
        }

        open("old film", film: film)
        XCTAssertTrue(app.buttons["Close"].waitForExistence(timeout: 10))
        app.buttons["Close"].tap()
        expect("finish 2")
        XCTAssertEqual(journal.components(separatedBy: "finish").count, 2)
    }
}
