// SPDX-License-Identifier: MIT
import XCTest

@testable import Errands

final class WorkerTests: XCTestCase {
    private let everything = (1...5).flatMap { iteration in (1...10).map { "Item \(iteration)-\($0)" } }

    /// What a worker delivers until nothing more comes.
    private func items(_ worker: Worker, cancelAfter: TimeInterval? = nil) -> [String] {
        var items: [String] = []
        worker.start { new in
            XCTAssertTrue(Thread.isMainThread)
            items += new
        }
        if let cancelAfter {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: cancelAfter))
            worker.cancel()
        }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 6))
        return items
    }

    /// TH26
    func testEveryMethodDeliversFiftyItems() {
        for method in Way.allCases {
            XCTAssertEqual(items(method.makeWorker()).sorted(), everything.sorted(), method.rawValue)
        }
    }

    /// TH25
    func testSerialMethodsDeliverInOrder() {
        for method in [Way.main, .serialOperations, .serialQueue] {
            XCTAssertEqual(items(method.makeWorker()), everything, method.rawValue)
        }
    }

    func testTheMainThreadIsBusyForFiveSeconds() {
        let start = Date()
        MainWorker().start { _ in }
        XCTAssertEqual(Date().timeIntervalSince(start), 5, accuracy: 0.5)
    }

    func testCancelStopsCustomOperationsAlone() {
        // How many have begun by then is the machine's affair; those run to their ends.
        let whole = items(ConcurrentOperationsWorker(), cancelAfter: 0.35)
        XCTAssertGreaterThanOrEqual(whole.count, 10)
        XCTAssertTrue(whole.count.isMultiple(of: 10))
        let partial = items(CustomOperationsWorker(), cancelAfter: 0.35)
        XCTAssertFalse(partial.isEmpty)
        XCTAssertFalse(partial.contains { $0.hasSuffix("-6") })
    }

    func testASerialQueueOfOperationsEndsTheOneUnderWay() {
        XCTAssertEqual(items(SerialOperationsWorker(), cancelAfter: 0.35), Array(everything.prefix(10)))
    }
}
