// SPDX-License-Identifier: MIT

/// Where a person lives or works. Sendable: immutable, but for `CNMutablePostalAddress`, which stays with who made it.
open class CNPostalAddress: __ObjCObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    struct Parts: Hashable {
        var street = ""
        var subLocality = ""
        var city = ""
        var subAdministrativeArea = ""
        var state = ""
        var postalCode = ""
        var country = ""
        var isoCountryCode = ""
    }
    var parts: Parts

    public override init() {
        parts = Parts()
        super.init()
    }
    init(parts: Parts) {
        self.parts = parts
        super.init()
    }
    public required init?(coder: NSCoder) {
        func text(_ key: String) -> String { coder.decodeObject(forKey: key) as? String ?? "" }
        parts = Parts(
            street: text("street"), subLocality: text("subLocality"), city: text("city"),
            subAdministrativeArea: text("subAdministrativeArea"), state: text("state"), postalCode: text("postalCode"),
            country: text("country"), isoCountryCode: text("ISOCountryCode"))
        super.init()
    }
    open func encode(with coder: NSCoder) {
        for (key, value) in [
            ("street", street), ("subLocality", subLocality), ("city", city),
            ("subAdministrativeArea", subAdministrativeArea), ("state", state), ("postalCode", postalCode),
            ("country", country), ("ISOCountryCode", isoCountryCode),
        ] { coder.encode(value, forKey: key) }
    }

    /// May have several lines.
    open var street: String { parts.street }
    open var subLocality: String { parts.subLocality }
    open var city: String { parts.city }
    open var subAdministrativeArea: String { parts.subAdministrativeArea }
    open var state: String { parts.state }
    open var postalCode: String { parts.postalCode }
    open var country: String { parts.country }
    open var isoCountryCode: String { parts.isoCountryCode }

    open class func localizedString(forKey key: String) -> String { ContactNames.property(key) }
    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts: parts) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts: parts) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
    open override var hash: Int { parts.hashValue }
}

open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { parts.street }
        set { parts.street = newValue }
    }
    open override var subLocality: String {
        get { parts.subLocality }
        set { parts.subLocality = newValue }
    }
    open override var city: String {
        get { parts.city }
        set { parts.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { parts.subAdministrativeArea }
        set { parts.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { parts.state }
        set { parts.state = newValue }
    }
    open override var postalCode: String {
        get { parts.postalCode }
        set { parts.postalCode = newValue }
    }
    open override var country: String {
        get { parts.country }
        set { parts.country = newValue }
    }
    open override var isoCountryCode: String {
        get { parts.isoCountryCode }
        set { parts.isoCountryCode = newValue }
    }
}
