// SPDX-License-Identifier: MIT

/// Something a test waits for. Fulfilled from any thread.
open class XCTestExpectation: __ObjCObject, @unchecked Sendable {
    fileprivate struct State {
        var count = 0
        var wanted = 1
        var isInverted = false
        var checksOverFulfilment = false
        /// When the last needed fulfilment came, in the order of all fulfilments of the program.
        var token: UInt64?
        var hasBeenWaitedFor = false
    }

    private let lock = NSLock()
    // Guarded by the lock.
    private var state = State()
    private var text: String
    /// Whose it is: a failure of it is the test's.
    final weak var owner: XCTestCase?
    // Under the lock.
    nonisolated(unsafe) private static var tokens: UInt64 = 0
    private static let tokenLock = NSLock()

    public init(description expectationDescription: String) {
        text = expectationDescription
        super.init()
    }

    public convenience override init() { self.init(description: "no description provided") }

    open var expectationDescription: String {
        get { lock.withLock { text } }
        set { lock.withLock { text = newValue } }
    }
    /// Whether it must not be fulfilled.
    open var isInverted: Bool {
        get { lock.withLock { state.isInverted } }
        set { lock.withLock { state.isInverted = newValue } }
    }
    /// How often it has to be fulfilled, above 0.
    open var expectedFulfillmentCount: Int {
        get { lock.withLock { state.wanted } }
        set {
            guard newValue > 0 else {
                NSException.raise(
                    .invalidArgumentException,
                    "API violation - fulfillment count must be greater than 0, not \(newValue).")
            }
            lock.withLock { state.wanted = newValue }
        }
    }
    /// Whether more fulfilments than expected are an error.
    open var assertForOverFulfill: Bool {
        get { lock.withLock { state.checksOverFulfilment } }
        set { lock.withLock { state.checksOverFulfilment = newValue } }
    }
    open override var description: String { expectationDescription }

    open func fulfill() {
        let isTooMuch = lock.withLock {
            guard state.token == nil else { return state.checksOverFulfilment }
            state.count += 1
            if state.count == state.wanted { state.token = Self.nextToken() }
            return false
        }
        if isTooMuch {
            let problem =
                "API violation - multiple calls made to -[XCTestExpectation fulfill] for \(expectationDescription)."
            CurrentTest.value?.record(XCTIssue(type: .uncaughtException, compactDescription: problem))
        }
        MainThread.wake()
    }

    private static func nextToken() -> UInt64 {
        tokenLock.withLock {
            tokens += 1
            return tokens
        }
    }

    /// The place in the order of fulfilments; nil: not fulfilled.
    final var token: UInt64? { lock.withLock { state.token } }
    final var hasBeenWaitedFor: Bool { lock.withLock { state.hasBeenWaitedFor } }

    // MARK: What waiters do

    /// Called when a waiter begins; kinds that have to look for themselves begin here.
    func startWaiting() { lock.withLock { state.hasBeenWaitedFor = true } }
    /// Called while a waiter waits, now and then.
    func look() {}
    func stopWaiting() {}
}
