// SPDX-License-Identifier: MIT

/// A contact that can be changed; the store sees it when a save request says so.
open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType {
        get { super.contactType }
        set { data.contactType = newValue }
    }
    open override var namePrefix: String {
        get { super.namePrefix }
        set { data.namePrefix = newValue }
    }
    open override var givenName: String {
        get { super.givenName }
        set { data.givenName = newValue }
    }
    open override var middleName: String {
        get { super.middleName }
        set { data.middleName = newValue }
    }
    open override var familyName: String {
        get { super.familyName }
        set { data.familyName = newValue }
    }
    open override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { data.previousFamilyName = newValue }
    }
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { data.nameSuffix = newValue }
    }
    open override var nickname: String {
        get { super.nickname }
        set { data.nickname = newValue }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { data.organizationName = newValue }
    }
    open override var departmentName: String {
        get { super.departmentName }
        set { data.departmentName = newValue }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { data.jobTitle = newValue }
    }
    open override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { data.phoneticGivenName = newValue }
    }
    open override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { data.phoneticMiddleName = newValue }
    }
    open override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { data.phoneticFamilyName = newValue }
    }
    open override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { data.phoneticOrganizationName = newValue }
    }
    open override var note: String {
        get { super.note }
        set { data.note = newValue }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { data.imageData = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { data.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { data.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { data.postalAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { data.urlAddresses = newValue }
    }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { data.contactRelations = newValue }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { data.socialProfiles = newValue }
    }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { data.instantMessageAddresses = newValue }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { data.birthday = newValue }
    }
    open override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { data.nonGregorianBirthday = newValue }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { data.dates = newValue }
    }
}
