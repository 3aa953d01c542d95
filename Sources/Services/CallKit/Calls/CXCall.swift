// SPDX-License-Identifier: MIT

/// A call as it was when an observer was told of it or asked.
/// Sendable: never changes.
open class CXCall: __ObjCObject, @unchecked Sendable {
    public let uuid: UUID
    public let isOutgoing: Bool
    public let isOnHold: Bool
    public let hasConnected: Bool
    public let hasEnded: Bool

    init(_ state: CallState) {
        uuid = state.uuid
        isOutgoing = state.isOutgoing
        isOnHold = state.isOnHold
        hasConnected = state.hasConnected
        hasEnded = state.hasEnded
        super.init()
    }

    open func isEqual(to call: CXCall) -> Bool { uuid == call.uuid }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CXCall else { return false }
        return isEqual(to: other)
    }
    open override var hash: Int { uuid.hashValue }
}
