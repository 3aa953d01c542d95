// SPDX-License-Identifier: MIT

/// The person calls somebody.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    open var handle: CXHandle
    open var contactIdentifier: String?
    open var isVideo = false

    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }

    public required init?(coder: NSCoder) {
        guard let handle = coder.decodeObject(of: CXHandle.self, forKey: "handle") else { return nil }
        self.handle = handle
        contactIdentifier = coder.decodeObject(of: NSString.self, forKey: "contactIdentifier") as String?
        isVideo = coder.decodeBool(forKey: "video")
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(handle, forKey: "handle")
        coder.encode(contactIdentifier as NSString?, forKey: "contactIdentifier")
        coder.encode(isVideo, forKey: "video")
    }

    open func fulfill(withDateStarted dateStarted: Date) { end(.fulfilled(date: dateStarted)) }
}

/// The person takes a call.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    open func fulfill(withDateConnected dateConnected: Date) { end(.fulfilled(date: dateConnected)) }
}

/// The person declines a call or ends it.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
    open func fulfill(withDateEnded dateEnded: Date) { end(.fulfilled(date: dateEnded)) }
}

open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    open var isOnHold: Bool

    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }

    public required init?(coder: NSCoder) {
        isOnHold = coder.decodeBool(forKey: "onHold")
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(isOnHold, forKey: "onHold")
    }
}

open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    open var isMuted: Bool

    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }

    public required init?(coder: NSCoder) {
        isMuted = coder.decodeBool(forKey: "muted")
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(isMuted, forKey: "muted")
    }
}

/// Two calls become one conversation, or one leaves it.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
    /// nil: the call is alone again.
    open var callUUIDToGroupWith: UUID?

    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }

    public required init?(coder: NSCoder) {
        callUUIDToGroupWith = coder.decodeObject(of: NSUUID.self, forKey: "group") as UUID?
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(callUUIDToGroupWith as NSUUID?, forKey: "group")
    }
}

/// Keys that the person presses in a call.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    public enum ActionType: Int, Sendable { case singleTone = 1, softPause, hardPause }

    open var digits: String
    open var type: ActionType

    public init(call callUUID: UUID, digits: String, type: ActionType) {
        self.digits = digits
        self.type = type
        super.init(call: callUUID)
    }

    public required init?(coder: NSCoder) {
        guard let digits = coder.decodeObject(of: NSString.self, forKey: "digits"),
            let type = ActionType(rawValue: coder.decodeInteger(forKey: "type"))
        else { return nil }
        self.digits = digits as String
        self.type = type
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(digits as NSString, forKey: "digits")
        coder.encode(type.rawValue, forKey: "type")
    }
}
