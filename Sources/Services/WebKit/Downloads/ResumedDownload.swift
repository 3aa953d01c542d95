// SPDX-License-Identifier: MIT

/// Whose rest is loaded: a `WKDownload`.
@MainActor
protocol ResumingDownload: AnyObject {
    func askDestination(_ response: URLResponse, suggestedFilename name: String, answer: @escaping (URL?) -> Void)
    func hasCome(_ count: Int64, of total: Int64)
    func finish()
    func fail(_ error: any Error, resumeData: Data?)
}

/// The rest of a download, loaded by a session of the app's side: the engine's interface cannot begin in the middle.
@MainActor
final class ResumedDownload: NSObject {
    /// Lives until its end, whoever else refers to it.
    private var download: (any ResumingDownload)?
    private var session: URLSession?
    private var task: URLSessionDownloadTask?
    private var isAsked = false
    /// The delegate's answer, once it is there.
    private var place: URL??
    /// The whole file, while the place is not known.
    private var whole: URL?

    init(_ data: Data, of download: any ResumingDownload) {
        self.download = download
        super.init()
        let session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)
        self.session = session
        task = session.downloadTask(withResumeData: data)
        task?.resume()
    }

    func cancel(_ done: @escaping @MainActor @Sendable (Data?) -> Void) {
        task?.cancel { data in DispatchQueue.main.async { MainActor.assumeIsolated { done(data) } } }
        session?.finishTasksAndInvalidate()
        download = nil
    }

    private func askPlace(_ response: URLResponse?) {
        guard !isAsked, let download, let response else { return }
        isAsked = true
        download.askDestination(response, suggestedFilename: response.suggestedFilename ?? "Unknown") { place in
            self.place = .some(place)
            if place == nil { self.task?.cancel() }
            self.moveToPlace()
        }
    }

    private func moveToPlace() {
        guard let whole, let place else { return }
        self.whole = nil
        session?.finishTasksAndInvalidate()
        guard let place else { return end(URLError(.cancelled), whole) }
        do {
            try FileManager.default.moveItem(at: whole, to: place)
            download?.finish()
        } catch {
            end(error, whole)
        }
    }

    private func end(_ error: any Error, _ file: URL) {
        unlink(file.path)
        download?.fail(error, resumeData: nil)
    }

    fileprivate func finished(_ task: URLSessionDownloadTask, _ file: URL) {
        // It is gone when this returns.
        let kept = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        do {
            try FileManager.default.moveItem(at: file, to: kept)
        } catch {
            download?.fail(error, resumeData: nil)
            return
        }
        whole = kept
        askPlace(task.response)
        moveToPlace()
    }

    fileprivate func completed(_ error: any Error) {
        session?.finishTasksAndInvalidate()
        let data = (error as? URLError)?.userInfo[URLSessionDownloadTaskResumeData] as? Data
        download?.fail(error, resumeData: data)
    }

    fileprivate func cameBy(_ task: URLSessionDownloadTask, _ count: Int64, of total: Int64) {
        askPlace(task.response)
        download?.hasCome(count, of: total)
    }
}

// The session's queue is the main one.
extension ResumedDownload: URLSessionDownloadDelegate {
    nonisolated func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) { MainActor.assumeIsolated { finished(downloadTask, location) } }

    nonisolated func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) { MainActor.assumeIsolated { cameBy(downloadTask, totalBytesWritten, of: totalBytesExpectedToWrite) } }

    nonisolated func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64
    ) { MainActor.assumeIsolated { cameBy(downloadTask, fileOffset, of: expectedTotalBytes) } }

    nonisolated func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let error else { return }
        MainActor.assumeIsolated { completed(error) }
    }
}
