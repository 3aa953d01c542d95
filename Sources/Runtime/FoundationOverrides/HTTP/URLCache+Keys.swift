// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked public import FoundationNetworking

/// Take the place of Foundation's: it keeps answers by host, port and path alone, so that pages of a list that differ in
/// the query, or one site by two schemes, got each other's answers. Its methods for tasks call these.
extension URLCache {
    @_silgen_name("$s20FoundationNetworking8URLCacheC14cachedResponse3forAA17CachedURLResponseCSgAA10URLRequestV_tF")
    public func __cachedResponse(for request: URLRequest) -> CachedURLResponse? {
        FoundationCache.shared?.get(self).response(for: CacheKey.request(request))
    }

    @_silgen_name("$s20FoundationNetworking8URLCacheC19storeCachedResponse_3foryAA0E11URLResponseC_AA10URLRequestVtF")
    public func __storeCachedResponse(_ response: CachedURLResponse, for request: URLRequest) {
        FoundationCache.shared?.set(self).store(response, for: CacheKey.request(request))
    }

    @_silgen_name("$s20FoundationNetworking8URLCacheC20removeCachedResponse3foryAA10URLRequestV_tF")
    public func __removeCachedResponse(for request: URLRequest) {
        FoundationCache.shared?.remove(self).remove(CacheKey.request(request))
    }
}

/// Foundation's own methods.
private struct FoundationCache: @unchecked Sendable {
    // Immutable: addresses of code.
    private let addresses: [UnsafeMutableRawPointer]
    static let shared = FoundationCache()

    private init?() {
        let type = "$s20FoundationNetworking8URLCacheC"
        let methods = [
            "14cachedResponse3forAA17CachedURLResponseCSgAA10URLRequestV_tF",
            "19storeCachedResponse_3foryAA0E11URLResponseC_AA10URLRequestVtF",
            "20removeCachedResponse3foryAA10URLRequestV_tF",
        ]
        addresses = methods.compactMap { dlsym(ReplacedMethods.next, type + $0) }
        guard addresses.count == methods.count else { return nil }
    }

    func get(_ cache: URLCache) -> FoundationMethod { FoundationMethod(addresses[0], of: cache) }
    func set(_ cache: URLCache) -> FoundationMethod { FoundationMethod(addresses[1], of: cache) }
    func remove(_ cache: URLCache) -> FoundationMethod { FoundationMethod(addresses[2], of: cache) }
}

/// What tells answers apart: all of the address but its fragment.
private enum CacheKey {
    /// A request whose path stands for the whole address. Foundation names a file by it, and names of files are short.
    static func request(_ request: URLRequest) -> URLRequest {
        guard let url = request.url, let host = url.host else { return request }
        var parts = URLComponents()
        (parts.scheme, parts.host, parts.port) = (url.scheme, host, url.port)
        parts.path = "/" + name(text(url))
        guard let key = parts.url else { return request }
        return URLRequest(url: key)
    }

    private static func text(_ url: URL) -> String {
        guard let fragment = url.absoluteString.firstIndex(of: "#") else { return url.absoluteString }
        return String(url.absoluteString[..<fragment])
    }

    /// 128 bits, the same in every process: two hashes of FNV-1a, the second of the text backwards.
    private static func name(_ text: String) -> String {
        [hash(text.utf8), hash(text.utf8.reversed())].map { String($0, radix: 36) }.joined(separator: "-")
    }

    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
