// SPDX-License-Identifier: MIT

/// Something that names properties of contacts: a key, or what a formatter needs.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// Keys that belong together.
struct KeySet: CNKeyDescriptor {
    let keys: Set<String>
}

extension CNKeyDescriptor {
    var keys: Set<String> {
        switch self {
        case let set as KeySet: set.keys
        case let key as String: [key]
        case let key as NSString: [key as String]
        default: []
        }
    }
}

public enum CNContactType: Int, Sendable { case person = 0, organization }
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault = 0, givenNameFirst, familyNameFirst }

/// A person or an organisation, as it was when it was fetched. Reading a property that was not fetched raises.
///
/// Sendable: immutable, but for `CNMutableContact`, which stays with who made it.
open class CNContact: __ObjCObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    var data: ContactData
    /// nil: all.
    let fetched: Set<String>?

    public override init() {
        data = ContactData()
        fetched = nil
        super.init()
    }

    init(data: ContactData, fetched: Set<String>?) {
        self.data = data
        self.fetched = fetched
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let bytes = coder.decodeObject(forKey: "vcard") as? Data,
            let contact = try? CNContactVCardSerialization.contacts(with: bytes).first
        else { return nil }
        data = contact.data
        if let identifier = coder.decodeObject(forKey: "identifier") as? String { data.identifier = identifier }
        fetched = nil
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(VCardWriter().text(of: [data]).data(using: .utf8), forKey: "vcard")
        coder.encode(data.identifier, forKey: "identifier")
    }

    /// Raises as iOS does when the property was not among the keys of the request.
    func read<Value>(_ key: String, _ path: KeyPath<ContactData, Value>) -> Value {
        if let fetched, !fetched.contains(key), key != CNContactIdentifierKey {
            NSException.raise(
                .init(CNContactPropertyNotFetchedExceptionName),
                "A property was not requested when contact was fetched.")
        }
        return data[keyPath: path]
    }

    open var identifier: String { data.identifier }
    open var id: UUID { UUID(uuidString: data.identifier.components(separatedBy: ":").first ?? "") ?? UUID() }
    open var contactType: CNContactType { read(CNContactTypeKey, \.contactType) }
    open var namePrefix: String { read(CNContactNamePrefixKey, \.namePrefix) }
    open var givenName: String { read(CNContactGivenNameKey, \.givenName) }
    open var middleName: String { read(CNContactMiddleNameKey, \.middleName) }
    open var familyName: String { read(CNContactFamilyNameKey, \.familyName) }
    open var previousFamilyName: String { read(CNContactPreviousFamilyNameKey, \.previousFamilyName) }
    open var nameSuffix: String { read(CNContactNameSuffixKey, \.nameSuffix) }
    open var nickname: String { read(CNContactNicknameKey, \.nickname) }
    open var organizationName: String { read(CNContactOrganizationNameKey, \.organizationName) }
    open var departmentName: String { read(CNContactDepartmentNameKey, \.departmentName) }
    open var jobTitle: String { read(CNContactJobTitleKey, \.jobTitle) }
    open var phoneticGivenName: String { read(CNContactPhoneticGivenNameKey, \.phoneticGivenName) }
    open var phoneticMiddleName: String { read(CNContactPhoneticMiddleNameKey, \.phoneticMiddleName) }
    open var phoneticFamilyName: String { read(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName) }
    open var phoneticOrganizationName: String {
        read(CNContactPhoneticOrganizationNameKey, \.phoneticOrganizationName)
    }
    open var note: String { read(CNContactNoteKey, \.note) }
    open var imageData: Data? { read(CNContactImageDataKey, \.imageData) }
    /// The picture itself: it is not made smaller.
    open var thumbnailImageData: Data? { read(CNContactThumbnailImageDataKey, \.imageData) }
    open var imageDataAvailable: Bool { read(CNContactImageDataAvailableKey, \.imageData) != nil }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { read(CNContactPhoneNumbersKey, \.phoneNumbers) }
    open var emailAddresses: [CNLabeledValue<NSString>] { read(CNContactEmailAddressesKey, \.emailAddresses) }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        read(CNContactPostalAddressesKey, \.postalAddresses)
    }
    open var urlAddresses: [CNLabeledValue<NSString>] { read(CNContactUrlAddressesKey, \.urlAddresses) }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] {
        read(CNContactRelationsKey, \.contactRelations)
    }
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { read(CNContactSocialProfilesKey, \.socialProfiles) }
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        read(CNContactInstantMessageAddressesKey, \.instantMessageAddresses)
    }
    open var birthday: DateComponents? { read(CNContactBirthdayKey, \.birthday) }
    open var nonGregorianBirthday: DateComponents? {
        read(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday)
    }
    open var dates: [CNLabeledValue<NSDateComponents>] { read(CNContactDatesKey, \.dates) }

    /// Properties by their keys, for predicates and key paths: "emailAddresses.@count > 0".
    open override func value(forUndefinedKey key: String) -> Any? {
        guard let read = ContactProperties.readers[key] else { return super.value(forUndefinedKey: key) }
        return read(self)
    }

    // MARK: Keys

    open func isKeyAvailable(_ key: String) -> Bool { fetched?.contains(key) ?? true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
        keyDescriptors.allSatisfy { $0.keys.allSatisfy(isKeyAvailable) }
    }
    open class func localizedString(forKey key: String) -> String { ContactNames.property(key) }
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { identifier == contactIdentifier }

    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
        KeySet(keys: [
            CNContactGivenNameKey, CNContactFamilyNameKey, CNContactMiddleNameKey, CNContactOrganizationNameKey,
            CNContactTypeKey,
        ])
    }
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { a, b in
            guard let a = a as? CNContact, let b = b as? CNContact else { return .orderedSame }
            return a.data.sortName(sortOrder).localizedStandardCompare(b.data.sortName(sortOrder))
        }
    }

    // MARK: Copying and comparing

    open func copy(with zone: NSZone? = nil) -> Any { CNContact(data: data, fetched: fetched) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(data: data, fetched: fetched) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.data == data }
    open override var hash: Int { data.identifier.hashValue }
    open override var description: String {
        "<CNContact: identifier=\(data.identifier), givenName=\(data.givenName), familyName=\(data.familyName)>"
    }

    // MARK: Predicates

    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        let words = name.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        return ContactPredicate { contact in
            let names = contact.nameWords
            return !words.isEmpty && words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
        }.predicate
    }
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        ContactPredicate { contact in
            contact.emailAddresses.contains {
                ($0.value as String).caseInsensitiveCompare(emailAddress) == .orderedSame
            }
        }.predicate
    }
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        let digits = phoneNumber.significantDigits
        return ContactPredicate { contact in
            contact.phoneNumbers.contains { $0.value.significantDigits == digits }
        }.predicate
    }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        let wanted = Set(identifiers)
        return ContactPredicate { wanted.contains($0.identifier) }.predicate
    }
    open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        ContactPredicate { $0.groups.contains(groupIdentifier) }.predicate
    }
    open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        ContactPredicate { $0.container == containerIdentifier }.predicate
    }
}

/// A question about contacts as a predicate.
struct ContactPredicate {
    let matches: @Sendable (ContactData) -> Bool
    init(_ matches: @escaping @Sendable (ContactData) -> Bool) { self.matches = matches }

    var predicate: NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map { matches($0.data) } ?? false }
    }
}
