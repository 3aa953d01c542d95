// SPDX-License-Identifier: MIT
internal import CCrypto
public import FoundationCompat

/// One of the curves of FIPS 186: its name, the bytes of a coordinate, the hash that signatures of data use.
public protocol __NISTCurve: Sendable {
    static var name: String { get }
    static var size: Int { get }
    associatedtype Hash: HashFunction
}

public enum P256: __NISTCurve {
    public static let (name, size) = ("P-256", 32)
    public typealias Hash = SHA256
    public enum Signing {
        public typealias PrivateKey = __SigningKey<P256>
        public typealias PublicKey = __VerifyingKey<P256>
        public typealias ECDSASignature = __ECDSASignature<P256>
    }
    public enum KeyAgreement {
        public typealias PrivateKey = __AgreementKey<P256>
        public typealias PublicKey = __AgreementPublicKey<P256>
    }
}

public enum P384: __NISTCurve {
    public static let (name, size) = ("P-384", 48)
    public typealias Hash = SHA384
    public enum Signing {
        public typealias PrivateKey = __SigningKey<P384>
        public typealias PublicKey = __VerifyingKey<P384>
        public typealias ECDSASignature = __ECDSASignature<P384>
    }
    public enum KeyAgreement {
        public typealias PrivateKey = __AgreementKey<P384>
        public typealias PublicKey = __AgreementPublicKey<P384>
    }
}

public enum P521: __NISTCurve {
    public static let (name, size) = ("P-521", 66)
    public typealias Hash = SHA512
    public enum Signing {
        public typealias PrivateKey = __SigningKey<P521>
        public typealias PublicKey = __VerifyingKey<P521>
        public typealias ECDSASignature = __ECDSASignature<P521>
    }
    public enum KeyAgreement {
        public typealias PrivateKey = __AgreementKey<P521>
        public typealias PublicKey = __AgreementPublicKey<P521>
    }
}

extension __NISTCurve {
    static func newKey() -> KeyHandle {
        requireLibrary()
        do { return try KeyHandle(ts_ec_generate(name), else: .underlyingCoreCryptoError(error: -1)) } catch {
            fatalError("\(name): libcrypto makes no keys: \(error)")
        }
    }

    static func privateKey(_ scalar: [UInt8]) throws -> KeyHandle {
        guard scalar.count == size else { throw CryptoKitError.incorrectParameterSize }
        return try KeyHandle(ts_ec_from_private(name, scalar, scalar.count), else: .incorrectParameterSize)
    }

    /// `point`: as X9.63 writes it.
    static func publicKey(_ point: [UInt8]) throws -> KeyHandle {
        try KeyHandle(ts_ec_from_public(name, point, point.count), else: .incorrectParameterSize)
    }

    /// Public point and scalar, as X9.63 writes a private key.
    static func privateKey(x963 bytes: [UInt8]) throws -> KeyHandle {
        guard bytes.count == 3 * size + 1 else { throw CryptoKitError.incorrectParameterSize }
        let handle = try privateKey(Array(bytes.suffix(size)))
        guard handle.point(of: Self.self) == bytes.dropLast(size) else { throw CryptoKitError.invalidParameter }
        return handle
    }

    static func key(der: [UInt8], isPrivate: Bool) throws -> KeyHandle {
        let handle = try KeyHandle(
            ts_key_from_der(der, der.count, isPrivate ? 1 : 0), else: .underlyingCoreCryptoError(error: -1))
        guard ts_key_kind(handle.pointer) == 408, handle.point(of: Self.self).count == 2 * size + 1 else {
            throw CryptoKitASN1Error.invalidASN1Object
        }
        return handle
    }
}

extension KeyHandle {
    func point<Curve: __NISTCurve>(of curve: Curve.Type, compressed: Bool = false) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 2 * 66 + 1)
        let count = ts_ec_public(pointer, compressed ? 1 : 0, &bytes, bytes.count)
        return Array(bytes.prefix(count))
    }

    func scalar<Curve: __NISTCurve>(of curve: Curve.Type) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Curve.size)
        _ = ts_ec_private(pointer, &bytes, Curve.size)
        return bytes
    }
}

/// Private keys of both uses.
public protocol __NISTPrivateKey: Sendable {
    associatedtype Curve: __NISTCurve
    init(__handle: __KeyBox)
    var __handle: __KeyBox { get }
}

/// Public keys of both uses.
public protocol __NISTPublicKey: Sendable {
    associatedtype Curve: __NISTCurve
    init(__handle: __KeyBox)
    var __handle: __KeyBox { get }
}

/// Holds a key that only this module looks into.
public struct __KeyBox: Sendable { let handle: KeyHandle }

extension __NISTPrivateKey {
    /// A new key. `compactRepresentable` keys have a public key of one coordinate; all of ours are made alike.
    public init(compactRepresentable: Bool = true) { self.init(__handle: __KeyBox(handle: Curve.newKey())) }
    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        self.init(__handle: __KeyBox(handle: try Curve.privateKey(rawRepresentation.copiedBytes)))
    }
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        self.init(__handle: __KeyBox(handle: try Curve.privateKey(x963: x963Representation.copiedBytes)))
    }
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        self.init(__handle: __KeyBox(handle: try Curve.key(der: Array(derRepresentation), isPrivate: true)))
    }
    public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: PEM.bytes(of: pemRepresentation))
    }
    public var rawRepresentation: Data { Data(__handle.handle.scalar(of: Curve.self)) }
    public var x963Representation: Data {
        Data(__handle.handle.point(of: Curve.self) + __handle.handle.scalar(of: Curve.self))
    }
}

extension __NISTPublicKey {
    /// X and Y one after the other.
    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        let bytes = rawRepresentation.copiedBytes
        guard bytes.count == 2 * Curve.size else { throw CryptoKitError.incorrectParameterSize }
        self.init(__handle: __KeyBox(handle: try Curve.publicKey([4] + bytes)))
    }
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.copiedBytes
        guard bytes.count == 2 * Curve.size + 1 else { throw CryptoKitError.incorrectParameterSize }
        self.init(__handle: __KeyBox(handle: try Curve.publicKey(bytes)))
    }
    public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
        let bytes = compressedRepresentation.copiedBytes
        guard bytes.count == Curve.size + 1 else { throw CryptoKitError.incorrectParameterSize }
        self.init(__handle: __KeyBox(handle: try Curve.publicKey(bytes)))
    }
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        self.init(__handle: __KeyBox(handle: try Curve.key(der: Array(derRepresentation), isPrivate: false)))
    }
    public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: PEM.bytes(of: pemRepresentation))
    }
    public var rawRepresentation: Data { Data(__handle.handle.point(of: Curve.self).dropFirst()) }
    public var x963Representation: Data { Data(__handle.handle.point(of: Curve.self)) }
    public var compressedRepresentation: Data { Data(__handle.handle.point(of: Curve.self, compressed: true)) }
}

enum PEM {
    static func bytes(of text: String) throws -> Data {
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
        guard text.contains("-----BEGIN"), let data = Data(base64Encoded: lines.joined()) else {
            throw CryptoKitASN1Error.invalidPEMDocument
        }
        return data
    }
}
