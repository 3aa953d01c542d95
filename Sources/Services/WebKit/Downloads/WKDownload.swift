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
    private let token: UInt32
    private var question: WebMessage?
    private var hold: ClockHold? = ClockHold()
    private static var active: [UInt32: WKDownload] = [:]

    init(token: UInt32, url: URL?, webView: WKWebView?) {
        self.token = token
        self.webView = webView
        originalRequest = url.map { URLRequest(url: $0) }
        super.init()
        WKDownload.active[token] = self
    }

    static func find(_ token: UInt32) -> WKDownload? { active[token] }

    /// - Parameter completionHandler: gets nil: the engine cannot go on with a download that was cancelled.
    open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
        WebEngine.shared.send("download", token: token, ["cancel"])
        end()
        completionHandler?(nil)
    }

    private func end() {
        WKDownload.active[token] = nil
        hold = nil
    }

    /// The question where to put the file may come before the delegate.
    private func tellDelegate() {
        guard let question, delegate != nil else { return }
        self.question = nil
        askDestination(question)
    }

    func receive(_ message: WebMessage) {
        switch message.verb {
        case "destination": delegate == nil ? (question = message) : askDestination(message)
        case "downloading": progressStorage.completedUnitCount = Int64(message.integer(0))
        case "downloaded":
            end()
            if let delegate { _ = optionalCall { delegate.downloadDidFinish(self) } }
        default:
            end()
            let error = LoadError.make(
                domain: message.text(0), code: message.integer(1), text: message.text(2),
                url: originalRequest?.url?.absoluteString ?? "")
            if let delegate {
                _ = optionalCall { delegate.download(self, didFailWithError: error, resumeData: nil) }
            }
        }
    }

    private func askDestination(_ message: WebMessage) {
        let url = URL(string: message.text(1)) ?? WKWebView.blank
        let length = message.integer(4)
        if length > 0 { progressStorage.totalUnitCount = Int64(length) }
        let response =
            HTTPURLResponse(url: url, statusCode: message.integer(2), httpVersion: nil, headerFields: nil)
            ?? URLResponse(url: url, mimeType: message.text(3), expectedContentLength: length, textEncodingName: nil)
        delegate?.download(self, decideDestinationUsing: response, suggestedFilename: message.text(0)) {
            [token] place in
            WebEngine.shared.send("download", token: token, place.map { ["to", $0.absoluteString] } ?? ["cancel"])
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
