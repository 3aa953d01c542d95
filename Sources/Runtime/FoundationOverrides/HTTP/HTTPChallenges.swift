// SPDX-License-Identifier: MIT
import Foundation
import FoundationCompat
@_weakLinked import FoundationNetworking

/// A way to prove who one is, with libcurl's number.
enum HTTPAuthentication: String, CaseIterable {
    // The strongest first.
    case ntlm, digest, basic

    var number: Int {
        switch self {
        case .basic: 1
        case .digest: 2
        case .ntlm: 8
        }
    }

    var name: String {
        switch self {
        case .basic: NSURLAuthenticationMethodHTTPBasic
        case .digest: NSURLAuthenticationMethodHTTPDigest
        case .ntlm: NSURLAuthenticationMethodNTLM
        }
    }
}

/// How far the talk about who is there has come.
struct HTTPChallengeState {
    /// Headers that ask whether a kept answer holds.
    var conditions: [String: String] = [:]
    var method: HTTPAuthentication?
    var credential: URLCredential?
    var failures = 0
    /// Why a server is not spoken to.
    var failure: URLError?
}

/// https://developer.apple.com/documentation/foundation/handling-an-authentication-challenge
extension HTTPExchange {
    func isChallenge(_ head: HTTPURLResponse) -> Bool { head.statusCode == 401 && offer(in: head) != nil }

    private func offer(in head: HTTPURLResponse) -> (method: HTTPAuthentication, realm: String?)? {
        guard let header = head.value(forHTTPHeaderField: "WWW-Authenticate") else { return nil }
        let lower = header.lowercased()
        for method in HTTPAuthentication.allCases {
            guard let start = lower.range(of: "(^|, *)\(method.rawValue)( |,|$)", options: .regularExpression) else {
                continue
            }
            let rest = header[start.lowerBound...]
            guard let realm = rest.range(of: "realm=\"", options: .caseInsensitive) else { return (method, nil) }
            return (method, String(rest[realm.upperBound...].prefix { $0 != "\"" }))
        }
        return nil
    }

    /// A server wants to know who is there: the delegate says, or what is stored for it.
    func challenge(_ head: HTTPURLResponse) {
        guard let (method, realm) = offer(in: head), let url = request.url else { return speakAndFinish() }
        let space = URLProtectionSpace(
            host: url.host ?? "", port: url.port ?? (url.scheme == "https" ? 443 : 80), protocol: url.scheme,
            // A server that names none is its own realm, as on iOS.
            realm: realm ?? url.host,
            authenticationMethod: method.name)
        let proposed = challenges.failures == 0 ? proposal(for: space) : nil
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: proposed, previousFailureCount: challenges.failures,
            failureResponse: head, error: nil, sender: ChallengeSender())
        challenges.method = method
        guard let delegate = task.delegate else { return decide(.performDefaultHandling, nil, challenge) }
        session.delegateQueue.addOperation { [session, task] in
            delegate.urlSession(session, task: task, didReceive: challenge) { disposition, credential in
                self.later { $0.decide(disposition, credential, challenge) }
            }
        }
    }

    private func proposal(for space: URLProtectionSpace) -> URLCredential? {
        if let user = request.url?.user {
            return URLCredential(user: user, password: request.url?.password ?? "", persistence: .forSession)
        }
        let storage = session.configuration.urlCredentialStorage
        return storage?.defaultCredential(for: space) ?? storage?.credentials(for: space)?.values.first
    }

    private func decide(
        _ disposition: URLSession.AuthChallengeDisposition, _ credential: URLCredential?,
        _ challenge: URLAuthenticationChallenge
    ) {
        switch disposition {
        case .useCredential:
            guard let credential else { return speakAndFinish() }
            use(credential, for: challenge.protectionSpace)
        case .performDefaultHandling:
            guard let proposed = challenge.proposedCredential else { return speakAndFinish() }
            use(proposed, for: challenge.protectionSpace)
        case .cancelAuthenticationChallenge: fail(.cancelled)
        case .rejectProtectionSpace: speakAndFinish()
        @unknown default: speakAndFinish()
        }
    }

    private func use(_ credential: URLCredential, for space: URLProtectionSpace) {
        challenges.credential = credential
        challenges.failures += 1
        if credential.persistence != .none {
            session.configuration.urlCredentialStorage?.setDefaultCredential(credential, for: space)
        }
        send()
    }

    // MARK: Servers' certificates

    /// On the transfer's own thread, which waits for the delegate.
    func judge(_ certificates: ServerCertificates) -> Bool {
        let chain = certificates.chain.compactMap { SecCertificateCreateWithData(nil, $0 as CFData) }
        let host = request.url?.host ?? ""
        var made: SecTrust?
        guard !chain.isEmpty,
            SecTrustCreateWithCertificates(chain as NSArray, SecPolicyCreateSSL(true, host as CFString), &made)
                == errSecSuccess,
            let trust = made
        else { return false }
        let space = ServerTrustSpace(host, port: request.url?.port ?? 443, trust)
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil, error: nil,
            sender: ChallengeSender())
        switch ask(about: challenge) {
        case .useCredential: return true
        case .cancelAuthenticationChallenge:
            challenges.failure = HTTPFailures.error(.cancelled, for: request)
            return false
        default:
            if SecTrustEvaluateWithError(trust, nil) { return true }
            challenges.failure = HTTPFailures.error(
                .serverCertificateUntrusted, for: request,
                reason: "The certificate for this server is invalid. You might be connecting to a server that is "
                    + "pretending to be “\(host)” which could put your confidential information at risk.")
            return false
        }
    }

    /// The session's delegate first; the task's where that leaves it to the system.
    private func ask(about challenge: URLAuthenticationChallenge) -> URLSession.AuthChallengeDisposition {
        let answered = DispatchSemaphore(value: 0)
        let answer = DispositionBox()
        let end: @Sendable (URLSession.AuthChallengeDisposition) -> Void = { disposition in
            answer.value = disposition
            answered.signal()
        }
        session.delegateQueue.addOperation { [session, task] in
            guard let delegate = session.delegate else { return end(.performDefaultHandling) }
            delegate.urlSession(session, didReceive: challenge) { disposition, _ in
                guard disposition == .performDefaultHandling, let delegate = task.delegate else {
                    return end(disposition)
                }
                delegate.urlSession(session, task: task, didReceive: challenge) { disposition, _ in end(disposition) }
            }
        }
        // A delegate may never answer: the thread goes with the load, which has its time limits.
        while answered.wait(timeout: .now() + .milliseconds(250)) == .timedOut {
            guard HTTPExchange.current(of: task) === self else { return .cancelAuthenticationChallenge }
        }
        return answer.value
    }
}

/// Written by the delegate's answer, read after it.
private final class DispositionBox: @unchecked Sendable {
    // Sendable because a semaphore orders the two.
    var value = URLSession.AuthChallengeDisposition.performDefaultHandling
}

/// A server and the certificates that it showed.
final class ServerTrustSpace: URLProtectionSpace, ServerTrustHolder, @unchecked Sendable {
    // Sendable because nothing of it changes.
    let trust: SecTrust

    init(_ host: String, port: Int, _ trust: SecTrust) {
        self.trust = trust
        super.init(
            host: host, port: port, protocol: "https", realm: nil,
            authenticationMethod: NSURLAuthenticationMethodServerTrust)
    }
}

/// Challenges of sessions are answered by their handlers, on iOS too; the older way leads nowhere, and says so.
private final class ChallengeSender: NSObject, URLAuthenticationChallengeSender, @unchecked Sendable {
    // Sendable because there is nothing in it.
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) { report() }
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) { report() }
    func cancel(_ challenge: URLAuthenticationChallenge) { report() }
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) { report() }
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) { report() }

    private func report() {
        Unsupported.report("URLAuthenticationChallenge.sender: a session's challenge is answered by its handler")
    }
}
