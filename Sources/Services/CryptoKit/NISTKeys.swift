// SPDX-License-Identifier: MIT
internal import CCrypto
public import FoundationCompat

public struct __AgreementKey<Curve: __NISTCurve>: __NISTPrivateKey {
    public let __handle: __KeyBox
    public init(__handle: __KeyBox) { self.__handle = __handle }

    public var publicKey: __AgreementPublicKey<Curve> { __AgreementPublicKey(__handle: __handle) }
    public func sharedSecretFromKeyAgreement(with publicKeyShare: __AgreementPublicKey<Curve>) throws -> SharedSecret {
        try __handle.handle.secret(with: publicKeyShare.__handle.handle)
    }
}

public struct __AgreementPublicKey<Curve: __NISTCurve>: __NISTPublicKey {
    public let __handle: __KeyBox
    public init(__handle: __KeyBox) { self.__handle = __handle }
}

public struct __SigningKey<Curve: __NISTCurve>: __NISTPrivateKey {
    public let __handle: __KeyBox
    public init(__handle: __KeyBox) { self.__handle = __handle }

    public var publicKey: __VerifyingKey<Curve> { __VerifyingKey(__handle: __handle) }

    public func signature<D: Digest>(for digest: D) throws -> __ECDSASignature<Curve> {
        let text = Array(digest)
        var r = [UInt8](repeating: 0, count: Curve.size)
        var s = r
        guard ts_ec_sign(__handle.handle.pointer, text, text.count, &r, &s, Curve.size) == 1 else {
            throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        return __ECDSASignature(r: r, s: s)
    }
    public func signature<D: DataProtocol>(for data: D) throws -> __ECDSASignature<Curve> {
        try signature(for: Curve.Hash.hash(data: data))
    }
}

public struct __VerifyingKey<Curve: __NISTCurve>: __NISTPublicKey {
    public let __handle: __KeyBox
    public init(__handle: __KeyBox) { self.__handle = __handle }

    public func isValidSignature<D: Digest>(_ signature: __ECDSASignature<Curve>, for digest: D) -> Bool {
        let text = Array(digest)
        return ts_ec_verify(__handle.handle.pointer, text, text.count, signature.r, signature.s, Curve.size) == 1
    }
    public func isValidSignature<D: DataProtocol>(_ signature: __ECDSASignature<Curve>, for data: D) -> Bool {
        isValidSignature(signature, for: Curve.Hash.hash(data: data))
    }
}

/// The two numbers of a signature.
public struct __ECDSASignature<Curve: __NISTCurve>: ContiguousBytes, Sendable {
    let r: [UInt8]
    let s: [UInt8]

    init(r: [UInt8], s: [UInt8]) { (self.r, self.s) = (r, s) }

    /// Both one after the other.
    public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard rawRepresentation.count == 2 * Curve.size else { throw CryptoKitError.incorrectParameterSize }
        let bytes = rawRepresentation.joinedBytes
        self.init(r: Array(bytes.prefix(Curve.size)), s: Array(bytes.suffix(Curve.size)))
    }

    /// A DER sequence of two integers.
    public init<D: DataProtocol>(derRepresentation: D) throws {
        var reader = DERReader(bytes: derRepresentation.joinedBytes[...])
        var content = DERReader(bytes: try reader.take(0x30))
        let r = try content.integer(size: Curve.size)
        self.init(r: r, s: try content.integer(size: Curve.size))
        guard content.bytes.isEmpty, reader.bytes.isEmpty else { throw CryptoKitASN1Error.invalidASN1Object }
    }

    public var rawRepresentation: Data { Data(r + s) }
    public var derRepresentation: Data { Data(DER.element(0x30, DER.integer(r) + DER.integer(s))) }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try (r + s).withUnsafeBytes(body)
    }
}

enum DER {
    static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        let length = content.count < 128 ? [UInt8(content.count)] : [0x81, UInt8(content.count)]
        return [tag] + length + content
    }

    static func integer(_ bytes: [UInt8]) -> [UInt8] {
        var content = Array(bytes.drop { $0 == 0 })
        if content.isEmpty { content = [0] }
        // A leading bit would make it negative.
        if content[0] >= 128 { content.insert(0, at: 0) }
        return element(0x02, content)
    }
}

struct DERReader {
    var bytes: ArraySlice<UInt8>

    /// The content of the next element, which must have the tag.
    mutating func take(_ tag: UInt8) throws -> ArraySlice<UInt8> {
        guard bytes.popFirst() == tag else { throw CryptoKitASN1Error.unexpectedFieldType }
        guard var length = bytes.popFirst().map(Int.init) else { throw CryptoKitASN1Error.truncatedASN1Field }
        if length == 0x81, let next = bytes.popFirst() {
            length = Int(next)
        } else if length >= 128 {
            throw CryptoKitASN1Error.unsupportedFieldLength
        }
        guard bytes.count >= length else { throw CryptoKitASN1Error.truncatedASN1Field }
        defer { bytes = bytes.dropFirst(length) }
        return bytes.prefix(length)
    }

    /// An integer that is not negative, in so many bytes.
    mutating func integer(size: Int) throws -> [UInt8] {
        let content = try take(0x02).drop { $0 == 0 }
        guard content.count <= size else { throw CryptoKitASN1Error.invalidASN1IntegerEncoding }
        return [UInt8](repeating: 0, count: size - content.count) + content
    }
}
