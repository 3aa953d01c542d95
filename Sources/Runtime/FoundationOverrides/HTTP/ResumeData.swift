// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked public import FoundationNetworking

/// What goes from a download that was stopped to the one that goes on: a property list with iOS's keys.
struct ResumeData {
    let url: URL
    let headers: [String: String]
    /// The entity tag or the date of what was loaded.
    let validator: String
    /// Bytes that are there.
    let count: Int64
    let file: URL

    var encoded: Data? {
        let table: [String: Any] = [
            "NSURLSessionDownloadURL": url.absoluteString, "NSURLSessionResumeBytesReceived": Int(count),
            "NSURLSessionResumeEntityTag": validator, "NSURLSessionResumeInfoTempFileName": file.lastPathComponent,
            "NSURLSessionResumeInfoVersion": 2, "NSURLSessionResumeHeaders": headers,
        ]
        do {
            return try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
        } catch {
            return nil
        }
    }
}

extension ResumeData {
    /// nil: it is not what a download gave, or the file is gone or shorter.
    init?(_ data: Data) {
        // Anything may be handed in.
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let table = list as? [String: Any], let address = table["NSURLSessionDownloadURL"] as? String,
            let url = URL(string: address), let count = table["NSURLSessionResumeBytesReceived"] as? Int,
            let validator = table["NSURLSessionResumeEntityTag"] as? String,
            let name = table["NSURLSessionResumeInfoTempFileName"] as? String, !name.contains("/")
        else { return nil }
        self.init(
            url: url, headers: table["NSURLSessionResumeHeaders"] as? [String: String] ?? [:], validator: validator,
            count: Int64(count), file: FileManager.default.temporaryDirectory.appendingPathComponent(name))
        // Gone: as short as can be.
        let there = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        guard there >= count else { return nil }
    }

    /// Of a request that goes on: the range that it asks for tells which download it continues.
    init?(of request: URLRequest) {
        guard let key = Self.key(request), let known = Self.lock.withLock({ Self.goingOn[key] }),
            let resume = ResumeData(known)
        else { return nil }
        self = resume
    }

    private static func key(_ request: URLRequest) -> [String]? {
        guard let url = request.url, let range = request.value(forHTTPHeaderField: "Range"),
            let validator = request.value(forHTTPHeaderField: "If-Range")
        else { return nil }
        return [url.absoluteString, range, validator]
    }

    private static let lock = NSLock()
    // Requests lose what protocols attach to them on their way into a task. Every access is under the lock.
    private nonisolated(unsafe) static var goingOn: [[String]: Data] = [:]

    /// https://www.rfc-editor.org/rfc/rfc9110#section-14.2
    fileprivate static func request(from data: Data) -> URLRequest? {
        guard let resume = ResumeData(data) else { return nil }
        var request = URLRequest(url: resume.url)
        for (name, value) in resume.headers { request.setValue(value, forHTTPHeaderField: name) }
        request.setValue("bytes=\(resume.count)-", forHTTPHeaderField: "Range")
        request.setValue(resume.validator, forHTTPHeaderField: "If-Range")
        if let key = key(request) { lock.withLock { goingOn[key] = data } }
        return request
    }

    /// What no loader takes: the task ends with an error, as on iOS.
    private static let nothing = URLRequest(url: URL(fileURLWithPath: "/").appendingPathComponent("resume-data"))

    static func task(in session: URLSession, from data: Data) -> URLRequest { request(from: data) ?? nothing }
}

extension URLSession {
    /// Takes the place of Foundation's, which resumes nothing.
    @_silgen_name(
        "$s20FoundationNetworking10URLSessionC12downloadTask14withResumeDataAA0c8DownloadE0C0A10Essentials0H0V_tF")
    public func __downloadTask(withResumeData data: Data) -> URLSessionDownloadTask {
        downloadTask(with: ResumeData.task(in: self, from: data))
    }

    @_silgen_name(
        "$s20FoundationNetworking10URLSessionC12downloadTask14withResumeData17completionHandlerAA0c8DownloadE0C0A10Essentials0H0V_yAI3URLVSg_AA11URLResponseCSgs5Error_pSgtYbctF"
    )
    public func __downloadTask(
        withResumeData data: Data, completionHandler: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(with: ResumeData.task(in: self, from: data), completionHandler: completionHandler)
    }
}

extension URLSessionDownloadTask {
    /// Takes the place of Foundation's, which gives no data.
    @_silgen_name(
        "$s20FoundationNetworking22URLSessionDownloadTaskC6cancel21byProducingResumeDatayy0A10Essentials0J0VSgc_tF")
    public func __cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
        if let load = BackgroundLoad.current(of: self) {
            nonisolated(unsafe) let handler = completionHandler
            return load.stopForResuming { handler($0) }
        }
        guard let exchange = HTTPExchange.current(of: self) else {
            cancel()
            return completionHandler(nil)
        }
        nonisolated(unsafe) let handler = completionHandler
        exchange.queue.async {
            let data = exchange.download?.resumeData(exchange)
            exchange.session.delegateQueue.addOperation { handler(data) }
            // Cancelling waits for this queue.
            guard data != nil else { return DispatchQueue.global().async { self.cancel() } }
            exchange.fail(.cancelled)
        }
    }
}
