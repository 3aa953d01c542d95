// SPDX-License-Identifier: MIT

/// Waits for expectations, with the run loop turning.
open class XCTWaiter: __ObjCObject, @unchecked Sendable {
    public enum Result: Int, Sendable {
        case completed = 1, timedOut, incorrectOrder, invertedFulfillment, interrupted
    }

    /// Not kept.
    open weak var delegate: (any XCTWaiterDelegate)?
    // Set by the thread that waits, read after it.
    private var fulfilled: [XCTestExpectation] = []

    public init(delegate: (any XCTWaiterDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    public convenience override init() { self.init(delegate: nil) }

    /// In the order in which they were fulfilled.
    open var fulfilledExpectations: [XCTestExpectation] { fulfilled }

    /// - Parameters:
    ///   - seconds: how long at most.
    ///   - enforceOrder: whether they have to be fulfilled in the order of the list.
    open func wait(
        for expectations: [XCTestExpectation], timeout seconds: TimeInterval = .greatestFiniteMagnitude,
        enforceOrder: Bool = false
    ) -> Result {
        for expectation in expectations { expectation.startWaiting() }
        var result: Result?
        let deadline = seconds > 1e9 ? Date.distantFuture : Date(timeIntervalSinceNow: max(0, seconds))
        MainThread.turn(until: deadline) {
            for expectation in expectations { expectation.look() }
            result = Self.result(of: expectations, enforceOrder)
            return result != nil
        }
        let final = result ?? Self.result(of: expectations, enforceOrder) ?? Self.resultInTheEnd(of: expectations)
        for expectation in expectations { expectation.stopWaiting() }
        fulfilled = expectations.filter { $0.token != nil }.sorted { ($0.token ?? 0) < ($1.token ?? 0) }
        tell(final, expectations)
        return final
    }

    open class func wait(
        for expectations: [XCTestExpectation], timeout seconds: TimeInterval = .greatestFiniteMagnitude,
        enforceOrder: Bool = false
    ) -> Result {
        XCTWaiter().wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder)
    }

    /// Waits without keeping the thread.
    nonisolated(nonsending) public final func fulfillment(
        of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .greatestFiniteMagnitude,
        enforceOrder: Bool = false
    ) async -> Result {
        for expectation in expectations { expectation.startWaiting() }
        let start = ContinuousClock.now
        var result: Result?
        while result == nil {
            for expectation in expectations { expectation.look() }
            result = Self.result(of: expectations, enforceOrder)
            let elapsed = (ContinuousClock.now - start) / .seconds(1)
            if result != nil || elapsed >= seconds || Task.isCancelled { break }
            do { try await Task.sleep(for: .milliseconds(5)) } catch { break }
        }
        let final = result ?? Self.resultInTheEnd(of: expectations)
        for expectation in expectations { expectation.stopWaiting() }
        fulfilled = expectations.filter { $0.token != nil }.sorted { ($0.token ?? 0) < ($1.token ?? 0) }
        tell(final, expectations)
        return final
    }

    nonisolated(nonsending) public static func fulfillment(
        of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .greatestFiniteMagnitude,
        enforceOrder: Bool = false
    ) async -> Result {
        await XCTWaiter().fulfillment(of: expectations, timeout: seconds, enforceOrder: enforceOrder)
    }

    // MARK: Results

    /// nil: it is not decided yet.
    private static func result(of expectations: [XCTestExpectation], _ enforceOrder: Bool) -> Result? {
        if expectations.contains(where: { $0.isInverted && $0.token != nil }) { return .invertedFulfillment }
        let wanted = expectations.filter { !$0.isInverted }
        if enforceOrder, !isOrdered(wanted) { return .incorrectOrder }
        // Inverted ones are decided by time alone.
        return wanted.allSatisfy { $0.token != nil } && wanted.count == expectations.count ? .completed : nil
    }

    private static func resultInTheEnd(of expectations: [XCTestExpectation]) -> Result {
        expectations.allSatisfy { $0.isInverted || $0.token != nil } ? .completed : .timedOut
    }

    /// Whether none was fulfilled before one that stands in front of it.
    private static func isOrdered(_ expectations: [XCTestExpectation]) -> Bool {
        let tokens = expectations.map(\.token)
        let count = tokens.prefix { $0 != nil }.count
        guard tokens[count...].allSatisfy({ $0 == nil }) else { return false }
        let known = tokens[..<count].compactMap { $0 }
        return zip(known, known.dropFirst()).allSatisfy { $0 < $1 }
    }

    private func tell(_ result: Result, _ expectations: [XCTestExpectation]) {
        guard let delegate else { return }
        switch result {
        case .timedOut:
            delegate.waiter(
                self, didTimeoutWithUnfulfilledExpectations: expectations.filter { !$0.isInverted && $0.token == nil })
        case .incorrectOrder:
            let late = expectations.first { $0.token == nil }
            let early = fulfilled.last ?? expectations.last
            guard let early else { return }
            delegate.waiter(
                self, fulfillmentDidViolateOrderingConstraintsFor: early,
                requiredExpectation: late ?? expectations.first ?? early)
        case .invertedFulfillment:
            guard let inverted = expectations.first(where: { $0.isInverted && $0.token != nil }) else { return }
            delegate.waiter(self, didFulfillInvertedExpectation: inverted)
        case .completed, .interrupted: break
        }
    }
}

/// Hears of what a waiter did not get.
public protocol XCTWaiterDelegate: AnyObject {
    func waiter(
        _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
    func waiter(
        _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
        requiredExpectation: XCTestExpectation)
    func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
    func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
}

extension XCTWaiterDelegate {
    public func waiter(
        _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
    ) {}
    public func waiter(
        _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
        requiredExpectation: XCTestExpectation
    ) {}
    public func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation) {}
    public func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter) {}
}
