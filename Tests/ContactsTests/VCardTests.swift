// SPDX-License-Identifier: MIT
import Contacts
import Foundation
import Testing

/// Cards of other programs, and of ours.
@Suite struct VCardTests {
    private func read(_ lines: [String]) throws -> CNContact {
        let data = Data(lines.joined(separator: "\r\n").utf8)
        return try #require(try CNContactVCardSerialization.contacts(with: data).first)
    }

    @Test("The example of RFC 6350, 8: version 4.0, a birthday without a year, parts in quotes")
    func version4() throws {
        let contact = try read([
            "BEGIN:VCARD", "VERSION:4.0", "FN:Simon Perreault", "N:Perreault;Simon;;;ing. jr,M.Sc.", "BDAY:--0203",
            "ORG;TYPE=work:Viagenie", "ADR;TYPE=work:;Suite D2-630;2875 Laurier;Quebec;QC;G1V 2M2;Canada",
            "TEL;VALUE=uri;TYPE=\"work,voice\";PREF=1:tel:+1-418-656-9254;ext=102",
            "EMAIL;TYPE=work:simon.perreault@viagenie.ca", "END:VCARD", "",
        ])
        #expect(contact.givenName == "Simon")
        #expect(contact.familyName == "Perreault")
        #expect(contact.organizationName == "Viagenie")
        #expect(contact.birthday?.month == 2 && contact.birthday?.day == 3 && contact.birthday?.year == nil)
        #expect(contact.postalAddresses.first?.value.city == "Quebec")
        #expect(contact.postalAddresses.first?.value.postalCode == "G1V 2M2")
        #expect(contact.emailAddresses.first?.label == CNLabelWork)
        #expect(contact.emailAddresses.first?.value == "simon.perreault@viagenie.ca")
    }

    @Test("Version 2.1: quoted bytes, types without a name, lines that end with LF alone")
    func version2() throws {
        let text = """
            BEGIN:VCARD
            VERSION:2.1
            N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Uwe
            TEL;CELL:0170
            TEL;HOME;FAX:030
            END:VCARD
            """
        let contact = try #require(try CNContactVCardSerialization.contacts(with: Data(text.utf8)).first)
        #expect(contact.familyName == "Müller")
        #expect(contact.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile, CNLabelPhoneNumberHomeFax])
    }

    @Test("What we write is folded at 75 bytes, and reads back as it was")
    func roundTrip() throws {
        let contact = CNMutableContact()
        contact.givenName = "Jürgen"
        contact.familyName = "Müller; Jr"
        contact.middleName = "A,B"
        contact.note = "line1\n" + String(repeating: "äöü ", count: 40)
        contact.phoneNumbers = [CNLabeledValue(label: "Yacht", value: CNPhoneNumber(stringValue: "123"))]
        let address = CNMutablePostalAddress()
        address.street = "Weg 1\nHinterhaus"
        contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        contact.birthday = DateComponents(year: 1985, month: 4, day: 12)
        contact.imageData = Data([0x89, 1, 2, 3])
        let data = try CNContactVCardSerialization.data(with: [contact])
        let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        let back = try #require(try CNContactVCardSerialization.contacts(with: data).first)
        #expect(back.givenName == contact.givenName)
        #expect(back.familyName == contact.familyName)
        #expect(back.middleName == contact.middleName)
        #expect(back.note == contact.note)
        #expect(back.phoneNumbers.first?.label == "Yacht")
        #expect(back.postalAddresses.first?.value.street == "Weg 1\nHinterhaus")
        #expect(back.birthday?.year == 1985)
        #expect(back.imageData == contact.imageData)
    }

    @Test("A card without an end is malformed, and so is text without a card")
    func malformed() {
        for text in ["BEGIN:VCARD\nN:A;B\n", "hello", ""] {
            #expect(throws: CNError.self) { try CNContactVCardSerialization.contacts(with: Data(text.utf8)) }
        }
    }

    @Test("Names and labels as people read them")
    func formatting() {
        let contact = CNMutableContact()
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
        contact.organizationName = "Acme"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Acme")
        contact.namePrefix = "Dr."
        contact.givenName = "Ada"
        contact.familyName = "King"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Dr. Ada King")
        contact.namePrefix = ""
        contact.givenName = "太郎"
        contact.familyName = "山田"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "山田太郎")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: "Yacht") == "Yacht")
    }
}
