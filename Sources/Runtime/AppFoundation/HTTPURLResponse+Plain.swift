// SPDX-License-Identifier: MIT
public import FoundationCompat
@_weakLinked public import FoundationNetworking

extension HTTPURLResponse {
    /// The initialiser of every response, which Foundation on Linux does not pass on to this class. There is no answer
    /// behind it: the status is 200, and the fields say what the arguments do.
    /// https://developer.apple.com/documentation/foundation/urlresponse/init(url:mimetype:expectedcontentlength:textencodingname:)
    public static func __make(
        url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?
    ) -> HTTPURLResponse {
        var fields: [String: String] = [:]
        if let mimeType { fields["Content-Type"] = name.map { "\(mimeType); charset=\($0)" } ?? mimeType }
        if length >= 0 { fields["Content-Length"] = String(length) }
        guard let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: fields)
        else { preconditionFailure("a response for \(url) could not be made") }
        return response
    }
}
