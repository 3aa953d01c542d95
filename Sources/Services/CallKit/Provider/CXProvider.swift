// SPDX-License-Identifier: MIT
public import AVFAudio
internal import TouchstoneDevice
internal import UIKit

/// Tells the system of an app's calls, and the app of what the person wants of them.
/// Sendable: the lock guards what changes.
open class CXProvider: __ObjCObject, CallOwner, @unchecked Sendable {
    private let lock = NSLock()
    private var settings: CXProviderConfiguration
    private weak var listener: (any CXProviderDelegate)?
    private var queue = DispatchQueue.main
    private var isValid = true
    private var pending: [CXTransaction] = []
    /// What the app has told of its calls.
    private var updates: [UUID: CXCallUpdate] = [:]
    private var isAudioActive = false

    /// - Parameter configuration: copied.
    public init(configuration: CXProviderConfiguration) {
        settings = Self.copy(configuration)
        super.init()
        CallCentre.shared.add(self)
    }

    private static func copy(_ configuration: CXProviderConfiguration) -> CXProviderConfiguration {
        configuration.copy() as? CXProviderConfiguration ?? configuration
    }

    open var configuration: CXProviderConfiguration {
        get { lock.withLock { settings } }
        set { lock.withLock { settings = Self.copy(newValue) } }
    }

    /// - Parameter queue: where the delegate is told; nil: the main queue.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
        lock.withLock {
            listener = delegate
            self.queue = queue ?? .main
        }
        tell { provider, delegate in optionalCall { delegate.providerDidBegin(provider) } }
    }

    /// Ends all its calls; nothing comes from it or goes to it afterwards.
    open func invalidate() {
        lock.withLock { isValid = false }
        CallCentre.shared.remove(self)
        onMain { AppCalls.stop() }
        tell { provider, delegate in delegate.providerDidReset(provider) }
    }

    /// Says to the delegate on its queue.
    final func tell(_ body: @escaping (CXProvider, any CXProviderDelegate) -> Void) {
        let (delegate, queue) = lock.withLock { (listener, self.queue) }
        guard let delegate else { return }
        // Handed to the queue that the app has named for them.
        nonisolated(unsafe) let (work, receiver) = (body, delegate)
        queue.async { work(self, receiver) }
    }

    // MARK: Calls that come

    /// Rings until the person answers, or the app reports the end.
    /// - Parameter completion: called on the delegate's queue; the call is not shown where it gets an error.
    open func reportNewIncomingCall(
        with uuid: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
    ) {
        AppCalls.noteReport()
        let queue = lock.withLock { self.queue }
        nonisolated(unsafe) let handler = completion
        let refusal = begin(uuid, update)
        queue.async { handler(refusal) }
    }

    /// As the other, for concurrent code.
    open func reportNewIncomingCall(with uuid: UUID, update: CXCallUpdate) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            reportNewIncomingCall(with: uuid, update: update) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    private func begin(_ uuid: UUID, _ update: CXCallUpdate) -> CXErrorCodeIncomingCallError? {
        guard lock.withLock({ isValid }) else { return CXErrorCodeIncomingCallError(.unknown) }
        var state = CallState(uuid: uuid, isOutgoing: false)
        state.supportsHolding = update.supportsHolding
        let isNew = CallCentre.shared.begin(state, of: self)
        guard isNew else { return CXErrorCodeIncomingCallError(.callUUIDAlreadyExists) }
        let known = merged(uuid, update)
        let name = configuration.name
        onMain {
            // The app may have ended it meanwhile.
            guard CallCentre.shared.state(of: uuid)?.hasConnected == false else { return }
            AppCalls.ring(caller: known.caller, line: "\(name) \(known.hasVideo ? "Video" : "Audio")") { accepted in
                accepted ? self.accept(uuid) : self.perform(CXTransaction(action: CXEndCallAction(call: uuid)))
            }
        }
        return nil
    }

    /// A call that goes on is held for the new one, or ended where it cannot be held.
    private func accept(_ uuid: UUID) {
        let others = CallCentre.shared.calls(of: self).filter { $0.uuid != uuid && $0.hasConnected && !$0.isOnHold }
        let actions = others.map { other -> CXAction in
            other.supportsHolding
                ? CXSetHeldCallAction(call: other.uuid, onHold: true) : CXEndCallAction(call: other.uuid)
        }
        perform(CXTransaction(actions: actions + [CXAnswerCallAction(call: uuid)]))
    }

    private func merged(_ uuid: UUID, _ update: CXCallUpdate) -> CXCallUpdate {
        lock.withLock {
            let known = updates[uuid] ?? CXCallUpdate()
            known.merge(update)
            updates[uuid] = known
            return known
        }
    }

    // MARK: What becomes of calls

    open func reportCall(with uuid: UUID, updated update: CXCallUpdate) {
        let known = merged(uuid, update)
        CallCentre.shared.change(uuid) { $0.supportsHolding = known.supportsHolding }
    }

    /// - Parameter dateEnded: nil: now.
    open func reportCall(with uuid: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {
        finish(uuid)
    }

    /// Observers see nothing of it on iOS either, and no screen of the system shows a call that the app makes here.
    /// - Parameter dateStartedConnecting: nil: now.
    open func reportOutgoingCall(with uuid: UUID, startedConnectingAt dateStartedConnecting: Date?) {}

    /// - Parameter dateConnected: nil: now.
    open func reportOutgoingCall(with uuid: UUID, connectedAt dateConnected: Date?) {
        CallCentre.shared.change(uuid) { $0.hasConnected = true }
    }

    private func finish(_ uuid: UUID) {
        guard CallCentre.shared.end(uuid) else { return }
        lock.withLock { updates[uuid] = nil }
        onMain { AppCalls.stop() }
        followAudio()
    }

    // MARK: Actions

    open var pendingTransactions: [CXTransaction] { lock.withLock { pending } }

    /// - Parameter callActionClass: `CXAnswerCallAction.self`, ...
    open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] {
        pendingTransactions.flatMap(\.actions).compactMap { $0 as? CXCallAction }
            .filter { $0.callUUID == callUUID && !$0.isComplete && type(of: $0) == callActionClass }
    }

    /// Seconds that a delegate has for an action. Apple gives none; an app that needs longer has forgotten to answer.
    private static let patience = 5.0

    final func perform(_ transaction: CXTransaction) {
        lock.withLock { pending.append(transaction) }
        for action in transaction.actions {
            action.begin(until: Date(timeIntervalSinceNow: Self.patience)) { result in
                self.complete(action, result)
                guard transaction.isComplete else { return }
                self.lock.withLock { self.pending.removeAll { $0 === transaction } }
                // Not in between: one call that is held for another leaves the session as it is.
                self.followAudio()
            }
        }
        guard lock.withLock({ listener }) != nil else { return transaction.actions.forEach { $0.fail() } }
        tell { provider, delegate in
            if optionalCall({ delegate.provider(provider, execute: transaction) }) == true { return }
            for action in transaction.actions where !action.isComplete {
                if !provider.deliver(action, to: delegate) { action.fail() }
            }
        }
        giveUpLater(transaction)
    }

    private func giveUpLater(_ transaction: CXTransaction) {
        onMain {
            DeadlineQueue.shared.schedule(after: Self.patience) { [weak self] in self?.giveUp(transaction) }
        }
    }

    private func giveUp(_ transaction: CXTransaction) {
        for action in transaction.actions where !action.isComplete {
            action.fail()
            tell { provider, delegate in optionalCall { delegate.provider(provider, timedOutPerforming: action) } }
        }
    }

    /// - Returns: false: the delegate has no such method.
    private func deliver(_ action: CXAction, to delegate: any CXProviderDelegate) -> Bool {
        switch action {
        case let action as CXStartCallAction: optionalCall { delegate.provider(self, perform: action) } != nil
        case let action as CXAnswerCallAction: optionalCall { delegate.provider(self, perform: action) } != nil
        case let action as CXEndCallAction: optionalCall { delegate.provider(self, perform: action) } != nil
        case let action as CXSetHeldCallAction: optionalCall { delegate.provider(self, perform: action) } != nil
        case let action as CXSetMutedCallAction: optionalCall { delegate.provider(self, perform: action) } != nil
        case let action as CXSetGroupCallAction: optionalCall { delegate.provider(self, perform: action) } != nil
        case let action as CXPlayDTMFCallAction: optionalCall { delegate.provider(self, perform: action) } != nil
        default: false
        }
    }

    private func complete(_ action: CXAction, _ result: CXAction.Result) {
        guard let action = action as? CXCallAction else { return }
        switch (action, result) {
        case (is CXStartCallAction, .failed), (is CXAnswerCallAction, .failed), (is CXEndCallAction, .fulfilled):
            finish(action.callUUID)
        case (is CXAnswerCallAction, .fulfilled):
            CallCentre.shared.change(action.callUUID) { $0.hasConnected = true }
        case (let held as CXSetHeldCallAction, .fulfilled):
            CallCentre.shared.change(action.callUUID) { $0.isOnHold = held.isOnHold }
        default: break
        }
    }

    // MARK: Sound

    /// The session is active while one of the calls that have begun is not held.
    private func followAudio() {
        let speaks = CallCentre.shared.calls(of: self).contains { ($0.isOutgoing || $0.hasConnected) && !$0.isOnHold }
        let changes = lock.withLock {
            defer { isAudioActive = speaks }
            return isAudioActive != speaks
        }
        guard changes else { return }
        let session = AVAudioSession.sharedInstance()
        do { try session.setActive(speaks) } catch {
            FileHandle.standardError.write(Data("touchstone: CXProvider: the session stays as it is: \(error)\n".utf8))
        }
        tell { provider, delegate in
            if speaks {
                optionalCall { delegate.provider(provider, didActivate: session) }
            } else {
                optionalCall { delegate.provider(provider, didDeactivate: session) }
            }
        }
    }
}

extension CallCentre {
    /// Whose call it is; for a call that is not there yet, the app's provider.
    func provider(of uuid: UUID) -> CXProvider? { owner(of: uuid) as? CXProvider }
}

/// Carries out what the person wants of the app's calls, on the queue that it was set with.
public protocol CXProviderDelegate: NSObjectProtocol {
    /// All calls are over, whatever was under way.
    func providerDidReset(_ provider: CXProvider)
    func providerDidBegin(_ provider: CXProvider)
    /// - Returns: true: the delegate carries the actions out itself, all at once.
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    /// The app may play and record from now on.
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) { byName(self, "providerDidBegin:", [provider]) }
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool {
        byName(self, "provider:executeTransaction:", [provider, transaction], or: false)
    }
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
        byName(self, "provider:performStartCallAction:", [provider, action])
    }
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
        byName(self, "provider:performAnswerCallAction:", [provider, action])
    }
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
        byName(self, "provider:performEndCallAction:", [provider, action])
    }
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {
        byName(self, "provider:performSetHeldCallAction:", [provider, action])
    }
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {
        byName(self, "provider:performSetMutedCallAction:", [provider, action])
    }
    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {
        byName(self, "provider:performSetGroupCallAction:", [provider, action])
    }
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {
        byName(self, "provider:performPlayDTMFCallAction:", [provider, action])
    }
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {
        byName(self, "provider:timedOutPerformingAction:", [provider, action])
    }
    public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {
        byName(self, "provider:didActivateAudioSession:", [provider, audioSession])
    }
    public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {
        byName(self, "provider:didDeactivateAudioSession:", [provider, audioSession])
    }
}
