// SPDX-License-Identifier: MIT
internal import TouchstoneDevice
internal import UIKit

/// Hears of calls that begin, change and end.
protocol CallListener: AnyObject {
    func tell(_ state: CallState)
}

/// Has calls of its own: an app's provider.
protocol CallOwner: AnyObject {}

/// The calls that go on, and who hears of them.
/// Sendable: the lock guards what changes.
final class CallCentre: @unchecked Sendable {
    static let shared = CallCentre()

    private let lock = NSLock()
    private var states: [CallState] = []
    private var observers: [WeakListener] = []
    private var providers: [WeakOwner] = []
    /// The provider of each call.
    private var owners: [UUID: WeakOwner] = [:]
    private var isWatchingTelephone = false
    /// The telephone's call.
    private var telephone: UUID?

    private struct WeakListener { weak var object: (any CallListener)? }
    private struct WeakOwner { weak var object: (any CallOwner)? }

    // MARK: Who is there

    func add(_ observer: any CallListener) {
        lock.withLock {
            observers.removeAll { $0.object == nil }
            observers.append(WeakListener(object: observer))
        }
        watchTelephone()
    }

    func add(_ provider: any CallOwner) {
        lock.withLock {
            providers.removeAll { $0.object == nil }
            providers.append(WeakOwner(object: provider))
        }
    }

    func remove(_ provider: any CallOwner) {
        let gone = lock.withLock {
            providers.removeAll { $0.object === provider || $0.object == nil }
            return states.map(\.uuid).filter { owners[$0]?.object === provider }
        }
        for uuid in gone { end(uuid) }
    }

    /// Whose call it is; for a call that is not there yet, the app's provider.
    func owner(of uuid: UUID) -> (any CallOwner)? {
        lock.withLock { owners[uuid]?.object ?? providers.lazy.compactMap(\.object).last }
    }

    // MARK: Calls

    /// Those that have not ended.
    var calls: [CallState] { lock.withLock { states } }

    func state(of uuid: UUID) -> CallState? { lock.withLock { states.first { $0.uuid == uuid } } }

    /// Calls that take a place: those of the telephone are not an app's.
    func calls(of provider: any CallOwner) -> [CallState] {
        lock.withLock { states.filter { owners[$0.uuid]?.object === provider } }
    }

    /// - Returns: false: there is one with this number.
    func begin(_ state: CallState, of provider: (any CallOwner)?) -> Bool {
        let isNew = lock.withLock {
            guard !states.contains(where: { $0.uuid == state.uuid }) else { return false }
            states.append(state)
            if let provider { owners[state.uuid] = WeakOwner(object: provider) }
            return true
        }
        if isNew { tell(state) }
        return isNew
    }

    /// Observers hear of it where something has changed that they see.
    func change(_ uuid: UUID, _ body: (inout CallState) -> Void) {
        let changed: CallState? = lock.withLock {
            guard let index = states.firstIndex(where: { $0.uuid == uuid }) else { return nil }
            let old = states[index]
            body(&states[index])
            let new = states[index]
            let isSeen = old.isOnHold != new.isOnHold || old.hasConnected != new.hasConnected
            return isSeen ? new : nil
        }
        if let changed { tell(changed) }
    }

    /// - Returns: false: there is none.
    @discardableResult
    func end(_ uuid: UUID) -> Bool {
        let ended: CallState? = lock.withLock {
            guard let index = states.firstIndex(where: { $0.uuid == uuid }) else { return nil }
            var state = states.remove(at: index)
            owners[uuid] = nil
            state.hasEnded = true
            return state
        }
        guard let ended else { return false }
        tell(ended)
        return true
    }

    private func tell(_ state: CallState) {
        for observer in lock.withLock({ observers.compactMap(\.object) }) { observer.tell(state) }
    }

    // MARK: The telephone

    private func watchTelephone() {
        let isFirst = lock.withLock {
            defer { isWatchingTelephone = true }
            return !isWatchingTelephone
        }
        guard isFirst else { return }
        onMain {
            self.follow(World.shared.state.call)
            _ = World.shared.observe { old, new in
                if old.call != new.call { self.follow(new.call) }
            }
        }
    }

    @MainActor private func follow(_ call: WorldCall) {
        if let uuid = telephone {
            guard call.state != .none else {
                telephone = nil
                end(uuid)
                return
            }
            change(uuid) { $0.hasConnected = call.state == .talking }
        } else if call.state != .none, !AppCalls.ringsAsTelephone {
            let uuid = UUID()
            telephone = uuid
            var state = CallState(uuid: uuid, isOutgoing: call.state == .dialing)
            state.hasConnected = call.state == .talking
            _ = begin(state, of: nil)
        }
    }
}
