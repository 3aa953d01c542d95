// SPDX-License-Identifier: MIT

/// What the app's own buttons ask for: calls made, ended, held.
/// Sendable: never changes.
open class CXCallController: __ObjCObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()
    private let queue: DispatchQueue

    /// - Parameter queue: where completions are called.
    public init(queue: DispatchQueue) {
        self.queue = queue
        super.init()
    }
    public override convenience init() { self.init(queue: .main) }

    /// Hands the actions to the provider's delegate.
    /// - Parameter completion: nil: they were handed over; not that the delegate has carried them out.
    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completion
        let refusal = check(transaction)
        if refusal == nil { hand(over: transaction) }
        queue.async { handler(refusal) }
    }

    open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(actions: actions), completion: completion)
    }
    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }

    /// As `request(_:completion:)`, for concurrent code.
    open func request(_ transaction: CXTransaction) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            request(transaction) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
    open func requestTransaction(with actions: [CXAction]) async throws {
        try await request(CXTransaction(actions: actions))
    }
    open func requestTransaction(with action: CXAction) async throws {
        try await request(CXTransaction(action: action))
    }

    // MARK: What is refused

    private func check(_ transaction: CXTransaction) -> CXErrorCodeRequestTransactionError? {
        let actions = transaction.actions
        guard !actions.isEmpty else { return CXErrorCodeRequestTransactionError(.emptyTransaction) }
        return actions.lazy.compactMap(Self.check).first.map { CXErrorCodeRequestTransactionError($0) }
    }

    private static func check(_ action: CXAction) -> CXErrorCodeRequestTransactionError.Code? {
        guard let action = action as? CXCallAction, !action.isComplete else { return .invalidAction }
        guard let provider = CallCentre.shared.provider(of: action.callUUID) else { return .unknownCallProvider }
        let isKnown = CallCentre.shared.state(of: action.callUUID) != nil
        guard action is CXStartCallAction else { return isKnown ? nil : .unknownCallUUID }
        guard !isKnown else { return .callUUIDAlreadyExists }
        let isFull = CallCentre.shared.calls(of: provider).count >= provider.configuration.maximumCallGroups
        return isFull ? .maximumCallGroupsReached : nil
    }

    private func hand(over transaction: CXTransaction) {
        guard let first = transaction.actions.first as? CXCallAction,
            let provider = CallCentre.shared.provider(of: first.callUUID)
        else { return }
        for case let start as CXStartCallAction in transaction.actions {
            _ = CallCentre.shared.begin(CallState(uuid: start.callUUID, isOutgoing: true), of: provider)
        }
        provider.perform(transaction)
    }
}
