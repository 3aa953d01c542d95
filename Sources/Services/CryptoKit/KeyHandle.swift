// SPDX-License-Identifier: MIT
internal import CCrypto
public import FoundationCompat

/// A key of libcrypto's. Unchecked: nothing changes it once it is made.
final class KeyHandle: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer

    init(_ pointer: UnsafeMutableRawPointer?, else error: CryptoKitError) throws {
        requireLibrary()
        guard let pointer else { throw error }
        self.pointer = pointer
    }
    deinit { ts_key_free(pointer) }

    /// The secret shared with the owner of `peer`, of at most 66 bytes.
    func secret(with peer: KeyHandle) throws -> SharedSecret {
        var bytes = [UInt8](repeating: 0, count: 66)
        let count = ts_derive(pointer, peer.pointer, &bytes, bytes.count)
        guard count > 0 else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return SharedSecret(bytes: Array(bytes.prefix(count)))
    }
}

/// What two parties of a key agreement have in common.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
    let bytes: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public var description: String { "SharedSecret: \(bytes.map { String(format: "%02x", $0) }.joined())" }
    public static func == (left: Self, right: Self) -> Bool { equalInConstantTime(left.bytes, right.bytes) }
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
        equalInConstantTime(left.bytes, right.joinedBytes)
    }

    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }

    /// ANSI X9.63.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        var output: [UInt8] = []
        var counter: UInt32 = 1
        while output.count < outputByteCount {
            let count = Swift.withUnsafeBytes(of: counter.bigEndian) { [UInt8]($0) }
            output += H.hash(data: bytes + count + sharedInfo.joinedBytes)
            counter += 1
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
