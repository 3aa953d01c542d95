// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking

/// The headers of a request as they go out: the session's, over them the request's own, and what iOS adds to them.
struct HTTPRequestHeaders {
    private var fields: [(name: String, value: String)] = []
    /// In lower case, of those that the app has set.
    let names: Set<String>

    init(_ request: URLRequest, _ configuration: URLSessionConfiguration, conditions: [String: String]) {
        var fields: [String: (name: String, value: String)] = [:]
        for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
            fields["\(name)".lowercased()] = ("\(name)", "\(value)")
        }
        for (name, value) in request.allHTTPHeaderFields ?? [:] { fields[name.lowercased()] = (name, value) }
        for (name, value) in conditions where fields[name.lowercased()] == nil {
            fields[name.lowercased()] = (name, value)
        }
        if let cookies = Self.cookies(for: request, configuration) { fields["cookie"] = ("Cookie", cookies) }
        names = Set(fields.keys)
        for (name, value) in Self.standard where fields[name.lowercased()] == nil {
            fields[name.lowercased()] = (name, value)
        }
        self.fields = fields.values.sorted { $0.name < $1.name }
    }

    private static func cookies(for request: URLRequest, _ configuration: URLSessionConfiguration) -> String? {
        guard configuration.httpShouldSetCookies, let url = request.url,
            let cookies = configuration.httpCookieStorage?.cookies(for: url), !cookies.isEmpty
        else { return nil }
        return HTTPCookie.requestHeaderFields(with: cookies)["Cookie"]
    }

    static func keepCookies(
        of response: HTTPURLResponse, for request: URLRequest, _ configuration: URLSessionConfiguration
    ) {
        guard let storage = configuration.httpCookieStorage, configuration.httpCookieAcceptPolicy != .never,
            let url = response.url
        else { return }
        var fields: [String: String] = [:]
        for (name, value) in response.allHeaderFields { fields["\(name)"] = "\(value)" }
        let cookies = HTTPCookie.cookies(withResponseHeaderFields: fields, for: url)
        if !cookies.isEmpty { storage.setCookies(cookies, for: url, mainDocumentURL: request.mainDocumentURL) }
    }

    /// `Name/build CFNetwork/... Darwin/...`, as apps on iOS 17 call themselves.
    private static let standard: [(name: String, value: String)] = {
        let bundle = Bundle.main.infoDictionary ?? [:]
        let name = bundle["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
        let build = bundle["CFBundleVersion"] as? String ?? "1"
        let agent = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
        let languages = Locale.preferredLanguages.prefix(6).enumerated().map { index, language in
            index == 0 ? language : "\(language);q=0.\(10 - index)"
        }
        return [
            ("User-Agent", "\(agent)/\(build) CFNetwork/1410.1 Darwin/23.0.0"), ("Accept", "*/*"),
            ("Accept-Language", languages.isEmpty ? "en" : languages.joined(separator: ",")),
        ]
    }()

    /// In libcurl's form.
    func lines(hasBody: Bool) -> [String] {
        var lines = fields.map { $0.value.isEmpty ? $0.name + ";" : "\($0.name): \($0.value)" }
        // A server need not be asked whether it wants a body.
        lines.append("Expect:")
        if hasBody, !fields.contains(where: { $0.name.lowercased() == "content-type" }) {
            lines.append("Content-Type: application/x-www-form-urlencoded")
        }
        return lines
    }
}

extension URLSessionConfiguration {
    /// The proxy of `connectionProxyDictionary`, by CFNetwork's keys.
    func proxy(for url: URL?) -> String? {
        let prefix = url?.scheme?.lowercased() == "https" ? "HTTPS" : "HTTP"
        func value(_ key: String) -> Any? { connectionProxyDictionary?[AnyHashable(key)] }
        guard (value(prefix + "Enable") as? Int ?? 0) != 0 || value(prefix + "Enable") as? Bool == true,
            let host = value(prefix + "Proxy") as? String
        else { return nil }
        return "http://\(host):\(value(prefix + "Port") as? Int ?? 80)"
    }
}
