// SPDX-License-Identifier: MIT
import Accounts
import Foundation
import Social
import Synchronization
import Testing
import TouchstoneDevice

/// Who may see a person's accounts. Truth: the statements SO of the specification.
@Suite(.serialized) final class AccountPermissionTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let database: AccountDatabase
    private let store: ACAccountStore
    private let person = Person()

    /// The questions that were shown, and what the person says to each.
    private final class Person: Sendable {
        let questions = Mutex<[String]>([])
        let answer = Mutex(true)
    }

    init() {
        database = AccountDatabase(device: Device(folder: folder), app: "org.example.app")
        store = ACAccountStore(database)
        ACAccountStore.ask { [person] title, _, done in
            person.questions.withLock { $0.append(title) }
            done(person.answer.withLock { $0 })
        }
    }

    deinit {
        ACAccountStore.ask(by: nil)
        try? FileManager.default.removeItem(at: folder)  // Only the temporary folder is left fuller.
    }

    private var asked: [String] { person.questions.withLock { $0 } }

    private func addAccount(_ type: String, token: String? = "t", username: String = "ada") throws {
        try database.save(AccountRecord(type: type, username: username, token: token))
    }

    private func request(_ identifier: String, _ options: [AnyHashable: Any]? = nil) async throws -> (Bool, Int?) {
        let type = try #require(store.accountType(withAccountTypeIdentifier: identifier))
        return await withCheckedContinuation { done in
            store.requestAccessToAccounts(with: type, options: options) { granted, error in
                done.resume(returning: (granted, error.map { ($0 as NSError).code }))
            }
        }
    }

    private func facebook(_ permissions: String...) -> [AnyHashable: Any] {
        [ACFacebookAppIdKey: "1", ACFacebookPermissionsKey: permissions]
    }

    @Test("SO2, SO14: Twitter and Facebook have types, what nobody knows has none")
    func types() {
        #expect(store.accountType(withAccountTypeIdentifier: ACAccountTypeIdentifierTwitter) != nil)
        #expect(store.accountType(withAccountTypeIdentifier: ACAccountTypeIdentifierFacebook) != nil)
        #expect(store.accountType(withAccountTypeIdentifier: "org.example.none") == nil)
    }

    @Test("SO15, SO17, SO25: asking what was granted asks nobody; a grant is for good, and shows the accounts")
    func granted() async throws {
        try addAccount(ACAccountTypeIdentifierTwitter)
        try addAccount(ACAccountTypeIdentifierTwitter, username: "grace")
        let type = try #require(store.accountType(withAccountTypeIdentifier: ACAccountTypeIdentifierTwitter))
        #expect(!type.accessGranted && asked.isEmpty)
        #expect(store.accounts(with: type).isEmpty)
        #expect(try await request(ACAccountTypeIdentifierTwitter) == (true, nil))
        #expect(type.accessGranted && asked.count == 1)
        #expect(try await request(ACAccountTypeIdentifierTwitter) == (true, nil))
        #expect(asked.count == 1)
        #expect(store.accounts(with: type).compactMap { ($0 as? ACAccount)?.username } == ["ada", "grace"])
        // As after a relaunch: another database of the same device and app.
        let later = ACAccountStore(AccountDatabase(device: Device(folder: folder), app: "org.example.app"))
        #expect(later.accountType(withAccountTypeIdentifier: ACAccountTypeIdentifierTwitter).accessGranted)
        let other = ACAccountStore(AccountDatabase(device: Device(folder: folder), app: "org.example.other"))
        #expect(!other.accountType(withAccountTypeIdentifier: ACAccountTypeIdentifierTwitter).accessGranted)
    }

    @Test("SO17: a refusal is for good, too")
    func refused() async throws {
        try addAccount(ACAccountTypeIdentifierTwitter)
        person.answer.withLock { $0 = false }
        #expect(try await request(ACAccountTypeIdentifierTwitter).0 == false)
        person.answer.withLock { $0 = true }
        #expect(try await request(ACAccountTypeIdentifierTwitter).0 == false)
        #expect(asked.count == 1)
    }

    @Test("SO19: an account that the service turns down counts as none: error 6, without a question")
    func unusable() async throws {
        try addAccount(ACAccountTypeIdentifierTwitter, token: nil)
        #expect(try await request(ACAccountTypeIdentifierTwitter) == (false, 6))
        #expect(asked.isEmpty)
    }

    @Test("SO20: Facebook's options need the app's number and the permissions; Twitter takes none")
    func options() async throws {
        try addAccount(ACAccountTypeIdentifierFacebook)
        try addAccount(ACAccountTypeIdentifierTwitter)
        for options in [nil, [:], [ACFacebookAppIdKey: "1"]] as [[AnyHashable: Any]?] {
            let (granted, code) = try await request(ACAccountTypeIdentifierFacebook, options)
            #expect(!granted && code != nil)
        }
        #expect(try await request(ACAccountTypeIdentifierTwitter, nil) == (true, nil))
    }

    @Test("SO22: permissions to read and to write are not asked for at once; the audience passes")
    func audience() async throws {
        try addAccount(ACAccountTypeIdentifierFacebook)
        #expect(try await request(ACAccountTypeIdentifierFacebook, facebook("email", "publish_stream")).0 == false)
        #expect(asked.isEmpty)
        #expect(try await request(ACAccountTypeIdentifierFacebook, facebook("email")).0)
        var writing = facebook("publish_stream")
        writing[ACFacebookAudienceKey] = ACFacebookAudienceEveryone
        #expect(try await request(ACAccountTypeIdentifierFacebook, writing).0)
    }

    @Test("SO23: each permission of identity grants the others", arguments: ["id", "first_name", "gender", "email"])
    func identity(_ permission: String) async throws {
        try addAccount(ACAccountTypeIdentifierFacebook)
        #expect(try await request(ACAccountTypeIdentifierFacebook, facebook(permission)).0)
        #expect(
            try await request(
                ACAccountTypeIdentifierFacebook, facebook("id", "name", "last_name", "link", "username", "locale")
            ).0)
        #expect(asked.count == 1)
    }

    @Test("SO24: once granted, posting is not asked for again until it is taken back at the service")
    func publishing() async throws {
        try addAccount(ACAccountTypeIdentifierFacebook)
        #expect(try await request(ACAccountTypeIdentifierFacebook, facebook("email")).0)
        for _ in 0..<2 {
            #expect(try await request(ACAccountTypeIdentifierFacebook, facebook("publish_stream")).0)
        }
        #expect(asked.count == 2)
        try database.removeAccess(ACAccountTypeIdentifierFacebook, of: .publishing)
        #expect(try await request(ACAccountTypeIdentifierFacebook, facebook("publish_stream")).0)
        #expect(asked.count == 3)
    }
}
