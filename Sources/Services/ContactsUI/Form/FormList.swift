// SPDX-License-Identifier: MIT

/// The values of one property in a form.
struct FormList {
    let name: String
    let placeholders: [String]
    let keyboardType: UIKeyboardType
    var entries: [ContactForm.Entry]
    private let labels: [String]
    private let put: @MainActor ([ContactForm.Entry], CNMutableContact) -> Void

    /// The next label that is not in use.
    mutating func addEntry() {
        let used = Set(entries.map(\.label))
        let label = labels.first { !used.contains($0) } ?? labels[0]
        entries.append(.init(label: label, texts: placeholders.map { _ in "" }, original: nil))
    }

    /// Entries that nobody filled in are left out.
    @MainActor func write(to contact: CNMutableContact) {
        put(entries.filter { $0.texts.contains { !$0.isEmpty } }, contact)
    }

    @MainActor static func all(of contact: CNContact) -> [FormList] {
        [phones(contact), mails(contact), pages(contact), addresses(contact)]
    }

    private static func entry(_ label: String?, _ texts: [String]) -> ContactForm.Entry {
        .init(label: label ?? CNLabelHome, texts: texts, original: nil)
    }

    @MainActor private static func phones(_ contact: CNContact) -> FormList {
        FormList(
            name: "phone", placeholders: ["Phone"], keyboardType: .phonePad,
            entries: contact.phoneNumbers.map { entry($0.label, [$0.value.stringValue]) },
            labels: [CNLabelPhoneNumberMobile, CNLabelHome, CNLabelWork, CNLabelPhoneNumberMain]
        ) { entries, contact in
            contact.phoneNumbers = entries.map {
                CNLabeledValue(label: $0.label, value: CNPhoneNumber(stringValue: $0.texts[0]))
            }
        }
    }

    @MainActor private static func mails(_ contact: CNContact) -> FormList {
        FormList(
            name: "email", placeholders: ["Email"], keyboardType: .emailAddress,
            entries: contact.emailAddresses.map { entry($0.label, [$0.value as String]) },
            labels: [CNLabelHome, CNLabelWork, CNLabelOther]
        ) { entries, contact in
            contact.emailAddresses = entries.map { CNLabeledValue(label: $0.label, value: $0.texts[0] as NSString) }
        }
    }

    @MainActor private static func pages(_ contact: CNContact) -> FormList {
        FormList(
            name: "url", placeholders: ["URL"], keyboardType: .URL,
            entries: contact.urlAddresses.map { entry($0.label, [$0.value as String]) },
            labels: [CNLabelURLAddressHomePage, CNLabelHome, CNLabelWork]
        ) { entries, contact in
            contact.urlAddresses = entries.map { CNLabeledValue(label: $0.label, value: $0.texts[0] as NSString) }
        }
    }

    @MainActor private static func addresses(_ contact: CNContact) -> FormList {
        FormList(
            name: "address", placeholders: ["Street", "City", "State", "ZIP", "Country"], keyboardType: .default,
            entries: contact.postalAddresses.map {
                entry(
                    $0.label, [$0.value.street, $0.value.city, $0.value.state, $0.value.postalCode, $0.value.country])
            }, labels: [CNLabelHome, CNLabelWork, CNLabelOther]
        ) { entries, contact in
            contact.postalAddresses = entries.map { entry in
                let address = CNMutablePostalAddress()
                address.street = entry.texts[0]
                address.city = entry.texts[1]
                address.state = entry.texts[2]
                address.postalCode = entry.texts[3]
                address.country = entry.texts[4]
                return CNLabeledValue(label: entry.label, value: address as CNPostalAddress)
            }
        }
    }
}
