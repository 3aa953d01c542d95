// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking

/// What needs no network: a load is over when it begins.
class LocalProtocol: URLProtocol {
    struct Content {
        let data: Data
        var mimeType: String?
        var textEncodingName: String?
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    /// What the address stands for; subclasses say it.
    func content(of url: URL) throws(URLError) -> Content { throw URLError(.unsupportedURL) }

    override final func startLoading() {
        do throws(URLError) {
            guard let url = request.url else { throw URLError(.unsupportedURL) }
            let content = try content(of: url)
            let response = URLResponse(
                url: url, mimeType: content.mimeType, expectedContentLength: content.data.count,
                textEncodingName: content.textEncodingName)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: content.data)
            client?.urlProtocolDidFinishLoading(self)
        } catch {
            let information = request.url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:]
            client?.urlProtocol(self, didFailWithError: URLError(error.code, userInfo: information))
        }
    }
}
