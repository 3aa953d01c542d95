// SPDX-License-Identifier: MIT
import Foundation
import Statements
import Testing

/// A server of OpenSSL's (Python's) whose certificate no system trusts, and a delegate that knows it.
@Suite(.serialized, .enabled(if: SecureServer.isPossible)) struct ServerTrustTests {
    private final class Judge: NSObject, URLSessionDelegate, @unchecked Sendable {
        // Sendable: every access is under the lock.
        private let lock = NSLock()
        private var seen: [String] = []
        private let known: Data?

        /// - Parameter known: a certificate that is trusted; nil: the system decides.
        init(known: Data?) { self.known = known }
        var events: [String] { lock.withLock { seen } }

        func urlSession(
            _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            let space = challenge.protectionSpace
            lock.withLock { seen.append("\(space.authenticationMethod) \(space.host)") }
            guard let trust = space.serverTrust, let known else {
                return completionHandler(.performDefaultHandling, nil)
            }
            let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate] ?? []
            let isKnown = chain.first.map { SecCertificateCopyData($0) as Data } == known
            completionHandler(
                isKnown ? .useCredential : .cancelAuthenticationChallenge, isKnown ? URLCredential(trust: trust) : nil)
        }
    }

    private func load(_ server: SecureServer, _ judge: Judge?) async -> Result<String, any Error> {
        let session = URLSession(configuration: .ephemeral, delegate: judge, delegateQueue: nil)
        return await withCheckedContinuation { done in
            session.dataTask(with: server.url) { data, _, error in
                done.resume(
                    returning: error.map { .failure($0) } ?? .success(String(decoding: data ?? Data(), as: UTF8.self)))
            }.resume()
        }
    }

    private func code(_ result: Result<String, any Error>) -> URLError.Code? {
        guard case .failure(let error) = result else { return nil }
        return (error as? URLError)?.code
    }

    @Test(
        "a certificate that nobody vouches for is refused, with a delegate that leaves it to the system and without one"
    )
    func untrusted() async throws {
        let server = try SecureServer()
        let judge = Judge(known: nil)
        #expect(code(await load(server, nil)) == .serverCertificateUntrusted)
        #expect(code(await load(server, judge)) == .serverCertificateUntrusted)
        #expect(judge.events == ["NSURLAuthenticationMethodServerTrust localhost"])
    }

    @Test("a delegate that pins the server's certificate is believed; one that knows another cancels the load")
    func pinned() async throws {
        let server = try SecureServer()
        let result = await load(server, Judge(known: server.certificate))
        #expect(try result.get() == "secure")
        #expect(code(await load(server, Judge(known: Data("other".utf8)))) == .cancelled)
    }

    /// Takes the challenge and never says a word.
    private final class Silent: NSObject, URLSessionDelegate, @unchecked Sendable {
        // Sendable: every access is under the lock.
        private let lock = NSLock()
        private var kept: [Any] = []
        func urlSession(
            _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            lock.withLock { kept.append(completionHandler) }
        }
    }

    @Test("a delegate that never answers does not hold a load beyond its time limit")
    func silent() async throws {
        let server = try SecureServer()
        let session = URLSession(configuration: .ephemeral, delegate: Silent(), delegateQueue: nil)
        let request = URLRequest(url: server.url, cachePolicy: .useProtocolCachePolicy, timeoutInterval: 1)
        let failed: (any Error)? = await withCheckedContinuation { done in
            session.dataTask(with: request) { _, _, error in done.resume(returning: error) }.resume()
        }
        #expect((failed as? URLError)?.code == .timedOut)
    }
}
