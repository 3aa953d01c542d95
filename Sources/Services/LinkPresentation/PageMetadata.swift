// SPDX-License-Identifier: MIT

/// Reads what a page says of itself: Open Graph (https://ogp.me), Twitter's cards, `title` and icons.
struct PageMetadata {
    private(set) var title: String?
    private(set) var summary: String?
    private(set) var image: URL?
    private(set) var icon: URL?
    private(set) var video: URL?

    init(html: String, base: URL) {
        var properties: [String: String] = [:]
        for match in html.matches(of: /(?is)<meta\b([^>]*)>/) {
            let attributes = Self.attributes(String(match.1))
            guard let name = (attributes["property"] ?? attributes["name"])?.lowercased() else { continue }
            if properties[name] == nil { properties[name] = attributes["content"] }
        }
        let plain = html.firstMatch(of: /(?is)<title\b[^>]*>(.*?)<\/title>/).map { Self.text(String($0.1)) }
        title = properties["og:title"] ?? properties["twitter:title"] ?? plain
        summary = properties["og:description"] ?? properties["description"]
        let url = { (text: String?) in text.flatMap { URL(string: $0, relativeTo: base)?.absoluteURL } }
        image = url(properties["og:image"] ?? properties["og:image:url"] ?? properties["twitter:image"])
        video = url(properties["og:video"] ?? properties["og:video:url"])
        icon = url(Self.icon(html)) ?? url("/favicon.ico")
    }

    /// The touch icon where there is one: it is the largest.
    private static func icon(_ html: String) -> String? {
        var found: [String: String] = [:]
        for match in html.matches(of: /(?is)<link\b([^>]*)>/) {
            let attributes = attributes(String(match.1))
            for word in (attributes["rel"] ?? "").lowercased().split(separator: " ") where found[String(word)] == nil {
                found[String(word)] = attributes["href"]
            }
        }
        return found["apple-touch-icon"] ?? found["apple-touch-icon-precomposed"] ?? found["icon"]
    }

    private static func attributes(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        for match in text.matches(of: /([A-Za-z:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/) {
            let value = match.2 ?? match.3 ?? match.4 ?? ""
            result[match.1.lowercased()] = Self.text(String(value))
        }
        return result
    }

    /// Character references resolved, white space joined.
    private static func text(_ text: String) -> String {
        var result = text
        let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&#39;": "'", "&nbsp;": " "]
        for (name, character) in names { result = result.replacingOccurrences(of: name, with: character) }
        result = result.replacing(/&#(x?)([0-9A-Fa-f]{1,6});/) { match in
            UInt32(match.2, radix: match.1.isEmpty ? 10 : 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
        }
        return result.replacingOccurrences(of: "&amp;", with: "&").split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }
}
