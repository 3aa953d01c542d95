// SPDX-License-Identifier: MIT
public import Foundation
@_weakLinked public import FoundationNetworking
import Synchronization

/// What an old connection tells; every method is optional.
public protocol NSURLConnectionDelegate: NSObjectProtocol {
    func connection(_ connection: NSURLConnection, didFailWithError error: any Error)
}

public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
    func connection(_ connection: NSURLConnection, didReceive response: URLResponse)
    func connection(_ connection: NSURLConnection, didReceive data: Data)
    func connectionDidFinishLoading(_ connection: NSURLConnection)
}

extension NSURLConnectionDelegate {
    public func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {
        byName(self, "connection:didFailWithError:", [connection, error])
    }
}

extension NSURLConnectionDataDelegate {
    public func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {
        byName(self, "connection:didReceiveResponse:", [connection, response])
    }
    public func connection(_ connection: NSURLConnection, didReceive data: Data) {
        byName(self, "connection:didReceiveData:", [connection, data])
    }
    public func connectionDidFinishLoading(_ connection: NSURLConnection) {
        byName(self, "connectionDidFinishLoading:", [connection])
    }
}

/// A request of before `URLSession`, which does the work. The delegate hears of it on the main queue, the data in one
/// piece. Unchecked: what changes is guarded by `lock`.
open class NSURLConnection: __ObjCObject, @unchecked Sendable {
    private struct State {
        var task: URLSessionDataTask?
        var isCancelled = false
        var delegate: (any NSURLConnectionDelegate)?
    }

    public let originalRequest: URLRequest
    open var currentRequest: URLRequest { originalRequest }
    private let lock = NSLock()
    private var state = State()

    public init?(request: URLRequest, delegate: Any?, startImmediately: Bool) {
        originalRequest = request
        super.init()
        // The connection keeps its delegate until it has ended.
        state.delegate = delegate as? any NSURLConnectionDelegate
        if startImmediately { start() }
    }

    public convenience init?(request: URLRequest, delegate: Any?) {
        self.init(request: request, delegate: delegate, startImmediately: true)
    }

    public class func canHandle(_ request: URLRequest) -> Bool {
        ["http", "https", "file", "data", "ftp"].contains(request.url?.scheme?.lowercased() ?? "")
    }

    open func start() {
        let task = URLSession.shared.dataTask(with: originalRequest) { data, response, error in
            DispatchQueue.main.async { self.finish(data, response, error) }
        }
        lock.withLock { state.task = task }
        task.resume()
    }

    /// The delegate hears nothing more.
    open func cancel() {
        lock.withLock {
            state.isCancelled = true
            state.task?.cancel()
            state.delegate = nil
        }
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        let delegate = lock.withLock {
            defer { state.delegate = nil }
            return state.isCancelled ? nil : state.delegate
        }
        if let error {
            if let delegate { optionalCall { delegate.connection(self, didFailWithError: error) } }
            return
        }
        guard let delegate = delegate as? any NSURLConnectionDataDelegate else { return }
        if let response { optionalCall { delegate.connection(self, didReceive: response) } }
        if let data, !data.isEmpty { optionalCall { delegate.connection(self, didReceive: data) } }
        optionalCall { delegate.connectionDidFinishLoading(self) }
    }

    public class func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue,
        completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        URLSession.shared.dataTask(with: request) { data, response, error in
            queue.addOperation { handler(response, data, error) }
        }.resume()
    }

    @_disfavoredOverload
    public class func sendSynchronousRequest(
        _ request: URLRequest, returning response: AutoreleasingUnsafeMutablePointer<URLResponse?>?
    ) throws -> Data {
        var received: URLResponse?
        defer { response?.pointee = received }
        return try sendSynchronousRequest(request, returning: &received)
    }

    /// Waits for the answer. As `&response` is written for Apple's pointer.
    public class func sendSynchronousRequest(
        _ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?
    ) throws -> Data {
        struct Answer: Sendable { var result: Result<Data, any Error>, response: URLResponse? }
        let answer = Mutex<Answer?>(nil)
        let done = DispatchSemaphore(value: 0)
        URLSession.shared.dataTask(with: request) { data, response, error in
            let result: Result<Data, any Error> = error.map { .failure($0) } ?? .success(data ?? Data())
            answer.withLock { $0 = Answer(result: result, response: response) }
            done.signal()
        }.resume()
        done.wait()
        let received = answer.withLock { $0 }
        response?.pointee = received?.response
        return try received?.result.get() ?? Data()
    }
}
