// SPDX-License-Identifier: MIT
public import FoundationNetworking
internal import TouchstoneDevice
internal import UniformTypeIdentifiers

/// Fetches a page and what it says of itself. Used once.
///
/// Sendable: the lock guards what changes.
open class LPMetadataProvider: __ObjCObject, @unchecked Sendable {
    open var shouldFetchSubresources = true
    /// Seconds.
    open var timeout: TimeInterval = 30
    private let lock = NSLock()
    private var task: URLSessionDataTask?
    private var isUsed = false
    private var isCancelled = false

    public override init() { super.init() }

    /// - Parameter completionHandler: on any thread.
    open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        start(URLRequest(url: URL), completionHandler)
    }
    open func startFetchingMetadata(
        for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        start(request, completionHandler)
    }
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
        try await withCheckedThrowingContinuation { done in
            startFetchingMetadata(for: URL) { metadata, error in
                if let metadata {
                    done.resume(returning: metadata)
                } else {
                    done.resume(throwing: error ?? LPError(.unknown))
                }
            }
        }
    }

    open func cancel() {
        lock.withLock {
            isCancelled = true
            task?.cancel()
        }
    }

    private func start(_ wanted: URLRequest, _ done: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        let isFirst = lock.withLock {
            defer { isUsed = true }
            return !isUsed
        }
        guard isFirst else {
            NSException.raise(
                .internalInconsistencyException,
                "LPMetadataProvider is one-shot: startFetchingMetadata may be called once on an instance")
        }
        guard let address = wanted.url, !address.isFileURL else { return fromFile(wanted.url, done) }
        var request = wanted
        request.timeoutInterval = timeout
        let hold = ClockHold()
        load(request) { [self] data, response, error in
            guard let data, error == nil else {
                done(nil, failure(error))
                return hold.release()
            }
            let metadata = LPLinkMetadata()
            metadata.originalURL = address
            metadata.url = response?.url ?? address
            let isPage = response?.mimeType.map { $0.contains("html") } ?? true
            guard isPage else {
                metadata.title = address.lastPathComponent
                done(metadata, nil)
                return hold.release()
            }
            let html = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
            let page = PageMetadata(html: html, base: response?.url ?? address)
            metadata.title = page.title
            metadata.summary = page.summary
            metadata.remoteVideoURL = page.video
            guard shouldFetchSubresources else {
                done(metadata, nil)
                return hold.release()
            }
            addPictures(page, to: metadata) {
                done(metadata, nil)
                hold.release()
            }
        }
    }

    private func load(
        _ request: URLRequest, _ done: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) {
        let task = URLSession.shared.dataTask(with: request, completionHandler: done)
        lock.withLock { self.task = task }
        task.resume()
    }

    private func failure(_ error: (any Error)?) -> LPError {
        if lock.withLock({ isCancelled }) { return LPError(.metadataFetchCancelled) }
        return LPError((error as? URLError)?.code == .timedOut ? .metadataFetchTimedOut : .metadataFetchFailed)
    }

    private func fromFile(_ url: URL?, _ done: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        let metadata = LPLinkMetadata()
        metadata.originalURL = url
        metadata.url = url
        metadata.title = url?.lastPathComponent
        let isThere = url.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
        DispatchQueue.global().async { done(isThere ? metadata : nil, isThere ? nil : LPError(.metadataFetchFailed)) }
    }

    private func addPictures(_ page: PageMetadata, to metadata: LPLinkMetadata, _ done: @escaping @Sendable () -> Void)
    {
        picture(page.image) { [self] image in
            metadata.imageProvider = image
            picture(page.icon) {
                metadata.iconProvider = $0
                done()
            }
        }
    }

    private func picture(_ url: URL?, _ done: @escaping @Sendable (NSItemProvider?) -> Void) {
        guard let url else { return done(nil) }
        load(URLRequest(url: url, timeoutInterval: timeout)) { data, response, _ in
            guard let data, (response as? HTTPURLResponse)?.statusCode == 200, let image = UIImage(data: data) else {
                return done(nil)
            }
            done(NSItemProvider(object: image))
        }
    }
}
