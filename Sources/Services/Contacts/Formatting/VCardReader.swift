// SPDX-License-Identifier: MIT

/// Reads cards. Lines that it does not know are left out; a card without an end is malformed.
struct VCardReader {
    private let lines: [VCardLine]

    /// Folded lines are put together first; those of quoted-printable go on behind an `=`.
    init(_ text: String) {
        var whole: [String] = []
        let pieces = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: true)
        for line in pieces {
            if let first = line.first, first == " " || first == "\t", !whole.isEmpty {
                whole[whole.count - 1] += line.dropFirst()
            } else if let last = whole.last, last.hasSuffix("="), last.uppercased().contains("QUOTED-PRINTABLE") {
                whole[whole.count - 1] = String(last.dropLast()) + line
            } else {
                whole.append(String(line))
            }
        }
        lines = whole.compactMap { VCardLine($0) }
    }

    func contacts() throws -> [ContactData] {
        var found: [ContactData] = []
        var card: [VCardLine]?
        for line in lines {
            switch (line.name, line.value.uppercased()) {
            case ("BEGIN", "VCARD"): card = []
            case ("END", "VCARD"):
                guard let lines = card else { throw CNError(.vCardMalformed) }
                found.append(contact(lines))
                card = nil
            default: card?.append(line)
            }
        }
        if card != nil { throw CNError(.vCardMalformed) }
        return found
    }

    // MARK: One card

    private func contact(_ lines: [VCardLine]) -> ContactData {
        var contact = ContactData()
        var labels: [String: String] = [:]
        for line in lines where line.name == "X-ABLABEL" { labels[line.group] = text(line) }
        for line in lines {
            readName(line, into: &contact)
            readWay(line, label(line, labels), into: &contact)
            readRest(line, label(line, labels), into: &contact)
        }
        if contact.givenName.isEmpty, contact.familyName.isEmpty, contact.organizationName.isEmpty,
            let full = lines.first(where: { $0.name == "FN" })
        {
            let words = text(full).split(separator: " ").map(String.init)
            contact.givenName = words.dropLast().joined(separator: " ")
            contact.familyName = words.last ?? ""
        }
        return contact
    }

    private func label(_ line: VCardLine, _ labels: [String: String]) -> String? {
        if !line.group.isEmpty, let label = labels[line.group] { return label }
        let types = line.types
        if types.contains("CELL") { return CNLabelPhoneNumberMobile }
        if types.contains("FAX") {
            return types.contains("WORK") ? CNLabelPhoneNumberWorkFax : CNLabelPhoneNumberHomeFax
        }
        if types.contains("PAGER") { return CNLabelPhoneNumberPager }
        if types.contains("HOME") { return CNLabelHome }
        if types.contains("WORK") { return CNLabelWork }
        if types.contains("MAIN") { return CNLabelPhoneNumberMain }
        return nil
    }

    private func text(_ line: VCardLine) -> String { VCardLine.unescape(decoded(line)) }

    private func parts(_ line: VCardLine) -> [String] {
        VCardLine.split(decoded(line), at: ";").map(VCardLine.unescape)
    }

    /// Version 2.1 may quote bytes: `=C3=BC`.
    private func decoded(_ line: VCardLine) -> String {
        let isQuoted =
            line.parameter("ENCODING")?.uppercased() == "QUOTED-PRINTABLE" || line.types.contains("QUOTED-PRINTABLE")
        guard isQuoted else { return line.value }
        return line.value.replacingOccurrences(of: "=", with: "%").removingPercentEncoding ?? line.value
    }

    private func readName(_ line: VCardLine, into contact: inout ContactData) {
        switch line.name {
        case "N":
            let parts = parts(line) + ["", "", "", "", ""]
            contact.familyName = parts[0]
            contact.givenName = parts[1]
            contact.middleName = parts[2]
            contact.namePrefix = parts[3]
            contact.nameSuffix = parts[4]
        case "NICKNAME": contact.nickname = text(line)
        case "X-MAIDENNAME": contact.previousFamilyName = text(line)
        case "X-PHONETIC-FIRST-NAME": contact.phoneticGivenName = text(line)
        case "X-PHONETIC-MIDDLE-NAME": contact.phoneticMiddleName = text(line)
        case "X-PHONETIC-LAST-NAME": contact.phoneticFamilyName = text(line)
        case "X-PHONETIC-ORG": contact.phoneticOrganizationName = text(line)
        case "ORG":
            let parts = parts(line)
            contact.organizationName = parts[0]
            contact.departmentName = parts.dropFirst().joined(separator: ", ")
        case "TITLE": contact.jobTitle = text(line)
        case "X-ABSHOWAS": contact.contactType = line.value.uppercased() == "COMPANY" ? .organization : .person
        case "KIND": if line.value.lowercased() == "org" { contact.contactType = .organization }
        default: break
        }
    }

    private func readWay(_ line: VCardLine, _ label: String?, into contact: inout ContactData) {
        switch line.name {
        case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: label, value: text(line) as NSString))
        case "TEL":
            let number = text(line).replacingOccurrences(of: "tel:", with: "")
            contact.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: number)))
        case "URL": contact.urlAddresses.append(CNLabeledValue(label: label, value: text(line) as NSString))
        case "ADR":
            let parts = parts(line) + Array(repeating: "", count: 7)
            var address = CNPostalAddress.Parts()
            let box = [parts[0], parts[2]].filter { !$0.isEmpty }.joined(separator: "\n")
            address.street = box
            address.subLocality = parts[1]
            address.city = parts[3]
            address.state = parts[4]
            address.postalCode = parts[5]
            address.country = parts[6]
            contact.postalAddresses.append(CNLabeledValue(label: label, value: CNPostalAddress(parts: address)))
        case "IMPP":
            let name = text(line).split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
            let address = CNInstantMessageAddress(username: name, service: line.parameter("X-SERVICE-TYPE") ?? "")
            contact.instantMessageAddresses.append(CNLabeledValue(label: label, value: address))
        default: break
        }
    }

    private func readRest(_ line: VCardLine, _ label: String?, into contact: inout ContactData) {
        switch line.name {
        case "NOTE": contact.note = text(line)
        case "BDAY": contact.birthday = date(line)
        case "X-ABDATE", "ANNIVERSARY":
            guard let date = date(line) else { return }
            let kind = label ?? (line.name == "ANNIVERSARY" ? CNLabelDateAnniversary : nil)
            contact.dates.append(CNLabeledValue(label: kind, value: date as NSDateComponents))
        case "X-ABRELATEDNAMES", "RELATED":
            contact.contactRelations.append(
                CNLabeledValue(label: label, value: CNContactRelation(name: text(line))))
        case "X-SOCIALPROFILE":
            let profile = CNSocialProfile(
                urlString: text(line), username: line.parameter("X-USER"), userIdentifier: nil,
                service: line.parameter("TYPE"))
            contact.socialProfiles.append(CNLabeledValue(label: label, value: profile))
        case "PHOTO": contact.imageData = picture(line)
        default: break
        }
    }

    private func picture(_ line: VCardLine) -> Data? {
        let text = line.value.filter { !$0.isWhitespace }
        if let comma = text.range(of: "base64,") { return Data(base64Encoded: String(text[comma.upperBound...])) }
        return Data(base64Encoded: text)
    }

    /// `1985-04-12`, `19850412`, with or without a time, `--04-12` without a year.
    private func date(_ line: VCardLine) -> DateComponents? {
        let text = line.value.prefix { $0 != "T" }
        var components = DateComponents()
        components.calendar = Calendar(identifier: .gregorian)
        if let match = text.wholeMatch(of: /(\d{4})-?(\d{2})-?(\d{2})/) {
            components.year = Int(match.1)
            components.month = Int(match.2)
            components.day = Int(match.3)
        } else if let match = text.wholeMatch(of: /--(\d{2})-?(\d{2})/) {
            components.month = Int(match.1)
            components.day = Int(match.2)
        } else {
            return nil
        }
        if let omitted = line.parameter("X-APPLE-OMIT-YEAR"), omitted == components.year.map(String.init) {
            components.year = nil
        }
        return components
    }
}
