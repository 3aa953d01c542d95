// SPDX-License-Identifier: MIT
import FoundationCompat

// Streams are not encrypted here: whoever asks for it is told so, and the property that asks stays unset.

public var kCFStreamPropertySocketSecurityLevel: CFString! {
    Unsupported.report("kCFStreamPropertySocketSecurityLevel: streams are not encrypted")
    return "kCFStreamPropertySocketSecurityLevel"
}
public var kCFStreamPropertySSLSettings: CFString! {
    Unsupported.report("kCFStreamPropertySSLSettings: streams are not encrypted")
    return "kCFStreamPropertySSLSettings"
}
/// Whether the socket below ends with the stream, as it always does here.
public var kCFStreamPropertyShouldCloseNativeSocket: CFString! { "kCFStreamPropertyShouldCloseNativeSocket" }
public var kCFStreamSocketSecurityLevelNone: CFString! { "kCFStreamSocketSecurityLevelNone" }
public var kCFStreamSocketSecurityLevelNegotiatedSSL: CFString! { "kCFStreamSocketSecurityLevelNegotiatedSSL" }
public var kCFStreamSocketSecurityLevelTLSv1: CFString! { "kCFStreamSocketSecurityLevelTLSv1" }
public var kCFStreamSSLLevel: CFString! { "kCFStreamSSLLevel" }
public var kCFStreamSSLPeerName: CFString! { "kCFStreamSSLPeerName" }
public var kCFStreamSSLCertificates: CFString! { "kCFStreamSSLCertificates" }
public var kCFStreamSSLIsServer: CFString! { "kCFStreamSSLIsServer" }
public var kCFStreamSSLValidatesCertificateChain: CFString! { "kCFStreamSSLValidatesCertificateChain" }
public var kCFStreamPropertySSLContext: CFString! { "kCFStreamPropertySSLContext" }
public var kCFStreamPropertySSLPeerTrust: CFString! { "kCFStreamPropertySSLPeerTrust" }

extension Stream.PropertyKey {
    /// Core Foundation's names are strings of its own.
    public init(rawValue: CFString) { self.init(rawValue: rawValue as String) }
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue as String) }
}

/// `kCFStream... as Stream.PropertyKey`.
public func __streamProperty(_ name: CFString!) -> Stream.PropertyKey {
    Stream.PropertyKey(rawValue: name as String)
}

/// An encrypted session of a stream: no stream has one.
public final class SSLContext: Sendable {
    private init() {}
}

/// - Returns: `errSecParam`, as for a session that is none.
public func SSLGetPeerDomainNameLength(_ context: SSLContext, _ peerNameLen: UnsafeMutablePointer<Int>) -> OSStatus {
    errSecParam
}

/// - Returns: `errSecParam`, as for a session that is none.
public func SSLGetPeerDomainName(
    _ context: SSLContext, _ peerName: UnsafeMutablePointer<CChar>, _ peerNameLen: UnsafeMutablePointer<Int>
) -> OSStatus { errSecParam }

/// An error of a domain and a code; `userInfo`'s keys are strings.
public func CFErrorCreate(
    _ allocator: CFAllocator?, _ domain: CFString!, _ code: CFIndex, _ userInfo: CFDictionary!
) -> CFError! {
    NSError(domain: domain as String, code: code, userInfo: userInfo as? [String: Any])
}
