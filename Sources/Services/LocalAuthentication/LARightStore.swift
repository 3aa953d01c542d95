// SPDX-License-Identifier: MIT
import Foundation

/// A right that outlives the app's process, with a key of its own and, where one was given, a secret. Both lie in the keychain,
/// guarded by what the right requires, and open while the right is authorized.
open class LAPersistedRight: LARight, @unchecked Sendable {
    open private(set) var key: LAPrivateKey
    open private(set) var secret: LASecret
    final let identifier: String

    init(_ identifier: String, _ requirement: LAAuthenticationRequirement) {
        self.identifier = identifier
        let keyItem = GuardedItem(service: GuardedItem.keys, account: identifier)
        key = LAPrivateKey(keyItem)
        secret = LASecret(GuardedItem(service: GuardedItem.secrets, account: identifier))
        super.init(requirement: requirement)
        key.right = self
        secret.right = self
    }
}

/// The rights that the app has stored.
open class LARightStore: __ObjCObject, @unchecked Sendable {
    // Sendable: without state of its own.
    private static let store = LARightStore()
    open class var shared: LARightStore { store }

    override init() { super.init() }

    /// - Throws: `LAError.invalidContext` where there is none.
    open func right(forIdentifier identifier: String) async throws -> LAPersistedRight {
        guard let requirement = try GuardedItem(service: GuardedItem.names, account: identifier).text() else {
            throw LAError(.invalidContext)
        }
        return LAPersistedRight(identifier, LAAuthenticationRequirement.named(requirement))
    }

    @discardableResult
    open func saveRight(_ right: LARight, identifier: String) async throws -> LAPersistedRight {
        try await saveRight(right, identifier: identifier, secret: Data())
    }

    /// Makes the right's key, and keeps the secret.
    @discardableResult
    open func saveRight(_ right: LARight, identifier: String, secret: Data) async throws -> LAPersistedRight {
        let parameters: NSDictionary = [kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256]
        guard let key = SecKeyCreateRandomKey(parameters, nil), let bytes = SecKeyCopyExternalRepresentation(key, nil)
        else { throw LAError(LAError.Code.authenticationFailed) }
        let flags = right.requirement.flags
        try GuardedItem(service: GuardedItem.keys, account: identifier).store(bytes as Data, flags)
        try GuardedItem(service: GuardedItem.secrets, account: identifier).store(secret, flags)
        try GuardedItem(service: GuardedItem.names, account: identifier)
            .store(Data(right.requirement.name.utf8), nil)
        return LAPersistedRight(identifier, right.requirement)
    }

    open func removeRight(_ right: LAPersistedRight) async throws {
        try await removeRight(forIdentifier: right.identifier)
    }

    open func removeRight(forIdentifier identifier: String) async throws {
        for service in GuardedItem.all { try GuardedItem(service: service, account: identifier).remove() }
    }

    open func removeAllRights() async throws {
        for service in GuardedItem.all { try GuardedItem(service: service, account: nil).remove() }
    }

    // MARK: With completion handlers, called on a thread of the system's own

    open func right(
        forIdentifier identifier: String, completion: @escaping @Sendable (LAPersistedRight?, (any Error)?) -> Void
    ) { Self.answer(completion) { try await self.right(forIdentifier: identifier) } }
    open func saveRight(
        _ right: LARight, identifier: String, completion: @escaping @Sendable (LAPersistedRight?, (any Error)?) -> Void
    ) { Self.answer(completion) { try await self.saveRight(right, identifier: identifier) } }
    open func saveRight(
        _ right: LARight, identifier: String, secret: Data,
        completion: @escaping @Sendable (LAPersistedRight?, (any Error)?) -> Void
    ) { Self.answer(completion) { try await self.saveRight(right, identifier: identifier, secret: secret) } }
    open func removeRight(_ right: LAPersistedRight, completion: @escaping @Sendable ((any Error)?) -> Void) {
        Self.answer { (_: Void?, error) in
            completion(error)
        } _: {
            try await self.removeRight(right)
        }
    }
    open func removeRight(
        forIdentifier identifier: String, completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        Self.answer { (_: Void?, error) in
            completion(error)
        } _: {
            try await self.removeRight(forIdentifier: identifier)
        }
    }
    open func removeAllRights(completion: @escaping @Sendable ((any Error)?) -> Void) {
        Self.answer { (_: Void?, error) in
            completion(error)
        } _: {
            try await self.removeAllRights()
        }
    }

    static func answer<Value: Sendable>(
        _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void,
        _ body: @escaping @Sendable () async throws -> Value
    ) {
        Task {
            do { completion(try await body(), nil) } catch { completion(nil, error) }
        }
    }
}

extension LAAuthenticationRequirement {
    /// As the store keeps it.
    fileprivate var name: String {
        if flags == .biometryCurrentSet { return "currentSet" }
        return policy == .deviceOwnerAuthentication ? "default" : "biometry"
    }

    fileprivate static func named(_ name: String) -> LAAuthenticationRequirement {
        switch name {
        case "currentSet": .biometryCurrentSet
        case "biometry": .biometry
        default: .default
        }
    }
}

/// An item of the keychain that belongs to a right.
struct GuardedItem: Sendable {
    let service: String
    /// nil: all of the service.
    let account: String?

    static let (keys, secrets, names) = ("LARight.key", "LARight.secret", "LARight.name")
    static let all = [keys, secrets, names]

    private var query: [NSString: Any] {
        var query: [NSString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: service as NSString]
        if let account { query[kSecAttrAccount] = account as NSString }
        return query
    }

    /// - Parameter flags: nil: anybody who has the device unlocked may read it.
    func store(_ data: Data, _ flags: SecAccessControlCreateFlags?) throws {
        try remove()
        var item = query
        item[kSecValueData] = data as NSData
        if let flags {
            item[kSecAttrAccessControl] = SecAccessControlCreateWithFlags(
                nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, flags, nil)
        }
        try Self.check(SecItemAdd(item as NSDictionary, nil))
    }

    /// - Parameter context: of whoever has shown to be the owner.
    func data(_ context: LAContext?) throws -> Data? {
        var query = query
        query[kSecReturnData] = true
        if let context { query[kSecUseAuthenticationContext] = context }
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query as NSDictionary, &found)
        if status == errSecItemNotFound { return nil }
        try Self.check(status)
        return (found as? NSData) as Data?
    }

    func text() throws -> String? { try data(nil).map { String(decoding: $0, as: UTF8.self) } }

    func remove() throws {
        let status = SecItemDelete(query as NSDictionary)
        if status != errSecItemNotFound { try Self.check(status) }
    }

    private static func check(_ status: OSStatus) throws {
        guard status != errSecSuccess else { return }
        throw NSError(domain: NSOSStatusErrorDomain, code: Int(status))
    }
}
