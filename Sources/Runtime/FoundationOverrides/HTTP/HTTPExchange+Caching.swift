// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking

/// Answers that were kept: https://developer.apple.com/documentation/foundation/nsurlrequest/cachepolicy-swift.enum
extension HTTPExchange {
    enum CacheDecision {
        case answer(CachedURLResponse)
        /// Of the server, with headers that ask whether the kept answer still holds.
        case ask([String: String])
        /// The request wants a kept answer only, and there is none.
        case refuse
    }

    /// The request's policy; the session's where the request leaves it at the standard one.
    private var policy: URLRequest.CachePolicy {
        request.cachePolicy == .useProtocolCachePolicy ? session.configuration.requestCachePolicy : request.cachePolicy
    }

    var cacheDecision: CacheDecision {
        let kept = loader.cachedResponse.flatMap { $0.response is HTTPURLResponse ? $0 : nil }
        switch policy {
        case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData: return .ask([:])
        case .returnCacheDataElseLoad: return kept.map { .answer($0) } ?? .ask([:])
        case .returnCacheDataDontLoad: return kept.map { .answer($0) } ?? .refuse
        case .reloadRevalidatingCacheData: return .ask(kept.map(conditions) ?? [:])
        default:
            guard let kept, let response = kept.response as? HTTPURLResponse else { return .ask([:]) }
            return CacheRules(response).isFresh(storedAt: kept.storageDate) ? .answer(kept) : .ask(conditions(kept))
        }
    }

    private func conditions(_ kept: CachedURLResponse) -> [String: String] {
        guard let response = kept.response as? HTTPURLResponse else { return [:] }
        // The app's own condition is its own business: it gets the 304.
        let asksItself = ["If-None-Match", "If-Modified-Since"].contains {
            request.value(forHTTPHeaderField: $0) != nil
        }
        return asksItself ? [:] : CacheRules(response).conditions
    }

    func storagePolicy(for head: HTTPURLResponse) -> URLCache.StoragePolicy {
        CacheRules(head).mayBeKept(for: request) ? .allowed : .notAllowed
    }

    func answer(with kept: CachedURLResponse) {
        loader.client?.urlProtocol(loader, cachedResponseIsValid: kept)
        course.update { ($0.isFromCache, $0.response) = (true, kept.response) }
        tell(kept.response, kept.data)
    }

    /// The server says that a kept answer holds: that is the answer, with the server's new headers.
    func confirm(_ kept: CachedURLResponse, by news: HTTPURLResponse) {
        guard let old = kept.response as? HTTPURLResponse else { return fail(.badServerResponse) }
        let response = CacheRules(old).confirmed(by: news)
        if let task = task as? URLSessionDataTask {
            session.configuration.urlCache?.storeCachedResponse(
                .storedNow(response, kept.data, kept.storagePolicy), for: task)
        }
        loader.client?.urlProtocol(loader, cachedResponseIsValid: kept)
        tell(response, kept.data)
    }

    private func tell(_ response: URLResponse, _ data: Data) {
        self.response = response as? HTTPURLResponse
        fields.setExpected(received: Int64(data.count), of: task)
        loader.client?.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
        fields.addReceived(Int64(data.count), of: task)
        if !data.isEmpty { loader.client?.urlProtocol(loader, didLoad: data) }
        finish()
    }
}

extension CachedURLResponse {
    /// With the date at which it came, where the server says none: https://www.rfc-editor.org/rfc/rfc9110#section-6.6.1.
    /// Foundation's own date of a kept answer is not to be seen, and its archives of dates in `userInfo` cannot be read.
    static func storedNow(
        _ response: URLResponse, _ data: Data, _ policy: URLCache.StoragePolicy
    ) -> CachedURLResponse {
        var kept = response
        if let head = response as? HTTPURLResponse, head.value(forHTTPHeaderField: "Date") == nil {
            kept = head.with(["Date": CacheRules.text(Date())]) ?? head
        }
        return CachedURLResponse(response: kept, data: data, storagePolicy: policy)
    }

    /// One that the app has put there itself without a date counts as old.
    var storageDate: Date {
        let header = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Date")
        return header.flatMap(CacheRules.date) ?? .distantPast
    }
}
