// SPDX-License-Identifier: MIT
import XCTest

@testable import Corkboard

final class ScreenTests: BoardTestCase {
    private var window: UIWindow?

    override func tearDown() {
        window?.isHidden = true
        window = nil
        super.tearDown()
    }

    private func messages() throws -> MessagesViewController {
        let root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        let screen = try XCTUnwrap((root as? UINavigationController)?.topViewController as? MessagesViewController)
        return screen
    }

    private func newMessage() throws -> NewMessageViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let made = storyboard.instantiateViewController(withIdentifier: "NewMessage")
        let screen = try XCTUnwrap(made as? NewMessageViewController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        self.window = window
        return screen
    }

    /// JS21, JS22, JS23
    func testEachAppearanceFetchesAndShowsTheServersOrder() throws {
        let screen = try messages()
        waitUntil("rows") { screen.messages.count == 2 }
        let spinner = try XCTUnwrap(screen.tableView.backgroundView as? UIActivityIndicatorView)
        XCTAssertFalse(spinner.isAnimating)
        let cells = (0..<2).map { screen.tableView(screen.tableView, cellForRowAt: IndexPath(row: $0, section: 0)) }
        XCTAssertEqual(cells.map { $0.textLabel?.text }, ["First!", "Anonymous"])
        XCTAssertEqual(
            cells.map { $0.detailTextLabel?.text }, ["by Ada on 2014-07-04", "by nobody on 2014-07-03"])
        XCTAssertEqual(cells[0].selectionStyle, .none)
        for isAppearing in [false, true] {
            screen.beginAppearanceTransition(isAppearing, animated: false)
            screen.endAppearanceTransition()
        }
        waitUntil("second fetch") { StubbedServer.requests.count == 2 }
    }

    /// JS26
    func testAPageInPlaceOfAListLeavesTheRows() throws {
        let screen = try messages()
        waitUntil("rows") { screen.messages.count == 2 }
        StubbedServer.answer.body = Data("<!doctype html><title>Sorry</title>".utf8)
        screen.fetch()
        waitUntil("problem") { screen.lastProblem != nil }
        guard case .notJSON? = screen.lastProblem as? Board.Problem else {
            return XCTFail("\(String(describing: screen.lastProblem))")
        }
        XCTAssertEqual(screen.messages.count, 2)
        XCTAssertNil(screen.presentedViewController)
    }

    /// JS14
    func testWithoutANetworkAnAlertSaysSo() throws {
        StubbedServer.answer.error = URLError(.notConnectedToInternet)
        let screen = try messages()
        waitUntil("alert") { screen.presentedViewController is UIAlertController }
        let alert = try XCTUnwrap(screen.presentedViewController as? UIAlertController)
        XCTAssertEqual((screen.lastProblem as? URLError)?.code, .notConnectedToInternet)
        XCTAssertFalse(try XCTUnwrap(alert.message).isEmpty)
    }

    /// JS25
    func testARefusedMessageKeepsItsText() throws {
        let screen = try newMessage()
        screen.nameField.text = "Ada"
        screen.textView.text = "Hello"
        StubbedServer.answer.status = 422
        screen.save(self)
        waitUntil("alert") { screen.presentedViewController is UIAlertController }
        let alert = try XCTUnwrap(screen.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.message, "The server answered with status 422.")
        XCTAssertEqual(alert.actions.count, 1)
        XCTAssertEqual(screen.nameField.text, "Ada")
        XCTAssertEqual(screen.textView.text, "Hello")
        XCTAssertTrue(screen.saveButton.isEnabled)
    }
}
