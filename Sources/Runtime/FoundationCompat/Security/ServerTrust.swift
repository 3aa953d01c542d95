// SPDX-License-Identifier: MIT
public import Foundation
@_weakLinked public import FoundationNetworking

// Linux's URLSession checks servers' certificates itself, against the system's, and asks no delegate: a challenge of this
// kind comes only from code that makes one.

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    /// nil: no challenge of a session carries the server's certificates here.
    public var serverTrust: SecTrust? { nil }
    public var distinguishedNames: [Data]? { nil }
}

extension URLCredential {
    /// What accepts a server. The session judges servers itself and does not look at it.
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
