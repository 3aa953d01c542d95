// SPDX-License-Identifier: MIT

/// Writes cards of version 3.0, with Apple's own properties where the version has none.
struct VCardWriter {
    static let keys: Set<String> = [
        CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
        CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
        CNContactDepartmentNameKey, CNContactJobTitleKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey,
        CNContactPhoneticFamilyNameKey, CNContactNoteKey, CNContactImageDataKey, CNContactPhoneNumbersKey,
        CNContactEmailAddressesKey, CNContactPostalAddressesKey, CNContactUrlAddressesKey, CNContactRelationsKey,
        CNContactSocialProfilesKey, CNContactInstantMessageAddressesKey, CNContactBirthdayKey, CNContactDatesKey,
    ]

    private final class Card {
        var lines: [VCardLine] = []
        private var groups = 0

        func add(_ name: String, _ value: String) { add(name, [], value) }

        func add(_ name: String, _ parameters: [(String, String)], _ value: String) {
            lines.append(VCardLine(name, parameters, value))
        }

        func addText(_ name: String, _ text: String) { if !text.isEmpty { add(name, VCardLine.escape(text)) } }

        /// A label of the standard is a type; another one stands on a line of its own in the same group.
        func addLabeled(_ name: String, _ label: String?, _ parameters: [(String, String)], _ value: String) {
            let known = ["_$!<Home>!$_": "HOME", "_$!<Work>!$_": "WORK", CNLabelPhoneNumberMobile: "CELL"]
            if let label, let type = known[label] { return add(name, parameters + [("TYPE", type)], value) }
            guard let label else { return add(name, parameters, value) }
            groups += 1
            lines.append(VCardLine(group: "item\(groups)", name, parameters, value))
            lines.append(VCardLine(group: "item\(groups)", "X-ABLabel", [], VCardLine.escape(label)))
        }
    }

    func text(of contacts: [ContactData]) -> String {
        contacts.map { contact in
            let card = Card()
            card.add("BEGIN", "VCARD")
            card.add("VERSION", "3.0")
            addNames(contact, to: card)
            addWays(contact, to: card)
            addDates(contact, to: card)
            addPeople(contact, to: card)
            card.addText("NOTE", contact.note)
            if let image = contact.imageData {
                card.add("PHOTO", [("ENCODING", "b"), ("TYPE", Self.type(of: image))], image.base64EncodedString())
            }
            card.add("END", "VCARD")
            return card.lines.map(\.text).joined()
        }.joined()
    }

    private static func type(of image: Data) -> String { image.first == 0x89 ? "PNG" : "JPEG" }

    private func addNames(_ contact: ContactData, to card: Card) {
        let name = [
            contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
        ]
        card.add("N", name.map(VCardLine.escape).joined(separator: ";"))
        let inner = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
        ].filter { !$0.isEmpty }.joined(separator: " ")
        card.add("FN", VCardLine.escape(inner.isEmpty ? contact.organizationName : inner))
        card.addText("NICKNAME", contact.nickname)
        card.addText("X-MAIDENNAME", contact.previousFamilyName)
        card.addText("X-PHONETIC-FIRST-NAME", contact.phoneticGivenName)
        card.addText("X-PHONETIC-MIDDLE-NAME", contact.phoneticMiddleName)
        card.addText("X-PHONETIC-LAST-NAME", contact.phoneticFamilyName)
        card.addText("X-PHONETIC-ORG", contact.phoneticOrganizationName)
        if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
            let parts = [contact.organizationName, contact.departmentName].map(VCardLine.escape)
            card.add("ORG", parts.joined(separator: ";"))
        }
        card.addText("TITLE", contact.jobTitle)
        if contact.contactType == .organization { card.add("X-ABShowAs", "COMPANY") }
    }

    private func addWays(_ contact: ContactData, to card: Card) {
        for one in contact.emailAddresses {
            card.addLabeled("EMAIL", one.label, [("TYPE", "INTERNET")], VCardLine.escape(one.value as String))
        }
        for one in contact.phoneNumbers {
            card.addLabeled("TEL", one.label, [("TYPE", "VOICE")], VCardLine.escape(one.value.stringValue))
        }
        for one in contact.urlAddresses {
            card.addLabeled("URL", one.label, [], VCardLine.escape(one.value as String))
        }
        for one in contact.postalAddresses {
            let address = one.value
            let parts = [
                "", address.subLocality, address.street, address.city, address.state, address.postalCode,
                address.country,
            ]
            card.addLabeled("ADR", one.label, [], parts.map(VCardLine.escape).joined(separator: ";"))
        }
    }

    private func addDates(_ contact: ContactData, to card: Card) {
        if let birthday = contact.birthday { addDate("BDAY", birthday, to: card) }
        for one in contact.dates {
            let value = one.value as DateComponents
            card.addLabeled("X-ABDATE", one.label, parameters(value), Self.text(of: value))
        }
    }

    private func addDate(_ name: String, _ date: DateComponents, to card: Card) {
        card.add(name, parameters(date), Self.text(of: date))
    }

    /// Without a year: the one that stands for none.
    private static let noYear = 1604

    private func parameters(_ date: DateComponents) -> [(String, String)] {
        let isYearless = date.year == nil
        return isYearless ? [("X-APPLE-OMIT-YEAR", "\(Self.noYear)")] : []
    }

    private static func text(of date: DateComponents) -> String {
        func padded(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return "\(padded(date.year ?? noYear, 4))-\(padded(date.month ?? 1, 2))-\(padded(date.day ?? 1, 2))"
    }

    private func addPeople(_ contact: ContactData, to card: Card) {
        for one in contact.contactRelations {
            card.addLabeled("X-ABRELATEDNAMES", one.label, [], VCardLine.escape(one.value.name))
        }
        for one in contact.socialProfiles {
            let profile = one.value
            var parameters = [("TYPE", profile.service.lowercased())]
            if !profile.username.isEmpty { parameters.append(("X-USER", profile.username)) }
            card.addLabeled("X-SOCIALPROFILE", one.label, parameters, VCardLine.escape(profile.urlString))
        }
        for one in contact.instantMessageAddresses {
            let parameters = [("X-SERVICE-TYPE", one.value.service)]
            card.addLabeled("IMPP", one.label, parameters, "x-apple:" + VCardLine.escape(one.value.username))
        }
    }
}
