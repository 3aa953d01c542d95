// SPDX-License-Identifier: MIT

/// Who is at the other end: a number, an address, or a name that only the app knows.
/// Sendable: never changes.
open class CXHandle: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }

    public let type: HandleType
    public let value: String

    public init(type: HandleType, value: String) {
        self.type = type
        self.value = value
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let type = HandleType(rawValue: coder.decodeInteger(forKey: "type")),
            let value = coder.decodeObject(of: NSString.self, forKey: "value")
        else { return nil }
        self.type = type
        self.value = value as String
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(type.rawValue, forKey: "type")
        coder.encode(value as NSString, forKey: "value")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func isEqual(to handle: CXHandle) -> Bool { type == handle.type && value == handle.value }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CXHandle else { return false }
        return isEqual(to: other)
    }
    open override var hash: Int { value.hashValue ^ type.rawValue }
}
