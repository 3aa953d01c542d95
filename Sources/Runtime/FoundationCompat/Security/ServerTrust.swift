// SPDX-License-Identifier: MIT
public import Foundation
@_weakLinked public import FoundationNetworking

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// A protection space of a session that has the certificates which the server showed.
package protocol ServerTrustHolder: AnyObject {
    var trust: SecTrust { get }
}

extension URLProtectionSpace {
    /// Of challenges about a server's certificates; nil in others.
    public var serverTrust: SecTrust? { (self as? any ServerTrustHolder)?.trust }
    public var distinguishedNames: [Data]? { nil }
}

extension URLCredential {
    /// What accepts a server, whatever its certificates are: the session does not judge them again.
    public convenience init(trust: SecTrust) {
        self.init(user: "", password: "", persistence: .none)
    }

    /// A client's certificate, which Linux's URLSession cannot show to a server.
    public convenience init(
        identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence
    ) {
        Unsupported.report("URLCredential(identity:certificates:persistence:): client certificates")
        self.init(user: "", password: "", persistence: persistence)
    }
}
