// SPDX-License-Identifier: MIT

/// Servers that want to know who asks, and servers that nobody knows.
extension WKWebView {
    func authenticate(_ message: WebMessage) {
        let methods = [
            1: NSURLAuthenticationMethodDefault, 2: NSURLAuthenticationMethodHTTPBasic,
            4: NSURLAuthenticationMethodHTTPDigest,
        ]
        let space = URLProtectionSpace(
            host: message.text(0), port: message.integer(1), protocol: url?.scheme ?? "http", realm: message.text(2),
            authenticationMethod: methods[message.integer(3)] ?? NSURLAuthenticationMethodHTTPBasic)
        ask(about: space, failures: message.flag(5) ? 1 : 0) { disposition, credential in
            let uses = disposition == .useCredential && credential != nil
            WebEngine.shared.send(
                "authenticate", token: message.token,
                [uses, credential?.user ?? "", credential?.password ?? ""])
        }
    }

    /// Asks the delegate, by the method with a handler or else by the one that is awaited.
    private func ask(
        about space: URLProtectionSpace, failures: Int,
        _ done: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: failures, failureResponse: nil,
            error: nil, sender: NoSender())
        guard let delegate = navigationDelegate else { return done(.performDefaultHandling, nil) }
        let asked: Void? = optionalCall { delegate.webView(self, didReceive: challenge) { done($0, $1) } }
        if asked != nil { return }
        Task {
            let (disposition, credential) = await delegate.webView(self, respondTo: challenge)
            done(disposition, credential)
        }
    }

    // MARK: Certificates

    /// A page's server has shown certificates that the system does not trust. Those of servers that it trusts are told only
    /// once the page is there (`serverTrust`): the engine does not ask.
    ///
    /// The message has the URL, what is wrong with the certificates, and each as PEM.
    func judgeServer(_ message: WebMessage) {
        let url = URL(string: message.text(0))
        let navigation = page.navigation
        let fail = { [weak self] (code: Int, trust: SecTrust?) in
            WebEngine.shared.send("trust", token: message.token, [false])
            self?.serverWasRefused(url, code, trust, navigation)
        }
        guard let space = ServerSpace(message.fields.dropFirst(2), of: url) else {
            return fail(NSURLErrorServerCertificateUntrusted, nil)
        }
        ask(about: space, failures: 0) { [weak self] disposition, credential in
            switch disposition {
            case .useCredential where credential != nil && self?.page.navigation === navigation:
                WebEngine.shared.send("trust", token: message.token, [true])
            case .cancelAuthenticationChallenge: fail(NSURLErrorCancelled, space.trust)
            default: fail(Self.code(ofCertificateErrors: message.integer(1)), space.trust)
            }
        }
    }

    /// - Parameter errors: the bits of GIO's `GTlsCertificateFlags`.
    private static func code(ofCertificateErrors errors: Int) -> Int {
        let notYet = 4, expired = 8
        switch errors {
        case notYet: return NSURLErrorServerCertificateNotYetValid
        case expired: return NSURLErrorServerCertificateHasBadDate
        default: return NSURLErrorServerCertificateUntrusted
        }
    }

    private func serverWasRefused(_ url: URL?, _ code: Int, _ trust: SecTrust?, _ navigation: WKNavigation?) {
        guard page.navigation === navigation else { return }
        page.navigation = nil
        page.hold = nil
        change(isLoading: false)
        guard let delegate = navigationDelegate else { return }
        let host = url?.host ?? ""
        var info: [String: Any] = [
            NSLocalizedDescriptionKey: code == NSURLErrorCancelled
                ? "cancelled"
                : "The certificate for this server is invalid. You might be connecting to a server that is pretending to be "
                    + "“\(host)” which could put your confidential information at risk.",
            "NSErrorFailingURLStringKey": url?.absoluteString ?? "",
        ]
        info[NSURLErrorFailingURLErrorKey] = url
        info["NSURLErrorFailingURLPeerTrustErrorKey"] = trust
        let error = NSError(domain: NSURLErrorDomain, code: code, userInfo: info)
        _ = optionalCall { delegate.webView(self, didFailProvisionalNavigation: navigation, withError: error) }
    }
}

/// A server and the certificates that it has shown to the engine.
final class ServerSpace: URLProtectionSpace, ServerTrustHolder, @unchecked Sendable {
    // Sendable because nothing of it changes.
    let trust: SecTrust

    /// - Parameter certificates: as PEM, the server's own first; without one there is nothing to judge.
    init?(_ certificates: ArraySlice<Data>, of url: URL?) {
        let chain = certificates.compactMap(Self.certificate)
        let host = url?.host ?? ""
        var trust: SecTrust?
        guard !chain.isEmpty,
            SecTrustCreateWithCertificates(chain as NSArray, SecPolicyCreateSSL(true, host as NSString), &trust)
                == errSecSuccess, let trust
        else { return nil }
        self.trust = trust
        super.init(
            host: host, port: url?.port ?? 443, protocol: "https", realm: nil,
            authenticationMethod: NSURLAuthenticationMethodServerTrust)
    }

    private static func certificate(_ pem: Data) -> SecCertificate? {
        let lines = String(decoding: pem, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("-----") }
        return Data(base64Encoded: lines.joined()).flatMap { SecCertificateCreateWithData(nil, $0 as NSData) }
    }
}

/// Challenges are answered through the delegate's handler.
private final class NoSender: __ObjCObject, URLAuthenticationChallengeSender {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
