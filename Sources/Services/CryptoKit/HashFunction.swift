// SPDX-License-Identifier: MIT
internal import CCrypto
import FoundationCompat

/// What a hash function gives: a fixed number of bytes. Comparison takes the same time for all contents.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    static var byteCount: Int { get }
}

extension Digest {
    /// Its bytes. What it returns is a sequence itself, unlike iterators in general: extensions loop over it.
    public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0) }.makeIterator() }
}

public protocol HashFunction: Sendable {
    static var blockByteCount: Int { get }
    associatedtype Digest: CryptoKit.Digest
    static var byteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public static var byteCount: Int { Digest.byteCount }

    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// Algorithms as OpenSSL names them.
public protocol __HashAlgorithm: Sendable {
    static var libraryName: String { get }
    static var title: String { get }
    static var size: Int { get }
    static var block: Int { get }
}

/// The digest of one algorithm.
public struct __Digest<Algorithm: __HashAlgorithm>: Digest {
    public static var byteCount: Int { Algorithm.size }
    let bytes: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public var description: String {
        "\(Algorithm.title) digest: \(bytes.map { String(format: "%02x", $0) }.joined())"
    }
    public static func == (left: Self, right: Self) -> Bool { equalInConstantTime(left.bytes, right.bytes) }
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
        equalInConstantTime(left.bytes, right.joinedBytes)
    }
    public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// Whether all bytes are the same; the time says nothing of where they differ.
func equalInConstantTime(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

/// The running state of a hash. A copy goes on by itself.
public struct __Hash<Algorithm: __HashAlgorithm>: HashFunction {
    public typealias Digest = __Digest<Algorithm>
    public static var blockByteCount: Int { Algorithm.block }

    /// Owns libcrypto's state. Unchecked: only the structure that holds it alone changes it.
    private final class State: @unchecked Sendable {
        let pointer: UnsafeMutableRawPointer
        init(_ pointer: UnsafeMutableRawPointer?) {
            guard let pointer else { fatalError("CryptoKit: libcrypto has no \(Algorithm.title)") }
            self.pointer = pointer
        }
        deinit { ts_digest_free(pointer) }
        func copy() -> State { State(ts_digest_copy(pointer)) }
    }

    private var state: State

    public init() {
        requireLibrary()
        state = State(ts_digest_new(Algorithm.libraryName))
    }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = state.copy() }
        if let start = bufferPointer.baseAddress { ts_digest_update(state.pointer, start, bufferPointer.count) }
    }

    public func finalize() -> Digest {
        var bytes = [UInt8](repeating: 0, count: 64)
        // The state itself may go on.
        let last = state.copy()
        let count = withExtendedLifetime(last) { ts_digest_final(last.pointer, &bytes) }
        return Digest(bytes: Array(bytes.prefix(count)))
    }
}

public enum __SHA256: __HashAlgorithm {
    public static let (libraryName, title, size, block) = ("SHA256", "SHA256", 32, 64)
}
public enum __SHA384: __HashAlgorithm {
    public static let (libraryName, title, size, block) = ("SHA384", "SHA384", 48, 128)
}
public enum __SHA512: __HashAlgorithm {
    public static let (libraryName, title, size, block) = ("SHA512", "SHA512", 64, 128)
}
public enum __SHA1: __HashAlgorithm {
    public static let (libraryName, title, size, block) = ("SHA1", "SHA1", 20, 64)
}
public enum __MD5: __HashAlgorithm {
    public static let (libraryName, title, size, block) = ("MD5", "MD5", 16, 64)
}

public typealias SHA256 = __Hash<__SHA256>
public typealias SHA384 = __Hash<__SHA384>
public typealias SHA512 = __Hash<__SHA512>
public typealias SHA256Digest = __Digest<__SHA256>
public typealias SHA384Digest = __Digest<__SHA384>
public typealias SHA512Digest = __Digest<__SHA512>

/// Broken functions, for files and protocols that still want them.
public enum Insecure {
    public typealias SHA1 = __Hash<__SHA1>
    public typealias MD5 = __Hash<__MD5>
    public typealias SHA1Digest = __Digest<__SHA1>
    public typealias MD5Digest = __Digest<__MD5>
}
