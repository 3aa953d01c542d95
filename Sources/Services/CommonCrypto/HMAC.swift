// SPDX-License-Identifier: MIT
internal import CCrypto
import FoundationCompat

public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1: Int = 0
public let kCCHmacAlgMD5: Int = 1
public let kCCHmacAlgSHA256: Int = 2
public let kCCHmacAlgSHA384: Int = 3
public let kCCHmacAlgSHA512: Int = 4
public let kCCHmacAlgSHA224: Int = 5

/// OpenSSL's name and the bytes of a block.
private func algorithm(_ number: CCHmacAlgorithm) -> (name: String, block: Int) {
    let known = [
        ("SHA1", 64), ("MD5", 64), ("SHA256", 64), ("SHA384", 128), ("SHA512", 128), ("SHA224", 64),
    ]
    guard known.indices.contains(Int(number)) else { fatalError("CCHmac: there is no algorithm \(number)") }
    return known[Int(number)]
}

private func digest(_ name: String, _ parts: [[UInt8]]) -> [UInt8] {
    let state = newDigest(name)
    defer { ts_digest_free(state) }
    for part in parts { ts_digest_update(state, part, part.count) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = ts_digest_final(state, &bytes)
    return Array(bytes.prefix(count))
}

private func bytes(_ pointer: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
    [UInt8](UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : count))
}

/// RFC 2104 over data in one piece.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    var context = CCHmacContext()
    CCHmacInit(&context, algorithm, key, keyLength)
    CCHmacUpdate(&context, data, dataLength)
    CCHmacFinal(&context, macOut)
}

/// A code of data that comes in parts. Made of a pointer alone, for C code gets memory for one without initialising it.
public struct CCHmacContext {
    fileprivate var parts: UnsafeMutableRawPointer?
    public init() {}
}

/// What a context points to from its beginning to its end.
private final class HmacParts {
    let name: String
    let block: [UInt8]
    var parts: [[UInt8]] = []
    init(_ name: String, _ block: [UInt8]) { (self.name, self.block) = (name, block) }
}

public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?,
    _ keyLength: Int
) {
    let kind = CommonCrypto.algorithm(algorithm)
    var block = bytes(key, keyLength)
    if block.count > kind.block { block = digest(kind.name, [block]) }
    block += [UInt8](repeating: 0, count: kind.block - block.count)
    ctx?.pointee.parts = Unmanaged.passRetained(HmacParts(kind.name, block)).toOpaque()
}

public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ data: UnsafeRawPointer?, _ dataLength: Int) {
    guard let parts = ctx?.pointee.parts else { return }
    Unmanaged<HmacParts>.fromOpaque(parts).takeUnretainedValue().parts.append(bytes(data, dataLength))
}

public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ macOut: UnsafeMutableRawPointer?) {
    guard let parts = ctx?.pointee.parts else { return }
    ctx?.pointee.parts = nil
    let all = Unmanaged<HmacParts>.fromOpaque(parts).takeRetainedValue()
    let inner = digest(all.name, [all.block.map { $0 ^ 0x36 }] + all.parts)
    let outer = digest(all.name, [all.block.map { $0 ^ 0x5C }, inner])
    macOut?.copyMemory(from: outer, byteCount: outer.count)
}

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public let kCCPBKDF2: UInt32 = 2
public let kCCPRFHmacAlgSHA1: UInt32 = 1
public let kCCPRFHmacAlgSHA224: UInt32 = 2
public let kCCPRFHmacAlgSHA256: UInt32 = 3
public let kCCPRFHmacAlgSHA384: UInt32 = 4
public let kCCPRFHmacAlgSHA512: UInt32 = 5

/// RFC 8018's PBKDF2.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
    let names: [UInt32: String] = [
        kCCPRFHmacAlgSHA1: "SHA1", kCCPRFHmacAlgSHA224: "SHA224", kCCPRFHmacAlgSHA256: "SHA256",
        kCCPRFHmacAlgSHA384: "SHA384", kCCPRFHmacAlgSHA512: "SHA512",
    ]
    guard algorithm == kCCPBKDF2, let name = names[prf], let derivedKey, rounds > 0, derivedKeyLen > 0 else {
        return Int32(kCCParamError)
    }
    let isDone = ts_pbkdf2(
        name, bytes(password, passwordLen), passwordLen, bytes(salt, saltLen), saltLen, Int32(rounds), derivedKey,
        derivedKeyLen)
    return Int32(isDone == 1 ? kCCSuccess : kCCUnimplemented)
}

public typealias CCRNGStatus = Int32

@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
    guard let bytes else { return CCRNGStatus(kCCParamError) }
    ts_crypto_random(bytes.assumingMemoryBound(to: UInt8.self), count)
    return CCRNGStatus(ts_crypto_available() == 1 ? kCCSuccess : kCCRNGFailure)
}
