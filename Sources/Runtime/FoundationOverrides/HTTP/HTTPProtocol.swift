// SPDX-License-Identifier: MIT
import CTransfers
import Foundation
@_weakLinked import FoundationNetworking

/// HTTP for URL sessions, on libcurl. Foundation's own on Linux keeps no answers, asks no delegate about servers'
/// certificates, takes no word about how to go on after a head, resumes no downloads, and ends the program at some challenges.
final class HTTPProtocol: URLProtocol, FileLoader {
    private(set) var exchange: HTTPExchange?
    /// How many led here.
    var redirects = 0
    private var isOver = false

    override class func canInit(with request: URLRequest) -> Bool {
        guard let scheme = request.url?.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            return false
        }
        return ProtocolFields.shared != nil && ts_transfers_available()
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    /// Also after a task was suspended.
    override func startLoading() {
        if let exchange { return exchange.resume() }
        guard !isOver, let fields = ProtocolFields.shared, let new = HTTPExchange(self, fields) else { return }
        exchange = new
        new.start()
    }

    override func stopLoading() {
        switch task?.state {
        case .suspended: exchange?.suspend()
        case .canceling: exchange?.cancel()
        default: exchange?.stop()
        }
    }

    /// The two know each other no longer.
    func ended() { (exchange, isOver) = (nil, true) }
}
