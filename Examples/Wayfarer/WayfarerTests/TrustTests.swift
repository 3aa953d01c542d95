// SPDX-License-Identifier: MIT
import WebKit
import XCTest

/// Servers whose certificates nobody knows: the app is asked.
final class TrustTests: XCTestCase {
    private let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private var server: LocalServer?

    override func setUpWithError() throws {
        try super.setUpWithError()
        server = try LocalServer()
    }

    override func tearDown() {
        server?.stop()
        server = nil
        super.tearDown()
    }

    private func load(_ judge: Judge) throws -> LocalServer {
        let server = try XCTUnwrap(server)
        webView.navigationDelegate = judge
        webView.load(URLRequest(url: server.secure.appendingPathComponent("page")))
        waitUntil("end") { judge.heard.last == "finish" || judge.heard.last?.hasPrefix("fail") == true }
        return server
    }

    func testATrustedServersPageIsLoaded() throws {
        let judge = Judge { challenge in
            (.useCredential, challenge.protectionSpace.serverTrust.map { URLCredential(trust: $0) })
        }
        let server = try load(judge)
        XCTAssertEqual(judge.heard, ["start", "challenge", "commit", "finish"])
        waitUntil("title") { self.webView.title == "Known" }
        let space = try XCTUnwrap(judge.spaces.first)
        XCTAssertEqual(space.authenticationMethod, NSURLAuthenticationMethodServerTrust)
        XCTAssertEqual(space.host, "127.0.0.1")
        XCTAssertEqual(space.port, server.secure.port)
        let trust = try XCTUnwrap(space.serverTrust)
        let chain = try XCTUnwrap(SecTrustCopyCertificateChain(trust) as? [SecCertificate])
        XCTAssertEqual(chain.map { SecCertificateCopyData($0) as Data }, [server.certificate])
        XCTAssertFalse(SecTrustEvaluateWithError(trust, nil))
        // Trusted by the app, as those do that pin a certificate.
        SecTrustSetAnchorCertificates(trust, chain as NSArray)
        XCTAssertTrue(SecTrustEvaluateWithError(trust, nil))
        XCTAssertEqual(webView.serverTrust.map { SecTrustGetCertificateCount($0) }, 1)

        // Its other pages ask nobody.
        webView.load(URLRequest(url: server.secure.appendingPathComponent("other")))
        waitUntil("the other") { judge.heard.filter { $0 == "finish" }.count == 2 }
        XCTAssertEqual(judge.spaces.count, 1)
    }

    func testARefusedServersPageIsNot() throws {
        let judge = Judge { _ in (.cancelAuthenticationChallenge, nil) }
        _ = try load(judge)
        XCTAssertEqual(judge.heard, ["start", "challenge", "fail \(NSURLErrorCancelled)"])
        XCTAssertFalse(webView.isLoading)
    }

    func testTheSystemDoesNotTrustIt() throws {
        let judge = Judge { _ in (.performDefaultHandling, nil) }
        let server = try load(judge)
        XCTAssertEqual(judge.heard, ["start", "challenge", "fail \(NSURLErrorServerCertificateUntrusted)"])
        let failing = judge.error?.userInfo[NSURLErrorFailingURLErrorKey] as? URL
        XCTAssertEqual(failing, server.secure.appendingPathComponent("page"))
        // The next page comes as ever.
        webView.load(URLRequest(url: server.plain.appendingPathComponent("page")))
        waitUntil("page") { judge.heard.last == "finish" }
        XCTAssertNil(webView.serverTrust)
    }
}

private final class Judge: NSObject, WKNavigationDelegate {
    private let judgement: (URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?)
    private(set) var heard: [String] = []
    private(set) var spaces: [URLProtectionSpace] = []
    private(set) var error: NSError?

    init(_ judgement: @escaping (URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?)) {
        self.judgement = judgement
    }

    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        heard.append("challenge")
        spaces.append(challenge.protectionSpace)
        let (disposition, credential) = judgement(challenge)
        completionHandler(disposition, credential)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        heard.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finish") }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error
    ) {
        self.error = error as NSError
        heard.append("fail \((error as NSError).code)")
    }
}
