// SPDX-License-Identifier: MIT
internal import CCrypto
public import FoundationCompat

public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "SymmetricKeySize: \(bitCount) bits; whole bytes are wanted")
        self.bitCount = bitCount
    }
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]
    public var bitCount: Int { bytes.count * 8 }

    /// A random key.
    public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }
    public init<D: ContiguousBytes>(data: D) { bytes = data.copiedBytes }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public static func == (left: Self, right: Self) -> Bool { equalInConstantTime(left.bytes, right.bytes) }
}

func randomBytes(_ count: Int) -> [UInt8] {
    requireLibrary()
    var bytes = [UInt8](repeating: 0, count: count)
    ts_crypto_random(&bytes, count)
    return bytes
}

/// A cipher that also authenticates.
public protocol __AEAD: Sendable {
    /// OpenSSL's name for keys of so many bytes; nil when there is none.
    static func cipher(keySize: Int) -> String?
    static var smallestNonce: Int { get }
    static var largestNonce: Int { get }
}

public struct __Nonce<Cipher: __AEAD>: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// Random.
    public init() { bytes = randomBytes(12) }
    public init<D: DataProtocol>(data: D) throws {
        guard (Cipher.smallestNonce...Cipher.largestNonce).contains(data.count) else {
            throw CryptoKitError.incorrectParameterSize
        }
        bytes = data.joinedBytes
    }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}

public struct __SealedBox<Cipher: __AEAD>: Sendable {
    public let nonce: __Nonce<Cipher>
    public let ciphertext: Data
    public let tag: Data

    /// Nonce, text and tag one after the other; nil for a nonce that has not 12 bytes.
    fileprivate var joined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }

    public init<C: DataProtocol, T: DataProtocol>(nonce: __Nonce<Cipher>, ciphertext: C, tag: T) throws {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        self.nonce = nonce
        self.ciphertext = Data(ciphertext)
        self.tag = Data(tag)
    }

    public init<D: DataProtocol>(combined: D) throws {
        guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        let bytes = combined.joinedBytes
        nonce = try __Nonce(data: bytes.prefix(12))
        ciphertext = Data(bytes.dropFirst(12).dropLast(16))
        tag = Data(bytes.suffix(16))
    }
}

extension __AEAD {
    fileprivate static func sealed(
        _ text: [UInt8], _ key: SymmetricKey, _ nonce: __Nonce<Self>?, _ data: [UInt8]
    ) throws -> __SealedBox<Self> {
        requireLibrary()
        guard let cipher = cipher(keySize: key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
        let nonce = nonce ?? __Nonce()
        var out = [UInt8](repeating: 0, count: text.count)
        var tag = [UInt8](repeating: 0, count: 16)
        let isSealed = ts_aead_seal(
            cipher, key.bytes, nonce.bytes, nonce.bytes.count, data, data.count, text, text.count, &out, &tag)
        guard isSealed == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return try __SealedBox(nonce: nonce, ciphertext: out, tag: tag)
    }

    fileprivate static func opened(_ box: __SealedBox<Self>, _ key: SymmetricKey, _ data: [UInt8]) throws -> Data {
        requireLibrary()
        guard let cipher = cipher(keySize: key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
        let text = [UInt8](box.ciphertext)
        var out = [UInt8](repeating: 0, count: text.count)
        let isGenuine = ts_aead_open(
            cipher, key.bytes, box.nonce.bytes, box.nonce.bytes.count, data, data.count, text, text.count,
            [UInt8](box.tag), &out)
        guard isGenuine == 1 else { throw CryptoKitError.authenticationFailure }
        return Data(out)
    }
}

public enum AES {
    /// Galois/Counter Mode: NIST SP 800-38D.
    public enum GCM: __AEAD {
        public typealias Nonce = __Nonce<GCM>
        public typealias SealedBox = __SealedBox<GCM>

        public static func cipher(keySize: Int) -> String? {
            [16, 24, 32].contains(keySize) ? "AES-\(keySize * 8)-GCM" : nil
        }
        public static var smallestNonce: Int { 12 }
        public static var largestNonce: Int { 1 << 16 }

        public static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox {
            try sealed(message.joinedBytes, key, nonce, [])
        }
        public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
            authenticating authenticatedData: AuthenticatedData
        ) throws -> SealedBox {
            try sealed(message.joinedBytes, key, nonce, authenticatedData.joinedBytes)
        }
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try opened(sealedBox, key, [])
        }
        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
        ) throws -> Data {
            try opened(sealedBox, key, authenticatedData.joinedBytes)
        }
    }
}

extension __SealedBox where Cipher == AES.GCM {
    /// Nonce, text and tag one after the other; nil for a nonce that has not 12 bytes.
    public var combined: Data? { joined }
}

/// RFC 8439.
public enum ChaChaPoly: __AEAD {
    public typealias Nonce = __Nonce<ChaChaPoly>
    public typealias SealedBox = __SealedBox<ChaChaPoly>

    public static func cipher(keySize: Int) -> String? { keySize == 32 ? "ChaCha20-Poly1305" : nil }
    public static var smallestNonce: Int { 12 }
    public static var largestNonce: Int { 12 }

    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
        try sealed(message.joinedBytes, key, nonce, [])
    }
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
        authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        try sealed(message.joinedBytes, key, nonce, authenticatedData.joinedBytes)
    }
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try opened(sealedBox, key, [])
    }
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        try opened(sealedBox, key, authenticatedData.joinedBytes)
    }
}

extension __SealedBox where Cipher == ChaChaPoly {
    /// Nonce, text and tag one after the other. The nonce has 12 bytes always.
    public var combined: Data { joined ?? Data() }
}
