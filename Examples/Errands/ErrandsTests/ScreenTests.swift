// SPDX-License-Identifier: MIT
import XCTest

@testable import Errands

final class ScreenTests: XCTestCase {
    private func screen(_ method: Way) throws -> ErrandsViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let made = storyboard.instantiateViewController(withIdentifier: "Errands")
        let screen = try XCTUnwrap(made as? ErrandsViewController)
        screen.method = method
        screen.loadViewIfNeeded()
        return screen
    }

    func testOnlyScreensOfOperationsHaveCancel() throws {
        for method in Way.allCases {
            XCTAssertEqual(try screen(method).navigationItem.rightBarButtonItem != nil, method.hasCancel)
        }
        XCTAssertEqual(Way.allCases.count, 7)
    }

    /// TH26
    func testAScreenBeginsWithFiveItemsAndEndsWithFiftyMore() throws {
        let screen = try screen(.background)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        XCTAssertEqual(screen.items.map(\.count), [5, 0])
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 6))
        XCTAssertEqual(screen.items.map(\.count), [5, 50])
        XCTAssertEqual(screen.tableView.numberOfRows(inSection: 1), 50)
        XCTAssertEqual(screen.tableView(screen.tableView, titleForHeaderInSection: 1), "50 of 50")
        window.isHidden = true
    }
}
