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

    /// Shows a screen and counts its frames until its work is done, or a time is over. The table is scrolled with each.
    private func framesWhileWorking(_ method: Way, atMost seconds: TimeInterval) throws -> Int {
        let screen = try screen(method)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let frames = FrameCounter { [weak screen] count in
            if let screen, screen.items[1].count < 50 { screen.tableView.contentOffset.y = CGFloat(count % 2) }
        }
        window.rootViewController = screen
        window.makeKeyAndVisible()
        let end = Date(timeIntervalSinceNow: seconds)
        while screen.items[1].count < 50, Date() < end {
            RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        window.isHidden = true
        return frames.stop()
    }

    /// TH23
    func testNothingMovesWhileTheMainThreadWorks() throws {
        XCTAssertLessThanOrEqual(try framesWhileWorking(.main, atMost: 10), 2)
    }

    /// TH24
    func testAllOtherScreensKeepTheirFrames() throws {
        for method in Way.allCases where method != .main {
            XCTAssertGreaterThanOrEqual(try framesWhileWorking(method, atMost: 0.5), 28, method.rawValue)
        }
    }
}

/// Counts the screen's frames.
private final class FrameCounter: NSObject {
    private var count = 0
    private var link: CADisplayLink?
    private let body: (Int) -> Void

    init(_ body: @escaping (Int) -> Void) {
        self.body = body
        super.init()
        link = CADisplayLink(target: self, selector: #selector(tick))
        link?.add(to: .main, forMode: .common)
    }

    @objc private func tick() {
        count += 1
        body(count)
    }

    /// How many there were.
    func stop() -> Int {
        link?.invalidate()
        return count
    }
}
