// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking

/// A download's file: bytes go there as they come, and it outlives a load that may be resumed.
final class HTTPDownload: @unchecked Sendable {
    // Sendable because the session's queue alone uses it.
    private let resume: ResumeData?
    private let file: URL
    private var handle: FileHandle?
    private(set) var count: Int64 = 0
    private var expected: Int64 = -1
    private var response: HTTPURLResponse?

    init(resuming request: URLRequest) {
        resume = ResumeData(of: request)
        file =
            resume?.file
            ?? FileManager.default.temporaryDirectory
            .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString.prefix(6)).tmp")
    }

    func begin(_ head: HTTPURLResponse, _ exchange: HTTPExchange) {
        response = head
        let resumed = head.statusCode == 206 ? resume?.count ?? 0 : 0
        do {
            if resumed == 0 { try Data().write(to: file) }
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: UInt64(resumed))
            try handle.seekToEnd()
            self.handle = handle
        } catch {
            return exchange.fail(.cannotCreateFile)
        }
        count = resumed
        expected = head.expectedContentLength < 0 ? -1 : head.expectedContentLength + resumed
        exchange.fields.setExpected(received: expected, of: exchange.task)
        exchange.fields.addReceived(resumed, of: exchange.task)
        exchange.loader.client?.urlProtocol(exchange.loader, didReceive: head, cacheStoragePolicy: .notAllowed)
        guard resumed > 0 else { return }
        tell(exchange) { [expected] session, task, delegate in
            delegate.urlSession(session, downloadTask: task, didResumeAtOffset: resumed, expectedTotalBytes: expected)
        }
    }

    func take(_ data: Data, _ exchange: HTTPExchange) {
        do { try handle?.write(contentsOf: data) } catch { return exchange.fail(.cannotWriteToFile) }
        count += Int64(data.count)
        exchange.fields.addReceived(Int64(data.count), of: exchange.task)
        tell(exchange) { [count, expected] session, task, delegate in
            delegate.urlSession(
                session, downloadTask: task, didWriteData: Int64(data.count), totalBytesWritten: count,
                totalBytesExpectedToWrite: expected)
        }
    }

    /// Those of a task with a handler are told to nobody.
    private func tell(
        _ exchange: HTTPExchange,
        _ news: @escaping @Sendable (URLSession, URLSessionDownloadTask, any URLSessionDownloadDelegate) -> Void
    ) {
        let session = exchange.session
        guard session.__tellsDelegate(of: exchange.task), let task = exchange.task as? URLSessionDownloadTask,
            let delegate = task.delegate as? any URLSessionDownloadDelegate
        else { return }
        session.delegateQueue.addOperation { news(session, task, delegate) }
    }

    func finish(_ exchange: HTTPExchange) {
        do { try handle?.close() } catch { return exchange.fail(.cannotCloseFile) }
        exchange.fields.set("temporaryFileURL", file, of: exchange.loader)
        exchange.loader.client?.urlProtocolDidFinishLoading(exchange.loader)
        // It may have been moved away by now.
        exchange.session.delegateQueue.addOperation { [file] in unlink(file.path) }
    }

    /// What a resumed load needs to know; nil: the server has not said what it would need.
    func resumeData(_ exchange: HTTPExchange) -> Data? {
        guard let response, count > 0, let address = exchange.task.originalRequest?.url,
            [200, 206].contains(response.statusCode),
            response.value(forHTTPHeaderField: "Accept-Ranges")?.lowercased() != "none",
            let validator = response.value(forHTTPHeaderField: "ETag")
                ?? response.value(forHTTPHeaderField: "Last-Modified")
        else { return nil }
        let headers = (exchange.task.originalRequest?.allHTTPHeaderFields ?? [:]).filter {
            !["range", "if-range", "cookie"].contains($0.key.lowercased())
        }
        return ResumeData(url: address, headers: headers, validator: validator, count: count, file: file).encoded
    }

    func adding(to error: URLError, _ exchange: HTTPExchange) -> URLError {
        guard let data = resumeData(exchange) else {
            unlink(file.path)
            return error
        }
        var information = error.userInfo
        information[URLSessionDownloadTaskResumeData] = data
        return URLError(error.code, userInfo: information)
    }
}
