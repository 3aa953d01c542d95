// SPDX-License-Identifier: MIT
internal import CCrypto
public import Foundation

/// An X.509 certificate. Unchecked: nothing changes it once it is made.
///
/// Sendable because nothing of it changes.
public final class SecCertificate: __ObjCObject, @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
    let data: Data

    /// Takes over a certificate of libcrypto's.
    init(taking pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
        var length = 0
        if let bytes = ts_certificate_der(pointer, &length) {
            data = Data(bytes: bytes, count: length)
            ts_bytes_free(bytes)
        } else {
            data = Data()
        }
        super.init()
    }
    deinit { ts_certificate_free(pointer) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.data == data }
    public override var hash: Int { data.hashValue }
    public override var description: String { "<cert(\(addressOf(self))) s: \(summary ?? "")>" }

    var summary: String? {
        guard let text = ts_certificate_name(pointer) else { return nil }
        defer { ts_bytes_free(text) }
        return String(cString: text)
    }

    /// DER of the subject (0) or the issuer (1).
    func name(_ part: Int32) -> Data? {
        var length = 0
        guard let bytes = ts_certificate_part(pointer, part, &length) else { return nil }
        defer { ts_bytes_free(bytes) }
        return Data(bytes: bytes, count: length)
    }

    var serialNumber: Data {
        var length = 0
        // The certificate's own memory.
        guard let bytes = ts_certificate_part(pointer, 2, &length) else { return Data() }
        return Data(bytes: bytes, count: length)
    }
}

private func addressOf(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
}

/// A certificate of its DER; nil when the data is none.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    let bytes = [UInt8](data as Data)
    return ts_certificate_new(bytes, bytes.count).map(SecCertificate.init(taking:))
}

public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }

public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
    certificate.summary as NSString?
}

@discardableResult
public func SecCertificateCopyCommonName(
    _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
    commonName.pointee = certificate.summary as NSString?
    return errSecSuccess
}

public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? {
    SecKey(taking: ts_certificate_key(certificate.pointer), isPrivate: false)
}

public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { SecCertificateCopyKey(certificate) }

public func SecCertificateCopyNormalizedSubjectSequence(_ certificate: SecCertificate) -> CFData? {
    certificate.name(0) as NSData?
}

public func SecCertificateCopyNormalizedIssuerSequence(_ certificate: SecCertificate) -> CFData? {
    certificate.name(1) as NSData?
}

public func SecCertificateCopySerialNumberData(
    _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    certificate.serialNumber as NSData
}

/// A private key and its certificate. Unchecked: nothing changes it once it is made.
///
/// Sendable because nothing of it changes.
public final class SecIdentity: __ObjCObject, @unchecked Sendable {
    let key: SecKey
    let certificate: SecCertificate

    init(_ key: SecKey, _ certificate: SecCertificate) {
        (self.key, self.certificate) = (key, certificate)
        super.init()
    }
}

@discardableResult
public func SecIdentityCopyCertificate(
    _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
    certificateRef.pointee = identityRef.certificate
    return errSecSuccess
}

@discardableResult
public func SecIdentityCopyPrivateKey(
    _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus {
    privateKeyRef.pointee = identityRef.key
    return errSecSuccess
}

/// The identity of a PKCS #12 file, its chain and a trust object for it.
public func SecPKCS12Import(
    _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    guard let password = options[kSecImportExportPassphrase] as? String else { return errSecPassphraseRequired }
    let bytes = [UInt8](pkcs12_data as Data)
    var key: UnsafeMutableRawPointer?
    var places = [UnsafeMutableRawPointer?](repeating: nil, count: 16)
    let count = ts_pkcs12_read(bytes, bytes.count, password, &key, &places, Int32(places.count))
    if count == -2 { return errSecAuthFailed }
    guard count >= 0 else { return errSecDecode }
    let chain = places.prefix(Int(count)).compactMap { $0.map(SecCertificate.init(taking:)) }
    var item: [NSString: Any] = [kSecImportItemCertChain: chain]
    if let key = SecKey(taking: key, isPrivate: true), let certificate = chain.first {
        item[kSecImportItemIdentity] = SecIdentity(key, certificate)
    }
    var trust: SecTrust?
    if SecTrustCreateWithCertificates(chain as NSArray, SecPolicyCreateBasicX509(), &trust) == errSecSuccess {
        item[kSecImportItemTrust] = trust
    }
    items.pointee = [item] as NSArray
    return errSecSuccess
}
