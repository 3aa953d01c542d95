// SPDX-License-Identifier: MIT
import Foundation

/// A secret of a right.
open class LASecret: __ObjCObject, @unchecked Sendable {
    // Sendable: the right is set once, before anybody has the secret.
    private let item: GuardedItem
    final weak var right: LAPersistedRight?

    init(_ item: GuardedItem) {
        self.item = item
        super.init()
    }

    /// - Throws: where the right is not authorized.
    open func loadData() async throws -> Data {
        guard let context = right?.context else { throw LAError(LAError.Code.notInteractive) }
        guard let data = try item.data(context) else { throw LAError(.invalidContext) }
        return data
    }
    open func loadData(completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        LARightStore.answer(completion) { try await self.loadData() }
    }
}

/// The key of a right, on the curve P-256. What needs its private half throws where the right is not authorized.
open class LAPrivateKey: __ObjCObject, @unchecked Sendable {
    // Sendable: the right is set once, before anybody has the key.
    private let item: GuardedItem
    final weak var right: LAPersistedRight?

    init(_ item: GuardedItem) {
        self.item = item
        super.init()
    }

    /// Can be had once the right is authorized.
    open var publicKey: LAPublicKey { LAPublicKey { try self.key() } }

    private func key() throws -> SecKey {
        guard let context = right?.context else { throw LAError(LAError.Code.notInteractive) }
        let attributes: NSDictionary = [
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClass: kSecAttrKeyClassPrivate,
        ]
        guard let data = try item.data(context), let key = SecKeyCreateWithData(data as NSData, attributes, nil) else {
            throw LAError(.invalidContext)
        }
        return key
    }

    private func supports(_ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool {
        // A key that cannot be had supports nothing; why says the operation itself.
        guard let key = try? key() else { return false }
        return SecKeyIsAlgorithmSupported(key, operation, algorithm)
    }

    open func canSign(using algorithm: SecKeyAlgorithm) -> Bool { supports(.sign, algorithm) }
    open func canDecrypt(using algorithm: SecKeyAlgorithm) -> Bool { supports(.decrypt, algorithm) }
    open func canExchangeKeys(using algorithm: SecKeyAlgorithm) -> Bool { supports(.keyExchange, algorithm) }

    open func sign(_ data: Data, algorithm: SecKeyAlgorithm) async throws -> Data {
        try KeyFailure.result { SecKeyCreateSignature(try key(), algorithm, data as NSData, &$0) }
    }
    open func decrypt(_ data: Data, algorithm: SecKeyAlgorithm) async throws -> Data {
        try KeyFailure.result { SecKeyCreateDecryptedData(try key(), algorithm, data as NSData, &$0) }
    }
    /// - Parameter publicKey: the other side's, as `exportBytes()` gives it.
    open func exchangeKeys(
        publicKey: Data, algorithm: SecKeyAlgorithm, parameters: [AnyHashable: Any]
    ) async throws -> Data {
        let attributes: NSDictionary = [
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClass: kSecAttrKeyClassPublic,
        ]
        guard let other = SecKeyCreateWithData(publicKey as NSData, attributes, nil) else {
            throw LAError(.invalidContext)
        }
        let values = NSDictionary(dictionary: parameters)
        return try KeyFailure.result { SecKeyCopyKeyExchangeResult(try key(), algorithm, other, values, &$0) }
    }

    open func sign(
        _ data: Data, algorithm: SecKeyAlgorithm, completion: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { LARightStore.answer(completion) { try await self.sign(data, algorithm: algorithm) } }
    open func decrypt(
        _ data: Data, algorithm: SecKeyAlgorithm, completion: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { LARightStore.answer(completion) { try await self.decrypt(data, algorithm: algorithm) } }
    open func exchangeKeys(
        publicKey: Data, algorithm: SecKeyAlgorithm, parameters: [AnyHashable: Any],
        completion: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        // Handed on once.
        nonisolated(unsafe) let values = parameters
        LARightStore.answer(completion) {
            try await self.exchangeKeys(publicKey: publicKey, algorithm: algorithm, parameters: values)
        }
    }
}

/// The half of a right's key that everybody may have.
open class LAPublicKey: __ObjCObject, @unchecked Sendable {
    // Sendable: never changes.
    private let source: @Sendable () throws -> SecKey

    init(_ source: @escaping @Sendable () throws -> SecKey) {
        self.source = source
        super.init()
    }

    private func key() throws -> SecKey {
        guard let key = SecKeyCopyPublicKey(try source()) else { throw LAError(.invalidContext) }
        return key
    }

    private func supports(_ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool {
        // A key that cannot be had supports nothing; why says the operation itself.
        guard let key = try? key() else { return false }
        return SecKeyIsAlgorithmSupported(key, operation, algorithm)
    }

    open func canVerify(using algorithm: SecKeyAlgorithm) -> Bool { supports(.verify, algorithm) }
    open func canEncrypt(using algorithm: SecKeyAlgorithm) -> Bool { supports(.encrypt, algorithm) }

    open func exportBytes() async throws -> Data {
        try KeyFailure.result { SecKeyCopyExternalRepresentation(try key(), &$0) }
    }
    /// - Throws: where the signature is not the key's.
    open func verify(_ signedData: Data, signature: Data, algorithm: SecKeyAlgorithm) async throws {
        var problem: Unmanaged<CFError>?
        if SecKeyVerifySignature(try key(), algorithm, signedData as NSData, signature as NSData, &problem) { return }
        throw KeyFailure.error(problem)
    }
    open func encrypt(_ data: Data, algorithm: SecKeyAlgorithm) async throws -> Data {
        try KeyFailure.result { SecKeyCreateEncryptedData(try key(), algorithm, data as NSData, &$0) }
    }

    open func exportBytes(completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        LARightStore.answer(completion) { try await self.exportBytes() }
    }
    open func verify(
        _ signedData: Data, signature: Data, algorithm: SecKeyAlgorithm,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        LARightStore.answer { (_: Void?, error) in
            completion(error)
        } _: {
            try await self.verify(signedData, signature: signature, algorithm: algorithm)
        }
    }
    open func encrypt(
        _ data: Data, algorithm: SecKeyAlgorithm, completion: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { LARightStore.answer(completion) { try await self.encrypt(data, algorithm: algorithm) } }
}

/// The keychain's functions give nil and a reason.
private enum KeyFailure {
    static func result(_ body: (inout Unmanaged<CFError>?) throws -> CFData?) throws -> Data {
        var problem: Unmanaged<CFError>?
        guard let data = try body(&problem) else { throw error(problem) }
        return data as Data
    }

    static func error(_ problem: Unmanaged<CFError>?) -> any Error {
        problem?.takeRetainedValue() ?? LAError(LAError.Code.authenticationFailed)
    }
}
