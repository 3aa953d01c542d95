// SPDX-License-Identifier: MIT

/// The properties of contacts by their keys.
enum ContactProperties {
    static let readers: [String: @Sendable (CNContact) -> Any?] = [
        CNContactIdentifierKey: { $0.identifier }, CNContactTypeKey: { $0.contactType.rawValue },
        CNContactNamePrefixKey: { $0.namePrefix }, CNContactGivenNameKey: { $0.givenName },
        CNContactMiddleNameKey: { $0.middleName }, CNContactFamilyNameKey: { $0.familyName },
        CNContactPreviousFamilyNameKey: { $0.previousFamilyName }, CNContactNameSuffixKey: { $0.nameSuffix },
        CNContactNicknameKey: { $0.nickname }, CNContactOrganizationNameKey: { $0.organizationName },
        CNContactDepartmentNameKey: { $0.departmentName }, CNContactJobTitleKey: { $0.jobTitle },
        CNContactPhoneticGivenNameKey: { $0.phoneticGivenName },
        CNContactPhoneticMiddleNameKey: { $0.phoneticMiddleName },
        CNContactPhoneticFamilyNameKey: { $0.phoneticFamilyName },
        CNContactPhoneticOrganizationNameKey: { $0.phoneticOrganizationName }, CNContactNoteKey: { $0.note },
        CNContactImageDataKey: { $0.imageData }, CNContactThumbnailImageDataKey: { $0.thumbnailImageData },
        CNContactImageDataAvailableKey: { $0.imageDataAvailable }, CNContactPhoneNumbersKey: { $0.phoneNumbers },
        CNContactEmailAddressesKey: { $0.emailAddresses }, CNContactPostalAddressesKey: { $0.postalAddresses },
        CNContactUrlAddressesKey: { $0.urlAddresses }, CNContactRelationsKey: { $0.contactRelations },
        CNContactSocialProfilesKey: { $0.socialProfiles },
        CNContactInstantMessageAddressesKey: { $0.instantMessageAddresses }, CNContactBirthdayKey: { $0.birthday },
        CNContactNonGregorianBirthdayKey: { $0.nonGregorianBirthday }, CNContactDatesKey: { $0.dates },
    ]
}

/// A property of a contact, or one of its values: what a person picked. Sendable: immutable.
public final class CNContactProperty: __ObjCObject, NSCopying, @unchecked Sendable {
    public let contact: CNContact
    public let key: String
    /// Of a property with one value, that value; else the labelled one's.
    public let value: Any?
    /// Of the labelled value; nil for a property with one value.
    public let identifier: String?
    public let label: String?

    /// - Parameters:
    ///   - key: one of `CNContact...Key`.
    ///   - identifier: of a value among several; nil: the property has one alone.
    package init(contact: CNContact, key: String, value: Any?, identifier: String? = nil, label: String? = nil) {
        self.contact = contact
        self.key = key
        self.value = value
        self.identifier = identifier
        self.label = label
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func value(forUndefinedKey key: String) -> Any? {
        switch key {
        case "contact": contact
        case "key": self.key
        case "value": value
        case "identifier": identifier
        case "label": label
        default: super.value(forUndefinedKey: key)
        }
    }
}

/// The device's people for the system's own screens, which need no permission of the app: it sees what is picked alone.
package enum ContactAccess {
    /// All of them, whole, in no order for people.
    package static func contacts() throws -> [CNContact] {
        try ContactDatabase.shared.contacts().map { CNContact(data: $0, fetched: nil) }
    }

    /// By family name first; what lists are sorted and divided by.
    package static func sortName(_ contact: CNContact) -> String { contact.data.sortName(.familyName) }

    /// With the properties that the keys name, as a fetch has them; nil: all.
    package static func limited(_ contact: CNContact, to keys: Set<String>?) -> CNContact {
        CNContact(data: contact.data, fetched: keys)
    }

    /// Whether the device has a contact of its identifier, whatever it now says. Reads all contacts.
    package static func isSaved(_ contact: CNContact) throws -> Bool {
        try ContactDatabase.shared.contacts().contains { $0.identifier == contact.identifier }
    }

    /// Saves in the app's name what the person did on a system's screen; the app hears of it as of every change.
    /// - Throws: nothing has changed then.
    package static func perform(_ request: CNSaveRequest) throws {
        try ContactDatabase.shared.perform(request.changes)
    }
}
