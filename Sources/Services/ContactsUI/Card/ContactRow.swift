// SPDX-License-Identifier: MIT

/// A row of a contact's card: a value with what it is for.
struct ContactRow {
    let title: String
    let text: String
    let property: CNContactProperty
    /// Whether a touch does something by itself: a link.
    let isLink: Bool

    /// In the order of iOS' card.
    /// - Parameter keys: the properties that are shown; nil: all.
    static func all(of contact: CNContact, keys: Set<String>?) -> [ContactRow] {
        sections(of: contact, keys: keys).flatMap { $0 }
    }

    static func sections(of contact: CNContact, keys: Set<String>?) -> [[ContactRow]] {
        let shows = { (key: String) in keys?.contains(key) ?? true }
        var sections: [[ContactRow]] = []
        func add<Value>(
            _ key: String, _ values: [CNLabeledValue<Value>], isLink: Bool = false, _ text: (Value) -> String
        ) {
            guard shows(key), !values.isEmpty else { return }
            sections.append(values.map { row(contact, key, $0, isLink: isLink, text($0.value)) })
        }
        add(CNContactPhoneNumbersKey, contact.phoneNumbers, isLink: true) { $0.stringValue }
        add(CNContactEmailAddressesKey, contact.emailAddresses, isLink: true) { $0 as String }
        add(CNContactUrlAddressesKey, contact.urlAddresses, isLink: true) { $0 as String }
        add(CNContactPostalAddressesKey, contact.postalAddresses) {
            CNPostalAddressFormatter.string(from: $0, style: .mailingAddress)
        }
        if shows(CNContactBirthdayKey), let birthday = contact.birthday {
            sections.append([single(contact, CNContactBirthdayKey, birthday, Self.text(of: birthday))])
        }
        add(CNContactDatesKey, contact.dates) { Self.text(of: $0 as DateComponents) }
        add(CNContactRelationsKey, contact.contactRelations) { $0.name }
        add(CNContactSocialProfilesKey, contact.socialProfiles) { $0.username }
        add(CNContactInstantMessageAddressesKey, contact.instantMessageAddresses) { $0.username }
        if shows(CNContactNoteKey), !contact.note.isEmpty {
            sections.append([single(contact, CNContactNoteKey, contact.note, contact.note)])
        }
        return sections
    }

    private static func row<Value>(
        _ contact: CNContact, _ key: String, _ value: CNLabeledValue<Value>, isLink: Bool, _ text: String
    ) -> ContactRow {
        let label = value.label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) }
        return ContactRow(
            title: label ?? CNContact.localizedString(forKey: key), text: text,
            property: CNContactProperty(
                contact: contact, key: key, value: value.value, identifier: value.identifier, label: value.label),
            isLink: isLink)
    }

    private static func single(_ contact: CNContact, _ key: String, _ value: Any, _ text: String) -> ContactRow {
        ContactRow(
            title: CNContact.localizedString(forKey: key), text: text,
            property: CNContactProperty(contact: contact, key: key, value: value), isLink: false)
    }

    private static func text(of date: DateComponents) -> String {
        var calendar = date.calendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        var parts = date
        parts.calendar = nil
        guard let moment = calendar.date(from: parts) else { return "" }
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate(date.year == nil ? "MMMMd" : "MMMMdyyyy")
        return formatter.string(from: moment)
    }

    /// What the system does with the value: call, write, show.
    var action: URL? {
        switch property.key {
        case CNContactPhoneNumbersKey:
            let digits = text.filter { $0.isNumber || "+*#".contains($0) }
            return URL(string: "tel:" + digits)
        case CNContactEmailAddressesKey: return URL(string: "mailto:" + text)
        case CNContactUrlAddressesKey: return URL(string: text.contains("://") ? text : "http://" + text)
        case CNContactPostalAddressesKey:
            var place = URLComponents(string: "http://maps.apple.com/")
            place?.queryItems = [URLQueryItem(name: "q", value: text.replacingOccurrences(of: "\n", with: ", "))]
            return place?.url
        default: return nil
        }
    }
}
