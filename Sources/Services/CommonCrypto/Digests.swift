// SPDX-License-Identifier: MIT
internal import CCrypto
@_exported public import FoundationCompat

// CommonCrypto's functions on OpenSSL's libcrypto. A context's memory holds a reference to libcrypto's state; like the
// original's it is good from its Init to its Final.

public typealias CC_LONG = UInt32
public typealias CC_LONG64 = UInt64

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// The running state of one hash.
public struct __CCHashState {
    fileprivate var state: UnsafeMutableRawPointer?
    public init() {}
}
public typealias CC_MD5_CTX = __CCHashState
public typealias CC_SHA1_CTX = __CCHashState
public typealias CC_SHA256_CTX = __CCHashState
public typealias CC_SHA512_CTX = __CCHashState

func newDigest(_ name: String) -> UnsafeMutableRawPointer {
    guard let state = ts_digest_new(name) else {
        fatalError("CommonCrypto needs libcrypto 3 for \(name); install it: apt-get install libssl3")
    }
    return state
}

private func hash(
    _ name: String, _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var context = __CCHashState()
    _ = begin(&context, name)
    _ = add(&context, data, len)
    _ = end(md, &context)
    return md
}

private func begin(_ c: UnsafeMutablePointer<__CCHashState>?, _ name: String) -> Int32 {
    c?.pointee.state = newDigest(name)
    return 1
}

private func add(_ c: UnsafeMutablePointer<__CCHashState>?, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
    guard let state = c?.pointee.state else { return 0 }
    if let data { ts_digest_update(state, data, Int(len)) }
    return 1
}

private func end(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<__CCHashState>?) -> Int32 {
    guard let state = c?.pointee.state else { return 0 }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = ts_digest_final(state, &bytes)
    md?.update(from: bytes, count: count)
    ts_digest_free(state)
    c?.pointee.state = nil
    return 1
}

@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ hash("MD5", data, len, md) }
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ hash("SHA1", data, len, md) }
@discardableResult
public func CC_SHA224(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ hash("SHA224", data, len, md) }
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ hash("SHA256", data, len, md) }
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ hash("SHA384", data, len, md) }
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{ hash("SHA512", data, len, md) }

@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 { begin(c, "MD5") }
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
    add(c, data, len)
}
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 {
    end(md, c)
}
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 { begin(c, "SHA1") }
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { add(c, data, len) }
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 {
    end(md, c)
}
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 { begin(c, "SHA256") }
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { add(c, data, len) }
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
    end(md, c)
}
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 { begin(c, "SHA512") }
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { add(c, data, len) }
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
    end(md, c)
}
