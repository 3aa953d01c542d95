// SPDX-License-Identifier: MIT

/// Actions that belong together.
/// Sendable: the lock guards what changes.
open class CXTransaction: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let uuid: UUID
    private let lock = NSLock()
    private var list: [CXAction]

    public init(actions: [CXAction]) {
        uuid = UUID()
        list = actions
        super.init()
    }
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    public override convenience init() { self.init(actions: []) }

    open var actions: [CXAction] { lock.withLock { list } }
    /// Whether all actions are.
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

    open func addAction(_ action: CXAction) { lock.withLock { list.append(action) } }

    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let uuid = coder.decodeObject(of: NSUUID.self, forKey: "UUID") else { return nil }
        self.uuid = uuid as UUID
        list = coder.decodeObject(of: [NSArray.self, CXAction.self], forKey: "actions") as? [CXAction] ?? []
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(uuid as NSUUID, forKey: "UUID")
        coder.encode(actions as NSArray, forKey: "actions")
    }
    /// The same object: a transaction is carried out once.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
