// SPDX-License-Identifier: MIT
import FoundationCompat

public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    var byteCount: Int { get }
}

public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let bytes: [UInt8]
    public var byteCount: Int { H.Digest.byteCount }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public var description: String {
        "HMAC with \(H.self): \(bytes.map { String(format: "%02x", $0) }.joined())"
    }
    public static func == (left: Self, right: Self) -> Bool { equalInConstantTime(left.bytes, right.bytes) }
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
        equalInConstantTime(left.bytes, right.joinedBytes)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    public init(key: SymmetricKey) {
        var block = key.bytes
        if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5C })
    }

    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    public func finalize() -> MAC {
        var last = outer
        last.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(last.finalize()))
    }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        authenticationCode == self.authenticationCode(for: authenticatedData, using: key)
    }

    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        equalInConstantTime(
            authenticationCode.copiedBytes, self.authenticationCode(for: authenticatedData, using: key).bytes)
    }
}

/// RFC 5869: keys from a secret.
public struct HKDF<H: HashFunction>: Sendable {
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let key = salt.map { SymmetricKey(data: $0.joinedBytes) }
        let zeros = SymmetricKey(data: [UInt8](repeating: 0, count: H.Digest.byteCount))
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: key ?? zeros)
    }

    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(
            outputByteCount <= 255 * H.Digest.byteCount, "HKDF: \(outputByteCount) bytes; at most 255 digests' worth")
        let key = SymmetricKey(data: prk.copiedBytes)
        var output: [UInt8] = []
        var last: [UInt8] = []
        var counter: UInt8 = 1
        while output.count < outputByteCount {
            last = HMAC<H>.authenticationCode(for: last + (info?.joinedBytes ?? []) + [counter], using: key).bytes
            output += last
            counter &+= 1
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }

    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }
}
