// SPDX-License-Identifier: MIT
import Foundation
import Synchronization
import Testing
import TouchstoneDevice

@testable import Accounts
@testable import Social

/// The device's accounts, and what apps may do with them.
@Suite(.serialized) struct AccountTests {
    /// A device of its own with an app, and answers to the system's questions.
    private final class Probe: Sendable {
        let device: Device
        let questions = Mutex<[String]>([])
        private let answer: Bool

        init(answers answer: Bool = true) {
            self.answer = answer
            device = Device(
                folder: FileManager.default.temporaryDirectory.appendingPathComponent("accounts-\(UUID().uuidString)"))
            ACAccountStore.ask { [self] title, _, answered in
                questions.withLock { $0.append(title) }
                answered(self.answer)
            }
        }

        func database(_ app: String = "org.example.app") -> AccountDatabase {
            AccountDatabase(device: device, app: app)
        }
        var store: ACAccountStore { ACAccountStore(database()) }
        func add(_ type: String, _ name: String, token: String? = "token") throws {
            try database().save(AccountRecord(type: type, username: name, token: token, secret: "secret"))
        }
        func type(_ identifier: String) throws -> ACAccountType {
            try #require(store.accountType(withAccountTypeIdentifier: identifier))
        }
        func remove() throws {
            ACAccountStore.ask(by: nil)
            try FileManager.default.removeItem(at: device.folder)
        }
    }

    private func request(
        _ store: ACAccountStore, _ type: ACAccountType, _ options: [AnyHashable: Any]? = nil
    ) async -> (granted: Bool, code: Int?) {
        await withCheckedContinuation { done in
            store.requestAccessToAccounts(with: type, options: options) { granted, error in
                done.resume(returning: (granted, (error as NSError?)?.code))
            }
        }
    }

    private func facebook(_ permissions: String...) -> [AnyHashable: Any] {
        [
            ACFacebookAppIdKey: "1", ACFacebookPermissionsKey: permissions,
            ACFacebookAudienceKey: ACFacebookAudienceEveryone,
        ]
    }

    private let notFound = Int(ACErrorAccountNotFound.rawValue)

    @Test("SO14: types of the services, and nil for an unknown one")
    func types() throws {
        let store = ACAccountStore()
        for identifier in [ACAccountTypeIdentifierTwitter, ACAccountTypeIdentifierFacebook] {
            #expect(store.accountType(withAccountTypeIdentifier: identifier)?.identifier == identifier)
        }
        #expect(store.accountType(withAccountTypeIdentifier: "org.example.none") == nil)
    }

    @Test("SO13, SO15, SO16, SO17, SO25: one question, which names app and service; its answer is kept")
    func granting() async throws {
        let probe = Probe()
        defer { try? probe.remove() }
        try probe.add(ACAccountTypeIdentifierTwitter, "ada")
        try probe.add(ACAccountTypeIdentifierTwitter, "grace")
        let type = try probe.type(ACAccountTypeIdentifierTwitter)
        #expect(!type.accessGranted && probe.store.accounts(with: type).isEmpty)
        #expect(await request(probe.store, type) == (true, nil))
        let question = try #require(probe.questions.withLock { $0 }.first)
        #expect(question.contains("Twitter") && question.contains(AppIdentity.displayName))
        #expect(type.accessGranted)
        let names = probe.store.accounts(with: type).compactMap { ($0 as? ACAccount)?.username }
        #expect(names == ["ada", "grace"])
        #expect(await request(probe.store, type).granted)
        #expect(probe.questions.withLock { $0.count } == 1)
        // Another app sees the same accounts once it may.
        let other = ACAccountStore(probe.database("org.example.other"))
        let itsType = try #require(other.accountType(withAccountTypeIdentifier: ACAccountTypeIdentifierTwitter))
        #expect(other.accounts(with: itsType).isEmpty)
        #expect(await request(other, itsType).granted)
        #expect(other.accounts(with: itsType).count == 2)
    }

    @Test("SO16: Don't Allow is kept as well")
    func refusing() async throws {
        let probe = Probe(answers: false)
        defer { try? probe.remove() }
        try probe.add(ACAccountTypeIdentifierTwitter, "ada")
        let type = try probe.type(ACAccountTypeIdentifierTwitter)
        for _ in 0..<2 {
            #expect(await request(probe.store, type) == (false, Int(ACErrorPermissionDenied.rawValue)))
        }
        #expect(probe.questions.withLock { $0.count } == 1 && !type.accessGranted)
    }

    @Test("SO18, SO19: without an account, or with one that its service would turn down, there is no question")
    func missing() async throws {
        let probe = Probe()
        defer { try? probe.remove() }
        let type = try probe.type(ACAccountTypeIdentifierTwitter)
        #expect(await request(probe.store, type) == (false, notFound))
        try probe.add(ACAccountTypeIdentifierTwitter, "ada", token: nil)
        #expect(await request(probe.store, type) == (false, notFound))
        #expect(notFound == 6 && probe.questions.withLock { $0.isEmpty })
    }

    @Test("SO20, SO21, SO22: what Facebook has to be asked, and in which order")
    func facebookOrder() async throws {
        let probe = Probe()
        defer { try? probe.remove() }
        try probe.add(ACAccountTypeIdentifierFacebook, "ada")
        let type = try probe.type(ACAccountTypeIdentifierFacebook)
        #expect(await request(probe.store, type).granted == false)
        #expect(await request(probe.store, type, facebook("publish_stream")).granted == false)
        #expect(await request(probe.store, type, facebook("email", "publish_stream")).granted == false)
        #expect(probe.questions.withLock { $0.isEmpty })
        #expect(await request(probe.store, type, facebook("email")).granted)
        #expect(await request(probe.store, type, facebook("publish_stream")).granted)
        let asked = probe.questions.withLock { $0 }
        #expect(asked.count == 2 && asked[0] != asked[1])
    }

    @Test("SO23, SO24: any word about who somebody is grants all of them; what the service took back is asked anew")
    func facebookKinds() async throws {
        let probe = Probe()
        defer { try? probe.remove() }
        try probe.add(ACAccountTypeIdentifierFacebook, "ada")
        let type = try probe.type(ACAccountTypeIdentifierFacebook)
        #expect(await request(probe.store, type, facebook("first_name")).granted)
        #expect(await request(probe.store, type, facebook("locale", "email")).granted)
        #expect(probe.questions.withLock { $0.count } == 1)
        for _ in 0..<2 { #expect(await request(probe.store, type, facebook("publish_stream")).granted) }
        #expect(probe.questions.withLock { $0.count } == 2)
        try probe.database().removeAccess(ACAccountTypeIdentifierFacebook, of: .publishing)
        #expect(await request(probe.store, type, facebook("publish_stream")).granted)
        #expect(probe.questions.withLock { $0.count } == 3)
    }
}
