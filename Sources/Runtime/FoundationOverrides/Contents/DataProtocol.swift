// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking

/// `data:` addresses for URL sessions: Foundation's own protocol on Linux tells nobody when one is damaged, so the task
/// never ends, and knows only the scheme in small letters.
final class DataProtocol: LocalProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url.map(DataURL.isScheme) ?? false }

    override func content(of url: URL) throws(URLError) -> Content {
        guard let content = DataURL(url) else { throw URLError(.badURL) }
        return Content(
            data: content.data, mimeType: content.mimeType, textEncodingName: content.textEncodingName)
    }
}
