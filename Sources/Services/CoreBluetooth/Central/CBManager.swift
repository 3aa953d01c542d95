// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// What central and peripheral managers have in common. The first one asks the person, with the text under
/// `NSBluetoothAlwaysUsageDescription`; an app without it is ended.
/// Sendable: the lock guards what changes.
open class CBManager: __ObjCObject, Radio.Listener, @unchecked Sendable {
    final let lock = NSLock()
    final let queue: DispatchQueue
    private var known = CBManagerState.unknown

    init(queue: DispatchQueue?, showsPowerAlert: Bool) {
        self.queue = queue ?? .main
        super.init()
        onMain { [weak self] in
            guard let self else { return }
            Radio.shared.add(self)
            Radio.shared.askForPermission()
            self.begin()
            self.stateChanged()
            if showsPowerAlert { Radio.shared.showPowerAlert() }
        }
    }

    open var state: CBManagerState { lock.withLock { known } }

    /// Of this app, the same for all managers.
    open class var authorization: CBManagerAuthorization { currentAuthorization() }
    open var authorization: CBManagerAuthorization { currentAuthorization() }

    /// Before the delegate hears of the first state.
    @MainActor func begin() {}
    @MainActor func radioChanged() {}
    @MainActor func stateDidChange(from old: CBManagerState, to new: CBManagerState) {}

    @MainActor final func stateChanged() {
        guard let new = Radio.shared.state else { return }
        let old = lock.withLock {
            defer { known = new }
            return known
        }
        if old != new { stateDidChange(from: old, to: new) }
    }

    /// Whether commands are carried out; says so to the developer where not.
    final func isReady(for caller: String) -> Bool {
        if state == .poweredOn { return true }
        reportMisuse("\(self) can only accept this command while in the powered on state: \(caller)")
        return false
    }
}

/// One at the other end of a connection.
/// Sendable: the lock of its heirs guards what changes.
open class CBPeer: __ObjCObject, NSCopying, @unchecked Sendable {
    /// What this device knows it by; another device knows it by another one.
    public let identifier: UUID

    init(_ identifier: UUID) {
        self.identifier = identifier
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Another device, or app, that uses what a peripheral manager offers.
open class CBCentral: CBPeer, @unchecked Sendable {
    /// Bytes that an update carries.
    open var maximumUpdateValueLength: Int { 182 }
}
