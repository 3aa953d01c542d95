// SPDX-License-Identifier: MIT

/// Everything about a contact.
///
/// Sendable because the objects in it are copies that never change.
struct ContactData: Equatable, @unchecked Sendable {
    var identifier = UUID().uuidString + ":ABPerson"
    var contactType = CNContactType.person
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var previousFamilyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var phoneticGivenName = ""
    var phoneticMiddleName = ""
    var phoneticFamilyName = ""
    var phoneticOrganizationName = ""
    var note = ""
    var imageData: Data?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var birthday: DateComponents?
    var nonGregorianBirthday: DateComponents?
    var dates: [CNLabeledValue<NSDateComponents>] = []

    /// Where the store keeps it, and in which groups.
    var container = ""
    var groups: Set<String> = []

    var nameWords: [String] {
        [givenName, middleName, familyName, previousFamilyName, nickname, organizationName].flatMap {
            $0.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        }
    }

    func sortName(_ order: CNContactSortOrder) -> String {
        let isOrganization = contactType == .organization || (givenName + familyName).isEmpty
        if isOrganization { return organizationName }
        let parts = order == .givenName ? [givenName, familyName] : [familyName, givenName]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
