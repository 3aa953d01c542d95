// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

public let CTCallStateDialing = "CTCallStateDialing"
public let CTCallStateIncoming = "CTCallStateIncoming"
public let CTCallStateConnected = "CTCallStateConnected"
public let CTCallStateDisconnected = "CTCallStateDisconnected"

/// A call as it was when it was told of.
/// Sendable: never changes.
open class CTCall: __ObjCObject, @unchecked Sendable {
    public let callState: String
    public let callID: String

    init(_ state: String, _ identifier: String) {
        callState = state
        callID = identifier
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CTCall)?.callID == callID }
    open override var hash: Int { callID.hashValue }
}

/// The telephone's calls, as the world has them.
/// Sendable: the lock guards what changes.
open class CTCallCenter: __ObjCObject, @unchecked Sendable {
    private let lock = NSLock()
    private var handler: ((CTCall) -> Void)?
    private var observer: Int?
    private var call: CTCall?

    public override init() {
        super.init()
        onMain { [weak self] in self?.watch() }
    }

    deinit {
        guard let observer else { return }
        onMain { World.shared.removeObserver(observer) }
    }

    /// nil: there is none.
    open var currentCalls: Set<CTCall>? { lock.withLock { call }.map { [$0] } }

    /// Called on the main thread.
    open var callEventHandler: ((CTCall) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    @MainActor private func watch() {
        take(World.shared.state.call)
        let number = World.shared.observe { [weak self] old, new in
            guard let self, old.call.state != new.call.state else { return }
            let told = self.take(new.call)
            self.callEventHandler?(told)
        }
        lock.withLock { observer = number }
    }

    /// - Returns: what became of the call.
    @discardableResult
    private func take(_ new: WorldCall) -> CTCall {
        lock.withLock {
            let identifier = call?.callID ?? UUID().uuidString
            let told = CTCall(Self.state(new.state), identifier)
            call = new.state == .none ? nil : told
            return told
        }
    }

    private static func state(_ state: WorldCall.State) -> String {
        switch state {
        case .none: CTCallStateDisconnected
        case .ringing: CTCallStateIncoming
        case .dialing: CTCallStateDialing
        case .talking: CTCallStateConnected
        }
    }
}
