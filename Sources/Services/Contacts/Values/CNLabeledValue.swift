// SPDX-License-Identifier: MIT

/// A value and what it is for: a number of the office, an address at home.
///
/// Sendable: immutable, like the values it is made for.
public final class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: __ObjCObject, NSCopying, NSSecureCoding,
    @unchecked Sendable
{
    // Sendable: never changes.
    public static var supportsSecureCoding: Bool { true }

    /// Stays the same while label and value change.
    public let identifier: String
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        identifier = UUID().uuidString
        self.label = label
        self.value = value
        super.init()
    }

    init(identifier: String, label: String?, value: ValueType) {
        self.identifier = identifier
        self.label = label
        self.value = value
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let value = coder.decodeObject(forKey: "value") as? ValueType else { return nil }
        self.value = value
        identifier = coder.decodeObject(forKey: "identifier") as? String ?? UUID().uuidString
        label = coder.decodeObject(forKey: "label") as? String
        super.init()
    }

    public func encode(with coder: NSCoder) {
        coder.encode(identifier, forKey: "identifier")
        coder.encode(label, forKey: "label")
        coder.encode(value, forKey: "value")
    }

    public func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }
    public func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }
    public func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue<ValueType> {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    /// `_$!<Home>!$_` as "home"; other labels are the person's own words.
    public static func localizedString(forLabel label: String) -> String { ContactNames.label(label) }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType> else { return false }
        return label == other.label && (value as? NSObject)?.isEqual(other.value) ?? false
    }
    public override var hash: Int { label.hashValue }
}
