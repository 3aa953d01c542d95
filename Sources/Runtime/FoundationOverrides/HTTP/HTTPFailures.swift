// SPDX-License-Identifier: MIT
import CTransfers
import Foundation
@_weakLinked import FoundationNetworking

/// Errors of loads, from libcurl's codes: https://curl.se/libcurl/c/libcurl-errors.html
enum HTTPFailures {
    private static let codes: [Int32: URLError.Code] = [
        1: .unsupportedURL, 3: .badURL, 5: .cannotFindHost, 6: .cannotFindHost, 7: .cannotConnectToHost,
        8: .badServerResponse, 18: .networkConnectionLost, 28: .timedOut, 35: .secureConnectionFailed, 42: .cancelled,
        47: .httpTooManyRedirects, 51: .serverCertificateUntrusted, 52: .networkConnectionLost,
        55: .networkConnectionLost, 56: .networkConnectionLost, 60: .serverCertificateUntrusted,
        61: .cannotDecodeContentData, 83: .serverCertificateUntrusted, 91: .serverCertificateUntrusted,
    ]

    static func error(_ code: Int32, osError: Int, for request: URLRequest) -> URLError {
        let timedOut = code == 7 && osError == Int(ETIMEDOUT)
        let meant = timedOut ? .timedOut : codes[code] ?? .unknown
        return error(meant, for: request, reason: String(cString: ts_transfer_error(code)))
    }

    /// - Parameter reason: in the library's words; nil: only the code says it.
    static func error(_ code: URLError.Code, for request: URLRequest, reason: String? = nil) -> URLError {
        var information = place(of: request)
        information[NSLocalizedDescriptionKey] = descriptions[code] ?? reason
        return URLError(code, userInfo: information)
    }

    static func place(of request: URLRequest) -> [String: Any] {
        guard let url = request.url else { return [:] }
        return [NSURLErrorFailingURLErrorKey: url, "NSErrorFailingURLStringKey": url.absoluteString]
    }

    /// In iOS's words.
    private static let descriptions: [URLError.Code: String] = [
        .timedOut: "The request timed out.",
        .cannotFindHost: "A server with the specified hostname could not be found.",
        .cannotConnectToHost: "Could not connect to the server.", .cancelled: "cancelled",
        .networkConnectionLost: "The network connection was lost.", .unsupportedURL: "unsupported URL",
        .badURL: "bad URL",
        .notConnectedToInternet: "The Internet connection appears to be offline.",
        .httpTooManyRedirects: "too many HTTP redirects", .resourceUnavailable: "resource unavailable",
        .secureConnectionFailed: "An SSL error has occurred and a secure connection to the server cannot be made.",
        .dataLengthExceedsMaximum: "resource exceeds maximum size",
        .cannotDecodeContentData: "cannot decode content data",
    ]
}
