// SPDX-License-Identifier: MIT
import XCTest

@testable import Longplay

final class LongTaskTests: XCTestCase {
    private var defaults = UserDefaults.standard

    override func setUp() {
        super.setUp()
        defaults.removeObject(forKey: "count")
    }

    /// BG34
    func testEachStepIsALineAboutASecondAfterTheOneBefore() {
        let task = LongTask()
        var lines: [String] = []
        var dates: [Date] = []
        let three = expectation(description: "three steps")
        task.log = { line in
            lines.append(line)
            dates.append(Date())
            if lines.count == 3 { three.fulfill() }
        }
        task.start { _ in }
        wait(for: [three], timeout: 10)
        XCTAssertEqual(lines, (1...3).map { "\($0) still in foreground" })
        for (one, next) in zip(dates, dates.dropFirst()) {
            XCTAssertEqual(next.timeIntervalSince(one), 1, accuracy: 0.2)
        }
    }

    /// BG12: the last step is kept, and another task goes on from there.
    func testGoesOnWhereAnotherProcessEnded() {
        defaults.set(1198, forKey: "count")
        let task = LongTask(pause: 0.01)
        var lines: [String] = []
        task.log = { lines.append($0) }
        let done = expectation(description: "done")
        task.start {
            XCTAssertTrue($0)
            done.fulfill()
        }
        wait(for: [done], timeout: 10)
        XCTAssertEqual(lines.count, 2)
        XCTAssertEqual(task.count, LongTask.end)
    }

    /// BG33
    func testTheButtonIsDisabledWhileItRuns() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let screen = try XCTUnwrap(storyboard.instantiateInitialViewController() as? NightViewController)
        screen.loadViewIfNeeded()
        defaults.set(1199, forKey: "count")
        screen.task = LongTask(pause: 0.01)
        screen.startTask(self)
        XCTAssertFalse(screen.taskButton.isEnabled)
        screen.view.layoutIfNeeded()
        XCTAssertEqual(screen.taskButton.titleLabel?.text, "Background Task Running")
        let restored = expectation(for: NSPredicate { _, _ in screen.taskButton.isEnabled }, evaluatedWith: nil)
        wait(for: [restored], timeout: 10)
        screen.view.layoutIfNeeded()
        XCTAssertEqual(screen.taskButton.titleLabel?.text, "Start Background Task")
        XCTAssertEqual(screen.taskLabel.text, "1200 of 1200")
    }
}
