// SPDX-License-Identifier: MIT
internal import TouchstoneDevice
internal import UIKit

/// Asks for pushes that start an app behind others when it does not run, and are its own to act on.
///
/// A call has to be reported to CallKit before the delegate's method returns: an app that does not is ended, as on iOS since 13.
/// Sendable: the lock guards what changes.
open class PKPushRegistry: __ObjCObject, @unchecked Sendable {
    private let queue: DispatchQueue
    private let lock = NSLock()
    private weak var listener: (any PKPushRegistryDelegate)?
    private var wanted: Set<PKPushType>?
    private var tokens: [PKPushType: Data] = [:]

    /// - Parameter queue: where the delegate is told; nil: the main queue.
    public init(queue: DispatchQueue?) { self.queue = queue ?? .main }

    open weak var delegate: (any PKPushRegistryDelegate)? {
        get { lock.withLock { listener } }
        set { lock.withLock { listener = newValue } }
    }

    /// What is new in it gets a token, later on the queue; what is no longer in it brings no more pushes. A token needs the
    /// entitlement `aps-environment`, and calls the background mode `voip`: without them there is none, and that is reported.
    open var desiredPushTypes: Set<PKPushType>? {
        get { lock.withLock { wanted } }
        set {
            let (old, new) = lock.withLock {
                let old = wanted ?? []
                wanted = newValue
                return (old, newValue ?? [])
            }
            for type in old.subtracting(new) { leave(type) }
            for type in new.subtracting(old) { enter(type) }
        }
    }

    /// nil before the delegate has been told of it.
    open func pushToken(for type: PKPushType) -> Data? { lock.withLock { tokens[type] } }

    private func enter(_ type: PKPushType) {
        guard let kind = type.kind else { return complain(type, "iOS knows no such type") }
        let token: Data
        switch PushToken.current(kind) {
        case .success(let found): token = found
        case .failure(let problem): return complain(type, "\(problem.localizedDescription)")
        }
        queue.async { [self] in
            let isWanted = lock.withLock {
                guard wanted?.contains(type) == true else { return false }
                tokens[type] = token
                return true
            }
            guard isWanted else { return }
            delegate?.pushRegistry(self, didUpdate: PKPushCredentials(type: type, token: token), for: type)
            onMain { OwnPushes.setReceiver(of: kind) { [weak self] in self?.receive($0, type) } }
        }
    }

    private func leave(_ type: PKPushType) {
        lock.withLock { tokens[type] = nil }
        guard let kind = type.kind else { return }
        onMain { OwnPushes.setReceiver(of: kind, nil) }
    }

    private func complain(_ type: PKPushType, _ reason: String) {
        FileHandle.standardError.write(Data("touchstone: no token for \(type.rawValue): \(reason)\n".utf8))
    }

    // MARK: Pushes

    /// Seconds that the app has before it is suspended again, as for other pushes.
    private static let patience = 30.0

    @MainActor private func receive(_ content: [AnyHashable: Any], _ type: PKPushType) {
        let reason = BackgroundWork.Reason.task("push " + UUID().uuidString)
        BackgroundWork.set(reason, true)
        DeadlineQueue.shared.schedule(after: Self.patience) { BackgroundWork.set(reason, false) }
        let payload = PKPushPayload(type: type, dictionaryPayload: content)
        // Handed to the queue that the app has named.
        nonisolated(unsafe) let handed = payload
        queue.async { [self] in
            let reported = AppCalls.reported
            tell(handed, type) { BackgroundWork.set(reason, false) }
            if type == .voIP, AppCalls.reported == reported { Self.endApp() }
        }
    }

    private func tell(_ payload: PKPushPayload, _ type: PKPushType, completion: @escaping @Sendable () -> Void) {
        guard let delegate else { return completion() }
        let isTold: Void? = optionalCall {
            delegate.pushRegistry(self, didReceiveIncomingPushWith: payload, for: type, completion: completion)
        }
        guard isTold == nil else { return }
        optionalCall { delegate.pushRegistry(self, didReceiveIncomingPushWith: payload, for: type) }
        completion()
    }

    private static func endApp() -> Never {
        NSException.raise(
            .internalInconsistencyException,
            "Killing app because it never posted an incoming call to the system after receiving a PushKit VoIP push.")
    }
}

/// Hears of tokens and pushes, on the registry's queue.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    /// - Parameter completion: says that the app has done what the push wants.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    /// As before iOS 11; told where the other is not there.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
    /// Never called here: tokens last as long as the app is on the device.
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) {
        byName(
            self, "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
            [registry, payload, type, completion])
    }
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) {
        byName(self, "pushRegistry:didReceiveIncomingPushWithPayload:forType:", [registry, payload, type])
    }
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {
        byName(self, "pushRegistry:didInvalidatePushTokenForType:", [registry, type])
    }
}
