// SPDX-License-Identifier: MIT
internal import TouchstoneDevice
internal import UIKit

/// The device's accounts. Sendable: the database has a lock.
open class ACAccountStore: __ObjCObject, @unchecked Sendable {
    /// Asks a person: title and message, and what is called with the answer, on any thread.
    package typealias Prompt = @Sendable (String, String?, @escaping @Sendable (Bool) -> Void) -> Void
    private static let prompt = PromptBox()
    /// In place of the system's alert, for tests.
    package static func ask(by prompt: Prompt?) { Self.prompt.set(prompt) }

    /// Sendable: the lock guards the closure.
    private final class PromptBox: @unchecked Sendable {
        private let lock = NSLock()
        private var prompt: Prompt?
        func set(_ prompt: Prompt?) { lock.withLock { self.prompt = prompt } }
        func get() -> Prompt? { lock.withLock { prompt } }
    }

    private let database: AccountDatabase

    public override convenience init() { self.init(.current) }
    /// Tests bring a database of their own.
    package init(_ database: AccountDatabase) {
        self.database = database
        super.init()
    }

    private func failing<Result>(_ fallback: Result, _ body: () throws -> Result) -> Result {
        do { return try body() } catch {
            Unsupported.report("ACAccountStore: \(error)")
            return fallback
        }
    }

    /// All that the app may see.
    open var accounts: NSArray! {
        let visible = failing([]) { try database.accounts() }.filter { database.isGranted($0.type) }
        return NSArray(array: visible.map { ACAccount($0) })
    }
    open func account(withIdentifier identifier: String!) -> ACAccount! {
        failing([]) { try database.accounts() }.first { $0.identifier == identifier && database.isGranted($0.type) }
            .map { ACAccount($0) }
    }
    /// nil for a service that is not known.
    open func accountType(withAccountTypeIdentifier typeIdentifier: String!) -> ACAccountType! {
        ACAccountType.names[typeIdentifier] == nil ? nil : ACAccountType(typeIdentifier, database)
    }
    /// Empty without permission.
    open func accounts(with accountType: ACAccountType!) -> [Any]! {
        guard accountType.accessGranted else { return [] }
        return failing([]) { try database.accounts(accountType.identifier) }.map { ACAccount($0) }
    }

    // MARK: Permission

    /// Asks once for each kind of access; later the answers of then come at once.
    open func requestAccessToAccounts(
        with accountType: ACAccountType!, options: [AnyHashable: Any]! = nil,
        completion: ACAccountStoreRequestAccessCompletionHandler!
    ) {
        let type: String = accountType.identifier
        if let refusal = refusal(type, options) { return answer(completion, false, refusal) }
        let known = failing([]) { try database.accounts(type) }.filter(\.isUsable)
        guard !known.isEmpty else { return answer(completion, false, error(ACErrorAccountNotFound)) }
        decide(type, AccessKind.wanted(type, options)) { [self] granted in
            answer(completion, granted, granted ? nil : error(ACErrorPermissionDenied))
        }
    }

    /// One question after the other, until one is answered with no.
    private func decide(
        _ type: String, _ kinds: [AccessKind], _ done: @escaping @Sendable (Bool) -> Void
    ) {
        guard let kind = kinds.first else { return done(true) }
        let rest = Array(kinds.dropFirst())
        if let decided = database.access(type, of: kind) {
            return decided ? decide(type, rest, done) : done(false)
        }
        ask(kind.question(type), kind.explanation) { [self] granted in
            failing(()) { try database.setAccess(type, of: kind, to: granted) }
            if granted { decide(type, rest, done) } else { done(false) }
        }
    }

    open func requestAccessToAccounts(
        with accountType: ACAccountType!, options: [AnyHashable: Any]! = nil
    ) async throws -> Bool {
        try await withCheckedThrowingContinuation { done in
            requestAccessToAccounts(with: accountType, options: options) { granted, error in
                done.resume(with: error.map { .failure($0) } ?? .success(granted))
            }
        }
    }

    /// Facebook wants the app's number and permissions, and not those to read and to write at once (SO20 to SO22).
    private func refusal(_ type: String, _ options: [AnyHashable: Any]?) -> NSError? {
        guard type == ACAccountTypeIdentifierFacebook else { return nil }
        guard options?[ACFacebookAppIdKey] is String, let wanted = options?[ACFacebookPermissionsKey] as? [String]
        else {
            return error(ACErrorAccessInfoInvalid)
        }
        let writes = wanted.filter(AccessKind.isWriting)
        if !writes.isEmpty, writes.count < wanted.count { return error(ACErrorAccessInfoInvalid) }
        if !writes.isEmpty, !database.isGranted(type) { return error(ACErrorPermissionDenied) }
        return nil
    }

    private func error(_ code: ACErrorCode) -> NSError {
        NSError(domain: ACErrorDomain, code: Int(code.rawValue), userInfo: nil)
    }

    private func ask(_ title: String, _ message: String?, _ answered: @escaping @Sendable (Bool) -> Void) {
        if let prompt = Self.prompt.get() { return prompt(title, message, answered) }
        if let prepared = Device.variable("ACCOUNTS") { return answered(prepared != "denied") }
        DispatchQueue.main.async {
            SystemAlert.ask(
                title: title, message: message, buttons: [("Don\u{2019}t Allow", .default), ("OK", .default)]
            ) { answered($0 == 1) }
        }
    }

    private func answer(
        _ completion: ACAccountStoreRequestAccessCompletionHandler?, _ granted: Bool, _ error: NSError?
    ) {
        let hold = ClockHold()
        DispatchQueue.global().async {
            completion?(granted, error)
            hold.release()
        }
    }

    // MARK: Changing

    open func saveAccount(
        _ account: ACAccount!, withCompletionHandler completionHandler: ACAccountStoreSaveCompletionHandler!
    ) {
        guard account.accountType != nil, account.credential != nil else {
            return answer(completionHandler, false, error(ACErrorAccountMissingRequiredProperty))
        }
        let record = AccountRecord(
            identifier: account.identifier as String, type: account.accountType.identifier,
            description: account.accountDescription, username: account.username, token: account.credential.oauthToken,
            secret: account.credential.tokenSecret)
        do {
            try database.save(record)
            answer(completionHandler, true, nil)
        } catch {
            Unsupported.report("ACAccountStore: \(error)")
            answer(completionHandler, false, self.error(ACErrorUnknown))
        }
        NotificationCenter.default.post(name: .ACAccountStoreDidChange, object: self)
    }

    open func removeAccount(
        _ account: ACAccount!, withCompletionHandler completionHandler: ACAccountStoreRemoveCompletionHandler!
    ) {
        failing(()) { try database.remove(account.identifier as String) }
        answer(completionHandler, true, nil)
        NotificationCenter.default.post(name: .ACAccountStoreDidChange, object: self)
    }

    /// The services of then give no new tokens.
    open func renewCredentials(
        for account: ACAccount!, completion completionHandler: ACAccountStoreCredentialRenewalHandler!
    ) {
        DispatchQueue.global().async { completionHandler?(.failed, nil) }
    }
}
