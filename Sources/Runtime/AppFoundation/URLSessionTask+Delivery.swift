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

/// What Foundation on Linux never tells a delegate. Delegates that pass such messages on to others compile, and those
/// that have no such method do nothing, as with all optional methods.
extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

extension URLSessionDelegate {
    /// Not told either: an app here is not started anew for the events of a background session.
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}
