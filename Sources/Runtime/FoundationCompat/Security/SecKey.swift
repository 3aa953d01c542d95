// SPDX-License-Identifier: MIT
internal import CCrypto
public import Foundation

/// A key of libcrypto's: RSA or of an elliptic curve. Unchecked: nothing changes it once it is made.
///
/// Sendable because nothing of it changes.
public final class SecKey: __ObjCObject, @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
    let isPrivate: Bool

    /// Takes over a key of libcrypto's; nil without one.
    init?(taking pointer: UnsafeMutableRawPointer?, isPrivate: Bool) {
        guard let pointer else { return nil }
        self.pointer = pointer
        self.isPrivate = isPrivate
        super.init()
    }
    deinit { ts_key_free(pointer) }

    var isRSA: Bool { ts_key_kind(pointer) == 6 }
    /// Of the modulus, or of the curve.
    var bits: Int { Int(ts_key_bits(pointer)) }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SecKey, other.isPrivate == isPrivate else { return false }
        return other.externalRepresentation == externalRepresentation
    }
    public override var hash: Int { externalRepresentation.hashValue }
    public override var description: String {
        "<SecKeyRef algorithm: \(isRSA ? "RSA" : "EC"), \(isPrivate ? "private" : "public"), \(bits) bits>"
    }

    /// PKCS #1 for RSA, X9.63 for curves.
    var externalRepresentation: Data {
        if isRSA {
            var length = 0
            guard let bytes = ts_rsa_der(pointer, isPrivate ? 1 : 0, &length) else { return Data() }
            defer { ts_bytes_free(bytes) }
            return Data(bytes: bytes, count: length)
        }
        let size = (bits + 7) / 8
        var point = [UInt8](repeating: 0, count: 2 * size + 1)
        let count = ts_ec_public(pointer, 0, &point, point.count)
        guard isPrivate else { return Data(point.prefix(count)) }
        var scalar = [UInt8](repeating: 0, count: size)
        return ts_ec_private(pointer, &scalar, size) == 1 ? Data(point.prefix(count) + scalar) : Data()
    }
}

/// What a function of Security hands out when it fails.
func securityError(_ status: OSStatus, _ text: String) -> NSError {
    NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: text])
}

typealias ErrorPlace = UnsafeMutablePointer<Unmanaged<CFError>?>?

extension ErrorPlace {
    func report(_ status: OSStatus, _ text: String) {
        let text = ts_crypto_available() == 1 ? text : "libcrypto is missing; install it: apt-get install libssl3"
        self?.pointee = .passRetained(securityError(status, text))
    }
}

/// libcrypto's name; nil: no curve of that size.
func curveName(bits: Int) -> String? { [256: "P-256", 384: "P-384", 521: "P-521"][bits] }

private func number(_ value: Any?) -> Int? { (value as? NSNumber)?.intValue ?? (value as? NSString)?.integerValue }

/// A new private key of `kSecAttrKeyType` and `kSecAttrKeySizeInBits`.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    let type = parameters[kSecAttrKeyType as NSString] as? NSString
    guard let bits = number(parameters[kSecAttrKeySizeInBits as NSString]) else {
        error.report(errSecParam, "SecKeyCreateRandomKey: kSecAttrKeySizeInBits is missing")
        return nil
    }
    let made: SecKey?
    switch type {
    case kSecAttrKeyTypeRSA: made = SecKey(taking: ts_rsa_generate(Int32(bits)), isPrivate: true)
    case kSecAttrKeyTypeEC, kSecAttrKeyTypeECSECPrimeRandom:
        made = curveName(bits: bits).flatMap { SecKey(taking: ts_ec_generate($0), isPrivate: true) }
    default: made = nil
    }
    if made == nil { error.report(errSecParam, "SecKeyCreateRandomKey: no key of \(bits) bits and type \(type ?? "")") }
    if parameters[kSecAttrTokenID as NSString] != nil {
        Unsupported.report("kSecAttrTokenID: keys of the Secure Enclave")
    }
    guard let made else { return nil }
    let status = keep(made, parameters)
    guard status == errSecSuccess else {
        error.report(status, "SecKeyCreateRandomKey: the key cannot be kept")
        return nil
    }
    return made
}

/// Puts those halves of a pair into the keychain that are to stay.
private func keep(_ key: SecKey, _ parameters: CFDictionary) -> OSStatus {
    let halves = [(key, kSecPrivateKeyAttrs), (SecKeyCopyPublicKey(key), kSecPublicKeyAttrs)]
    for case (let half?, let name) in halves {
        var attributes = (parameters as? [String: Any] ?? [:]).filter { !($0.value is [String: Any]) }
        attributes.merge(parameters[name as NSString] as? [String: Any] ?? [:]) { $1 }
        guard number(attributes.removeValue(forKey: kSecAttrIsPermanent as String)) == 1 else { continue }
        attributes[kSecAttrTokenID as String] = nil
        attributes[kSecClass as String] = kSecClassKey
        attributes[kSecValueRef as String] = half
        let status = SecItemAdd(attributes as NSDictionary, nil)
        guard status == errSecSuccess else { return status }
    }
    return errSecSuccess
}

@discardableResult
public func SecKeyGeneratePair(
    _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
    _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
    guard let key = SecKeyCreateRandomKey(parameters, nil) else { return errSecParam }
    privateKey?.pointee = key
    publicKey?.pointee = SecKeyCopyPublicKey(key)
    return errSecSuccess
}

/// A key from its external representation; of RSA also from the usual containers.
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    let bytes = [UInt8](keyData as Data)
    let isPrivate = attributes[kSecAttrKeyClass as NSString] as? NSString == kSecAttrKeyClassPrivate
    let type = attributes[kSecAttrKeyType as NSString] as? NSString
    let made: SecKey?
    if type == kSecAttrKeyTypeRSA {
        made = SecKey(taking: ts_key_from_der(bytes, bytes.count, isPrivate ? 1 : 0), isPrivate: isPrivate)
    } else {
        made = ellipticKey(bytes, isPrivate: isPrivate)
    }
    if made == nil { error.report(errSecParam, "SecKeyCreateWithData: the data is no key of type \(type ?? "")") }
    return made
}

/// X9.63: a point, and behind it the scalar of a private key.
private func ellipticKey(_ bytes: [UInt8], isPrivate: Bool) -> SecKey? {
    for (name, size) in [("P-256", 32), ("P-384", 48), ("P-521", 66)] {
        if isPrivate, bytes.count == 3 * size + 1 {
            return SecKey(taking: ts_ec_from_private(name, Array(bytes.suffix(size)), size), isPrivate: true)
        }
        if !isPrivate, bytes.count == 2 * size + 1 {
            return SecKey(taking: ts_ec_from_public(name, bytes, bytes.count), isPrivate: false)
        }
    }
    return nil
}

public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    key.externalRepresentation as NSData
}

public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? {
    SecKey(taking: ts_key_retain(key.pointer), isPrivate: false)
}

public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    [
        kSecAttrKeyType: key.isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom,
        kSecAttrKeyClass: key.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
        kSecAttrKeySizeInBits: NSNumber(value: key.bits),
    ] as NSDictionary
}

/// Bytes of a block: of the modulus for RSA, of a coordinate for curves.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.bits + 7) / 8 }
