// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked public import FoundationNetworking

/// `URLResponse()` and `HTTPURLResponse()` of adapted code: in Objective-C every class can be made without arguments.
public enum __EmptyResponse {
    /// Where nothing is, in place of no address.
    private static let nowhere = URL(fileURLWithPath: "/")

    public static func plain() -> URLResponse {
        URLResponse(url: nowhere, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }

    /// Status 200, as on iOS.
    public static func http() -> HTTPURLResponse {
        guard let made = HTTPURLResponse(url: nowhere, statusCode: 200, httpVersion: nil, headerFields: nil) else {
            preconditionFailure("a response without header fields can always be made")
        }
        return made
    }
}
