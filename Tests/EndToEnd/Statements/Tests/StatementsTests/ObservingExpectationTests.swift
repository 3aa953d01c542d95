// SPDX-License-Identifier: MIT
import XCTest

/// https://developer.apple.com/documentation/xctest/xctkvoexpectation
final class ObservingExpectationTests: XCTestCase {
    func testAChangeThatIsUndoneAtOnceIsHeardOnTheThreadThatMadeIt() {
        let progress = Progress(totalUnitCount: 4)
        let half = keyValueObservingExpectation(for: progress, keyPath: #keyPath(Progress.fractionCompleted)) { _, _ in
            progress.fractionCompleted == 0.5
        }
        DispatchQueue(label: "work").async {
            progress.completedUnitCount = 2
            progress.completedUnitCount = 0
        }
        wait(for: [half], timeout: 5)
    }

    func testAnExpectedValueMayBeThereFromTheStart() {
        let progress = Progress(totalUnitCount: 4)
        keyValueObservingExpectation(for: progress, keyPath: "totalUnitCount", expectedValue: 4)
        let done = keyValueObservingExpectation(for: progress, keyPath: "completedUnitCount", expectedValue: 3)
        progress.completedUnitCount = 3
        waitForExpectations(timeout: 5)
        XCTAssertEqual(done.expectedFulfillmentCount, 1)
    }
}
