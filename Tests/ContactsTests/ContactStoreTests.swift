// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

@testable import Contacts

/// The store as Apple's documentation of Contacts has it. All tests share the process's people: each removes whom it has made.
@Suite(.serialized) struct ContactStoreTests {
    private let store = CNContactStore()

    init() { Permissions.current.set(.contacts, to: .granted) }

    private func person(_ name: String) -> CNMutableContact {
        let person = CNMutableContact()
        person.givenName = name
        return person
    }

    private func execute(_ change: (CNSaveRequest) -> Void) throws {
        let request = CNSaveRequest()
        change(request)
        try store.execute(request)
    }

    private func names(_ identifier: String) throws -> [String] {
        let keys = [CNContactGivenNameKey as NSString]
        let predicate = CNContact.predicateForContacts(withIdentifiers: [identifier])
        return try store.unifiedContacts(matching: predicate, keysToFetch: keys).map(\.givenName)
    }

    @Test("PP8: requests add, update and delete; each posts that the store has changed")
    func saving() throws {
        nonisolated(unsafe) var posts = 0  // The store posts on the thread that saves.
        let token = NotificationCenter.default.addObserver(
            forName: .CNContactStoreDidChange, object: nil, queue: nil
        ) { _ in posts += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        let person = person("Emmy")
        try execute { $0.add(person, toContainerWithIdentifier: nil) }
        #expect(try names(person.identifier) == ["Emmy"])
        person.givenName = "Amalie"
        #expect(try names(person.identifier) == ["Emmy"])
        try execute { $0.update(person) }
        #expect(try names(person.identifier) == ["Amalie"])
        try execute { $0.delete(person) }
        #expect(try names(person.identifier).isEmpty)
        #expect(posts == 3)
    }

    @Test("A request is done as a whole or not at all")
    func wholeness() throws {
        let (known, unknown) = (person("Sophie"), person("Nobody"))
        #expect(throws: CNError.self) {
            try execute {
                $0.add(known, toContainerWithIdentifier: nil)
                $0.update(unknown)
            }
        }
        #expect(try names(known.identifier).isEmpty)
    }

    // https://developer.apple.com/documentation/contacts/cncontact: "CNContactPropertyNotFetchedExceptionName"
    @Test("PP3: a key that was not fetched raises")
    func unfetched() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let contact = CNContact(data: ContactData(), fetched: [CNContactGivenNameKey])
            _ = contact.givenName
            _ = contact.emailAddresses
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("CNPropertyNotFetchedException"))
        let contact = CNContact(data: ContactData(), fetched: [CNContactGivenNameKey])
        #expect(contact.isKeyAvailable(CNContactGivenNameKey) && !contact.isKeyAvailable(CNContactEmailAddressesKey))
    }

    @Test("PP1: refused, nothing is read or saved")
    func refusal() {
        Permissions.current.set(.contacts, to: .denied)
        defer { Permissions.current.set(.contacts, to: .granted) }
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        #expect(throws: CNError.self) { try store.groups(matching: nil) }
        #expect(throws: CNError.self) { try execute { $0.add(person("Hedy"), toContainerWithIdentifier: nil) } }
    }
}
