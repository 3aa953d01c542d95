// SPDX-License-Identifier: MIT

/// A number as it was written. Sendable: immutable.
open class CNPhoneNumber: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }
    open private(set) var stringValue: String

    /// Without digits.
    public convenience override init() { self.init(stringValue: "") }

    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }

    public required init?(coder: NSCoder) {
        stringValue = coder.decodeObject(forKey: "stringValue") as? String ?? ""
        super.init()
    }

    open func encode(with coder: NSCoder) { coder.encode(stringValue, forKey: "stringValue") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
    open override var description: String { "<CNPhoneNumber: stringValue=\(stringValue)>" }

    /// The last digits, by which numbers with and without a country's prefix are the same.
    var significantDigits: String { String(stringValue.filter(\.isNumber).suffix(9)) }
}

/// A relative or another person by name. Sendable: immutable.
open class CNContactRelation: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }
    open private(set) var name: String

    public init(name: String) {
        self.name = name
        super.init()
    }
    public required init?(coder: NSCoder) {
        name = coder.decodeObject(forKey: "name") as? String ?? ""
        super.init()
    }
    open func encode(with coder: NSCoder) { coder.encode(name, forKey: "name") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    open override var hash: Int { name.hashValue }
}

/// A person at a social network. Sendable: immutable.
open class CNSocialProfile: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }
    open private(set) var urlString: String
    open private(set) var username: String
    open private(set) var userIdentifier: String
    open private(set) var service: String

    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
        super.init()
    }
    public required convenience init?(coder: NSCoder) {
        func text(_ key: String) -> String? { coder.decodeObject(forKey: key) as? String }
        self.init(
            urlString: text("urlString"), username: text("username"), userIdentifier: text("userIdentifier"),
            service: text("service"))
    }
    open func encode(with coder: NSCoder) {
        coder.encode(urlString, forKey: "urlString")
        coder.encode(username, forKey: "username")
        coder.encode(userIdentifier, forKey: "userIdentifier")
        coder.encode(service, forKey: "service")
    }
    open class func localizedString(forKey key: String) -> String { ContactNames.property(key) }
    open class func localizedString(forService service: String) -> String { service }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNSocialProfile else { return false }
        return urlString == other.urlString && username == other.username && service == other.service
    }
    open override var hash: Int { username.hashValue }
}

/// A person at a chat service. Sendable: immutable.
open class CNInstantMessageAddress: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }
    open private(set) var username: String
    open private(set) var service: String

    public init(username: String, service: String) {
        self.username = username
        self.service = service
        super.init()
    }
    public required convenience init?(coder: NSCoder) {
        self.init(
            username: coder.decodeObject(forKey: "username") as? String ?? "",
            service: coder.decodeObject(forKey: "service") as? String ?? "")
    }
    open func encode(with coder: NSCoder) {
        coder.encode(username, forKey: "username")
        coder.encode(service, forKey: "service")
    }
    open class func localizedString(forKey key: String) -> String { ContactNames.property(key) }
    open class func localizedString(forService service: String) -> String { service }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNInstantMessageAddress else { return false }
        return username == other.username && service == other.service
    }
    open override var hash: Int { username.hashValue }
}
