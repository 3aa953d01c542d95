// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking

/// https://www.rfc-editor.org/rfc/rfc9110#section-15.4
extension HTTPExchange {
    /// As iOS counts.
    private static let most = 20

    func isRedirect(_ head: HTTPURLResponse) -> Bool {
        [301, 302, 303, 307, 308].contains(head.statusCode) && head.value(forHTTPHeaderField: "Location") != nil
    }

    func redirect(_ head: HTTPURLResponse) {
        guard let from = request.url, let place = head.value(forHTTPHeaderField: "Location"),
            let target = URL(string: place, relativeTo: from)?.absoluteURL
        else { return speakAndFinish() }
        guard let scheme = target.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            return fail(.unsupportedURL)
        }
        guard loader.redirects < Self.most else { return fail(.httpTooManyRedirects) }
        var next = request
        next.url = target
        if head.statusCode == 303 && next.httpMethod != "HEAD" || head.statusCode < 303 && next.httpMethod == "POST" {
            next.httpMethod = "GET"
            next.httpBody = nil
            for name in ["Content-Type", "Content-Length"] { next.setValue(nil, forHTTPHeaderField: name) }
        }
        // A secret is for the server that it was given for.
        if target.host != from.host || target.port != from.port {
            next.setValue(nil, forHTTPHeaderField: "Authorization")
        }
        next.setValue(nil, forHTTPHeaderField: "Cookie")
        let client = loader.client
        stop()
        client?.urlProtocol(loader, wasRedirectedTo: next, redirectResponse: head)
    }
}
