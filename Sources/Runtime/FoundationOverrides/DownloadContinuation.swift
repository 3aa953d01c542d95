// SPDX-License-Identifier: MIT
import FoundationCompat
@_weakLinked import FoundationNetworking
import Synchronization

/// A data task that has become a download: the new task's loader gets what the old one's still brings.
/// https://developer.apple.com/documentation/foundation/urlsessiondatadelegate/urlsession(_:datatask:didbecome:)-8pa8k
final class ContinuedDownload: URLProtocol {
    /// Where the rest comes from.
    struct Source: @unchecked Sendable {
        // Sendable because it is passed on, and used on the session's queue alone.
        let loader: URLProtocol
        let client: ProtocolClient
        let response: URLResponse
    }

    private struct Entry {
        weak var task: URLSessionTask?
        let source: Source
    }
    private static let sources = Mutex<[ObjectIdentifier: Entry]>([:])

    static func set(_ source: Source, for task: URLSessionDownloadTask) {
        sources.withLock { sources in
            sources = sources.filter { $0.value.task != nil }
            sources[ObjectIdentifier(task)] = Entry(task: task, source: source)
        }
    }

    static func continues(_ task: URLSessionTask) -> Bool { source(of: task) != nil }

    private static func source(of task: URLSessionTask) -> Source? {
        sources.withLock { $0[ObjectIdentifier(task)].flatMap { $0.task === task ? $0.source : nil } }
    }

    private var source: Source?

    override class func canInit(with request: URLRequest) -> Bool { false }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    /// Also after the task was suspended.
    override func startLoading() {
        if let source { return (source.loader as? HTTPProtocol)?.exchange?.resume() ?? () }
        guard let task, let source = Self.source(of: task) else { return }
        self.source = source
        client?.urlProtocol(self, didReceive: source.response, cacheStoragePolicy: .notAllowed)
        source.client.goOn(as: self)
    }

    override func stopLoading() {
        guard task?.state == .suspended else { return source?.loader.stopLoading() ?? () }
        (source?.loader as? HTTPProtocol)?.exchange?.suspend()
    }
}

extension ProtocolClient {
    /// Makes the download that goes on with a data task's load, and tells the delegate, which hears nothing more of the data
    /// task. Not on the session's queue.
    static func makeDownload(of task: URLSessionDataTask, from source: ContinuedDownload.Source) {
        guard let session = task.__session, let request = task.currentRequest, let fields = ProtocolFields.shared,
            let delegate = task.delegate as? any URLSessionDataDelegate
        else { return }
        let download = session.downloadTask(with: request)
        ContinuedDownload.set(source, for: download)
        fields.queue(of: session).async { fields.forget(task, in: session) }
        session.delegateQueue.addOperation {
            delegate.urlSession(session, dataTask: task, didBecome: download)
            // It runs without a word of the app's.
            download.resume()
        }
    }
}

/// The file of a download whose loader brings pieces in memory. On one queue at a time.
final class DownloadFile {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("CFNetworkDownload_\(UUID()).tmp")
    private let handle: FileHandle

    init() throws {
        try Data().write(to: place)
        handle = try FileHandle(forWritingTo: place)
    }

    func write(_ data: Data) throws { try handle.write(contentsOf: data) }
    func close() throws { try handle.close() }
}
