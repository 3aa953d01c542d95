// SPDX-License-Identifier: MIT

/// Signs requests as OAuth 1.0a has it (RFC 5849, 3.4), with HMAC-SHA1.
///
/// iOS had the consumer's key of its own; here it is `TOUCHSTONE_OAUTH_KEY` and `TOUCHSTONE_OAUTH_SECRET`, by which a
/// service of one's own knows the device.
struct OAuth {
    var consumerKey = ProcessInfo.processInfo.environment["TOUCHSTONE_OAUTH_KEY"] ?? "touchstone"
    var consumerSecret = ProcessInfo.processInfo.environment["TOUCHSTONE_OAUTH_SECRET"] ?? "touchstone"
    var token: String
    var tokenSecret: String
    var nonce = UUID().uuidString.replacingOccurrences(of: "-", with: "")
    var timestamp = String(Int(Date().timeIntervalSince1970))

    init(token: String, tokenSecret: String) {
        self.token = token
        self.tokenSecret = tokenSecret
    }

    /// RFC 5849, 3.6: all but letters, digits, "-", ".", "_" and "~".
    static func escape(_ text: String) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
        return text.utf8.map { plain.contains($0) ? String(UnicodeScalar($0)) : String(format: "%%%02X", $0) }.joined()
    }

    static func form(_ fields: [(String, String)]) -> String {
        fields.map { "\(escape($0.0))=\(escape($0.1))" }.joined(separator: "&")
    }

    private var own: [(String, String)] {
        [
            ("oauth_consumer_key", consumerKey), ("oauth_nonce", nonce), ("oauth_signature_method", "HMAC-SHA1"),
            ("oauth_timestamp", timestamp), ("oauth_token", token), ("oauth_version", "1.0"),
        ]
    }

    /// 3.4.1: method, address and parameters.
    func base(method: String, url: URL, fields: [(String, String)]) -> String {
        var address = URLComponents(url: url, resolvingAgainstBaseURL: false) ?? URLComponents()
        let inAddress = (address.queryItems ?? []).map { ($0.name, $0.value ?? "") }
        address.query = nil
        address.fragment = nil
        address.scheme = address.scheme?.lowercased()
        address.host = address.host?.lowercased()
        let isUsualPort =
            (address.scheme == "http" && address.port == 80) || (address.scheme == "https" && address.port == 443)
        if isUsualPort { address.port = nil }
        let parts = (own + fields + inAddress).map { (Self.escape($0.0), Self.escape($0.1)) }.sorted { $0 < $1 }
        let joined = parts.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
        return [method.uppercased(), Self.escape(address.string ?? ""), Self.escape(joined)].joined(separator: "&")
    }

    func signature(method: String, url: URL, fields: [(String, String)]) -> String {
        let key = Self.escape(consumerSecret) + "&" + Self.escape(tokenSecret)
        let code = HMACSHA1.code(Array(base(method: method, url: url, fields: fields).utf8), key: Array(key.utf8))
        if code == nil { Unsupported.report("SLRequest: signing needs libcrypto (package libssl3)") }
        return code ?? ""
    }

    func header(method: String, url: URL, fields: [(String, String)]) -> String {
        let all = own + [("oauth_signature", signature(method: method, url: url, fields: fields))]
        return "OAuth " + all.sorted { $0.0 < $1.0 }.map { "\($0.0)=\"\(Self.escape($0.1))\"" }.joined(separator: ", ")
    }
}
