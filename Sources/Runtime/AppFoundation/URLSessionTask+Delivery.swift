// SPDX-License-Identifier: MIT
import FoundationCompat
@_weakLinked public import FoundationNetworking

extension URLSessionTask {
    /// Whether data may come in pieces, as it always does here; asking for one piece is reported.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set { if !newValue { Unsupported.report("URLSessionTask.prefersIncrementalDelivery") } }
    }
}

/// Methods that Linux's protocols of delegates do not have. A delegate's own is called by its name in Objective-C.
extension URLSessionTaskDelegate {
    /// There is no network, and the session's configuration wants to wait for one: `waitsForConnectivity`. Told once for
    /// each time that the task begins to wait.
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
        byName(self, "URLSession:taskIsWaitingForConnectivity:", [session, task])
    }

    /// The task has just been made, and its maker does not have it yet. Told on the maker's thread, of all tasks but those of
    /// asynchronous calls and of web sockets.
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
        byName(self, "URLSession:didCreateTask:", [session, task])
    }
}

extension URLSessionDelegate {
    /// All that a background session had to tell is told, for which the app was started or woken behind others.
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
        byName(self, "URLSessionDidFinishEventsForBackgroundURLSession:", [session])
    }
}
