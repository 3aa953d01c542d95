// SPDX-License-Identifier: MIT

/// Something that the person or the app wants of a call. The provider's delegate carries it out and says how it went.
/// Sendable: the lock guards what changes.
open class CXAction: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let uuid: UUID
    private let lock = NSLock()
    private var ending: ((Result) -> Void)?
    private var isOver = false
    private var deadline = Date.distantFuture

    /// How an action has ended.
    enum Result: Sendable {
        /// - Parameter date: when it took place; nil: now.
        case fulfilled(date: Date?)
        case failed
    }

    public override init() {
        uuid = UUID()
        super.init()
    }

    /// Whether it was fulfilled or has failed.
    open var isComplete: Bool { lock.withLock { isOver } }

    /// When the provider gives it up; far away for one that nobody carries out yet.
    open var timeoutDate: Date { lock.withLock { deadline } }

    open func fulfill() { end(.fulfilled(date: nil)) }
    open func fail() { end(.failed) }

    /// Whoever ends it first is heard.
    final func end(_ result: Result) {
        let told: ((Result) -> Void)? = lock.withLock {
            guard !isOver else { return nil }
            isOver = true
            defer { ending = nil }
            return ending
        }
        told?(result)
    }

    /// - Parameter ended: called once, on the thread that ends it.
    final func begin(until date: Date, ended: @escaping (Result) -> Void) {
        lock.withLock {
            deadline = date
            ending = ended
        }
    }

    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let uuid = coder.decodeObject(of: NSUUID.self, forKey: "UUID") else { return nil }
        self.uuid = uuid as UUID
        super.init()
    }
    open func encode(with coder: NSCoder) { coder.encode(uuid as NSUUID, forKey: "UUID") }
    /// The same object: an action is carried out once.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An action of one call.
open class CXCallAction: CXAction, @unchecked Sendable {
    public let callUUID: UUID

    /// - Parameter callUUID: the app's number of the call.
    public init(call callUUID: UUID) {
        self.callUUID = callUUID
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let uuid = coder.decodeObject(of: NSUUID.self, forKey: "callUUID") else { return nil }
        callUUID = uuid as UUID
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(callUUID as NSUUID, forKey: "callUUID")
    }
}
