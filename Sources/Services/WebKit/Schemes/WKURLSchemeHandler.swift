// SPDX-License-Identifier: MIT

/// Answers requests for URLs of a scheme of the app's own.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// One request. First a response, then any number of data, then an end; methods called otherwise raise.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}

final class SchemeTask: __ObjCObject, WKURLSchemeTask {
    private enum Stage { case begun, answered, finished, stopped }

    let request: URLRequest
    private let token: UInt32
    private var stage = Stage.begun
    private let hold = ClockHold()

    init(_ message: WebMessage) {
        token = message.token
        var request = URLRequest(url: URL(string: message.text(0)) ?? WKWebView.blank)
        request.httpMethod = message.text(1)
        for (name, value) in Headers.parse(message.text(2)) { request.setValue(value, forHTTPHeaderField: name) }
        self.request = request
        super.init()
    }

    private func answer(_ fields: [any WebField]) {
        WebEngine.shared.send("scheme-answer", token: token, fields)
    }

    private func expect(_ isAllowed: Bool, _ problem: String) {
        if stage == .stopped {
            NSException.raise(.init("NSInternalInconsistencyException"), "This task has already been stopped")
        }
        if !isAllowed { NSException.raise(.init("NSInternalInconsistencyException"), problem) }
    }

    func didReceive(_ response: URLResponse) {
        expect(stage != .finished, "Task has already been completed")
        stage = .answered
        let http = response as? HTTPURLResponse
        let headers = (http?.allHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted().joined(separator: "\n")
        answer(["head", http?.statusCode ?? 200, response.mimeType ?? "", headers])
    }

    func didReceive(_ data: Data) {
        expect(stage == .answered, "No response has been sent for this task")
        answer(["body", data])
    }

    func didFinish() {
        expect(stage == .answered, "No response has been sent for this task")
        stage = .finished
        answer(["end"])
        hold.release()
    }

    func didFailWithError(_ error: any Error) {
        expect(stage != .finished, "Task has already been completed")
        stage = .finished
        answer(["fail", (error as NSError).localizedDescription])
        hold.release()
    }

    func stop() {
        stage = .stopped
        hold.release()
    }
}

/// Header lines of the wire: "Name: value".
enum Headers {
    static func parse(_ text: String) -> [(String, String)] {
        text.split(separator: "\n").compactMap { line in
            guard let colon = line.range(of: ": ") else { return nil }
            return (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
        }
    }

    static func text(_ headers: [String: String]) -> String {
        headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
    }
}
