// SPDX-License-Identifier: MIT
internal import CCrypto
public import FoundationCompat

/// RFC 7748 (agreement) and RFC 8032 (signatures).
public enum Curve25519 {
    fileprivate static func privateKey(_ kind: String, _ bytes: [UInt8]) throws -> KeyHandle {
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        return try KeyHandle(ts_raw_from_private(kind, bytes), else: .incorrectKeySize)
    }
    fileprivate static func publicKey(_ kind: String, _ bytes: [UInt8]) throws -> KeyHandle {
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        return try KeyHandle(ts_raw_from_public(kind, bytes), else: .incorrectKeySize)
    }
    fileprivate static func newKey(_ kind: String) -> KeyHandle {
        requireLibrary()
        do { return try KeyHandle(ts_raw_generate(kind), else: .underlyingCoreCryptoError(error: -1)) } catch {
            fatalError("Curve25519: libcrypto makes no keys: \(error)")
        }
    }

    public enum KeyAgreement {
        public struct PrivateKey: Sendable {
            let handle: KeyHandle

            public init() { handle = newKey("X25519") }
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                handle = try privateKey("X25519", data.copiedBytes)
            }
            public var rawRepresentation: Data { handle.raw(isPrivate: true) }
            public var publicKey: PublicKey { PublicKey(handle: handle) }
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                try handle.secret(with: publicKeyShare.handle)
            }
        }

        public struct PublicKey: Sendable {
            let handle: KeyHandle

            init(handle: KeyHandle) { self.handle = handle }
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                handle = try Curve25519.publicKey("X25519", data.copiedBytes)
            }
            public var rawRepresentation: Data { handle.raw(isPrivate: false) }
        }
    }

    public enum Signing {
        public struct PrivateKey: Sendable {
            let handle: KeyHandle

            public init() { handle = newKey("ED25519") }
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                handle = try privateKey("ED25519", data.copiedBytes)
            }
            public var rawRepresentation: Data { handle.raw(isPrivate: true) }
            public var publicKey: PublicKey { PublicKey(handle: handle) }
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                var out = [UInt8](repeating: 0, count: 64)
                let text = data.joinedBytes
                guard ts_raw_sign(handle.pointer, text, text.count, &out) == 1 else {
                    throw CryptoKitError.underlyingCoreCryptoError(error: -1)
                }
                return Data(out)
            }
        }

        public struct PublicKey: Sendable {
            let handle: KeyHandle

            init(handle: KeyHandle) { self.handle = handle }
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                handle = try Curve25519.publicKey("ED25519", data.copiedBytes)
            }
            public var rawRepresentation: Data { handle.raw(isPrivate: false) }
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                let text = data.joinedBytes
                return signature.count == 64
                    && ts_raw_verify(handle.pointer, signature.joinedBytes, text, text.count) == 1
            }
        }
    }
}

extension KeyHandle {
    fileprivate func raw(isPrivate: Bool) -> Data {
        var bytes = [UInt8](repeating: 0, count: 32)
        _ = isPrivate ? ts_raw_private(pointer, &bytes) : ts_raw_public(pointer, &bytes)
        return Data(bytes)
    }
}
