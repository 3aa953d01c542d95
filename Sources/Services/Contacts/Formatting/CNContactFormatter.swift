// SPDX-License-Identifier: MIT

public enum CNContactFormatterStyle: Int, Sendable { case fullName = 0, phoneticFullName }

/// Names as people write them.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        let organization = [CNContactOrganizationNameKey, CNContactTypeKey]
        switch style {
        case .fullName:
            return KeySet(
                keys: Set(
                    [
                        CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
                        CNContactNameSuffixKey, CNContactNicknameKey, CNContactPreviousFamilyNameKey,
                    ] + organization))
        case .phoneticFullName:
            return KeySet(
                keys: Set(
                    [
                        CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
                        CNContactPhoneticOrganizationNameKey,
                    ] + organization))
        }
    }
    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor {
        descriptorForRequiredKeys(for: .fullName)
    }
    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor {
        descriptorForRequiredKeys(for: .fullName)
    }

    /// - Returns: nil for a contact without a name.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts: [String]
        let organization: String
        switch style {
        case .fullName:
            let inner = [contact.givenName, contact.middleName, contact.familyName]
            let isFamilyFirst = nameOrder(for: contact) == .familyNameFirst
            let ordered = isFamilyFirst ? [contact.familyName, contact.givenName, contact.middleName] : inner
            parts = [contact.namePrefix] + ordered + [contact.nameSuffix]
            organization = contact.organizationName
        case .phoneticFullName:
            parts = [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
            organization = contact.phoneticOrganizationName
        }
        let name = parts.filter { !$0.isEmpty }.joined(separator: delimiter(for: contact))
        if !name.isEmpty, contact.contactType == .person { return name }
        if !organization.isEmpty { return organization }
        return name.isEmpty ? nil : name
    }

    open func string(from contact: CNContact) -> String? { CNContactFormatter.string(from: contact, style: style) }

    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        let keys = (attributes ?? [:]).compactMap { key, value in
            (key as? NSAttributedString.Key ?? (key as? String).map { NSAttributedString.Key($0) }).map { ($0, value) }
        }
        return string(from: contact, style: style).map {
            NSAttributedString(string: $0, attributes: Dictionary(uniqueKeysWithValues: keys))
        }
    }

    /// Names in Chinese, Japanese and Korean letters have the family first, without a space.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        isEastAsian(contact.givenName + contact.familyName) ? .familyNameFirst : .givenNameFirst
    }
    open class func delimiter(for contact: CNContact) -> String {
        isEastAsian(contact.givenName + contact.familyName) ? "" : " "
    }

    private static func isEastAsian(_ text: String) -> Bool {
        let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.isIdeographic }
        return !letters.isEmpty
            && letters.allSatisfy {
                (0x3040...0x30ff).contains($0.value) || (0x3400...0x9fff).contains($0.value)
                    || (0xac00...0xd7a3).contains($0.value)
            }
    }

    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress = 0 }

/// Addresses as they stand on a letter.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let lines = [postalAddress.street, postalAddress.subLocality, cityLine(postalAddress), postalAddress.country]
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Countries of the continent write the code before the town.
    private static let codeFirst: Set<String> = [
        "at", "be", "ch", "cz", "de", "dk", "es", "fi", "fr", "gr", "hr", "hu", "is", "it", "li", "lu", "nl", "no",
        "pl", "pt", "ro", "se", "si", "sk", "tr",
    ]

    private static func cityLine(_ address: CNPostalAddress) -> String {
        let country = address.isoCountryCode.isEmpty ? regionCode : address.isoCountryCode
        if codeFirst.contains(country.lowercased()) {
            return [address.postalCode, address.city].filter { !$0.isEmpty }.joined(separator: " ")
        }
        return [address.city, address.state, address.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static var regionCode: String { Locale.current.region?.identifier ?? "us" }

    open func string(from postalAddress: CNPostalAddress) -> String {
        CNPostalAddressFormatter.string(from: postalAddress, style: style)
    }

    open class func attributedString(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
        withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        let text = NSMutableAttributedString(string: string(from: postalAddress, style: style))
        let whole = NSRange(location: 0, length: text.length)
        for (key, value) in attributes {
            guard let key = key as? NSAttributedString.Key else { continue }
            text.addAttribute(key, value: value, range: whole)
        }
        let parts: [(String, String)] = [
            (CNPostalAddressStreetKey, postalAddress.street), (CNPostalAddressCityKey, postalAddress.city),
            (CNPostalAddressStateKey, postalAddress.state), (CNPostalAddressPostalCodeKey, postalAddress.postalCode),
            (CNPostalAddressCountryKey, postalAddress.country),
        ]
        for (key, value) in parts where !value.isEmpty {
            let range = (text.string as NSString).range(of: value)
            if range.location != NSNotFound {
                text.addAttribute(.init(CNPostalAddressPropertyAttribute), value: key, range: range)
            }
        }
        return text
    }

    open func attributedString(
        from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        CNPostalAddressFormatter.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
    }

    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }
}

/// What the person chose for lists of people.
///
/// Sendable because nothing of it changes.
open class CNContactsUserDefaults: __ObjCObject, @unchecked Sendable {
    private static let instance = CNContactsUserDefaults()
    open class func shared() -> CNContactsUserDefaults { instance }
    open var sortOrder: CNContactSortOrder { .familyName }
    open var countryCode: String { (Locale.current.region?.identifier ?? "us").lowercased() }
}
