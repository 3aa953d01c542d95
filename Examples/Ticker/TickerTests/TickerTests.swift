// SPDX-License-Identifier: MIT
import XCTest

@testable import Ticker

@MainActor
final class TickerTests: XCTestCase {
    /// EX34
    func testAPriceIsTheFirstLineOfTheAnswer() {
        XCTAssertEqual(Quotes.price(in: "191.24\r\n"), "191.24")
        XCTAssertEqual(Quotes.price(in: "\"191.24\"\nmore"), "191.24")
        XCTAssertNil(Quotes.price(in: "\n"))
    }

    /// EX28
    func testTheServerIsKeptInTheGroupAndNotInTheAppsOwnDefaults() throws {
        Quotes.setServer("http://localhost:9")
        XCTAssertEqual(Quotes.url?.absoluteString, "http://localhost:9/quotes.csv?s=AAPL&f=a")
        XCTAssertEqual(
            UserDefaults(suiteName: "group.org.touchstone.Ticker")?.string(forKey: "server"), "http://localhost:9")
        XCTAssertNil(UserDefaults.standard.string(forKey: "server"))
    }

    /// EX12: the URL that the widget opens is the app's.
    func testTheWidgetsURLSaysWhatWasAskedAbout() throws {
        let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
        delegate.screen.loadViewIfNeeded()
        let url = try XCTUnwrap(URL(string: "ticker://AAPL"))
        XCTAssertTrue(delegate.application(.shared, open: url))
        XCTAssertEqual(delegate.screen.symbol, "AAPL")
    }
}
