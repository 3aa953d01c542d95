// SPDX-License-Identifier: MIT

/// A file on its way to the device.
@preconcurrency @MainActor
open class WKDownload: __ObjCObject {
    public enum RedirectPolicy: Int, Sendable { case cancel = 0, allow }
    public enum PlaceholderPolicy: Int, Sendable { case disable = 0, enable }

    open weak var delegate: (any WKDownloadDelegate)? { didSet { tellDelegate() } }
    open private(set) var originalRequest: URLRequest?
    open weak private(set) var webView: WKWebView?
    open var progress: Progress { progressStorage }
    open var isUserInitiated: Bool { false }

    private let progressStorage = Progress(totalUnitCount: -1)
    /// What the engine calls it; 0: the app's side goes on with it.
    private let token: UInt32
    private var question: Question?
    private var hold: ClockHold? = ClockHold()
    private var partial: PartialDownload?
    private var resumed: ResumedDownload?
    private static var active: [UInt32: WKDownload] = [:]

    /// Where the file goes is asked once.
    private struct Question {
        let response: URLResponse
        let name: String
        let answer: (URL?) -> Void
    }

    init(token: UInt32, url: URL?, webView: WKWebView?) {
        self.token = token
        self.webView = webView
        originalRequest = url.map { URLRequest(url: $0) }
        super.init()
        WKDownload.active[token] = self
    }

    /// Goes on with what a download has left.
    init(resuming data: Data, url: URL, webView: WKWebView?) {
        token = 0
        self.webView = webView
        originalRequest = URLRequest(url: url)
        super.init()
        resumed = ResumedDownload(data, of: self)
    }

    static func find(_ token: UInt32) -> WKDownload? { active[token] }

    /// - Parameter completionHandler: gets what `WKWebView.resumeDownload(fromResumeData:)` goes on with; nil when nothing has
    ///   come, or the server has not said that parts can be had.
    open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
        if let resumed {
            return resumed.cancel { [self] data in
                end()
                completionHandler?(data)
            }
        }
        let data = partial?.resumeData()
        partial = nil
        WebEngine.shared.send("download", token: token, ["cancel"])
        end()
        completionHandler?(data)
    }

    open func cancel() async -> Data? {
        await withCheckedContinuation { done in cancel { done.resume(returning: $0) } }
    }

    private func end() {
        WKDownload.active[token] = nil
        hold = nil
        resumed = nil
    }

    /// The question where to put the file may come before the delegate.
    private func tellDelegate() {
        guard let question, let delegate else { return }
        self.question = nil
        delegate.download(self, decideDestinationUsing: question.response, suggestedFilename: question.name) {
            question.answer($0)
        }
    }

    // MARK: How it goes

    func receive(_ message: WebMessage) {
        switch message.verb {
        case "destination": askDestination(message)
        case "downloading":
            partial?.keep()
            progressStorage.completedUnitCount = Int64(message.integer(0))
        case "downloaded":
            partial?.drop()
            finish()
        default:
            fail(
                LoadError.make(
                    domain: message.text(0), code: message.integer(1), text: message.text(2),
                    url: originalRequest?.url?.absoluteString ?? ""), resumeData: partial?.resumeData())
        }
    }

    func hasCome(_ count: Int64, of total: Int64) {
        if total > 0 { progressStorage.totalUnitCount = total }
        progressStorage.completedUnitCount = count
    }

    func finish() {
        end()
        if let delegate { _ = optionalCall { delegate.downloadDidFinish(self) } }
    }

    func fail(_ error: any Error, resumeData: Data?) {
        end()
        if let delegate {
            _ = optionalCall { delegate.download(self, didFailWithError: error, resumeData: resumeData) }
        }
    }

    func askDestination(_ response: URLResponse, suggestedFilename name: String, answer: @escaping (URL?) -> Void) {
        question = Question(response: response, name: name, answer: answer)
        tellDelegate()
    }

    private func askDestination(_ message: WebMessage) {
        let url = URL(string: message.text(1)) ?? WKWebView.blank
        let length = message.integer(4)
        if length > 0 { progressStorage.totalUnitCount = Int64(length) }
        let headers = Dictionary(Headers.parse(message.text(5)), uniquingKeysWith: { $1 })
        let response =
            HTTPURLResponse(url: url, statusCode: message.integer(2), httpVersion: nil, headerFields: headers)
            ?? URLResponse(url: url, mimeType: message.text(3), expectedContentLength: length, textEncodingName: nil)
        askDestination(response, suggestedFilename: message.text(0)) { [self] place in
            WebEngine.shared.send("download", token: token, place.map { ["to", $0.absoluteString] } ?? ["cancel"])
            guard let place, let answer = response as? HTTPURLResponse, let agent = webView?.userAgent else { return }
            partial = PartialDownload(of: originalRequest?.url ?? url, answer, to: place, agent: agent)
        }
    }
}

@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
    /// - Parameter completionHandler: gets a file that does not exist yet, or nil to cancel.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL?
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
    func downloadDidFinish(_ download: WKDownload)
    func download(
        _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void)
    func download(
        _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

extension WKDownloadDelegate {
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
        Task {
            completionHandler(
                await self.download(download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
        }
    }
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL? { nil }
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        byName(self, "download:didFailWithError:resumeData:", [download, error, resumeData])
    }
    public func downloadDidFinish(_ download: WKDownload) { byName(self, "downloadDidFinish:", [download]) }
    public func download(
        _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void
    ) {
        byName(
            self, "download:willPerformHTTPRedirection:newRequest:decisionHandler:",
            [download, response, request, decisionHandler])
    }
    public func download(
        _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        byName(
            self, "download:didReceiveAuthenticationChallenge:completionHandler:",
            [download, challenge, completionHandler])
    }
}

extension WKDownload: ResumingDownload {}
