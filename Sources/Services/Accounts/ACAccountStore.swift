// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// The device's accounts. Sendable: the database has a lock.
open class ACAccountStore: __ObjCObject, @unchecked Sendable {
    /// Asks a person: title and message, and what is called with the answer, on any thread. UIKit's alert is not within
    /// this module's reach: Social sets it; without it the answer is `TOUCHSTONE_ACCOUNTS`, `denied` or granted.
    package typealias Prompt = @Sendable (String, @escaping @Sendable (Bool) -> Void) -> Void
    private static let prompt = PromptBox()
    package static func ask(by prompt: @escaping Prompt) { Self.prompt.set(prompt) }

    /// Sendable: the lock guards the closure.
    private final class PromptBox: @unchecked Sendable {
        private let lock = NSLock()
        private var prompt: Prompt?
        func set(_ prompt: @escaping Prompt) { lock.withLock { self.prompt = prompt } }
        func get() -> Prompt? { lock.withLock { prompt } }
    }

    public override init() { super.init() }
    private var database: AccountDatabase { .current }

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
        ACAccountType.names[typeIdentifier] == nil ? nil : ACAccountType(typeIdentifier)
    }
    /// Empty without permission.
    open func accounts(with accountType: ACAccountType!) -> [Any]! {
        guard accountType.accessGranted else { return [] }
        return failing([]) { try database.accounts(accountType.identifier) }.map { ACAccount($0) }
    }

    // MARK: Permission

    /// Asks once; later the answer of then comes at once.
    open func requestAccessToAccounts(
        with accountType: ACAccountType!, options: [AnyHashable: Any]! = nil,
        completion: ACAccountStoreRequestAccessCompletionHandler!
    ) {
        let type: String = accountType.identifier
        if let refusal = refusal(type, options) { return answer(completion, false, refusal) }
        let known = failing([]) { try database.accounts(type) }
        guard !known.isEmpty else { return answer(completion, false, error(ACErrorAccountNotFound)) }
        if let decided = database.access(type) {
            return answer(completion, decided, decided ? nil : error(ACErrorPermissionDenied))
        }
        let name = ACAccountType.names[type] ?? type
        ask("\u{201C}\(AppIdentity.displayName)\u{201D} Would Like Access to \(name) Accounts") { [self] granted in
            failing(()) { try database.setAccess(type, granted) }
            answer(completion, granted, granted ? nil : error(ACErrorPermissionDenied))
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
        let writes = wanted.filter { $0.hasPrefix("publish_") || $0.hasPrefix("manage_") }
        if !writes.isEmpty, writes.count < wanted.count { return error(ACErrorAccessInfoInvalid) }
        if !writes.isEmpty, !database.isGranted(type) { return error(ACErrorPermissionDenied) }
        return nil
    }

    private func error(_ code: ACErrorCode) -> NSError {
        NSError(domain: ACErrorDomain, code: Int(code.rawValue), userInfo: nil)
    }

    private func ask(_ title: String, _ answered: @escaping @Sendable (Bool) -> Void) {
        if let prepared = Device.variable("ACCOUNTS") { return answered(prepared != "denied") }
        guard let prompt = Self.prompt.get() else { return answered(true) }
        prompt(title, answered)
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
