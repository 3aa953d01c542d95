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
    @MainActor func saving() async throws {
        await mainThreadIsIdle()  // What other tests have changed is told by then.
        nonisolated(unsafe) var posts = 0  // The store posts on the main thread.
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
        await mainThreadIsIdle()
        #expect(posts == 3)
    }

    // https://developer.apple.com/documentation/foundation/nsnotification/name/1403253-cncontactstoredidchange
    @Test("Another process's changes are told, too, and are there")
    @MainActor func changesOfOthers() async throws {
        let person = person("Hedy")
        try execute { $0.add(person, toContainerWithIdentifier: nil) }
        defer { try? execute { $0.delete(person) } }  // The test has failed then, which its expectations say.
        await mainThreadIsIdle()
        var told = NotificationCenter.default.notifications(named: .CNContactStoreDidChange).map { _ in true }
            .makeAsyncIterator()
        try await python(Self.otherProcess, Device.current.contacts)
        #expect(await told.next() == true)
        #expect(try names(person.identifier) == ["Lamarr"])
    }

    private func mainThreadIsIdle() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    private func python(_ program: String, _ folder: URL) async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", program, folder.appendingPathComponent("Contacts.sqlite").path]
        let status = try await withCheckedThrowingContinuation { done in
            process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { done.resume(throwing: error) }
        }
        #expect(status == 0)
    }

    /// Changes a name and says so as `DeviceStore` does.
    private static let otherProcess = """
        import os, sqlite3, sys
        store = sqlite3.connect(sys.argv[1])
        store.execute("UPDATE contact SET vcard = replace(vcard, 'Hedy', 'Lamarr')")
        store.commit()
        open(sys.argv[1] + ".changed", "w").write(f"{os.getpid()}\\n")
        """

    // A device of before: the tables have no version, and pictures are text.
    @Test("People of a device of before are there with their pictures")
    func olderDevices() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }  // What stays lies in the temporary folder.
        try await python(Self.olderSchema, folder)
        let people = try ContactDatabase(folder: folder).contacts()
        #expect(people.map(\.givenName) == ["Ada"])
        #expect(people.first?.imageData == Data([1, 2, 3]))
    }

    private static let olderSchema = """
        import sqlite3, sys
        store = sqlite3.connect(sys.argv[1])
        store.execute("CREATE TABLE contact (identifier TEXT PRIMARY KEY, vcard TEXT NOT NULL, image BLOB)")
        card = "BEGIN:VCARD\\r\\nVERSION:3.0\\r\\nN:;Ada;;;\\r\\nFN:Ada\\r\\nEND:VCARD\\r\\n"
        store.execute("INSERT INTO contact VALUES ('1', ?, CAST(x'010203' AS TEXT))", [card])
        store.commit()
        """

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
