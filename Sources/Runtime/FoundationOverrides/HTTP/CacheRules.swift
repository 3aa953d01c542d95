// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking

/// What a cache that serves one person may keep and hand out: https://www.rfc-editor.org/rfc/rfc9111
struct CacheRules {
    private let directives: [String: String]
    private let response: HTTPURLResponse

    init(_ response: HTTPURLResponse) {
        self.response = response
        directives = Self.directives(response.value(forHTTPHeaderField: "Cache-Control"))
    }

    private static func directives(_ header: String?) -> [String: String] {
        (header ?? "").split(separator: ",").reduce(into: [:]) { list, part in
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let name = pair.first?.lowercased() else { return }
            list[name] = pair.count > 1 ? pair[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")) : ""
        }
    }

    private func header(_ name: String) -> String? { response.value(forHTTPHeaderField: name) }

    /// Whether an answer to a request may be kept (section 3). One that depends on more than the address is not. One that
    /// neither holds for a while nor can be asked for again by a condition is kept all the same, as on iOS: for requests
    /// that want what is kept, however old.
    func mayBeKept(for request: URLRequest) -> Bool {
        guard (request.httpMethod ?? "GET") == "GET", response.statusCode == 200, directives["no-store"] == nil,
            Self.directives(request.value(forHTTPHeaderField: "Cache-Control"))["no-store"] == nil,
            request.value(forHTTPHeaderField: "Range") == nil
        else { return false }
        if let varied = header("Vary"), varied.lowercased() != "accept-encoding" { return false }
        return request.value(forHTTPHeaderField: "Authorization") == nil || directives["public"] != nil
    }

    /// Whether an answer that came at a date holds without asking (section 4.2).
    func isFresh(storedAt date: Date, now: Date = Date()) -> Bool {
        guard directives["no-cache"] == nil, let lifetime = lifetime(from: date) else { return false }
        // A server's clock may be ahead.
        let age = max(0, now.timeIntervalSince(date)) + (header("Age").flatMap(TimeInterval.init) ?? 0)
        return age < lifetime
    }

    /// Seconds that an answer holds; without a word of the server a tenth of what its content was old (section 4.2.2).
    private func lifetime(from date: Date) -> TimeInterval? {
        if let seconds = directives["max-age"] { return TimeInterval(seconds) ?? 0 }
        let sent = header("Date").flatMap(Self.date) ?? date
        if let expires = header("Expires") { return Self.date(expires)?.timeIntervalSince(sent) ?? 0 }
        guard directives.isEmpty || directives["public"] != nil || directives["private"] != nil,
            let modified = header("Last-Modified").flatMap(Self.date)
        else { return nil }
        return max(0, sent.timeIntervalSince(modified) / 10)
    }

    /// Headers that ask whether a kept answer still holds (section 4.3.1).
    var conditions: [String: String] {
        var list: [String: String] = [:]
        list["If-None-Match"] = header("ETag")
        list["If-Modified-Since"] = header("Last-Modified")
        return list
    }

    /// The kept answer with what a server said when it confirmed it (section 3.2).
    func confirmed(by news: HTTPURLResponse) -> HTTPURLResponse {
        var fields = ["Date": Self.text(Date())]
        for (name, value) in news.allHeaderFields
        where !["content-length", "content-encoding"].contains("\(name)".lowercased()) {
            fields["\(name)"] = "\(value)"
        }
        return response.with(fields) ?? response
    }

    /// The three forms of section 5.6.7 of RFC 9110.
    static func date(_ text: String) -> Date? {
        for format in [standard, "EEEE, dd-MMM-yy HH:mm:ss zzz", "EEE MMM d HH:mm:ss yyyy"] {
            if let date = formatter(format).date(from: text) { return date }
        }
        return nil
    }

    static func text(_ date: Date) -> String { formatter(standard).string(from: date) }

    private static let standard = "EEE, dd MMM yyyy HH:mm:ss zzz"

    private static func formatter(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(abbreviation: "GMT")
        formatter.dateFormat = format
        return formatter
    }
}
