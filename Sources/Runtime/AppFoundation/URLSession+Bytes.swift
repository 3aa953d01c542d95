// SPDX-License-Identifier: MIT
public import FoundationCompat
@_weakLinked public import FoundationNetworking

extension URLSession {
    /// An answer's bytes as they come. What is not read yet is kept in memory.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        /// What brings them. It is cancelled when nobody will read them.
        public let task: URLSessionDataTask
        fileprivate let pieces: AsyncThrowingStream<Data, any Error>

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var pieces: AsyncThrowingStream<Data, any Error>.Iterator
            private var piece = Data()
            private var position = 0

            fileprivate init(_ pieces: AsyncThrowingStream<Data, any Error>.Iterator) { self.pieces = pieces }

            /// - Throws: what ended the load before its end.
            public mutating func next() async throws -> UInt8? {
                while position == piece.count {
                    guard let next = try await pieces.next() else {
                        // A stream whose reader is cancelled only ends.
                        if Task.isCancelled { throw URLError(.cancelled) }
                        return nil
                    }
                    (piece, position) = (next, 0)
                }
                defer { position += 1 }
                return piece[piece.startIndex + position]
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(pieces.makeAsyncIterator()) }
    }

    /// Begins a load, and returns when its answer has begun: its bytes are read from the sequence.
    ///
    /// - Parameter delegate: asked about redirects and challenges, before the session's own.
    /// - Throws: what ended the load before its answer; `CancellationError` becomes `URLError.cancelled`.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let receiver = ByteReceiver(self, delegate)
        // Linux's Foundation tells a session's delegate alone of data, not a task's.
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        let task = session.dataTask(with: request)
        session.finishTasksAndInvalidate()
        return try await withTaskCancellationHandler {
            let response = try await withCheckedThrowingContinuation { continuation in
                receiver.begin(continuation)
                task.resume()
            }
            return (AsyncBytes(task: task, pieces: receiver.pieces(of: task)), response)
        } onCancel: {
            task.cancel()
        }
    }

    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
}

/// Hands a load's answer and data on; the app's delegates decide about redirects and challenges.
// Unchecked: the continuation is used on the inner session's queue alone, after it has been set.
private final class ByteReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let outer: URLSession
    private let delegate: (any URLSessionTaskDelegate)?
    private let stream: AsyncThrowingStream<Data, any Error>
    private let data: AsyncThrowingStream<Data, any Error>.Continuation
    private var answered: CheckedContinuation<URLResponse, any Error>?

    init(_ outer: URLSession, _ delegate: (any URLSessionTaskDelegate)?) {
        self.outer = outer
        self.delegate = delegate ?? outer.delegate as? any URLSessionTaskDelegate
        (stream, data) = AsyncThrowingStream.makeStream(of: Data.self)
    }

    func begin(_ continuation: CheckedContinuation<URLResponse, any Error>) { answered = continuation }

    func pieces(of task: URLSessionTask) -> AsyncThrowingStream<Data, any Error> {
        data.onTermination = { reason in if case .cancelled = reason { task.cancel() } }
        return stream
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        answered?.resume(returning: response)
        answered = nil
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        self.data.yield(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        answered?.resume(throwing: error ?? URLError(.badServerResponse))
        answered = nil
        data.finish(throwing: error)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let delegate else { return completionHandler(request) }
        delegate.urlSession(
            outer, task: task, willPerformHTTPRedirection: response, newRequest: request,
            completionHandler: completionHandler)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
        delegate.urlSession(outer, task: task, didReceive: challenge, completionHandler: completionHandler)
    }
}
