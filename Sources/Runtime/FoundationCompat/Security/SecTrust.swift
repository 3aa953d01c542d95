// SPDX-License-Identifier: MIT
internal import CCrypto
public import Foundation

/// What a chain of certificates is judged by.
///
/// Sendable because nothing of it changes.
public final class SecPolicy: __ObjCObject, @unchecked Sendable {
    /// The name the first certificate must be for; nil: any.
    let host: String?

    init(host: String?) {
        self.host = host
        super.init()
    }
}

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(host: nil) }

/// - Parameter hostname: the server's name; for a client's certificate it says nothing.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
    SecPolicy(host: server ? hostname as String? : nil)
}

/// Nothing here asks whether a certificate was revoked.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
    Unsupported.report("SecPolicyCreateRevocation: revocation is not checked")
    return SecPolicy(host: nil)
}

public var kSecRevocationOCSPMethod: CFOptionFlags { 1 }
public var kSecRevocationCRLMethod: CFOptionFlags { 2 }
public var kSecRevocationPreferCRL: CFOptionFlags { 4 }
public var kSecRevocationNetworkAccessDisabled: CFOptionFlags { 16 }
public var kSecRevocationUseAnyAvailableMethod: CFOptionFlags { 3 }
public var kSecRevocationRequirePositiveResponse: CFOptionFlags { 8 }

public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0
    case proceed = 1
    case confirm = 2
    case deny = 3
    case unspecified = 4
    case recoverableTrustFailure = 5
    case fatalTrustFailure = 6
    case otherError = 7
}

/// A chain, the policies it is judged by and the anchors that are trusted. Unchecked: guarded by `lock`.
public final class SecTrust: __ObjCObject, @unchecked Sendable {
    let lock = NSLock()
    let chain: [SecCertificate]
    var policies: [SecPolicy]
    var anchors: [SecCertificate]?
    /// Whether the system's certificates count beside given anchors.
    var usesSystemAnchors: Bool?
    var date: Date?
    var result = SecTrustResultType.invalid

    init(chain: [SecCertificate], policies: [SecPolicy]) {
        (self.chain, self.policies) = (chain, policies)
        super.init()
    }

    /// OpenSSL's code; 0: trusted.
    func evaluate() -> Int32 {
        lock.lock()
        defer { lock.unlock() }
        let certificates = chain.map { Optional($0.pointer) }
        let trusted = (anchors ?? []).map { Optional($0.pointer) }
        let usesSystem = usesSystemAnchors ?? (anchors == nil)
        let code = ts_certificates_verify(
            certificates, certificates.count, trusted, trusted.count, usesSystem ? 1 : 0,
            policies.lazy.compactMap(\.host).first, Int64((date ?? Date()).timeIntervalSince1970))
        result = code == 0 ? .unspecified : .recoverableTrustFailure
        return code
    }

    /// The error of an evaluation.
    func error(of code: Int32) -> NSError {
        let reason = ts_certificate_error(code).map { String(cString: $0) } ?? "\(code)"
        let name = chain.first?.summary ?? ""
        let status = [10: errSecCertificateExpired, 62: errSecHostNameMismatch][code] ?? errSecNotTrusted
        return securityError(status, "“\(name)” certificate is not trusted: \(reason)")
    }
}

/// - Parameters:
///   - certificates: one, or the chain from the one to be judged on.
///   - policies: one, several, or nil for the basic rules.
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let chain = certificates as? [SecCertificate] ?? (certificates as? SecCertificate).map { [$0] } ?? []
    guard !chain.isEmpty else { return errSecParam }
    trust.pointee = SecTrust(chain: chain, policies: list(policies))
    return errSecSuccess
}

private func list(_ policies: CFTypeRef?) -> [SecPolicy] {
    policies as? [SecPolicy] ?? (policies as? SecPolicy).map { [$0] } ?? []
}

extension SecTrust {
    fileprivate func change(_ body: (SecTrust) -> Void) -> OSStatus {
        lock.lock()
        defer { lock.unlock() }
        body(self)
        result = .invalid
        return errSecSuccess
    }
}

@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
    trust.change { $0.policies = list(policies) }
}

@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    trust.change { $0.anchors = anchorCertificates as? [SecCertificate] }
}

@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    trust.change { $0.usesSystemAnchors = !anchorCertificatesOnly }
}

@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus {
    trust.change { $0.date = verifyDate as Date }
}

@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    _ = trust.evaluate()
    result.pointee = trust.result
    return errSecSuccess
}

public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    let code = trust.evaluate()
    error?.pointee = code == 0 ? nil : trust.error(of: code)
    return code == 0
}

@discardableResult
public func SecTrustEvaluateAsync(
    _ trust: SecTrust, _ queue: DispatchQueue?, _ result: @escaping @Sendable (SecTrust, SecTrustResultType) -> Void
) -> OSStatus {
    (queue ?? .main).async {
        _ = trust.evaluate()
        result(trust, trust.result)
    }
    return errSecSuccess
}

@discardableResult
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
    queue.async {
        let code = trust.evaluate()
        result(trust, code == 0, code == 0 ? nil : trust.error(of: code))
    }
    return errSecSuccess
}

@discardableResult
public func SecTrustGetTrustResult(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    result.pointee = trust.result
    return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.chain.count }

public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    trust.chain.indices.contains(ix) ? trust.chain[ix] : nil
}

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.chain as NSArray }

public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.chain.first.flatMap(SecCertificateCopyKey) }

public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<CFArray?>) -> OSStatus {
    policies.pointee = trust.policies as NSArray
    return errSecSuccess
}
