// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked public import FoundationNetworking

/// In the errors of cancelled downloads.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLSession {
    /// Linux's Foundation has no stream tasks: it compiles and raises, and the report names what can be used.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask { refuseStream() }
    public func streamTask(with service: NetService) -> URLSessionStreamTask { refuseStream() }

    private func refuseStream() -> Never {
        Unsupported.report("URLSession.streamTask: Network's NWConnection is supported")
        NSException.raise(.invalidArgumentException, "URLSession.streamTask is not supported; use NWConnection")
    }
}
